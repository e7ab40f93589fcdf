import type { TrainingProfile } from '../../profile.ts'
import type { GeneratedProgram } from '../../program.ts'
import { EFFORT_RULES } from './effort.ts'
import type { Finding, Rule } from './finding.ts'
import { NOTATION_RULES } from './notation.ts'
import { ORDER_RULES } from './order.ts'
import { PERMITTED_RULES } from './permitted.ts'
import { PROGRESS_RULES } from './progress.ts'
import { readProgram } from './reading.ts'
import { SHAPE_RULES } from './shape.ts'
import { TIME_RULES } from './time.ts'
import { TRACK_RULES } from './tracks.ts'
import { VOLUME_RULES } from './volume.ts'
import { WORDS_RULES } from './words.ts'

/** Every rule that a program is checked by. */
export const RULES: readonly Rule[] = [
  ...SHAPE_RULES,
  ...NOTATION_RULES,
  ...PERMITTED_RULES,
  ...TIME_RULES,
  ...VOLUME_RULES,
  ...ORDER_RULES,
  ...EFFORT_RULES,
  ...PROGRESS_RULES,
  ...TRACK_RULES,
  ...WORDS_RULES,
]

/** Checks eight weeks against the person they are for. Reads what is printed, not how it came about. */
export function review(program: GeneratedProgram, profile: TrainingProfile): Finding[] {
  const reviewed = { program, profile, weeks: readProgram(program) }
  return RULES.flatMap(({ id, hard, check }) =>
    check(reviewed).map((objection) => ({ rule: id, hard, ...objection })),
  )
}

export const hardOf = (findings: readonly Finding[]): Finding[] => findings.filter(({ hard }) => hard)

const SOFT_RULES = new Set(RULES.filter(({ hard }) => !hard).map(({ id }) => id))

/** How good a program is, 0 to 1: the share of soft rules that have nothing to say, and 0 with any hard finding. */
export function scoreOf(findings: readonly Finding[]): number {
  if (hardOf(findings).length) return 0
  const broken = new Set(findings.map(({ rule }) => rule))
  return 1 - broken.size / SOFT_RULES.size
}
