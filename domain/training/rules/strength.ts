import { belongsOn } from '../days.ts'
import { daysFor, isOpen, type Brief } from '../brief.ts'
import { peaksFor } from '../event.ts'
import type { CatalogueEntry } from '../exercise.ts'
import { canBeHeavy, needsHeavyLift } from '../heavy.ts'
import { isBrief } from '../volume.ts'
import { isCompound, type Pattern } from '../vocabulary.ts'
import { dayRule, miss, NOTHING, weekRule, type PartRule } from './rule.ts'
import { daysWith, type WeekDay } from './week.ts'

/** What strength is judged by, nearest first, and what trains it. */
interface Judged {
  named: string
  tiers: readonly (readonly string[])[]
  pattern: Pattern
  muscle?: 'chest'
  /** Whether it is trained twice a week where days allow. */
  twice: boolean
}

const JUDGED: readonly Judged[] = [
  {
    named: 'squat',
    tiers: [['barbell-back-squat'], ['barbell-front-squat', 'barbell-box-squat', 'barbell-pause-squat']],
    pattern: 'squat',
    twice: true,
  },
  {
    named: 'bench press',
    tiers: [['barbell-bench-press'], ['barbell-floor-press', 'incline-barbell-bench-press']],
    pattern: 'horizontal-push',
    muscle: 'chest',
    twice: true,
  },
  {
    named: 'deadlift',
    tiers: [
      ['barbell-deadlift', 'sumo-deadlift'],
      ['trap-bar-deadlift', 'high-handle-trap-bar-deadlift', 'rack-pull'],
    ],
    pattern: 'hinge',
    twice: false,
  },
]

interface Wanted {
  named: string
  isIt: (entry: CatalogueEntry) => boolean
  trainsIt: (entry: CatalogueEntry) => boolean
  days: number
  daysOfItself: number
}

/** The lifts that strength is judged by, as near as this person can come to them. */
export function judgedFor(brief: Brief, daysForTwice: number): Wanted[] {
  const { profile, level } = brief
  const isFor = profile.goal === 'strength' || profile.goal === 'powerbuilding'
  if (!isFor || level === 'novice' || isBrief(profile)) return []
  return JUDGED.flatMap(({ named, tiers, pattern, muscle, twice }) => {
    const ofFamily = (entry: CatalogueEntry) =>
      entry.pattern === pattern && (!muscle || entry.primary.includes(muscle)) && canBeHeavy(entry, profile)
    const heavy = brief.open.filter(ofFamily)
    const tier = tiers.find((ids) => heavy.some(({ id }) => ids.includes(id)))
    if (!heavy.length) return []
    const isIt = (entry: CatalogueEntry) => (tier ? tier.includes(entry.id) : true) && ofFamily(entry)
    const trainsIt = (entry: CatalogueEntry) =>
      ofFamily(entry) && (!tier || entry.needs.includes('barbell') || tier.includes(entry.id))
    const possible = daysFor(brief, trainsIt)
    const often = twice && profile.days >= daysForTwice ? 2 : 1
    return [{ named, isIt, trainsIt, days: Math.min(often, possible), daysOfItself: Math.min(1, possible) }]
  })
}

export const STRENGTH_RULES: readonly PartRule[] = [
  weekRule({
    id: 'T1',
    title:
      'squat, bench press and deadlift every week, squat and bench press twice from four days on, for strength',
    source: 'practice; Liftosaur; Grgic 2018: frequency for strength',
    hard: false,
    cost: 60,
    limits: { daysForTwice: 4, reps: 6 },
    check: (brief, { daysForTwice, reps }) => {
      const judged = judgedFor(brief, daysForTwice)
      return (week) =>
        judged.flatMap(({ named, isIt, trainsIt, days, daysOfItself }) => {
          const itself = week.days.filter(({ rows }) =>
            rows.some(({ entry, reps: asked }) => isIt(entry) && asked.high <= reps),
          ).length
          const found = daysWith(week, trainsIt)
          const late = week.days.filter(({ rows }) => {
            const at = rows.findIndex(({ entry }) => isIt(entry))
            return at > 0 && rows.slice(0, at).some(({ entry }) => trainsIt(entry))
          }).length
          return [
            ...miss(daysOfItself - itself, () => `No heavy ${named} in the week; strength is judged by it.`),
            ...miss(days - found, () => `The ${named} is trained ${found} times; ${days} suit the goal.`),
            ...miss(late, () => `The ${named} comes after its variations.`),
          ]
        })
    },
  }),
  weekRule({
    id: 'R24',
    title: 'heavy where strength is the goal',
    source: 'ACSM; NSCA; Liftosaur',
    hard: true,
    cost: 1,
    limits: { shareForBoth: 0.5, fewest: 3, fewestBeforeMeet: 1, most: 6 },
    check: ({ profile, kinds, level }, { shareForBoth, fewest, fewestBeforeMeet, most }) => {
      const least = peaksFor(profile) ? fewestBeforeMeet : fewest
      const hasHeavyLift = ({ rows }: WeekDay): boolean =>
        rows.some(({ entry, reps }) => entry.main && reps.low >= least && reps.high <= most)
      const { goal } = profile
      if (level === 'novice' || !(goal === 'strength' || goal === 'powerbuilding')) return () => NOTHING
      const able = new Set(kinds.filter((kind) => needsHeavyLift(kind, profile)))
      return ({ days }) => {
        // A day on which hardly a main lift is open to this person is excused.
        const asked = days.filter(({ kind }) => able.has(kind))
        const heavy = asked.filter(hasHeavyLift).length
        const wanted = goal === 'strength' ? asked.length : Math.ceil(asked.length * shareForBoth)
        return miss(
          wanted - heavy,
          () => `${heavy} of ${asked.length} sessions have a main lift of 3 to 6 reps; ${wanted} should.`,
        )
      }
    },
  }),
  dayRule({
    id: 'R22',
    title: 'multi-joint lifts first',
    source: 'ACSM 2009; Nunes 2020',
    hard: true,
    cost: 1,
    limits: {},
    check: (brief) => {
      const canLift = new Set(
        brief.kinds.filter((kind) =>
          isOpen(brief, (entry) => isCompound(entry.pattern) && belongsOn(kind, entry)),
        ),
      )
      return ({ kind, rows: [first, ...later] }) => {
        if (brief.profile.goal !== 'strength' || !first) return NOTHING
        const wrong = isCompound(first.entry.pattern)
          ? !first.entry.main && later.some(({ entry }) => entry.main && isCompound(entry.pattern))
          : canLift.has(kind)
        return miss(Number(wrong), () => 'A main lift should open the session.', first.entry.name)
      }
    },
  }),
]
