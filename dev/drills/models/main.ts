import { setTimeout as sleep } from 'node:timers/promises'
import pLimit from 'p-limit'
import { z } from 'zod'
import type { TrainingAnswers } from '../../../domain/forms/program-request.ts'
import type { GeneratedProgram } from '../../../domain/program/program.ts'
import { WEEKS } from '../../../domain/program/weeks.ts'
import { ProgramRecord } from '../../../domain/shop/program-record.ts'
import { profileOf } from '../../../domain/training/profile/profile-of.ts'
import { understandingOf } from '../../../domain/training/profile/understood/understanding.ts'
import { hardOf, review } from '../../../domain/training/review/review.ts'
import { textsOf } from '../../../language-model/answers-to-read.ts'
import { Program, Purchase, Survey } from '../../../storage/entities.ts'
import { purchaseIdOf } from '../../../workflows/purchase-id.ts'
import { tableOf } from '../../commands/figures.ts'
import { optionsOf } from '../../commands/options.ts'
import { until } from '../../processes/until.ts'
import { peopleAsTheyWrite } from '../../scorecard/reading/people.ts'
import { type Product, startProduct } from '../../testkit/product.ts'
import { buyAtGumroad, createBuyer, NAME } from '../../testkit/purchases/buyer.ts'
import { inWorld } from '../../testkit/test-services.ts'
import { type Mode, MODE_NAMES, MODES } from './modes.ts'

// What people get who buy while the model misbehaves: npm run drill -- models [-- --modes away,slow]

const AT_ONCE = 4
const DELIVERED_WITHIN_MS = 15 * 60_000
const HOUR_MS = 3_600_000
const LOOK_EVERY_MS = 500

const { modes } = optionsOf({
  modes: z
    .string()
    .default(MODE_NAMES.join())
    .transform((names) => names.split(','))
    .pipe(z.array(z.enum(MODE_NAMES))),
})

const Report = z.object({ path: z.string() })

/** Buys, answers, and opens what came. */
async function buy(product: Product, id: string, answers: TrainingAnswers) {
  const email = `${id}@models.example`
  const { call } = createBuyer(product.url)
  const { sale, key } = await buyAtGumroad(product.storefrontUrl, { email })
  const paidAt = Date.now()
  const request = { ...answers, licenseKey: key, name: NAME, email }
  const asked = await until(
    'the program',
    async () => {
      const answer = await call('POST', '/api/programs', request)
      return answer.status === 503 ? sleep(LOOK_EVERY_MS, false as const) : answer
    },
    DELIVERED_WITHIN_MS,
  )
  if (asked.status !== 200) throw new Error(`${asked.status} ${JSON.stringify(asked.body)}`)
  await product.purchaseWhen(purchaseIdOf('gumroad', sale), 'delivered', ({ deliveredAt }) => deliveredAt)
  const seconds = (Date.now() - paidAt) / 1000
  const found = { id: String(asked.body['id']) }
  const { body } = await call('GET', `/api/programs/${found.id}`)
  const pdf = await call('GET', `/api/programs/${found.id}/pdf`)
  const { report } = await product.database.fork().findOneOrFail(Program, found)
  return {
    program: ProgramRecord.parse(body).generatedProgram,
    path: Report.parse(report).path,
    hasPdf: pdf.headers.get('content-type') === 'application/pdf',
    seconds,
  }
}

/** Judges the program by the answers alone, whatever a model read in them. */
function faultsIn(program: GeneratedProgram, answers: TrainingAnswers): string[] {
  const wrong = program.weeks.filter(({ workouts }) => workouts.length !== answers.trainingDays)
  const findings = hardOf(review(program, profileOf(answers, new Date())))
  return [
    ...(program.weeks.length === WEEKS ? [] : [`${program.weeks.length} weeks`]),
    ...wrong.map(({ weekNumber, workouts }) => `${workouts.length} days in week ${weekNumber}`),
    ...new Set(findings.map(({ rule, says }) => `${rule} ${says}`)),
  ]
}

/** Sentences that nobody understood and the program passes over. What a lie claims to read, chips show. */
function untoldIn(
  { overview, foreword }: GeneratedProgram,
  answers: TrainingAnswers,
  reads: Mode['reads'],
): string[] {
  const told = new Set([
    ...(overview.unread ?? []),
    ...(overview.wishes ?? []),
    ...(overview.unanswered ?? []),
    ...(foreword?.answers.map(({ question }) => question) ?? []),
    ...(foreword?.tools.map(({ tool }) => tool) ?? []),
  ])
  const { unread } = understandingOf(answers, new Date(), reads?.(textsOf(answers)))
  return unread.filter((sentence) => !told.has(sentence))
}

/** Whoever has paid and answered has waited for more than an hour. */
function hourPasses({ database }: Product) {
  const passes = async () => {
    const [recently, before] = [new Date(Date.now() - HOUR_MS), new Date(Date.now() - 2 * HOUR_MS)]
    const em = database.fork()
    await em.nativeUpdate(Survey, { completedAt: { $gt: recently } }, { completedAt: before })
    await em.nativeUpdate(Purchase, { paidAt: { $gt: recently } }, { paidAt: before })
  }
  return setInterval(() => void passes().catch(console.error), LOOK_EVERY_MS)
}

async function tryMode(name: string, { start, isAway, people, reads }: Mode) {
  const model = await start()
  const product = await startProduct({
    wholePdfs: true,
    by: async (part, url) => (part === 'model' ? model.url : url),
  })
  const hours = isAway ? hourPasses(product) : undefined
  const all = peopleAsTheyWrite().slice(0, people)
  const results = await pLimit(AT_ONCE).map(all, async ([id, answers]) => {
    const got = await buy(product, id, answers).catch((error: unknown) => String(error))
    if (typeof got === 'string') return { id, got: null, faults: [got], untold: [] }
    const { program, path, hasPdf } = got
    const faults = [
      ...faultsIn(program, answers),
      ...(hasPdf ? [] : ['there is no PDF']),
      ...(isAway && path !== 'by-rule' ? [`a model wrote it: ${path}`] : []),
    ]
    return { id, got, faults, untold: untoldIn(program, answers, reads) }
  })
  clearInterval(hours)
  await product.stop()
  await model.stop()
  const programs = results.flatMap(({ got, ...rest }) => (got ? [{ ...got, ...rest }] : []))
  const row = [
    ...[name, all.length, programs.length],
    programs.filter(({ faults }) => !faults.length).length,
    programs.filter(({ untold }) => !untold.length).length,
    programs.filter(({ path }) => path === 'by-rule').length,
    Math.max(0, ...programs.map(({ seconds }) => seconds)).toFixed(0),
  ]
  console.log(row.join('  '))
  const failures = results.flatMap(({ id, faults, untold }) => [
    ...faults.map((what) => `${name}, ${id}: ${what}`),
    ...untold.map((sentence) => `${name}, ${id} is not told of “${sentence}”`),
  ])
  return { row, failures }
}

const tried = await inWorld('models', async () => {
  const all: Awaited<ReturnType<typeof tryMode>>[] = []
  for (const name of modes) all.push(await tryMode(name, MODES[name]))
  return all
})
const failures = tried.flatMap((each) => each.failures)
const head = ['the model is', 'people', 'programs', 'sound', 'told', 'by rule', 'longest seconds']
const table = tableOf(
  head,
  tried.map(({ row }) => row),
)
console.log(['', table, ...failures].join('\n'))
process.exit(failures.length ? 1 : 0)
