import { ApplicationFailure, Context } from '@temporalio/activity'
import { trainingAnswersOf } from '../domain/forms/onboarding.ts'
import type { Database } from '../storage/database.ts'
import { Program, Purchase, Survey } from '../storage/entities.ts'
import { unguessableId } from '../storage/ids.ts'
import { WEEKS } from '../domain/program/weeks.ts'
import { storeProgram } from '../storage/programs.ts'
import { programsWritten } from '../platform/observability/activity-metrics.ts'
import type { Activities } from './activities.ts'
import { createReadings } from '../language-model/model-readings.ts'
import { honourRetryAfter } from '../language-model/model-unavailable.ts'
import { writeForeword } from '../language-model/write-foreword.ts'
import { writeProgram } from '../language-model/write-program.ts'
import { withForeword } from '../domain/training/foreword/with-foreword.ts'
import { rowsMissing } from './rows-missing.ts'
import type { Tools } from './tools.ts'

/** A model may think for long before its first token; a dead worker is noticed all the same. */
const HEARTBEAT_EVERY_MS = 4_000

const MODEL_TIMEOUT_MS = 3_600_000

/** Most models need ten seconds for a foreword. */
const FOREWORD_MS = 20_000
/** The activity times out after five minutes; storing a program needs a moment of them. */
const WRITING_MS = 290_000

/** Idempotent: a stored program is never written again, and a unique purchase id allows only one. */
export const generateProgram = ({
  database,
  model,
  rules,
}: Pick<Tools, 'database' | 'model' | 'rules'>): Activities['generateProgram'] => {
  const readings = createReadings({ database, model, rules })
  return async (purchaseId) => {
    const em = database.fork()
    const stored = await storedProgram(database, purchaseId)
    if (stored) return stored

    const purchase = await em.findOne(Purchase, { id: purchaseId })
    if (!purchase?.surveyId) throw rowsMissing()
    const survey = await em.findOneOrFail(Survey, { id: purchase.surveyId })
    const answers = trainingAnswersOf(survey.answers)
    if (!answers.success)
      throw ApplicationFailure.nonRetryable(
        'the survey lacks answers that a program needs',
        'MISSING_REQUIRED_FIELDS',
      )

    const context = Context.current()
    const signal = context.cancellationSignal
    const showWeeks = weeksWriter(database, purchaseId)
    let fractionWritten = 0
    const write = async () => {
      const startedAt = Date.now()
      const { reading, report } =
        (await readings.known(answers.data)) ??
        (await readings.ask({ ...survey.answers, ...answers.data }, signal))
      const profile = await rules.read(answers.data, new Date(), reading ?? undefined)
      const written = await writeProgram(profile, {
        model,
        rules,
        waitForModel: !hasWaitedLong(purchase, survey),
        signal,
        reading: report,
        startedAt,
        onProgress: (fraction, exercises) => {
          fractionWritten = fraction
          showWeeks(Math.floor(fraction * WEEKS), exercises)
        },
      })
      const isAway = written.report.rounds.some(({ outcome }) => outcome === 'unavailable')
      const { foreword, report: ofForeword } = await writeForeword(written.program, profile, {
        model,
        signal,
        timeoutMs: isAway ? 0 : Math.min(FOREWORD_MS, startedAt + WRITING_MS - Date.now()),
      })
      return {
        ...written,
        program: withForeword(written.program, foreword),
        report: { ...written.report, foreword: ofForeword },
      }
    }
    const alive = setInterval(() => context.heartbeat(fractionWritten), HEARTBEAT_EVERY_MS)
    const { program, block, report } = await write()
      .catch(honourRetryAfter)
      .finally(() => clearInterval(alive))
    const row = {
      id: unguessableId(),
      purchaseId,
      name: survey.name ?? purchase.name ?? '',
      email: survey.email ?? purchase.email ?? '',
      generated: program,
      block,
      report,
      createdAt: new Date(),
    }
    programsWritten.inc({ path: report.path })
    await storeProgram(em, survey.id, row)
    const kept = await storedProgram(database, purchaseId, row)
    if (!kept) throw new Error(`the program of ${purchaseId} was not stored`)
    return kept
  }
}

/** The buyer has waited so long that a program by rule now is better than the model's later. */
const hasWaitedLong = ({ paidAt }: Purchase, { completedAt }: Survey): boolean =>
  Date.now() - Math.max(Number(paidAt), Number(completedAt)) > MODEL_TIMEOUT_MS

/** @param written - what this attempt wrote; if it is the stored program, it is not read back */
async function storedProgram(
  database: Database,
  purchaseId: string,
  written?: Pick<Program, 'id' | 'generated'>,
) {
  const kept = { purchaseId, outdated: false }
  const found = await database.fork().findOne(Program, kept, { fields: ['id'] })
  if (!found) return null
  const { generated } =
    found.id === written?.id
      ? written
      : await database.fork().findOneOrFail(Program, found.id, { fields: ['generated'] })
  return { programId: found.id, redFlag: Boolean(generated.overview.clearance) }
}

/** Stores what is written so far, only for display: one write at a time, of the latest state. */
function weeksWriter(database: Database, purchaseId: string) {
  let shown = 0
  let latest: (() => readonly string[]) | null = null
  let isWriting = false
  const write = async () => {
    isWriting = true
    for (let exercises = latest; exercises; exercises = latest) {
      latest = null
      const facts = { weeksWritten: shown, exercisesWritten: [...exercises()] }
      await database
        .fork()
        .nativeUpdate(Purchase, { id: purchaseId }, facts)
        .catch(() => undefined)
    }
    isWriting = false
  }
  return (weeks: number, exercises: () => readonly string[]): void => {
    if (weeks <= shown || weeks > WEEKS) return
    shown = weeks
    latest = exercises
    if (!isWriting) void write()
  }
}
