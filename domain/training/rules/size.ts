import { asksForSmall } from '../week-plan/weekly-room.ts'
import { daysFor, type PlanningContext } from '../week-plan/planning-context.ts'
import type { CatalogueEntry } from '../../exercises/exercise.ts'
import { maxLiftsAddingSets } from '../prescription/added-sets.ts'
import { once } from '../draft/memoize.ts'
import { bringsSomethingUp, isMostlyFor } from '../prescription/bring-up.ts'
import { isCompound } from '../../exercises/vocabulary.ts'
import { isForSize } from '../prescription/volume.ts'
import { onDays } from './on-days.ts'
import { dayRule, miss, NOTHING, weekRule, type WeekQualityRule } from './quality-rule.ts'
import { isFor, SMALL } from './small-muscles.ts'
import { daysWith, setsWhere, type WeekRow } from './week.ts'

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
export const SIZE_RULES: readonly WeekQualityRule[] = [
  weekRule({
    id: 'T60',
    title: 'size: biceps, triceps and side delts on two days each, from four days of an hour on',
    source: 'Schoenfeld, Ogborn and Krieger 2016: twice a week grows muscles more than once',
    hard: false,
    cost: 14,
    limits: { days: 2, daysAWeek: 4, minutes: 60 },
    check: (brief, { days, daysAWeek, minutes }) => {
      const { profile } = brief
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
          brief,
        ),
      )
      return (week) => asked.flatMap((missing) => missing(week))
    },
  }),
  weekRule({
    id: 'T61',
    title: 'size: triceps and biceps have about as many direct sets',
    source: 'practice: presses and rows help both alike',
    hard: false,
    cost: 5,
    limits: { apart: 2 },
    check: (brief, { apart }) => {
      const [biceps, triceps] = [isFor('biceps'), isFor('triceps')]
      const applies = asksForSmall(brief.profile) && daysFor(brief, biceps) > 0 && daysFor(brief, triceps) > 0
      return (week) => {
        if (!applies) return NOTHING
        const [ofBiceps, ofTriceps] = [setsWhere(week, biceps), setsWhere(week, triceps)]
        return miss(
          Math.abs(ofBiceps - ofTriceps) - apart,
          () => `${ofBiceps} direct sets for biceps, ${ofTriceps} for triceps; they go together.`,
        )
      }
    },
  }),
  dayRule({
    id: 'T62',
    title: 'of two lifts of one movement on a day the first has as many sets',
    source: 'Nunes 2021: strength rises most in what comes first',
    hard: false,
    cost: 6,
    limits: {},
    check: ({ profile }) => {
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
    },
  }),
  weekRule({
    id: 'T63',
    title: 'size in a gym: an incline press, a press overhead and a row with the trunk supported every week',
    source:
      'Chaves 2020: incline presses for the top of the chest; Campos 2020: presses overhead work the front delts more than a bench press; Fenwick 2009: bent rows load the spine',
    hard: false,
    cost: 14,
    limits: { capacity: 60 },
    check: (brief, { capacity }) => {
      const applies = inGymForSize(brief) && brief.capacity >= capacity
      const asked = [
        { named: 'incline press', is: isInclinePress },
        { named: 'press overhead', is: ({ pattern }: CatalogueEntry) => pattern === 'vertical-push' },
        { named: 'supported row', is: isSupportedRow },
      ].filter(({ is }) => applies && daysFor(brief, is) > 0)
      return (week) =>
        asked.flatMap(({ named, is }) => miss(daysWith(week, is) ? 0 : 1, () => `No ${named} in the week.`))
    },
  }),
  weekRule({
    id: 'T80',
    title: 'size: quads are extended by themselves every week, where there is time',
    source: 'Zabaleta-Korta 2021: leg extensions grew the rectus femoris, squats did not',
    hard: false,
    cost: 12,
    limits: { capacity: 60, minutes: 60 },
    check: (brief, { capacity, minutes }) => {
      const { profile, level } = brief
      const isExtension = ({ pattern, needs }: CatalogueEntry) =>
        pattern === 'knee-extension' && needs.length > 0
      const asked =
        profile.goal === 'hypertrophy' &&
        level !== 'novice' &&
        brief.capacity >= capacity &&
        profile.minutes >= minutes &&
        !bringsSomethingUp(profile) &&
        daysFor(brief, isExtension) > 0
      return (week) =>
        miss(asked && !daysWith(week, isExtension) ? 1 : 0, () => 'No leg extension in the week.')
    },
  }),
  dayRule({
    id: 'T81',
    title: 'size: what opens a day of an hour has three sets, unless it is brought up',
    source: 'Nunes 2021: strength rises most in what comes first; practice for the sets',
    hard: false,
    cost: 16,
    limits: { sets: 3, minutes: 60 },
    check: ({ profile, level }, { sets, minutes }) => {
      const applies = isForSize(profile) && level !== 'novice' && profile.minutes >= minutes
      return ({ rows: [first] }) =>
        applies && first && !isMostlyFor(first.entry, profile)
          ? miss(
              sets - first.sets,
              () => `${first.entry.name} opens the day with ${first.sets} sets; ${sets} are better.`,
              first.entry.name,
            )
          : NOTHING
    },
  }),
  weekRule({
    id: 'T64',
    title: 'size: sets rise over the weeks, by two on each day and by three on long ones',
    source: 'Israetel 2021: a set or two more a week; Schoenfeld 2017: more sets, more growth',
    hard: false,
    cost: 9,
    limits: { sets: 2 },
    check: (brief, { sets }) => {
      const asked = maxLiftsAddingSets(brief.profile)
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
    },
  }),
]
