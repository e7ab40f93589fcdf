import { countTokens } from 'gpt-tokenizer/encoding/o200k_base'
import { ModelUnavailable } from '../../../language-model/model-unavailable.ts'
import { ProgramUnsound, writeProgram, type WrittenProgram } from '../../../language-model/write-program.ts'
import type { ModelSettings } from '../../../language-model/ask-model.ts'
import type { GeneratedProgram } from '../../../domain/program/program.ts'
import { profileOf } from '../../../domain/training/profile/profile-of.ts'
import { entryByName } from '../../../domain/exercises/catalogue.ts'
import type { Finding } from '../../../domain/training/review/finding.ts'
import { hardOf, review, scoreOf } from '../../../domain/training/review/review.ts'
import type { AnswerSet } from './answer-sets.ts'
import { gradeOf } from './grade.ts'
import { namesIn, rowsIn } from '../reading/intent.ts'
import { TODAY } from '../../testkit/today.ts'
import type { TrainingAnswers } from '../../../domain/forms/program-request.ts'
import { garbageEveryOtherTime, randomlyValid, worksAgainst } from '../../stand-ins/coach/erratic-models.ts'
import { startModel } from '../../stand-ins/coach/misbehaving-model.ts'
import { startCoach } from '../../stand-ins/coach/server.ts'

/** The program that one buyer would have received, and its cost. */
export type Scored = ReturnType<typeof scored>

/** There is no program if the rules find none, or the model is unavailable. */
export async function scoreOne(set: AnswerSet, model: ModelSettings) {
  const started = performance.now()
  try {
    const written = await writeProgram(profileOf(set.answers, TODAY), { model })
    return scored(set, written, (performance.now() - started) / 1000)
  } catch (error) {
    if (error instanceof ProgramUnsound) return { set, unserved: 'unsound' as const }
    if (error instanceof ModelUnavailable) return { set, unserved: 'model-away' as const }
    throw error
  }
}

function scored(set: AnswerSet, { program, report }: WrittenProgram, seconds: number) {
  // Reads the answers again: no conclusion of the pipeline is trusted here.
  const findings = review(program, profileOf(set.answers, TODAY))
  const rulesOf = (some: typeof findings) => [...new Set(some.map(({ rule }) => rule))]
  return {
    set,
    hard: rulesOf(hardOf(findings)),
    soft: rulesOf(findings.filter(({ hard }) => !hard)),
    /** Of soft rules, without duplicates. */
    objections: objectionsIn(findings),
    score: scoreOf(findings),
    /** Names that are not in the catalogue, including swaps. */
    unresolved: namesIn(program).filter((name) => !entryByName(name)),
    /** What the free texts asked for but the program lacks. */
    missed: missedIn(program, set),
    report,
    naive: naiveTokens(set.answers, program),
    grades: {
      guidelines: gradeOf(Object.values(program.guidelines).flat()),
      notes: gradeOf(notesIn(program)),
    },
    seconds,
  }
}

/** The same objection occurs in most weeks; apart from its numbers, it is listed once. */
function objectionsIn(findings: readonly Finding[]) {
  const soft = findings
    .filter(({ hard }) => !hard)
    .map(({ rule, says }) => ({ rule, says: says.replace(/\d+(\.\d+)?/g, 'n') }))
  return [...new Map(soft.map((each) => [`${each.rule} ${each.says}`, each])).values()]
}

const notesIn = (program: GeneratedProgram): string[] => [
  ...new Set(rowsIn(program).map(({ notes }) => notes)),
]

function missedIn(program: GeneratedProgram, { expected }: AnswerSet): string[] {
  const names = namesIn(program)
  const lines = [
    ...names,
    ...notesIn(program),
    ...Object.values(program.guidelines).flat(),
    ...(program.plans ?? []).flatMap(({ lines }) => lines),
    ...(program.overview.decisions ?? []),
  ]
  const notice = Boolean(program.overview.clearance)
  return expected
    .filter(
      ({ never, nowhere, clearance }) =>
        names.some((name) => never?.test(name)) ||
        lines.some((line) => nowhere?.test(line)) ||
        (clearance !== undefined && clearance !== notice),
    )
    .map((each) => each.text)
}

const SHAPE =
  '{"overview":{"daysPerWeek":n,"sessionLength":n,"split":"","programmingStyle":""},"weeks":[{"weekNumber":n,"workouts":[{"day":"","exercises":[{"name":"","sets":n,"reps":"","intensity":"","notes":""}]}]}],"guidelines":{"progression":[""],"rpe":[""],"recovery":[""],"nutrition":[""]}}'

const promptFor = (answers: TrainingAnswers): string =>
  `You are a strength coach. Write an 8-week strength training program for this person, all eight weeks in full, with progressive overload, rest and swaps in the notes. Answer with JSON of this form and nothing else: ${SHAPE}\n\n${JSON.stringify(answers)}`

/** The record's own fields without our additions: what a model would have to write. */
const inFull = ({ overview, weeks, guidelines }: GeneratedProgram) => ({
  overview: {
    daysPerWeek: overview.daysPerWeek,
    sessionLength: overview.sessionLength,
    split: overview.split,
    programmingStyle: overview.programmingStyle,
  },
  weeks: weeks.map(({ weekNumber, workouts }) => ({
    weekNumber,
    workouts: workouts.map(({ day, exercises }) => ({
      day,
      exercises: exercises.map(({ name, sets, reps, intensity, notes }) => ({
        name,
        sets,
        reps,
        intensity,
        notes,
      })),
    })),
  })),
  guidelines,
})

/** The tokens that the same program would take if a model had to write all of it. */
const naiveTokens = (answers: TrainingAnswers, program: GeneratedProgram) => ({
  tokensIn: countTokens(promptFor(answers)),
  tokensOut: countTokens(JSON.stringify(inFull(program))),
})

/** Our own models for a scorecard. */
export const OWN_MODELS = {
  coach: { says: 'a sound block by rule', start: () => startCoach() },
  'random-valid': {
    says: 'a random block of the agreed form, every time',
    start: () => startModel(randomlyValid),
  },
  garbage: {
    says: 'every other time prose, nothing, half a JSON or another form, otherwise a sound block',
    start: () => startModel(garbageEveryOtherTime),
  },
  hostile: {
    says: 'exercises that the buyer must not do, too many of them, and an advertisement',
    start: () => startModel(worksAgainst),
  },
} as const
export type OwnModel = keyof typeof OWN_MODELS

export const isOwnModel = (name: string): name is OwnModel => name in OWN_MODELS

/** Starts it behind real HTTP like any model, without artificial delays. */
export async function startOwnModel(
  name: OwnModel,
): Promise<{ settings: ModelSettings; stop: () => Promise<void> }> {
  const { url, stop } = await OWN_MODELS[name].start()
  return { settings: { apiKey: 'none', baseUrl: url, model: name }, stop }
}
