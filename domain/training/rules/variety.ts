import { isOpen } from '../week-plan/planning-context.ts'
import { DAY_NAMES } from '../../program/day.ts'
import { belongsOn } from '../draft/days.ts'
import { DAYS } from '../draft/generated/days.ts'
import { peaksFor } from '../profile/event.ts'
import { isFromFloor, type CatalogueEntry } from '../../exercises/exercise.ts'
import { isForStrength } from '../prescription/heavy.ts'
import { isPutEarly } from '../week-plan/order.ts'
import { runs } from '../profile/other-training.ts'
import {
  isCompound,
  isHipDominant,
  isKneeDominant,
  isTrunk,
  type Pattern,
} from '../../exercises/vocabulary.ts'
import { MAJOR } from '../prescription/volume.ts'
import { miss, NOTHING, ofDay, ofWeek, rulesOf } from './quality-rule.ts'
import { VARIETY } from './generated/records.ts'
import { resistsNothing } from './tools.ts'
import type { WeekRow } from './week.ts'

const isOfKneesAndHips = (one: Pattern, other: Pattern): boolean =>
  (isKneeDominant(one) && isHipDominant(other)) || (isHipDominant(one) && isKneeDominant(other))

export const VARIETY_RULES = rulesOf(VARIETY, {
  'swap-offered': ofDay(
    () =>
      ({ rows }) =>
        rows
          .filter(({ hasSwap }) => !hasSwap)
          .flatMap(({ entry }) => miss(1, () => 'No swap is offered.', entry.name)),
  ),
  'single-joint-later': ofDay(({ profile }) => ({ rows }) => {
    const forRunner = runs(profile)
    let single = false
    for (const { entry, isSecond } of rows) {
      // Trunk work may be anywhere after the lifts. So may superset work and work for what is brought up.
      if (isTrunk(entry.pattern) || isSecond || isPutEarly(entry, profile)) continue
      // A runner's strength depends on the calves.
      if (forRunner && entry.pattern === 'calf') continue
      if (!isCompound(entry.pattern)) single = true
      else if (single) return miss(1, () => 'Multi-joint lifts come before single-joint ones.', entry.name)
    }
    return NOTHING
  }),
  'heavy-squat-and-hinge-apart': ofDay(({ profile }, { reps: heaviest }) => ({ rows }) => {
    // The second squat of a week before a meet is easy practice.
    if (peaksFor(profile)) return NOTHING
    const isHeavy = ({ reps, entry }: WeekRow): boolean => !entry.timed && reps.high <= heaviest
    const clash = rows.some((row, index) => {
      const next = rows[index + 1]
      return next && isHeavy(row) && isHeavy(next) && isOfKneesAndHips(row.entry.pattern, next.entry.pattern)
    })
    return miss(Number(clash), () => 'A heavy squat and a heavy hinge stand next to each other.')
  }),
  'rest-between-days': ofWeek(({ profile }, { share, days: spread, sets: counts }) => {
    if (profile.days <= spread || profile.split === 'full-body') return () => NOTHING
    return ({ days }) => {
      let all = 0
      let unrested = 0
      for (const [index, { muscles }] of days.entries())
        for (const group of MAJOR) {
          all += muscles[group]
          if ((days[index - 1]?.muscles[group] ?? 0) >= counts) unrested += muscles[group]
        }
      const part = unrested / Math.max(1, all)
      return miss(
        part > share ? 0.2 + part - share : 0,
        () => `${Math.round(part * 100)} % of the sets fall on muscles trained the day before.`,
      )
    }
  }),
  'few-lifts-for-novices': ofWeek(({ level }, { lifts: most }) => ({ days }) => {
    if (level !== 'novice') return NOTHING
    const lifts = new Map<Pattern, Set<CatalogueEntry>>()
    for (const { rows } of days)
      for (const { entry } of rows)
        if (isCompound(entry.pattern))
          lifts.set(entry.pattern, (lifts.get(entry.pattern) ?? new Set()).add(entry))
    return [...lifts].flatMap(([pattern, { size }]) => [
      ...miss(
        size - most,
        () => `${size} different lifts are a ${pattern.replace('-', ' ')}; ${most} are learned sooner.`,
      ),
      // A squat takes the longest to learn.
      ...miss(pattern === 'squat' ? size - 1 : 0),
    ])
  }),
  'staples-of-week': ofWeek((context, { share }) => {
    const keyOf = ({ pattern, primary }: CatalogueEntry) => `${pattern} ${primary[0]}`
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
      return miss(odd - share * all, () => `${odd} of ${all} exercises are second choices.`)
    }
  }),
  'what-the-day-is-named-for': ofDay((context, { fewest }) => {
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
    return ({ kind, rows }) => {
      let misses = NOTHING
      for (const { named, of, amount } of asked.get(kind) ?? []) {
        if (rows.some(({ entry }) => of.includes(entry.pattern))) continue
        // Two lifts cannot cover every part.
        const says =
          amount >= 1 && rows.length >= fewest
            ? () => `No ${named} on a day named ${DAY_NAMES[kind]}.`
            : undefined
        misses = [...misses, ...miss(amount, says)]
      }
      return misses
    }
  }),
  'alike-on-a-day': ofDay((_brief, { alike, alikeOnItsDay }) => ({ kind, rows }) => {
    const counts = new Map<string, number>()
    let floorPulls = 0
    for (const { entry } of rows) {
      const key = `${entry.pattern} ${entry.primary[0]}`
      counts.set(key, (counts.get(key) ?? 0) + 1)
      if (isFromFloor(entry)) floorPulls++
    }
    const most = kind === 'chest' || kind === 'back' || kind === 'arms' ? alikeOnItsDay : alike
    let misses = NOTHING
    for (const [key, count] of counts) {
      if (count < 2) continue
      const says =
        count > most
          ? () => `${count} times ${key.replaceAll('-', ' ')} in one day; ${most} are enough.`
          : undefined
      misses = [...misses, ...miss(count - 1, says)]
    }
    return floorPulls > 1 ? [...misses, ...miss(floorPulls - 1)] : misses
  }),
  'lifts-from-floor': ofWeek(({ profile }, { most, days: fewDays }) => {
    const applies = !isForStrength(profile) || (profile.goal === 'powerbuilding' && profile.days <= fewDays)
    const isPulled = (entry: CatalogueEntry) =>
      entry.main && isFromFloor(entry) && !profile.likes.includes(entry.id)
    return ({ days }) => {
      if (!applies) return NOTHING
      const found = days.flatMap(({ rows }) => rows.filter(({ entry }) => isPulled(entry))).length
      return miss(found - most, () => `${found} lifts from the floor in the week; ${most} is enough.`)
    }
  }),
  'exercises-again': ofWeek(({ level, profile: { goal } }, { share }) => ({ days }) => {
    const seen = new Map<CatalogueEntry, number>()
    let rows = 0
    for (const day of days)
      for (const { entry } of day.rows) {
        rows++
        seen.set(entry, (seen.get(entry) ?? 0) + 1)
      }
    let again = 0
    for (const [entry, times] of seen)
      again +=
        (times - 1) *
        (entry.main
          ? level === 'novice'
            ? 0
            : goal === 'strength' || goal === 'powerbuilding'
              ? 0.4
              : 1
          : 1)
    return again > share * rows
      ? miss(again, () => `${Math.round(again)} of ${rows} exercises stand in the week already.`)
      : miss(again)
  }),
})
