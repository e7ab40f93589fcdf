import type { TrainingProfile } from '../../profile.ts'
import { floorOf, reachOf } from '../aims.ts'
import { eligibleFor } from '../eligible.ts'
import { mostSets } from '../rows.ts'
import {
  canBeAskedFor,
  isBrief,
  MAJOR,
  outOfReach,
  sessionCapacity,
  volumeTargets,
  type Group,
} from '../volume.ts'
import { isWellOpen } from '../worth.ts'
import { isHipDominant, isKneeDominant, isPull, isPush, type Pattern } from '../vocabulary.ts'
import { when, type Objections, type Reviewed, type Rule } from './finding.ts'
import { loadedWeeks, rowsOf, type ReadWeek } from './reading.ts'
import { sessionSets, weeklySets } from './weekly-sets.ts'

const KINDS = [
  ['knee-dominant', isKneeDominant],
  ['hip-dominant', isHipDominant],
  ['push', isPush],
  ['pull', isPull],
] as const

const holds = (week: ReadWeek, test: (pattern: Pattern) => boolean) =>
  rowsOf(week).some(({ entry }) => entry && test(entry.pattern))

/** Whether anything of that kind is open to this person at all (R8 and R9 may forbid it). */
const isOpen = ({ profile }: Reviewed, test: (pattern: Pattern) => boolean) =>
  eligibleFor(profile).some(
    (entry) => test(entry.pattern) && entry.pattern !== 'jump' && canBeAskedFor(entry, profile),
  )

const everyKindOfMovement = (reviewed: Reviewed): Objections =>
  reviewed.weeks.flatMap((week) =>
    KINDS.filter(([, test]) => !holds(week, test) && isOpen(reviewed, test)).map(([kind]) => ({
      week: week.number,
      says: `No ${kind} exercise in the week.`,
    })),
  )

const SIX: readonly Pattern[] = [
  'squat',
  'hinge',
  'horizontal-push',
  'vertical-push',
  'horizontal-pull',
  'vertical-pull',
]

function sixPatterns(reviewed: Reviewed): Objections {
  const { profile, weeks } = reviewed
  const first = weeks[0]
  if (!first || profile.days * sessionCapacity(profile.minutes) < 30) return []
  return SIX.filter((wanted) => {
    const is = (pattern: Pattern) => pattern === wanted
    return !holds(first, is) && isOpen(reviewed, is) && isWellOpen(is, profile)
  }).map((wanted) => ({ week: 1, says: `No ${wanted.replace('-', ' ')} in the week.` }))
}

function enoughForEachMuscle({ weeks, profile }: Reviewed): Objections {
  const { most } = volumeTargets(profile)
  const unreachable = outOfReach(profile)
  return loadedWeeks(weeks).flatMap((week) => {
    const sets = weeklySets(week)
    return MAJOR.flatMap((muscle) => {
      const count = sets.get(muscle) ?? 0
      const least = floorOf(muscle, profile)
      const low = count < least && !unreachable.includes(muscle)
      return [
        ...when(low, {
          week: week.number,
          says: `${count} counted sets for ${muscle}; at least ${least} are needed.`,
        }),
        ...when(count > most, {
          week: week.number,
          says: `${count} counted sets for ${muscle}; at most ${most} are sound.`,
        }),
      ]
    })
  })
}

/** As far as the split that was asked for leaves room for it: the split comes before volume. */
function volumeForTheGoal({ weeks, profile }: Reviewed): Objections {
  const { fine } = volumeTargets(profile)
  const unreachable = outOfReach(profile)
  return loadedWeeks(weeks).flatMap((week) => {
    const sets = weeklySets(week)
    return MAJOR.filter((muscle) => !unreachable.includes(muscle)).flatMap((muscle) => {
      const count = sets.get(muscle) ?? 0
      const { aim } = reachOf(muscle, profile)
      return when(count < aim || count > fine, {
        week: week.number,
        says: `${count} counted sets for ${muscle}; ${aim} to ${fine} suit the goal.`,
      })
    })
  })
}

