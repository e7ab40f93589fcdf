import { asksForSmall } from '../week-plan/weekly-room.ts'
import { daysFor, type PlanningContext } from '../week-plan/planning-context.ts'
import type { CatalogueEntry } from '../../exercises/exercise.ts'
import { maxLiftsAddingSets } from '../prescription/added-sets.ts'
import { once } from '../draft/memoize.ts'
import { bringsSomethingUp, isMostlyFor } from '../prescription/bring-up.ts'
import { isCompound } from '../../exercises/vocabulary.ts'
import { isForSize } from '../prescription/volume.ts'
import { inWeek, onDays } from './amounts.ts'
import { miss, NOTHING, ofDay, ofWeek, rulesOf } from './quality-rule.ts'
import { SIZE } from './generated/records.ts'
import { isFor, SMALL } from './small-muscles.ts'
import { setsWhere, type WeekRow } from './week.ts'

const capitalized = (words: string): string => words.replace(/^./, (first) => first.toUpperCase())

const isInclinePress = ({ pattern, primary, traits }: CatalogueEntry): boolean =>
  pattern === 'horizontal-push' && primary[0] === 'chest' && traits.includes('incline')

/** A hand on a bench supports half of the trunk. */
const isSupportedRow = ({ pattern, traits, perSide }: CatalogueEntry): boolean =>
  pattern === 'horizontal-pull' && traits.includes('supported') && !perSide

const isLike =
  ({ entry: { pattern } }: WeekRow) =>
  ({ entry }: WeekRow): boolean =>
    entry.pattern === pattern

const saysMore = ({ entry }: WeekRow, first: WeekRow): string =>
  `${entry.name} has more sets than ${first.entry.name} before it.`

const inGymForSize = ({ profile: { goal, equipment } }: PlanningContext): boolean =>
  goal === 'hypertrophy' && equipment.kind === 'commercial'

/** What size requires beyond enough sets: timing, proportions and progression. */
export const SIZE_RULES = rulesOf(SIZE, {
  'small-muscles-twice': ofWeek((context, { days, daysAWeek, minutes }) => {
    const { profile } = context
    // What is brought up takes their time (T7).
    const applies =
      asksForSmall(profile) &&
      profile.days >= daysAWeek &&
      profile.minutes >= minutes &&
      !bringsSomethingUp(profile)
    const asked = (applies ? SMALL : []).map(([named, muscle]) =>
      onDays(
        {
          is: isFor(muscle),
          days,
          says: (found, times) =>
            `${capitalized(named)} are trained for their own sake on ${found} days; ${times} suit size.`,
        },
        context,
      ),
    )
    return (week) => asked.flatMap((missing) => missing(week))
  }),
  'triceps-like-biceps': ofWeek((context, { apart }) => {
    const [biceps, triceps] = [isFor('biceps'), isFor('triceps')]
    const applies =
      asksForSmall(context.profile) && daysFor(context, biceps) > 0 && daysFor(context, triceps) > 0
    return (week) => {
      if (!applies) return NOTHING
      const [ofBiceps, ofTriceps] = [setsWhere(week, biceps), setsWhere(week, triceps)]
      return miss(
        Math.abs(ofBiceps - ofTriceps) - apart,
        () => `${ofBiceps} direct sets for biceps, ${ofTriceps} for triceps; they go together.`,
      )
    }
  }),
  'first-of-a-movement': ofDay(({ profile }) => {
    const isYielding = once((entry: CatalogueEntry) => !isMostlyFor(entry, profile))
    return ({ rows }) => {
      let misses = NOTHING
      for (const [at, row] of rows.entries()) {
        const first = isCompound(row.entry.pattern) && rows.find(isLike(row))
        if (!first || rows.indexOf(first) === at) continue
        const more = Math.max(row.sets - first.sets, row.mostSets - first.mostSets)
        if (more > 0 && isYielding(row.entry))
          misses = [...misses, ...miss(more, () => saysMore(row, first), row.entry.name)]
      }
      return misses
    }
  }),
  'angles-of-a-gym': ofWeek((context, { capacity }) => {
    const applies = inGymForSize(context) && context.capacity >= capacity
    const asked = [
      inWeek(isInclinePress, 'incline press', applies, context),
      inWeek(({ pattern }) => pattern === 'vertical-push', 'press overhead', applies, context),
      inWeek(isSupportedRow, 'supported row', applies, context),
    ]
    return (week) => asked.flatMap((missing) => missing(week))
  }),
  'leg-extension': ofWeek((context, { capacity, minutes }) => {
    const { profile, level } = context
    const isExtension = ({ pattern, needs }: CatalogueEntry) =>
      pattern === 'knee-extension' && needs.length > 0
    const applies =
      profile.goal === 'hypertrophy' &&
      level !== 'novice' &&
      context.capacity >= capacity &&
      profile.minutes >= minutes &&
      !bringsSomethingUp(profile)
    return inWeek(isExtension, 'leg extension', applies, context)
  }),
  'opener-sets': ofDay(({ profile, level }, { sets, minutes }) => {
    const applies = isForSize(profile) && level !== 'novice' && profile.minutes >= minutes
    return ({ rows: [first] }) =>
      applies && first && !isMostlyFor(first.entry, profile)
        ? miss(
            sets - first.sets,
            () => `${first.entry.name} opens the day with ${first.sets} sets; ${sets} are better.`,
            first.entry.name,
          )
        : NOTHING
  }),
  'sets-rise': ofWeek((context, { sets }) => {
    const asked = maxLiftsAddingSets(context.profile)
    if (asked < sets) return () => NOTHING
    return ({ days }) => {
      let missing = 0
      for (const { rows, mostSets } of days) {
        let added = mostSets
        for (const row of rows) added -= row.sets
        missing += asked - added
      }
      return miss(missing)
    }
  }),
})
