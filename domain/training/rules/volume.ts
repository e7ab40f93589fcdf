import { floorOf } from '../week-plan/aims.ts'
import { isOpen, type PlanningContext } from '../week-plan/planning-context.ts'
import { asksFor } from '../profile/health/care.ts'
import type { CatalogueEntry } from '../../exercises/exercise.ts'
import { addsSetsAfter, WEEKS_OF_GROWTH } from '../prescription/added-sets.ts'
import { isBehindAfterMonths } from '../prescription/ladders.ts'
import { mostSets } from '../prescription/rows.ts'
import { repsForGoal } from '../prescription/rep-goals.ts'
import { GROUPS, MAJOR, type Group } from '../../program/muscle-groups.ts'
import { canBeAskedFor, isShortSession } from '../prescription/volume.ts'
import {
  isHipDominant,
  isKneeDominant,
  isPull,
  isPush,
  MAIN_PATTERNS,
  PATTERNS,
  type Pattern,
} from '../../exercises/vocabulary.ts'
import { NEVER } from './amounts.ts'
import { miss, type Miss, NOTHING, ofDay, ofWeek, rulesOf, type Says } from './quality-rule.ts'
import { VOLUME } from './generated/records.ts'
import { setsOfPatterns, setsWhere, type Week, type WeekDay, type WeekRow } from './week.ts'
import { isFurther, isUnloaded, resistsNothing } from './tools.ts'

const KINDS: readonly (readonly [named: string, is: (pattern: Pattern) => boolean])[] = [
  ['knee-dominant', isKneeDominant],
  ['hip-dominant', isHipDominant],
  ['push', isPush],
  ['pull', isPull],
]

const holds = ({ patterns }: Week, is: (pattern: Pattern) => boolean): boolean =>
  PATTERNS.some((each) => patterns[each] && is(each))

/** Whether a week can be asked for this kind (R8 and R9 may exclude it). */
const canHold = (context: PlanningContext, is: (pattern: Pattern) => boolean): boolean =>
  isOpen(
    context,
    (entry) => is(entry.pattern) && entry.pattern !== 'jump' && canBeAskedFor(entry, context.profile),
  )

/** Resists enough, is not outgrown, and uses equipment if there is any. */
const isWorthwhile = (entry: CatalogueEntry, context: PlanningContext): boolean =>
  !resistsNothing(entry) &&
  !(isBehindAfterMonths(entry) && isFurther(context)) &&
  (context.profile.equipment.implements.length === 0 || !isUnloaded(entry))

/** From this many sets below the aim on, each further one has twice the penalty. */
const WORSE_BY = 6

const trained = ({ beyond }: PlanningContext): readonly Group[] =>
  MAJOR.filter((group) => !beyond.includes(group))

type Side = readonly Pattern[]

/**
 * The front of the shoulder against the back, in presses, rows and other work.
 *
 * @see Kolber and others, "Shoulder injuries attributed to resistance training: a brief review" (2010): chest and front
 *   delts are favoured, and the muscles behind the shoulder left behind
 */
const PULLS: Side = ['horizontal-pull', 'vertical-pull', 'rear-delt']
const PUSHES: Side = ['horizontal-push', 'vertical-push', 'chest-fly']
const KNEES: Side = ['squat', 'lunge', 'knee-extension']
const HIPS: Side = ['hinge', 'hip-extension', 'knee-flexion']

/**
 * The sets of a side, so many weeks into a round. The first days of a week have added their sets, the last
 * have not.
 */
function setsAmidGrowth({ days }: Week, patterns: Side, weeks: number): number {
  const growing = days.map(({ rows }) => rows.filter(growsLater).length)
  let sum = 0
  for (const [at, { rows }] of days.entries()) {
    const hasGrown = addsSetsAfter(at, growing) <= weeks
    for (const { entry, sets, mostSets } of rows)
      if (patterns.includes(entry.pattern)) sum += hasGrown ? mostSets : sets
  }
  return sum
}

const growsLater = ({ sets, mostSets }: WeekRow): boolean => mostSets > sets

/** Sets for a number stop far short of failure, and tire a side half as much, as ballistic work does. */
const EASY = 0.5

/**
 * The ratio of sets of two sides, if the person can train both. In a brief week, one extra exercise does not
 * break it.
 */
