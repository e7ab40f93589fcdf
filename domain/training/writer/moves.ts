import { fresh } from './candidates.ts'
import type { Choice, PlannedDay } from './day-layout.ts'
import { mostSets, usualSets } from '../prescription/rows.ts'
import { isUnsound, type State, type Tools } from './search-state.ts'
import { usesSupersets } from '../prescription/supersets.ts'
import { isShortSession } from '../prescription/volume.ts'

/** The number of candidates per movement and muscle, best first. */
const LOOKED_AT = 3

/** All changes of one kind to one day. */
export type Moves = (day: PlannedDay, at: number, state: State, tools: Tools) => PlannedDay[]

/** One set more or less for any exercise. */
export function setChanges(day: PlannedDay, { context: { profile } }: Tools): PlannedDay[] {
  const fewest = isShortSession(profile) ? 1 : 2
  const most = mostSets(profile)
  return day.choices.flatMap((choice, index) =>
    [choice.sets - 1, choice.sets + 1]
      .filter((sets) => sets >= fewest && sets <= most)
      .map((sets) => ({ ...day, choices: day.choices.with(index, { ...choice, sets }) })),
  )
}

/** One set or one exercise more or less. */
export const simpleMoves: Moves = (day, at, state, tools) => {
  const { choices } = day
  const made = (changed: readonly Choice[]): PlannedDay => ({ ...day, choices: changed })
  const without = choices.length > 1 ? choices.map((_, index) => made(choices.toSpliced(index, 1))) : []
  const fits = roomOf(at, state, tools)
  const added = fresh(day, at, state, tools, 1)
    .map((entry) => ({ entry, sets: usualSets(entry) }))
    .filter(fits)
    .map((choice) => made([...choices, choice]))
  return [...setChanges(day, tools), ...without, ...added]
}

/**
 * Whether a day may have room for an exercise. The minutes decide, except with supersets, where the pairs
 * decide later.
 */
function roomOf(at: number, { seen }: State, { context: { profile }, layout }: Tools) {
  const left = profile.minutes + 1 - (seen[at]?.minutes ?? 0)
  const growing = seen[at]?.rows.find(({ sets, mostSets: most }) => most > sets)?.minutesASet ?? 0
  return ({ entry, sets }: Choice): boolean =>
    usesSupersets(profile) || sets * layout.minutesASet(entry) <= left + growing
}

/** Replaces one exercise by another, or moves a set between two. */
export const exchanges: Moves = (day, at, state, tools) => {
  const { choices } = day
  const made = (changed: readonly Choice[]): PlannedDay => ({ ...day, choices: changed })
  const others = fresh(day, at, state, tools, 1)
  const more = fresh(day, at, state, tools, LOOKED_AT)
  const most = mostSets(tools.context.profile)
  // If a hard rule is broken, the best exercise of a movement may be the one that takes too long.
  const looksFurther = isUnsound(state, tools)
  const replaced = choices.flatMap((choice, index) => {
    const alike = more.filter(
      (entry) => !others.includes(entry) && (looksFurther || entry.pattern === choice.entry.pattern),
    )
    return [...others, ...alike].map((entry) => {
      const both = Number(entry.perSide && !choice.entry.perSide)
      return made(choices.with(index, { entry, sets: Math.max(2, choice.sets - both) }))
    })
  })
  const shifted = choices.flatMap((from, index) =>
    choices.flatMap((to, other) => {
      if (other === index || to.sets >= most) return []
      const given = choices.with(other, { ...to, sets: to.sets + 1 })
      const given2 = choices.with(other, { ...to, sets: Math.min(most, to.sets + 2) })
      return from.sets > 2
        ? [made(given.with(index, { ...from, sets: from.sets - 1 }))]
        : [made(given.toSpliced(index, 1)), made(given2.toSpliced(index, 1))]
    }),
  )
  return [...replaced, ...shifted]
}
