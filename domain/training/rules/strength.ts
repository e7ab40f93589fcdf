import { isDeadlift, isFrontSquat, isSquatOffBar, canLead, isForStrength } from '../prescription/bar-lifts.ts'
import type { DayKind } from '../../program/day.ts'
import { belongsOn } from '../draft/days.ts'
import { daysFor, isOpen, type PlanningContext } from '../week-plan/planning-context.ts'
import { placeOf } from '../profile/kept.ts'
import { peaksFor } from '../profile/event.ts'
import type { CatalogueEntry } from '../../exercises/exercise.ts'
import { needsHeavyLift } from '../week-plan/heavy-day.ts'
import { bringsUp } from '../prescription/bring-up.ts'
import { isShortSession } from '../prescription/volume.ts'
import { isLoadable } from '../prescription/rep-ranges.ts'
import { allowsTriples } from '../draft/triples.ts'
import { isCompound, isLegs, isPull, isTrunk, type Pattern } from '../../exercises/vocabulary.ts'
import { miss, NOTHING, ofDay, ofWeek, rulesOf } from './quality-rule.ts'
import { STRENGTH } from './generated/records.ts'
import { NEVER } from './amounts.ts'
import { daysWith, type WeekDay } from './week.ts'

/** A lift that strength is judged by, with its substitutes, closest first. */
interface Judged {
  named: string
  tiers: readonly (readonly string[])[]
  pattern: Pattern
  muscle?: 'chest'
  /** The number of days from which it is trained twice a week. */
  twiceFrom: number
}

const JUDGED: readonly Judged[] = [
  {
    named: 'squat',
    tiers: [
      ['barbell-back-squat', 'safety-bar-squat'],
      ['barbell-front-squat', 'barbell-box-squat', 'barbell-pause-squat'],
    ],
    pattern: 'squat',
    twiceFrom: 3,
  },
  {
    named: 'bench press',
    tiers: [['barbell-bench-press'], ['barbell-floor-press', 'incline-barbell-bench-press']],
    pattern: 'horizontal-push',
    muscle: 'chest',
    twiceFrom: 3,
  },
  {
    named: 'deadlift',
    tiers: [
      ['barbell-deadlift', 'sumo-deadlift'],
      ['trap-bar-deadlift', 'high-handle-trap-bar-deadlift', 'rack-pull'],
    ],
    pattern: 'hinge',
    twiceFrom: 4,
  },
]

/** The press without a bench. With a bench, it does not count as bench press training. */
const WITHOUT_BENCH = 'barbell-floor-press'

/** Strength on a flat bench is trained flat. With size as a second goal, the upper chest has its day. */
const AT_AN_ANGLE = 'incline-barbell-bench-press'

/** Lifts at another angle or bar position, a fifth lighter. In weeks of doubles they replace no meet lift. */
const FAR_FROM_MEET = [AT_AN_ANGLE, 'barbell-front-squat']

interface Wanted {
  named: string
  isIt: (entry: CatalogueEntry) => boolean
  trainsIt: (entry: CatalogueEntry) => boolean
  days: number
  daysOfItself: number
}

/** Someone who starts at 65 or needs clearance first starts with easy lifts. */
function trainsJudgedLifts({ profile, level }: PlanningContext): boolean {
  if (!isForStrength(profile) || isShortSession(profile)) return false
  return level !== 'novice' || !(profile.redFlags.length || profile.person.age === '65-plus')
}

/** The lifts that strength is judged by, as close as this person can do them. */
export function referenceLiftsFor(context: PlanningContext): Wanted[] {
  const { profile } = context
  if (!trainsJudgedLifts(context)) return []
  return JUDGED.flatMap(({ named, tiers, pattern, muscle, twiceFrom }) => {
    const ofFamily = (entry: CatalogueEntry) =>
      entry.pattern === pattern && (!muscle || entry.primary.includes(muscle)) && canLead(entry, profile)
    const heavy = context.open.filter(ofFamily)
    const tier = tiers.find((ids) => heavy.some(({ id }) => ids.includes(id)))
    if (!heavy.length) return []
    const isIt = (entry: CatalogueEntry) => (tier ? tier.includes(entry.id) : true) && ofFamily(entry)
    const trainsIt = (entry: CatalogueEntry) =>
      ofFamily(entry) &&
      (!tier || entry.needs.includes('barbell') || tier.includes(entry.id)) &&
      (tier !== tiers[0] || entry.id !== WITHOUT_BENCH) &&
      !(FAR_FROM_MEET.includes(entry.id) && peaksFor(profile)) &&
      !(entry.id === AT_AN_ANGLE && profile.goal === 'strength')
    const possible = daysFor(context, trainsIt)
    const often = profile.days >= twiceFrom ? 2 : 1
    return [{ named, isIt, trainsIt, days: Math.min(often, possible), daysOfItself: Math.min(1, possible) }]
  })
}

