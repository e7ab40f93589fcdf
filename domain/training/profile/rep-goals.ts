import { z } from 'zod'
import type { CatalogueEntry } from '../../exercises/exercise.ts'
import { isLift } from '../../reading/lexicon/lifts.ts'
import type { Statement } from '../../reading/statement.ts'
import { LOADS } from '../draft/generated/implements.ts'
import { namedLift } from './lift-entries.ts'
import { KNOWN_LIFT_OF } from './weights/generated/lifts.ts'
import type { Person } from './weights/person.ts'

/** A number of reps or seconds in one set that the buyer trains for, in a lift without weights. */
export const RepGoal = z.object({
  /** The lift or exercise, as the buyer names it. */
  what: z.string(),
  /** Catalogue ids of the lift itself, without its easier, assisted and weighted variants. */
  ids: z.array(z.string()),
  /** Today’s best set, if told. */
  from: z.number().optional(),
  to: z.number(),
  of: z.enum(['reps', 'seconds']),
})
export type RepGoal = z.infer<typeof RepGoal>
type Asked = Extract<Statement, { kind: 'goal' }>

/** What the words ask for and today’s number does not reach yet; the last word about a lift counts. */
export function repGoalsOf(statements: readonly Statement[], person: Person): RepGoal[] {
  const asked = statements.flatMap((each) => (each.kind === 'goal' ? askedIn(each) : []))
  const goals = asked.map((goal): RepGoal => {
    const from = bestOf(goal, statements, person)
    return { ...goal, ...(from !== undefined && { from }) }
  })
  const last = new Map(goals.map((each) => [each.what, each]))
  return [...last.values()].filter(({ from = 0, to }) => from < to)
}

function askedIn({ what, kg, reps, seconds, quote }: Asked): Omit<RepGoal, 'from'>[] {
  const known = KNOWN_LIFT_OF[what]
  if (kg || !isLift(what) || (known && known !== 'pull-up')) return []
  const ids = itself(what, namedLift(what, quote).entries).map(({ id }) => id)
  if (!ids.length) return []
  if (seconds) return [{ what, ids, to: seconds, of: 'seconds' }]
  return reps ? [{ what, ids, to: reps, of: 'reps' }] : []
}

/** `Pull-ups` are the pull-up, not its variants; `dips` have no exercise of just that name. */
function itself(what: string, entries: readonly CatalogueEntry[]): readonly CatalogueEntry[] {
  const plain = entries.filter(
    ({ needs, traits }) =>
      !traits.includes('assisted') &&
      (traits.includes('own-weight') || !needs.some((each) => LOADS.includes(each))),
  )
  const named = plain.filter(({ id }) => id === what)
  if (named.length) return named
  const mains = plain.filter(({ main }) => main)
  return mains.length ? mains : plain
}

/** The best set of today. A number of the form goes before one in words. */
function bestOf(
  { what, of }: Pick<RepGoal, 'what' | 'of'>,
  statements: readonly Statement[],
  { lifts }: Person,
): number | undefined {
  const known = KNOWN_LIFT_OF[what]
  const sets = known ? lifts.filter(({ lift, kg }) => lift === known && !kg).map(({ reps }) => reps) : []
  const told = statements.flatMap((each) =>
    each.kind === 'lift' && each.lift === what && !each.kg && each[of] !== undefined ? [each[of]] : [],
  )
  const numbers = sets.length ? sets : told
  return numbers.length ? Math.max(...numbers) : undefined
}

/** Reps or seconds. With less, an easier variant comes first. */
const ENOUGH = { reps: 4, seconds: 20 } as const

/** Whether the lift itself is trained, as far as today’s best set tells. */
export const doesItself = ({ from, of }: RepGoal): boolean => from === undefined || from >= ENOUGH[of]

type Goals = readonly RepGoal[] | undefined

/** Whether somebody told a number for an exercise that shows that they are up to it, or that they are not yet. */
export const isToldDone = ({ id }: CatalogueEntry, goals: Goals): boolean =>
  goals?.some((goal) => goal.from !== undefined && doesItself(goal) && goal.ids.includes(id)) === true
export const isTooHardAsYet = ({ id }: CatalogueEntry, goals: Goals): boolean =>
  goals?.some((goal) => !doesItself(goal) && goal.ids.includes(id)) === true
