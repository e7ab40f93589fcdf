import { asksForSmall } from '../week-plan/weekly-room.ts'
import { daysFor } from '../week-plan/planning-context.ts'
import type { CatalogueEntry } from '../../exercises/exercise.ts'
import { maxLiftsAddingSets } from '../prescription/added-sets.ts'
import { once } from '../draft/memoize.ts'
import { bringsSomethingUp, isMostlyFor } from '../prescription/bring-up.ts'
import { isCompound } from '../../exercises/vocabulary.ts'
import { isForSize } from '../prescription/volume.ts'
import { all, inGymFor, inWeek, isFor, NEVER, onDays, SMALL, type Is } from './amounts.ts'
import { miss, NOTHING, ofDay, ofWeek, rulesOf } from './quality-rule.ts'
import { SIZE } from './generated/records.ts'
import { setsWhere, type WeekRow } from './week.ts'

const capitalized = (words: string): string => words.replace(/^./, (first) => first.toUpperCase())

const isInclinePress: Is = ({ pattern, primary, traits }) =>
  pattern === 'horizontal-push' && primary[0] === 'chest' && traits.includes('incline')

const isOverhead: Is = ({ pattern }) => pattern === 'vertical-push'

/** A hand on a bench supports half of the trunk. */
const isSupportedRow: Is = ({ pattern, traits, perSide }) =>
  pattern === 'horizontal-pull' && traits.includes('supported') && !perSide

const isLike =
  ({ entry: { pattern } }: WeekRow) =>
  ({ entry }: WeekRow): boolean =>
    entry.pattern === pattern

/** What size requires beyond enough sets: timing, proportions and progression. */
export const SIZE_RULES = rulesOf(SIZE, {
  'small-muscles-twice': ofWeek((context, { days, daysAWeek, minutes }, says) => {
    const { profile } = context
    // What is brought up takes their time (T7).
    const applies =
      asksForSmall(profile) &&
      profile.days >= daysAWeek &&
      profile.minutes >= minutes &&
      !bringsSomethingUp(profile)
    if (!applies) return NEVER
    return all(
      SMALL.map(([named, muscle]) =>
        onDays({ is: isFor(muscle), days }, context, says, { named: capitalized(named) }),
      ),
    )
  }),
  'triceps-like-biceps': ofWeek((context, { apart }, says) => {
    const [biceps, triceps] = [isFor('biceps'), isFor('triceps')]
    const applies =
      asksForSmall(context.profile) && daysFor(context, biceps) > 0 && daysFor(context, triceps) > 0
    return (week) => {
      if (!applies) return NOTHING
      const [ofBiceps, ofTriceps] = [setsWhere(week, biceps), setsWhere(week, triceps)]
      return miss(Math.abs(ofBiceps - ofTriceps) - apart, says, { ofBiceps, ofTriceps })
    }
  }),
  'first-of-a-movement': ofDay(({ profile }, _limits, says) => {
    const isYielding = once((entry: CatalogueEntry) => !isMostlyFor(entry, profile))
    return ({ rows }) =>
      rows.flatMap((row) => {
        const first = isCompound(row.entry.pattern) && rows.find(isLike(row))
        if (!first || first === row || !isYielding(row.entry)) return NOTHING
        const more = Math.max(row.sets - first.sets, row.mostSets - first.mostSets)
        return miss(more, says, { exercise: row.entry.name, first: first.entry.name })
      })
  }),
  'angles-of-a-gym': ofWeek((context, { capacity }, says) => {
    const applies = inGymFor('hypertrophy', context) && context.capacity >= capacity
    return all([
      inWeek(isInclinePress, applies, context, says, { named: 'incline press' }),
      inWeek(isOverhead, applies, context, says, { named: 'press overhead' }),
      inWeek(isSupportedRow, applies, context, says, { named: 'supported row' }),
    ])
  }),
  'leg-extension': ofWeek((context, { capacity, minutes }, says) => {
    const { profile, level } = context
    const isExtension: Is = ({ pattern, needs }) => pattern === 'knee-extension' && needs.length > 0
    const applies =
      profile.goal === 'hypertrophy' &&
      level !== 'novice' &&
      context.capacity >= capacity &&
      profile.minutes >= minutes &&
      !bringsSomethingUp(profile)
    return inWeek(isExtension, applies, context, says)
  }),
  'opener-sets': ofDay(({ profile, level }, { sets, minutes }, says) => {
    const applies = isForSize(profile) && level !== 'novice' && profile.minutes >= minutes
    return ({ rows: [first] }) =>
      applies && first && !isMostlyFor(first.entry, profile)
        ? miss(sets - first.sets, says, { exercise: first.entry.name, found: first.sets })
        : NOTHING
  }),
  'sets-rise': ofWeek((context, { sets }) => {
    const asked = maxLiftsAddingSets(context.profile)
    if (asked < sets) return NEVER
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
