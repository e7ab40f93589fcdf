import type { GeneratedProgram } from '../../../domain/program/program.ts'
import type { TrainingProfile } from '../../../domain/training/profile/profile.ts'
import { profileOf } from '../../../domain/training/profile/profile-of.ts'
import { entryByName } from '../../../domain/exercises/catalogue.ts'
import { USUAL } from './rule-examples.ts'
import type { ProgramRule, Reviewed } from '../../../domain/training/review/program-rule.ts'
import type { ReadRow, ReadWeek } from '../../../domain/training/review/printed-program.ts'
import { SAMPLE_DAY } from '../../../domain/forms/sample-person.ts'

/** A row as it is read from a program, for examples. */
export const readRow = (name: string, more: Partial<ReadRow> = {}): ReadRow => ({
  name,
  entry: entryByName(name),
  sets: 3,
  reps: { low: 8, high: 10, seconds: false, amrap: false },
  rir: { low: 2, high: 2 },
  scale: 'RIR',
  restSeconds: 120,
  inTurnWith: null,
  swaps: [],
  elsewhere: null,
  hasStep: false,
  addsWeight: false,
  stepShare: null,
  isTest: false,
  begins: false,
  weightKg: null,
  warmsUp: false,
  words: [],
  notes: 'Rest 120 s.',
  ...more,
})

export const reps = (low: number, high = low): ReadRow['reps'] => ({
  low,
  high,
  seconds: false,
  amrap: false,
})

export const rir = (low: number): Pick<ReadRow, 'rir'> => ({ rir: { low, high: low } })

/** Weeks of one day. */
export const readWeeks = (
  rowsOf: (week: number) => readonly ReadRow[],
  { light, length = 8 }: { light?: number; length?: number } = {},
): ReadWeek[] =>
  Array.from({ length }, (_, at) => ({
    number: at + 1,
    deload: at + 1 === light,
    days: [{ day: 'Day 1 - Full Body', rows: rowsOf(at + 1) }],
  }))

const NOTHING_PRINTED: GeneratedProgram = {
  overview: { daysPerWeek: 4, sessionLength: 60, split: 'Upper/Lower', programmingStyle: 'RIR' },
  weeks: [],
  guidelines: { progression: [], rpe: [], recovery: [], nutrition: [] },
}

/** What the rules of a number say of a program. */
export const saidBy = (
  rules: readonly ProgramRule[],
  id: string,
  {
    weeks = [],
    profile = profileOf(USUAL, SAMPLE_DAY),
    program = NOTHING_PRINTED,
  }: { [Key in keyof Reviewed]?: Reviewed[Key] | undefined } & { profile?: TrainingProfile },
): string[] =>
  rules
    .filter((rule) => rule.id === id)
    .flatMap(({ check }) => check({ weeks, profile, program }).map(({ says }) => says))
