import { isOpen } from '../week-plan/planning-context.ts'
import { DAY_NAMES } from '../../program/day.ts'
import { belongsOn } from '../draft/days.ts'
import { DAYS } from '../draft/generated/days.ts'
import { peaksFor } from '../profile/event.ts'
import { isFromFloor, type CatalogueEntry } from '../../exercises/exercise.ts'
import { isForStrength } from '../prescription/bar-lifts.ts'
import { isPutEarly } from '../week-plan/order.ts'
import { placeOf } from '../profile/kept.ts'
import { runs } from '../profile/other-training.ts'
import {
  isCompound,
  isHipDominant,
  isKneeDominant,
  isTrunk,
  type Pattern,
} from '../../exercises/vocabulary.ts'
import { MAJOR } from '../../program/muscle-groups.ts'
import { miss, NOTHING, ofDay, ofWeek, rulesOf } from './quality-rule.ts'
import { VARIETY } from './generated/records.ts'
import { resistsNothing } from './tools.ts'
import { NEVER } from './amounts.ts'
import type { WeekRow } from './week.ts'

const isOfKneesAndHips = (one: Pattern, other: Pattern): boolean =>
  (isKneeDominant(one) && isHipDominant(other)) || (isHipDominant(one) && isKneeDominant(other))

const keyOf = ({ pattern, primary }: CatalogueEntry): string => `${pattern} ${primary[0]}`

export const VARIETY_RULES = rulesOf(VARIETY, {
  'swap-offered': ofDay(
    (_context, _limits, says) =>
      ({ rows }) =>
        rows.flatMap(({ entry, hasSwap }) => miss(!hasSwap, says, { exercise: entry.name })),
  ),
  'single-joint-later': ofDay(({ profile }, _limits, says) => ({ rows }) => {
    const forRunner = runs(profile)
    let single = false
    for (const { entry, isSecond } of rows) {
      // Trunk work may be anywhere after the lifts. So may superset work and work for what is brought up.
      if (isTrunk(entry.pattern) || isSecond || isPutEarly(entry, profile)) continue
      if (placeOf(entry, profile.order)) continue
      // A runner's strength depends on the calves.
      if (forRunner && entry.pattern === 'calf') continue
      if (!isCompound(entry.pattern)) single = true
      else if (single) return miss(1, says, { exercise: entry.name })
    }
    return NOTHING
  }),
  'heavy-squat-and-hinge-apart': ofDay(({ profile }, { reps: heaviest }, says) => ({ rows }) => {
    // The second squat of a week before a meet is easy practice.
    if (peaksFor(profile)) return NOTHING
    const isHeavy = ({ reps, entry }: WeekRow): boolean => !entry.timed && reps.high <= heaviest
    const clash = rows.some((row, index) => {
      const next = rows[index + 1]
      return next && isHeavy(row) && isHeavy(next) && isOfKneesAndHips(row.entry.pattern, next.entry.pattern)
    })
    return miss(clash, says)
  }),
  'rest-between-days': ofWeek(({ profile }, { share, days: spread, sets: counts }, says) => {
    if (profile.days <= spread || profile.split === 'full-body') return NEVER
    return ({ days }) => {
      let all = 0
      let unrested = 0
      for (const [index, { muscles }] of days.entries())
        for (const group of MAJOR) {
          all += muscles[group]
          if ((days[index - 1]?.muscles[group] ?? 0) >= counts) unrested += muscles[group]
        }
      const part = unrested / Math.max(1, all)
      return miss(part > share && 0.2 + part - share, says, { percent: Math.round(part * 100) })
    }
  }),
  'few-lifts-for-novices': ofWeek(({ level }, { lifts: most }, says) => ({ days }) => {
    if (level !== 'novice') return NOTHING
    const lifts = new Map<Pattern, Set<CatalogueEntry>>()
    for (const { rows } of days)
      for (const { entry } of rows)
        if (isCompound(entry.pattern))
          lifts.set(entry.pattern, (lifts.get(entry.pattern) ?? new Set()).add(entry))
    return [...lifts].flatMap(([pattern, { size }]) => [
      ...miss(size - most, says, { size, pattern: pattern.replace('-', ' ') }),
      // A squat takes the longest to learn.
      ...miss(pattern === 'squat' && size - 1),
    ])
  }),
  'staples-of-week': ofWeek((context, { share }, says) => {
    const staples = new Set(context.open.filter(({ staple }) => staple).map(keyOf))
    const judged = new Map(
      context.open
        .filter((entry) => staples.has(keyOf(entry)))
        .map((entry) => [entry, !entry.staple && !context.profile.likes.includes(entry.id)]),
    )
    return ({ days }) => {
      let all = 0
      let odd = 0
      for (const { rows } of days)
        for (const { entry } of rows) {
          const isOdd = judged.get(entry)
          if (isOdd !== undefined) all++
          if (isOdd) odd++
        }
      return miss(odd - share * all, says, { odd, all })
    }
  }),
  'what-the-day-is-named-for': ofDay((context, { fewest }, says) => {
    const asked = new Map(
      context.kinds.map((kind) => [
        kind,
        DAYS[kind].parts.filter(({ of }) =>
          isOpen(
            context,
            (entry) => of.includes(entry.pattern) && belongsOn(kind, entry) && !resistsNothing(entry),
          ),
        ),
      ]),
    )
    return ({ kind, rows }) =>
      (asked.get(kind) ?? []).flatMap(({ named, of, amount }) => {
        if (rows.some(({ entry }) => of.includes(entry.pattern))) return NOTHING
        // Two lifts cannot cover every part.
        const isTold = amount >= 1 && rows.length >= fewest
        return miss(amount, isTold ? says : undefined, { named, day: DAY_NAMES[kind] })
      })
  }),
  'alike-on-a-day': ofDay((_context, { alike, alikeOnItsDay }, says) => ({ kind, rows }) => {
    const most = kind === 'chest' || kind === 'back' || kind === 'arms' ? alikeOnItsDay : alike
    const counts = new Map<string, number>()
    for (const { entry } of rows) counts.set(keyOf(entry), (counts.get(keyOf(entry)) ?? 0) + 1)
    return [
      ...[...counts].flatMap(([key, count]) =>
        miss(count - 1, count > most ? says : undefined, { count, most, what: key.replaceAll('-', ' ') }),
      ),
      ...miss(rows.filter(({ entry }) => isFromFloor(entry)).length - 1),
    ]
  }),
  'lifts-from-floor': ofWeek(({ profile }, { most, days: fewDays }, says) => {
    const applies = !isForStrength(profile) || (profile.goal === 'powerbuilding' && profile.days <= fewDays)
    if (!applies) return NEVER
    return ({ days }) => {
      const pulled = days.flatMap(({ rows }) =>
        rows.filter(({ entry }) => entry.main && isFromFloor(entry) && !profile.likes.includes(entry.id)),
      )
      return miss(pulled.length - most, says, { found: pulled.length })
    }
  }),
  'exercises-again': ofWeek(({ level, profile: { goal } }, { share }, says) => {
    const ofMain = level === 'novice' ? 0 : goal === 'strength' || goal === 'powerbuilding' ? 0.4 : 1
    return ({ days }) => {
      const seen = new Map<CatalogueEntry, number>()
      let rows = 0
      for (const day of days)
        for (const { entry } of day.rows) {
          rows++
          seen.set(entry, (seen.get(entry) ?? 0) + 1)
        }
      let again = 0
      for (const [entry, times] of seen) again += (times - 1) * (entry.main ? ofMain : 1)
      return miss(again, again > share * rows ? says : undefined, { again: Math.round(again), rows })
    }
  }),
})
