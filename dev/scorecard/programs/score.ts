import { ModelUnavailable } from '../../../language-model/model-unavailable.ts'
import {
  ProgramUnsound,
  writeProgram,
  type GenerationReport,
  type WrittenProgram,
} from '../../../language-model/write-program.ts'
import type { ModelSettings } from '../../../language-model/ask-model.ts'
import type { GeneratedProgram } from '../../../domain/program/program.ts'
import { profileOf } from '../../../domain/training/profile/profile-of.ts'
import { entryByName } from '../../../domain/exercises/catalogue.ts'
import type { Finding } from '../../../domain/training/review/finding.ts'
import { hardOf, review, scoreOf } from '../../../domain/training/review/review.ts'
import type { AnswerSet } from './answer-sets.ts'
import { naiveTokens } from './naive.ts'
import { namesIn, rowsIn } from '../reading/names-in.ts'
import { gradeOf } from './reading-grade.ts'
import { TODAY } from '../../testkit/today.ts'

/** The program that one buyer would have received, and its cost. */
export interface Scored {
  set: AnswerSet
  /** Rules that the program breaks, according to a separate review. */
  hard: string[]
  soft: string[]
  /** The objections of soft rules, without duplicates. */
  objections: { rule: string; says: string }[]
  score: number
  /** Names that are not in the catalogue, including swaps. */
  unresolved: string[]
  /** What the free texts asked for but the program lacks. */
  missed: string[]
  report: GenerationReport
  naive: { tokensIn: number; tokensOut: number }
  grades: { guidelines: number; notes: number }
  seconds: number
}

/** No program: the rules found none, or the model was unavailable. */
export interface Unserved {
  set: AnswerSet
  unserved: 'unsound' | 'model-away'
}

export async function scoreOne(set: AnswerSet, model: ModelSettings): Promise<Scored | Unserved> {
  const started = performance.now()
  try {
    const written = await writeProgram(profileOf(set.answers, TODAY), { model })
    return scored(set, written, (performance.now() - started) / 1000)
  } catch (error) {
    if (error instanceof ProgramUnsound) return { set, unserved: 'unsound' }
    if (error instanceof ModelUnavailable) return { set, unserved: 'model-away' }
    throw error
  }
}

function scored(set: AnswerSet, { program, report }: WrittenProgram, seconds: number): Scored {
  // Reads the answers again: no conclusion of the pipeline is trusted here.
  const findings = review(program, profileOf(set.answers, TODAY))
  const rulesOf = (some: typeof findings) => [...new Set(some.map(({ rule }) => rule))]
  return {
    set,
    hard: rulesOf(hardOf(findings)),
    soft: rulesOf(findings.filter(({ hard }) => !hard)),
    objections: objectionsIn(findings),
    score: scoreOf(findings),
    unresolved: namesIn(program).filter((name) => !entryByName(name)),
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
function objectionsIn(findings: readonly Finding[]): Scored['objections'] {
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