const balanced =
  (one: Side, other: Side) =>
  (context: PlanningContext, { least, most }: { least: number; most: number }, says: Says) => {
    if (![one, other].every((side) => canHold(context, (each) => side.includes(each)))) return NEVER
    const grain = isShortSession(context.profile) ? mostSets(context.profile) : 0
    const between = (ones: number, others: number): readonly Miss[] => {
      if (Math.abs(ones - others) <= grain) return NOTHING
      const off = Math.max(least * others - ones, ones - most * others)
      return miss(off, says, { ratio: (ones / others).toFixed(1), most })
    }
    const isEasy = (entry: CatalogueEntry) => repsForGoal(entry, context.profile) !== null
    const easyIn = (week: Week, side: Side) =>
      context.profile.repGoals?.length
        ? EASY * setsWhere(week, (entry) => side.includes(entry.pattern) && isEasy(entry))
        : 0
    return (week: Week): readonly Miss[] => {
      const [ofOne, ofOther] = [easyIn(week, one), easyIn(week, other)]
      const weigh = (ones: number, others: number) => between(ones - ofOne, others - ofOther)
      const first = weigh(setsOfPatterns(week.patterns, one), setsOfPatterns(week.patterns, other))
      if (first.length) return first
      // Later set increases may tip a narrow balance.
      const last = weigh(setsOfPatterns(week.mostPatterns, one), setsOfPatterns(week.mostPatterns, other))
      if (last.length) return last
      for (let weeks = 1; weeks < WEEKS_OF_GROWTH; weeks++) {
        const amid = weigh(setsAmidGrowth(week, one, weeks), setsAmidGrowth(week, other, weeks))
        if (amid.length) return amid
      }
      return NOTHING
    }
  }

const sessionUpTo =
  (_context: PlanningContext, { sets }: { sets: number }, says: Says) =>
  (day: WeekDay) =>
    GROUPS.flatMap((muscle) => {
      const count = day.mostMuscles[muscle]
      return miss(count - sets, says, { count, muscle })
    })

/** Each major muscle in so many weekly sessions with so many sets for it. */
const trainedIn =
  (asked: (group: Group, context: PlanningContext) => number) =>
  (context: PlanningContext, { sets }: { sets: number }, says: Says) =>
  ({ days }: Week): readonly Miss[] =>
    trained(context).flatMap((group) => {
      const found = days.filter(({ muscles }) => muscles[group] >= sets).length
      return miss(asked(group, context) - found, says, { group, found })
    })

/** The penalty factor for further sets, once enough sets are there. The review does not report it. */
const FELT = 0.3

export const VOLUME_RULES = rulesOf(VOLUME, {
  'four-movements': ofWeek((context, _limits, says) => {
    const asked = KINDS.filter(([, is]) => canHold(context, is))
    return (week) => asked.flatMap(([kind, is]) => miss(!holds(week, is), says, { kind }))
  }),
  'six-patterns': ofWeek((context, { capacity }, says) => {
    const asked = MAIN_PATTERNS.filter(
      (each) =>
        context.capacity >= capacity &&
        isOpen(context, (entry) => entry.pattern === each && isWorthwhile(entry, context)),
    )
    return ({ patterns }) =>
      asked.flatMap((each) => miss(!patterns[each], says, { pattern: each.replace('-', ' ') }))
  }),
  'sound-weekly-sets': ofWeek((context, _limits, says) => {
    const { most } = context.targets
    const floors = trained(context).map((group) => [group, floorOf(group, context)] as const)
    return (week) =>
      floors.flatMap(([group, least]) => {
        const [count, highest] = [week.muscles[group], week.mostMuscles[group]]
        return [
          ...miss(least - count, says.few, { count, group, least }),
          ...miss(highest - most, says.many, { highest, group, most }),
        ]
      })
  }),
  'weekly-sets-for-goal': ofWeek((context, { moreForBack, ofOldNovices, chestOfPushers }, says) => {
    const { targets, profile, level, reach } = context
    const { fine } = targets
    const ofAge = profile.person.age === '65-plus' && level === 'novice' ? ofOldNovices : Infinity
    const ofChest = asksFor('outward-rotation', profile) ? chestOfPushers : Infinity
    const aims = trained(context).map(
      (group) => [group, Math.min(reach[group].aim, ofAge, group === 'chest' ? ofChest : Infinity)] as const,
    )
    return (week) =>
      aims.flatMap(([group, aim]) => {
        const count = week.muscles[group]
        const off = Math.max(aim - count, week.mostMuscles[group] - fine)
        if (off > 0) return miss(off * (1 + off / WORSE_BY), says, { count, group, aim, fine })
        // RP: the back tolerates and uses more sets than other muscles; 11 to 19 are best.
        return miss(group === 'back' && FELT * (aim + moreForBack - count))
      })
  }),
  'trained-weekly': ofWeek(trainedIn(() => 1)),
  'trained-often-enough': ofWeek(trainedIn((group, { reach }) => reach[group].sessions)),
  'sound-sets-at-once': ofDay(sessionUpTo),
  'good-sets-at-once': ofDay(sessionUpTo),
  'sound-pulls-to-pushes': ofWeek(balanced(PULLS, PUSHES)),
  'good-pulls-to-pushes': ofWeek((context, { least, most }, says) => {
    // Arms that push a wheelchair press all day (T39).
    const isPusher = asksFor('outward-rotation', context.profile)
    return balanced(PULLS, PUSHES)(context, { least, most: isPusher ? Infinity : most }, says)
  }),
  'knees-to-hips': ofWeek(balanced(KNEES, HIPS)),
  'sets-of-week': ofWeek((context, ceilings, says) => {
    const ceiling = ceilings[context.level]
    return ({ days }) => {
      const sets = days.reduce((sum, day) => sum + day.mostSets, 0)
      return miss(sets - ceiling, says, { sets, ceiling })
    }
  }),
})
