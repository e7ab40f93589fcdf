import type { TrainingProfile } from '../profile/profile.ts'
import { entryById } from '../../exercises/catalogue.ts'
import { WEIGHTS } from '../draft/generated/implements.ts'
import { objectionTo, workingLevel } from '../profile/eligible.ts'
import { isOfSkill, isOnTheWay } from '../profile/skills.ts'
import type { CatalogueEntry } from '../../exercises/exercise.ts'
import { LEVELS } from '../../exercises/vocabulary.ts'
import { AFTER_MONTHS, LADDERS } from './generated/ladders.ts'

/** A rung below one of these may also be above another exercise on a different ladder. */
const BEHIND: ReadonlySet<string> = (() => {
  const behind = new Set<string>()
  for (let found = -1; found < behind.size;) {
    found = behind.size
    for (const ladder of LADDERS) {
      const begins = ladder.findIndex((rung) => AFTER_MONTHS.includes(rung))
      const last = ladder.findLastIndex((rung) => behind.has(rung))
      for (const rung of ladder.slice(0, Math.max(begins, last + 1, 0))) behind.add(rung)
    }
  }
  return behind
})()
export const isBehindAfterMonths = ({ id }: CatalogueEntry): boolean => BEHIND.has(id)

type Way = 'harder' | 'easier'

const levelsAbove = ({ level }: CatalogueEntry, profile: TrainingProfile): number =>
  LEVELS.indexOf(level) - LEVELS.indexOf(workingLevel(profile))

/**
 * An exercise one level above the person's level is open once they have outgrown the rungs below, and so is the skill
 * that they train for. A held weight could fall, so such an exercise is open only at the person's own level.
 */
const isOpenAbove = (entry: CatalogueEntry, profile: TrainingProfile): boolean => {
  const objection = objectionTo(entry, profile)
  const isHeld = entry.needs.some((each) => WEIGHTS.includes(each))
  const above = levelsAbove(entry, profile)
  const isNext = isOfSkill(entry) ? above <= 1 && isOnTheWay(entry, profile) : above === 1
  return objection === null || (objection === 'level' && !isHeld && isNext)
}

/** The open rungs on the first ladder with a lift, easiest first. */
export const openRungs = (id: string, profile: TrainingProfile): CatalogueEntry[] =>
  (LADDERS.find((ladder) => ladder.includes(id)) ?? [])
    .flatMap((each) => entryById(each) ?? [])
    .filter((each) => isOpenAbove(each, profile))

/** How many rungs the second is above the first, on the ladder where they are nearest; null without a common one. */
export const rungsBetween = (one: string, other: string): number | null =>
  LADDERS.filter((ladder) => ladder.includes(one) && ladder.includes(other))
    .map((ladder) => ladder.indexOf(other) - ladder.indexOf(one))
    .toSorted((some, more) => Math.abs(some) - Math.abs(more))[0] ?? null

/** The nearest open rung up or down; null at an end. */
export function nextOn(
  way: Way,
  { id, timed }: CatalogueEntry,
  profile: TrainingProfile,
): CatalogueEntry | null {
  const mayDo = (entry: CatalogueEntry) =>
    entry.timed === timed &&
    (way === 'harder' ? isOpenAbove(entry, profile) : objectionTo(entry, profile) === null)
  for (const ladder of LADDERS) {
    const place = ladder.indexOf(id)
    if (place < 0) continue
    const rungs = way === 'harder' ? ladder.slice(place + 1) : ladder.slice(0, place).reverse()
    const found = rungs.flatMap((each) => entryById(each) ?? []).find(mayDo)
    if (found) return found
  }
  return null
}
