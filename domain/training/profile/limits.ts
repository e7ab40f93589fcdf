import { z } from 'zod'
import type { CatalogueEntry } from '../../exercises/exercise.ts'
import { namesOf, type Limited, type Statement } from '../../reading/statement.ts'
import { MUSCLES } from '../../reading/lexicon/body.ts'
import { isLift } from '../../reading/lexicon/lifts.ts'
import { namedLift } from './lift-entries.ts'
import { musclesOf } from './no-bigger.ts'
import { isLegs, isTrunk } from '../../exercises/vocabulary.ts'

/** The limits of one exercise, in every week. */
const OfExercises = z.object({
  /** Catalogue ids; without them, every exercise. */
  ids: z.array(z.string()).optional(),
  /** Of a hold. */
  mostSeconds: z.number().optional(),
  mostSets: z.number().optional(),
  mostReps: z.number().optional(),
  leastReps: z.number().optional(),
})

/** What the buyer wants no more of, whatever suits the goal. */
export const Limits = z.object({
  exercisesADay: z.number().optional(),
  /** Main lifts, such as squats and presses with a bar. */
  bigLiftsADay: z.number().optional(),
  ofExercises: z.array(OfExercises),
  /** Of the exercises for a part of the body. */
  ofParts: z
    .array(
      z.object({
        part: z.enum(namesOf(MUSCLES)),
        exercisesADay: z.number(),
        /** All of them on a single day of the week. */
        onOneDay: z.literal(true).optional(),
      }),
    )
    .optional(),
})
export type Limits = z.infer<typeof Limits>
type OfExercises = z.infer<typeof OfExercises>

const LONGEST_HOLD = 'holds'

/** The limits that the words set; undefined if they set none. */
export function limitsOf(statements: readonly Statement[]): Limits | undefined {
  const said = statements.filter((each) => each.kind === 'limit')
  if (!said.length) return undefined
  const fewest = (numbers: readonly (number | undefined)[]) => {
    const least = Math.min(...numbers.map((each) => each ?? Infinity))
    return least < Infinity ? least : undefined
  }
  const exercisesADay = fewest(said.map(({ of, exercises }) => (of ? undefined : exercises)))
  const ofParts = said.flatMap(({ of, exercises, onOneDay }) =>
    of && exercises ? [{ part: of, exercisesADay: exercises, ...(onOneDay && { onOneDay }) }] : [],
  )
  const bigLiftsADay = fewest(said.map(({ lifts }) => lifts))
  return {
    ...(exercisesADay && { exercisesADay }),
    ...(bigLiftsADay && { bigLiftsADay }),
    ofExercises: said.flatMap(ofExercises),
    ...(ofParts.length && { ofParts }),
  }
}

export type OfPart = NonNullable<Limits['ofParts']>[number]

/** Whether an exercise is for a part of the body, as people count them: a squat is one for the legs. */
export function isForPart(
  { pattern, primary: [first] }: CatalogueEntry,
  { part }: Pick<OfPart, 'part'>,
): boolean {
  if (part === 'legs' || part === 'lower-body') return isLegs(pattern)
  if (part === 'core') return isTrunk(pattern)
  return first !== undefined && musclesOf([part]).includes(first)
}

/** The limit of leg work, if there is one. */
export const legLimitOf = ({ limits }: { limits?: Limits | undefined }): OfPart | undefined =>
  limits?.ofParts?.find(({ part }) => part === 'legs' || part === 'lower-body')

function ofExercises({ what, seconds, sets, reps, atLeast, quote }: Limited): OfExercises[] {
  if (!(seconds ?? sets ?? reps ?? atLeast)) return []
  const lift = what !== undefined && what !== LONGEST_HOLD && isLift(what) ? what : undefined
  return [
    {
      ...(lift && { ids: namedLift(lift, quote).entries.map(({ id }) => id) }),
      ...(seconds && { mostSeconds: seconds }),
      ...(sets && { mostSets: sets }),
      ...(reps && { mostReps: reps }),
      ...(atLeast && { leastReps: atLeast }),
    },
  ]
}

interface LimitsOfOne {
  seconds: number
  sets: number
  reps: number
  leastReps: number
}
const NONE: LimitsOfOne = { seconds: Infinity, sets: Infinity, reps: Infinity, leastReps: 0 }

/** The limits of one exercise together. */
export function limitsOn({ id }: CatalogueEntry, limits: Limits | undefined): LimitsOfOne {
  if (!limits?.ofExercises.length) return NONE
  const own = limits.ofExercises.filter(({ ids }) => !ids || ids.includes(id))
  return {
    seconds: Math.min(...own.map(({ mostSeconds = Infinity }) => mostSeconds)),
    sets: Math.min(...own.map(({ mostSets = Infinity }) => mostSets)),
    reps: Math.min(...own.map(({ mostReps = Infinity }) => mostReps)),
    leastReps: Math.max(0, ...own.map(({ leastReps = 0 }) => leastReps)),
  }
}

/** A range within the limits of its exercise. */
export function withinLimits<Range extends { low: number; high: number }>(
  range: Range,
  entry: CatalogueEntry,
  limits: Limits | undefined,
): Range {
  if (!limits?.ofExercises.length) return range
  const { seconds, reps, leastReps } = limitsOn(entry, limits)
  // Holds are printed in steps of five seconds. Other lifts than main ones never have fewer than six reps (R24).
  const most = entry.timed ? Math.max(5, Math.floor(seconds / 5) * 5) : Math.max(entry.main ? 3 : 6, reps)
  const least = entry.timed ? 0 : leastReps
  const high = Math.min(range.high, most)
  const low = Math.min(high, Math.max(range.low, least))
  return { ...range, low, high }
}
