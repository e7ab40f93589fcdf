import { z } from 'zod'
import type { CatalogueEntry } from '../../exercises/exercise.ts'
import { clockTold, speaksOfTest } from '../../reading/numbers/clock-told.ts'
import type { Statement } from '../../reading/statement.ts'
import { ENOUGH, ownLiftIds } from './own-bests.ts'
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
  /** Undefined where a test counts every rep, and no number is asked for. */
  to: z.number().optional(),
  of: z.enum(['reps', 'seconds']),
  /** The time that a test gives for the reps. */
  withinSeconds: z.number().optional(),
})
export type RepGoal = z.infer<typeof RepGoal>
type Asked = Extract<Statement, { kind: 'goal' }>

/** What the words ask for and today’s number does not reach yet; the last word about a lift counts. */
export function repGoalsOf(statements: readonly Statement[], person: Person, words: string): RepGoal[] {
  const asked = statements.flatMap((each) => (each.kind === 'goal' ? askedIn(each) : []))
  const goals = asked.map((goal): RepGoal => {
    const from = bestOf(goal, statements, person)
    const told = goal.of === 'reps' ? [goal.to, from].filter((each) => each !== undefined) : []
    const withinSeconds = told.map((reps) => clockTold(reps, words)).find((each) => each !== undefined)
    return {
      ...goal,
      ...(from !== undefined && { from }),
      ...(withinSeconds !== undefined && { withinSeconds }),
    }
  })
  const last = [...new Map(goals.map((each) => [each.what, each])).values()]
  const ahead = last.filter(({ from = 0, to = Infinity }) => from < to)
  const counted = speaksOfTest(words) ? countedIn(statements, words) : []
  return [...new Map([...counted, ...ahead].map((each) => [each.what, each])).values()]
}

/** Today’s reps in the time of a test that somebody trains for: `20 push-ups in two minutes`. */
const countedIn = (statements: readonly Statement[], words: string): RepGoal[] =>
  statements.flatMap((each) => {
    if (each.kind !== 'lift' || each.kg || each.reps === undefined) return []
    const { lift: what, reps: from, quote } = each
    const [ids, withinSeconds] = [ownLiftIds(what, quote), clockTold(from, words)]
    return ids.length && withinSeconds ? [{ what, ids, from, of: 'reps' as const, withinSeconds }] : []
  })

function askedIn({ what, kg, reps, seconds, quote }: Asked): Omit<RepGoal, 'from'>[] {
  const ids = kg ? [] : ownLiftIds(what, quote)
  if (!ids.length) return []
  if (seconds) return [{ what, ids, to: seconds, of: 'seconds' }]
  return reps ? [{ what, ids, to: reps, of: 'reps' }] : []
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

/** Whether the lift itself is trained, as far as today’s best set tells: who wants the first one does less than one. */
export const doesItself = ({ from, to = Infinity, of }: RepGoal): boolean =>
  from === undefined ? to > ENOUGH[of] : from >= ENOUGH[of]

type Goals = readonly RepGoal[] | undefined

/** Whether somebody told a number for an exercise that shows that they are up to it, or that they are not yet. */
export const isToldDone = ({ id }: CatalogueEntry, goals: Goals): boolean =>
  goals?.some((goal) => goal.from !== undefined && doesItself(goal) && goal.ids.includes(id)) === true
export const isTooHardAsYet = ({ id }: CatalogueEntry, goals: Goals): boolean =>
  goals?.some((goal) => !doesItself(goal) && goal.ids.includes(id)) === true