export const STRENGTH_RULES = rulesOf(STRENGTH, {
  'judged-lifts': ofWeek((context, { reps: ofOthers, repsOfNovice, repsOfSecond }, says) => {
    const judged = referenceLiftsFor(context)
    const most = context.level === 'novice' ? repsOfNovice : ofOthers
    // Two leg lifts on the same single leg day are not both heavy.
    const shareADay = daysFor(context, ({ pattern }) => isLegs(pattern)) === 1
    // Without an open front squat, a squat variation that spares the back follows the deadlift (T42),
    // except before a meet.
    const asksForFront =
      context.profile.goal === 'strength' &&
      isOpen(context, (entry) => isFrontSquat(entry) && canLead(entry, context.profile))
    const isOffBar = (entry: CatalogueEntry) => canLead(entry, context.profile) && isSquatOffBar(entry)
    const comesForSquat = isOpen(context, isOffBar)
      ? isOffBar
      : (entry: CatalogueEntry) => entry.pattern === 'lunge' && isLoadable(entry, context.profile)
    const sparesBack = (rows: WeekDay['rows']) =>
      !asksForFront &&
      !peaksFor(context.profile) &&
      rows.some(({ entry }) => isDeadlift(entry)) &&
      rows.some(({ entry }) => comesForSquat(entry))
    const repsOf = (entry: CatalogueEntry) => (shareADay && isLegs(entry.pattern) ? repsOfSecond : most)
    return (week) =>
      judged.flatMap(({ named: lift, isIt, trainsIt, days, daysOfItself }) => {
        const daysThat = (holds: (rows: WeekDay['rows']) => boolean) =>
          week.days.filter(({ rows }) => holds(rows)).length
        const itself = daysThat((rows) =>
          rows.some(({ entry, reps }) => isIt(entry) && reps.high <= repsOf(entry)),
        )
        const found = daysThat(
          (rows) => rows.some(({ entry }) => trainsIt(entry)) || (lift === 'squat' && sparesBack(rows)),
        )
        const late = daysThat((rows) => {
          const at = rows.findIndex(({ entry }) => isIt(entry))
          return at > 0 && rows.slice(0, at).some(({ entry }) => trainsIt(entry))
        })
        return [
          ...miss(daysOfItself - itself, says.heavy, { lift }),
          ...miss(days - found, says.days, { lift, found, days }),
          ...miss(late, says.late, { lift }),
        ]
      })
  }),
  'variation-on-second-day': ofWeek((context, { days: most }, says) => {
    const asked =
      context.level === 'novice'
        ? []
        : referenceLiftsFor(context).filter(
            ({ named, isIt, trainsIt }) =>
              !(named === 'bench press' && peaksFor(context.profile)) &&
              isOpen(context, (entry) => trainsIt(entry) && !isIt(entry) && allowsTriples(entry)),
          )
    return (week) =>
      asked.flatMap(({ named: lift, isIt, trainsIt }) => {
        const same = daysWith(week, isIt)
        const others = daysWith(week, (entry) => trainsIt(entry) && !isIt(entry))
        return miss(same > most && !others, says, { lift, same })
      })
  }),
  'mostly-multi-joint': ofWeek(({ profile, level }, { share }, says) => ({ days }) => {
    if (profile.goal !== 'strength' || level === 'novice' || isShortSession(profile)) return NOTHING
    let all = 0
    let single = 0
    for (const { rows } of days)
      for (const { entry, sets } of rows) {
        if (isTrunk(entry.pattern)) continue
        all += sets
        if (!isCompound(entry.pattern)) single += sets
      }
    const enough = Math.ceil(share * all)
    return miss(single - enough, says, { single, all, enough })
  }),
  'heavy-main-lifts': ofWeek((context, { shareForBoth, fewest, fewestBeforeMeet, most }, says) => {
    const { profile, kinds, level } = context
    const least = peaksFor(profile) ? fewestBeforeMeet : fewest
    const hasHeavyLift = ({ rows }: WeekDay): boolean =>
      rows.some(({ entry, reps }) => entry.main && reps.low >= least && reps.high <= most)
    if (level === 'novice' || !isForStrength(profile)) return NEVER
    const able = new Set(kinds.filter((kind) => needsHeavyLift(kind, context)))
    return ({ days }) => {
      // A day with hardly any open main lift is excused.
      const asked = days.filter(({ kind }) => able.has(kind))
      const heavy = asked.filter(hasHeavyLift).length
      const wanted = profile.goal === 'strength' ? asked.length : Math.ceil(asked.length * shareForBoth)
      return miss(wanted - heavy, says, { heavy, asked: asked.length, wanted })
    }
  }),
  'opened-by-no-pull': ofDay((context, _limits, says) => {
    const { profile, kinds } = context
    const isBuiltOn = (kind: DayKind) =>
      (kind === 'full-body' || (kind === 'upper' && isForStrength(profile))) &&
      isOpen(context, (entry) => entry.main && !isPull(entry.pattern) && belongsOn(kind, entry))
    const asked = new Set(kinds.filter(isBuiltOn))
    return ({ kind, rows: [first] }) =>
      first &&
      asked.has(kind) &&
      !placeOf(first.entry, profile.order) &&
      isPull(first.entry.pattern) &&
      !bringsUp(first.entry, profile)
        ? miss(1, says, { exercise: first.entry.name })
        : NOTHING
  }),
  'main-lift-opens': ofDay((context, _limits, says) => {
    const canLift = new Set(
      context.kinds.filter((kind) =>
        isOpen(context, (entry) => isCompound(entry.pattern) && belongsOn(kind, entry)),
      ),
    )
    return ({ kind, rows: [first, ...later] }) => {
      if (context.profile.goal !== 'strength' || !first) return NOTHING
      if (placeOf(first.entry, context.profile.order)) return NOTHING
      const wrong = isCompound(first.entry.pattern)
        ? !first.entry.main && later.some(({ entry }) => entry.main && isCompound(entry.pattern))
        : canLift.has(kind)
      return miss(wrong, says, { exercise: first.entry.name })
    }
  }),
})
