import { z } from 'zod'
import {
  laterOf,
  PROGRESSIONS,
  type BlockExercise,
  type LaterExercise,
  type TrainingBlock,
} from '../domain/training/draft/draft.ts'
import { DAY_KINDS } from '../domain/program/day.ts'
import type { TrainingProfile } from '../domain/training/profile/profile.ts'
import { eligibleFor } from '../domain/training/profile/eligible.ts'

const PART = String.raw`([a-z0-9-]{1,60}) (\d{1,2})x(\d{1,3})-(\d{1,3}) RIR(\d) (${PROGRESSIONS.join('|')})`
const THEN = ' then '
/** The format `id SETSxLOW-HIGH RIRn PROGRESSION`, once more behind `then` for the second round. */
const LINE = new RegExp(`^${PART}(${THEN}${PART})?$`)
const ONE_PART = new RegExp(`^${PART}$`)

export const EXAMPLE_LINE = 'barbell-bench-press 3x6-9 RIR3 load'
export const EXAMPLE_OF_TWO = `leg-press 3x8-12 RIR3 reps${THEN}barbell-back-squat 3x6-8 RIR3 load`

/**
 * A block as a model writes it. Each exercise is one line; an object with seven keys took twice the tokens.
 * Unknown keys are ignored, so a model that follows an older prompt does no harm.
 */
export const WrittenBlock = z.object({
  days: z.array(z.object({ kind: z.enum(DAY_KINDS), exercises: z.array(z.string().regex(LINE)) })),
  deloadWeek: z.int().nullable(),
  leftOut: z.array(z.string()),
})
export type WrittenBlock = z.infer<typeof WrittenBlock>

/** Not every endpoint holds a model to the form. */
export const BlockFromModel = WrittenBlock.partial({ leftOut: true }).transform(
  ({ days, deloadWeek, leftOut = [] }): TrainingBlock => ({
    deloadWeek,
    leftOut,
    days: days.map(({ kind, exercises }) => ({ kind, exercises: exercises.flatMap(exerciseIn) })),
  }),
)

function exerciseIn(line: string): BlockExercise[] {
  const [first, then] = line.split(THEN).flatMap(partIn)
  return first ? [{ ...first, addSet: false, ...laterOf(then) }] : []
}

function partIn(part: string): LaterExercise[] {
  const [, id = '', sets, repsLow, repsHigh, rir, asked] = ONE_PART.exec(part) ?? []
  const progression = PROGRESSIONS.find((each) => each === asked)
  if (!progression) return []
  return [
    {
      id,
      sets: Number(sets),
      repsLow: Number(repsLow),
      repsHigh: Number(repsHigh),
      rir: Number(rir),
      progression,
    },
  ]
}

export const writtenOf = ({ days, deloadWeek, leftOut = [] }: TrainingBlock): WrittenBlock => ({
  deloadWeek,
  leftOut: [...leftOut],
  days: days.map(({ kind, exercises }) => ({ kind, exercises: exercises.map(lineOf) })),
})

const lineOf = ({ then, ...first }: BlockExercise): string =>
  [first, ...(then ? [then] : [])].map(textOf).join(THEN)

const textOf = ({ id, sets, repsLow, repsHigh, rir, progression }: LaterExercise): string =>
  `${id} ${sets}x${repsLow}-${repsHigh} RIR${rir} ${progression}`

/** Matches a line of a block as soon as its number of sets is written. */
const BEGUN = /"([a-z0-9-]{1,60}) \d{1,2}x/g

/** Of an unfinished answer, limited to those open to the buyer: it is not reviewed yet. */
export function exercisesIn(written: string, profile: TrainingProfile): string[] {
  const names = new Map(eligibleFor(profile).map(({ id, name }) => [id, name]))
  return [...new Set([...written.matchAll(BEGUN)].flatMap(([, id = '']) => names.get(id) ?? []))]
}
