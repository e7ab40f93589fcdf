import { asksForSmall } from '../week-plan/weekly-room.ts'
import { daysFor, type PlanningContext } from '../week-plan/planning-context.ts'
import type { CatalogueEntry } from '../../exercises/exercise.ts'
import { once } from '../draft/memoize.ts'
import { isBroughtUp, isMostlyFor } from '../prescription/bring-up.ts'
import { usualReps } from '../prescription/rep-ranges.ts'
import { isCompound } from '../../exercises/vocabulary.ts'
import { GROUPS } from '../../program/muscle-groups.ts'
import { isDirectFor, isMajor } from '../prescription/volume.ts'
import { NEVER, type Is } from './amounts.ts'
import { miss, NOTHING, ofWeek, rulesOf } from './quality-rule.ts'
import { BROUGHT_UP } from './generated/records.ts'
import { daysWith } from './week.ts'

const WAYS: readonly string[] = ['stretched', 'arm-in-front', 'neutral-grip', 'overhead', 'supine']

/** How an exercise trains a small muscle, judged by position and tool. */
const wayOf = once(({ pattern, positions, traits, needs }: CatalogueEntry): string => {
  if (isCompound(pattern)) return 'press'
  const told = [...traits, ...positions].find((each) => WAYS.includes(each))
  return told ?? (needs.includes('cable') ? 'cable' : needs.includes('machines') ? 'machine' : 'free')
})

const isOverhead: Is = ({ pattern, positions }) =>
  pattern === 'elbow-extension' && positions.includes('overhead')

const smallBroughtUp = ({ profile }: PlanningContext) =>
  GROUPS.filter((group) => !isMajor(group) && isBroughtUp(group, profile)).map((group) =>
    once((entry: CatalogueEntry) => isDirectFor(group, entry) && isMostlyFor(entry, profile)),
  )

/** Rules for small muscles that are brought up, beyond more sets (T7), and for everyone's triceps. */
export const BROUGHT_UP_RULES = rulesOf(BROUGHT_UP, {
  'ways-and-spread': ofWeek((context, { sets, beyondShare, spread }) => {
    const asked = smallBroughtUp(context).map((is) => ({
      is,
      ways: new Set(context.open.filter(is).map(wayOf)).size,
      days: daysFor(context, is),
      inADay: Math.ceil(sets / Math.max(1, daysFor(context, is))) + beyondShare,
    }))
    // With more days, some are consecutive, and the second has half the sets (T67).
    const isEven = context.profile.days <= spread
    if (!asked.length) return NEVER
    return ({ days }) => {
      let missing = 0
      for (const { is, ways, days: daysOpen, inADay } of asked) {
        const used = new Set<string>()
        let rows = 0
        let all = 0
        let least = Infinity
        for (const day of days) {
          let setsToday = 0
          for (const { entry, sets: ofRow } of day.rows)
            if (is(entry)) {
              rows++
              setsToday += ofRow
              used.add(wayOf(entry))
            }
          missing += Math.max(0, setsToday - inADay)
          all += setsToday
          if (setsToday) least = Math.min(least, setsToday)
        }
        if (isEven && all) missing += Math.max(0, Math.floor(all / daysOpen) - least)
        missing += Math.max(0, Math.min(ways, rows) - used.size)
      }
      return miss(missing)
    }
  }),
  'heavy-and-light': ofWeek((context, { ranges }) => {
    const asked = smallBroughtUp(context).map((is) => {
      const lows = context.open.filter(is).map((entry) => usualReps(entry, 'isolation', context.profile).low)
      return { is, most: Math.min(ranges, new Set(lows).size) }
    })
    return ({ days }) => {
      let missing = 0
      for (const { is, most } of asked) {
        const found = days.flatMap(({ rows }) => rows.filter(({ entry }) => is(entry)))
        missing += Math.max(0, Math.min(most, found.length) - new Set(found.map(({ reps }) => reps.low)).size)
      }
      return miss(missing)
    }
  }),
  'day-between': ofWeek((context, { days: spread, share }, says) => {
    // With fewer days, R39 spreads them over the week.
    const asked = context.profile.days > spread ? smallBroughtUp(context) : []
    return ({ days }) =>
      asked.flatMap((is) => {
        const sets = days.map(({ rows }) =>
          rows.reduce((sum, row) => sum + (is(row.entry) ? row.sets : 0), 0),
        )
        return sets.flatMap((today, at) => {
          const before = sets[at - 1] ?? 0
          if (!before) return NOTHING
          return miss(today - Math.floor(share * before), says, { today, before, day: at + 1 })
        })
      })
  }),
  'overhead-extension': ofWeek((context, { days, daysOfBroughtUp }, says) => {
    const { profile } = context
    const possible = asksForSmall(profile) ? daysFor(context, isOverhead) : 0
    const least = Math.min(days, possible)
    const most = isBroughtUp('triceps', profile) ? Math.min(daysOfBroughtUp, possible) : least
    return (week) => {
      const found = daysWith(week, isOverhead)
      return miss(most - found, found < least ? says : undefined)
    }
  }),
})
