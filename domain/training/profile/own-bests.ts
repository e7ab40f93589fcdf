import { z } from 'zod'
import { entryById } from '../../exercises/catalogue.ts'
import { isOfOddObject, type CatalogueEntry } from '../../exercises/exercise.ts'
import { isLift, type Exercise, type Lift } from '../../reading/lexicon/lifts.ts'
import type { Statement } from '../../reading/statement.ts'
import { LOADS } from '../draft/generated/implements.ts'
import { isMinor, MIN_REPS_OF_MINORS } from './age.ts'
import { namedLift } from './lift-entries.ts'
import type { TrainingProfile } from './profile.ts'
import { isOfSkill } from './skills.ts'
import { KNOWN_LIFT_OF } from './weights/generated/lifts.ts'

/** Today’s best set in a lift that adds no weight. */
export const OwnBest = z.object({
  /** Catalogue ids of the lift itself, without its easier, assisted and weighted variants. */
  ids: z.array(z.string()),
  best: z.number(),
  of: z.enum(['reps', 'seconds']),
  /** Of the object, if told. */
  kg: z.number().optional(),
  /** Of the next lighter object that is owned. */
  lighterKg: z.number().optional(),
})
export type OwnBest = z.infer<typeof OwnBest>

/** Reps or seconds. With less, an easier variant comes first. */
export const ENOUGH = { reps: 4, seconds: 20 } as const

/** What a lift without weights means itself; empty for lifts of weights. */
export function ownLiftIds(what: string, quote: string): string[] {
  const known = KNOWN_LIFT_OF[what]
  if (!isLift(what) || (known && known !== 'pull-up')) return []
  return itself(what, namedLift(what, quote).entries).map(({ id }) => id)
}

/** `Pull-ups` are the pull-up, not its variants; `dips` have no exercise of just that name. */
function itself(what: Lift | Exercise, entries: readonly CatalogueEntry[]): readonly CatalogueEntry[] {
  const plain = entries.filter(
    (entry) =>
      !entry.traits.includes('assisted') &&
      (entry.traits.includes('own-weight') ||
        isOfOddObject(entry) ||
        !entry.needs.some((each) => LOADS.includes(each))),
  )
  const named = plain.filter(({ id }) => id === what)
  if (named.length) return named
  const mains = plain.filter(({ main }) => main)
  return mains.length ? mains : plain
}

/**
 * The best sets that the words tell. Pull-ups stand among the person’s lifts.
 *
 * @param bags - the weights of the sandbags owned, in kilograms, lightest first
 */
export function ownBestsOf(statements: readonly Statement[], bags: readonly number[] = []): OwnBest[] {
  const told = statements.flatMap((each) => (each.kind === 'lift' ? bestIn(each) : []))
  return [...Map.groupBy(told, ({ ids, of }) => `${ids.join()} ${of}`).values()]
    .flatMap((same) => same.toSorted((one, other) => other.kg - one.kg || other.best - one.best)[0] ?? [])
    .map(({ kg, ...told }) => {
      const lighterKg = told.ids.every(isOfBag)
        ? bags.findLast((each) => each < kg * CLEARLY_LESS)
        : undefined
      return { ...told, ...(kg && { kg }), ...(lighterKg && { lighterKg }) }
    })
}

function bestIn({ lift, kg = 0, reps, seconds, quote }: Extract<Statement, { kind: 'lift' }>) {
  const best = seconds ?? reps
  if (best === undefined || KNOWN_LIFT_OF[lift]) return []
  const ids = ownLiftIds(lift, quote)
  const isTold = ids.length > 0 && (!kg || ids.every(isOdd))
  return isTold
    ? [{ ids, best, of: seconds === undefined ? ('reps' as const) : ('seconds' as const), kg }]
    : []
}

/** Not the same bag by another rounding. */
const CLEARLY_LESS = 0.97
const isOfBag = (id: string): boolean => entryById(id)?.needs.includes('sandbag') === true

/** An odd object has the weight that it has, as the body does. */
const isOdd = (id: string): boolean => {
  const entry = entryById(id)
  return entry !== undefined && isOfOddObject(entry)
}

type Told = Pick<TrainingProfile, 'ownBests' | 'person'>

export const toldOf = ({ id }: CatalogueEntry, { ownBests }: Told): OwnBest | undefined =>
  ownBests?.find(({ ids }) => ids.includes(id))

/** Whether a told best set leaves enough for sets of it. Minors do no short ones. */
export function isDoneBy(entry: CatalogueEntry, profile: Told): boolean {
  const told = toldOf(entry, profile)
  return told !== undefined && told.best >= ENOUGH[told.of] + (isMinor(profile) ? MIN_REPS_OF_MINORS : 0)
}

/** Whether a told best set is too short to train the lift itself. A lighter object may do. */
export function isTooHardFor(entry: CatalogueEntry, profile: Told): boolean {
  const told = toldOf(entry, profile)
  return told !== undefined && told.best < ENOUGH[told.of] && !isOfOddObject(entry) && !isOfSkill(entry)
}