/** Each major muscle in so many sessions of the week. */
const trainedIn =
  (sessionsFor: (muscle: Group, profile: TrainingProfile) => number) =>
  ({ weeks, profile }: Reviewed): Objections => {
    const unreachable = outOfReach(profile)
    const sessions = (weeks[0]?.days ?? []).map(sessionSets)
    return MAJOR.filter((muscle) => !unreachable.includes(muscle)).flatMap((muscle) => {
      const times = sessions.filter((sets) => (sets.get(muscle) ?? 0) >= 1).length
      return when(times < sessionsFor(muscle, profile), {
        week: 1,
        says: `${muscle} is trained ${times} times in the week.`,
      })
    })
  }

const sessionUpTo =
  (limit: number) =>
  ({ weeks }: Reviewed): Objections =>
    weeks.flatMap((week) =>
      week.days.flatMap((day) =>
        [...sessionSets(day)]
          .filter(([, count]) => count > limit)
          .map(([muscle, count]) => ({
            week: week.number,
            day: day.day,
            says: `${count} counted sets for ${muscle} in one session; ${limit} are enough.`,
          })),
      ),
    )

const setsWhere = (week: ReadWeek, test: (pattern: Pattern) => boolean) =>
  rowsOf(week).reduce((sum, { entry, sets }) => sum + (entry && test(entry.pattern) ? sets : 0), 0)

interface Side {
  named: string
  is: (pattern: Pattern) => boolean
}

const PULLS: Side = { named: 'Pulling', is: isPull }
const PUSHES: Side = { named: 'pushing', is: isPush }
const KNEES: Side = {
  named: 'Work for quads',
  is: (pattern) => isKneeDominant(pattern) || pattern === 'knee-extension',
}
const HIPS: Side = {
  named: 'work for hamstrings and glutes',
  is: (pattern) => isHipDominant(pattern) || pattern === 'knee-flexion',
}

/** Sets of the one side to each set of the other, where a person may do both; one exercise more tips no brief week. */
const balanced =
  (one: Side, other: Side, least: number, most: number) =>
  (reviewed: Reviewed): Objections => {
    if (!isOpen(reviewed, one.is) || !isOpen(reviewed, other.is)) return []
    return loadedWeeks(reviewed.weeks).flatMap((week) => {
      const [ones, others] = [setsWhere(week, one.is), setsWhere(week, other.is)]
      const ratio = ones / others
      const grain = isBrief(reviewed.profile) ? mostSets(reviewed.profile) : 0
      const off = !(ratio >= least && ratio <= most) && !(Math.abs(ones - others) <= grain)
      return when(off, {
        week: week.number,
        says: `${one.named} to ${other.named} is ${ratio.toFixed(1)}; ${least} to ${most} is sound.`,
      })
    })
  }

export const VOLUME_RULES: readonly Rule[] = [
  { id: 'R13', hard: true, source: 'Iversen 2021', check: everyKindOfMovement },
  { id: 'R14', hard: false, source: 'Liftosaur', check: sixPatterns },
  { id: 'R15', hard: true, source: 'Iversen 2021; Baz-Valle 2022', check: enoughForEachMuscle },
  { id: 'R16', hard: false, source: 'ACSM 2026; Pelland 2025', check: volumeForTheGoal },
  { id: 'R17', hard: true, source: 'ACSM 2026', check: trainedIn(() => 1) },
  {
    id: 'R17',
    hard: false,
    source: 'ACSM 2026; Liftosaur',
    check: trainedIn((muscle, profile) => reachOf(muscle, profile).sessions),
  },
  { id: 'R18', hard: true, source: 'Liftosaur', check: sessionUpTo(12) },
  { id: 'R18', hard: false, source: 'Liftosaur', check: sessionUpTo(8) },
  { id: 'R37', hard: true, source: 'practice', check: balanced(PULLS, PUSHES, 0.6, 2.5) },
  { id: 'R37', hard: false, source: 'practice', check: balanced(PULLS, PUSHES, 0.9, 1.6) },
  { id: 'R37', hard: false, source: 'practice', check: balanced(KNEES, HIPS, 0.6, 1.6) },
]
