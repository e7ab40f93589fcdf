import { isUnderBar } from '../prescription/bar-lifts.ts'
import { daysFor, type PlanningContext } from '../week-plan/planning-context.ts'
import { asksFor, cannotStand, isOfKind, mayFall } from '../profile/health/care.ts'
import type { CatalogueEntry } from '../../exercises/exercise.ts'
import {
  isCompound,
  isPull,
  isPush,
  isTrunk,
  type Implement,
  type Pattern,
} from '../../exercises/vocabulary.ts'
import { isShortSession } from '../prescription/volume.ts'
import { asksForBalance } from './balance.ts'
import { inSets, onDays } from './amounts.ts'
import { miss, NOTHING, ofExercise, ofWeek, rulesOf } from './quality-rule.ts'
import { HEALTH } from './generated/records.ts'
import { daysWith, setsWhere } from './week.ts'

/** Hangs from a bar, without a machine that supports the body. */
const isHung = ({ positions, traits }: CatalogueEntry): boolean =>
  positions.includes('hanging') && !traits.includes('supported')

/** At risk of falls, or starting at 65 or later. */
const isUnsure = ({ profile, level }: PlanningContext): boolean =>
  mayFall(profile) || (profile.person.age === '65-plus' && level === 'novice')

/** Getting down to the floor and up again is the main fear of people at risk of falls. */
const isOnFloor = ({ positions }: CatalogueEntry): boolean => positions.includes('floor')

/** Bent over, hanging, with weights on the floor, in a lunge or under a bar, without support for the body. */
const isUnheld = (entry: CatalogueEntry): boolean => {
  const { traits, positions, pattern, needs } = entry
  return (
    traits.includes('bent-over') ||
    positions.includes('hanging') ||
    (isOnFloor(entry) && needs.length > 0) ||
    isUnderBar(entry) ||
    (pattern === 'lunge' &&
      (needs.some((each) => !BESIDE_A_HAND.includes(each)) || !traits.includes('supported')))
  )
}

/** Equipment that leaves one hand free to hold on. */
const BESIDE_A_HAND: readonly Implement[] = ['box', 'dumbbells']

const GUIDED: readonly Implement[] = ['machines', 'smith-machine']
const isGuided = ({ needs }: CatalogueEntry): boolean => needs.some((each) => GUIDED.includes(each))
/** Pressed in the hands, with an unguided weight. */
const isPressedFree = (entry: CatalogueEntry): boolean =>
  isPush(entry.pattern) && entry.needs.length > 0 && !isGuided(entry)

/**
 * One leg at a time, up a step or down to the floor, with a hand on a support: moving balance, and load on
 * the hip.
 */
const isHeldStep = (entry: CatalogueEntry): boolean =>
  entry.pattern === 'lunge' && isBalance(entry) && !isUnheld(entry)
const isAnyTrunk = ({ pattern }: CatalogueEntry): boolean => isTrunk(pattern)

const isBalance = (entry: CatalogueEntry): boolean => isOfKind('balance', entry)

/** For people at risk of falls: static or slow balance work only, without lunges, squats and back work. */
const isStanding = (entry: CatalogueEntry): boolean =>
  isBalance(entry) && !isCompound(entry.pattern) && !isOfKind('back-extensors', entry)

/** Exercises that these rules name. The search always considers them. */
export const isAskedFor = (entry: CatalogueEntry, context: PlanningContext): boolean =>
  (asksForBalance(context) && isBalance(entry)) ||
  ASKED.some((each) => asksFor(each, context.profile) && isOfKind(each, entry))

const ASKED = ['back-extensors', 'outward-rotation', 'shoulder-blades'] as const

/** Trained all day by pushing a wheelchair. */
const FRONT_OF_SHOULDER: readonly Pattern[] = ['chest-fly', 'front-raise']

const pushesAChair = (profile: PlanningContext['profile']): boolean =>
  asksFor('outward-rotation', profile) && !isShortSession(profile)

const isPregnant = ({ conditions }: PlanningContext['profile']): boolean => conditions.includes('pregnancy')
const isSupported = (entry: CatalogueEntry): boolean => isOfKind('supported', entry)

/** Leaned back on an incline, stretched over the belly, or with a long bar that must pass the belly. */
const isInTheWay = ({ needs, pattern, movement }: CatalogueEntry): boolean =>
  movement === 'roll-out' ||
  (needs.includes('incline-bench') && (isPush(pattern) || pattern === 'chest-fly')) ||
  (needs.includes('barbell') && (pattern === 'squat' || pattern === 'hinge'))

const isRow = ({ pattern }: CatalogueEntry): boolean => pattern === 'horizontal-pull'
const isShoulderBlades = (entry: CatalogueEntry): boolean => isOfKind('shoulder-blades', entry)
const isTrunkWork = (entry: CatalogueEntry): boolean => isOfKind('trunk', entry)
const isOutward = (entry: CatalogueEntry): boolean => isOfKind('outward-rotation', entry)

/** An exercise that helps the person, on so many days. */
const trainedOn = (
  is: (entry: CatalogueEntry) => boolean,
  days: number,
  named: string,
  context: PlanningContext,
) =>
  onDays(
    { is, days, says: (found, times) => `${named} is trained on ${found} days; ${times} suit the buyer.` },
    context,
  )

/** The score of a trunk set that a condition names, relative to a set that is for all muscles. */
const WORTH_IF_NAMED = 3

/** Held in the hands, with full hip depth. */
const isDeepSquat = ({ pattern, traits, needs }: CatalogueEntry): boolean =>
  pattern === 'squat' && !traits.includes('shallow') && needs.includes('dumbbells')

/** Exercises with a pad at the chest or back, for a trunk that hips and legs do not support. */
const PADDED = new Set(['machine-row', 'machine-t-bar-row', 'machine-high-row', 'machine-shoulder-press'])
const wantsPad = ({ pattern }: CatalogueEntry): boolean =>
  pattern === 'horizontal-pull' || pattern === 'vertical-push'

/** What age and conditions require of a week. */
export const HEALTH_RULES = rulesOf(HEALTH, {
  'squat-to-a-seat': ofExercise((context) => {
    const isAsked =
      asksFor('back-extensors', context.profile) &&
      context.open.some(
        ({ pattern, traits, needs }) =>
          pattern === 'squat' && traits.includes('shallow') && needs.includes('dumbbells'),
      )
    return (entry) =>
      miss(
        Number(isAsked && isDeepSquat(entry)),
        () => `${entry.name} sinks deep under a load; a squat to a seat does not.`,
        entry.name,
      )
  }),
  'against-a-pad': ofExercise(({ profile, open }) => {
    const isAsked = cannotStand(profile)
    const padded = new Set(open.flatMap(({ id, pattern }) => (PADDED.has(id) ? [pattern] : [])))
    return (entry) =>
      miss(
        Number(
          isAsked &&
            wantsPad(entry) &&
            !PADDED.has(entry.id) &&
            padded.has(entry.pattern) &&
            !profile.likes.includes(entry.id),
        ),
        () => `${entry.name} bears the trunk nowhere, and a machine does.`,
        entry.name,
      )
  }),
  'balance-of-the-unsure': ofWeek((context, { days, daysInShort, short, backDays }) => {
    const { profile } = context
    if (!isUnsure(context) || isShortSession(profile)) return () => NOTHING
    const isShort = profile.minutes < short
    const isThin = asksFor('back-extensors', profile)
    // Osteoporosis Canada, "Too Fit to Fracture" (2014): muscles along the spine, and between the shoulder blades.
    const isForBack = (entry: CatalogueEntry) => isOfKind('back-extensors', entry) || isShoulderBlades(entry)
    const backs = isThin ? (isShort ? daysInShort : backDays) : 0
    const isSteadying = (entry: CatalogueEntry) => isStanding(entry) || (isThin && isHeldStep(entry))
    const balance = trainedOn(isSteadying, isShort ? daysInShort : days, 'Balance', context)
    const back = trainedOn(isForBack, backs, 'What holds the back up', context)
    return (week) => [...balance(week), ...back(week)]
  }),
  balance: ofWeek((context, { days, stepDays }) => {
    if (!asksForBalance(context)) return () => NOTHING
    const isThin = asksFor('back-extensors', context.profile) && !isShortSession(context.profile)
    const steps = trainedOn(isHeldStep, isThin ? stepDays : 0, 'One leg at a time, with a hand,', context)
    const isHelped = (entry: CatalogueEntry) => isOfKind('supported', entry) || isOfKind('single-leg', entry)
    const isToldElsewhere = isUnsure(context) && !isShortSession(context.profile)
    const balance = trainedOn(isBalance, isToldElsewhere ? 0 : days, 'Balance', context)
    const helped = daysFor(context, isHelped) > 0
    return (week) => [
      ...balance(week),
      ...steps(week),
      ...miss(
        helped && !daysWith(week, isHelped) ? 1 : 0,
        () => 'No supported or single-leg work in the week.',
      ),
    ]
  }),
  'pulls-for-thin-bones': ofWeek(({ profile }) => {
    if (!asksFor('back-extensors', profile) || isShortSession(profile)) return () => NOTHING
    return (week) => {
      const pulls = setsWhere(week, ({ pattern }) => isPull(pattern))
      const presses = setsWhere(week, ({ pattern }) => isPush(pattern))
      return miss(presses - pulls, () => `${presses} sets of presses and ${pulls} of pulls for thin bones.`)
    }
  }),
  'something-to-hold': ofExercise((context) => (entry) => {
    const { profile } = context
    const isLow = (each: CatalogueEntry) => mayFall(profile) && isOnFloor(each)
    const concerns = isUnsure(context)
      ? isUnheld(entry) || isLow(entry)
      : profile.redFlags.length > 0 && isHung(entry)
    if (!concerns || profile.likes.includes(entry.id)) return NOTHING
    const held = context.families.get(entry.pattern)?.some((other) => !isUnheld(other) && !isLow(other))
    return miss(Number(held ?? false), () => `${entry.name} has nothing to hold; others do.`, entry.name)
  }),
  'something-to-guide': ofExercise((context) => (entry) => {
    const isBent = entry.pattern === 'hinge' && !isGuided(entry) && asksFor('back-extensors', context.profile)
    const isFree = isPressedFree(entry) || isBent
    if (!isUnsure(context) || !isFree || context.profile.likes.includes(entry.id)) return NOTHING
    const guided = context.families.get(entry.pattern)?.some(isGuided)
    return miss(
      Number(guided ?? false),
      () => `${entry.name} has nothing to guide it; others do.`,
      entry.name,
    )
  }),
  'hinges-in-pregnancy': ofWeek(({ profile }, { hingeSets }) =>
    isPregnant(profile)
      ? inSets({
          is: ({ pattern }) => pattern === 'hinge',
          most: hingeSets,
          says: (found) => `${found} sets of hinges in a pregnancy; ${hingeSets} at most.`,
        })
      : () => NOTHING,
  ),
  'rows-in-pregnancy': ofExercise(({ profile, families }) => (entry) => {
    if (!isPregnant(profile) || !isRow(entry) || isSupported(entry) || profile.likes.includes(entry.id))
      return NOTHING
    const held = families.get(entry.pattern)?.some(isSupported)
    return miss(Number(held ?? false), () => `${entry.name} is bent over a growing belly.`, entry.name)
  }),
  'room-for-a-belly': ofExercise(({ profile, families }) => (entry) => {
    if (!isPregnant(profile) || !isInTheWay(entry) || profile.likes.includes(entry.id)) return NOTHING
    const free = families.get(entry.pattern)?.some((other) => !isInTheWay(other))
    return miss(Number(free ?? false), () => `${entry.name} leaves no room for a belly.`, entry.name)
  }),
  'trunk-for-health': ofWeek((context, { minutes, sets }) => {
    const { profile } = context
    const isAsked = asksFor('trunk', profile)
    const isForHealth = profile.goal === 'general' || profile.person.age === '65-plus' || isAsked
    const asked = isForHealth && profile.minutes >= minutes
    const isWork = daysFor(context, isTrunkWork) > 0 ? isTrunkWork : isAnyTrunk
    if (!asked || !daysFor(context, isWork)) return () => NOTHING
    return (week) => {
      const found = setsWhere(week, isWork)
      return miss(
        (sets - found) * (isAsked ? WORTH_IF_NAMED : 1),
        () => `${found} sets for trunk; ${sets} round a week off.`,
      )
    }
  }),
  'wheelchair-week': ofWeek((context, { rowDays, bladeDays, outwardDays, trunkDays, pulls }) => {
    const { profile } = context
    if (!pushesAChair(profile)) return () => NOTHING
    const asked = [
      trainedOn(isRow, rowDays, 'Rowing', context),
      trainedOn(isShoulderBlades, bladeDays, 'The back of the shoulder', context),
      trainedOn(isOutward, outwardDays, 'Turning the shoulder out', context),
      trainedOn(isTrunkWork, trunkDays, 'The trunk', context),
    ]
    const pulled = daysFor(context, ({ pattern }) => isPull(pattern)) > 0
    return (week) => {
      const pressed = setsWhere(week, ({ pattern }) => isPush(pattern))
      const found = setsWhere(week, ({ pattern }) => isPull(pattern))
      return [
        ...asked.flatMap((missing) => missing(week)),
        ...miss(
          pulled ? pulls * pressed - found : 0,
          () => `${found} sets of pulls for ${pressed} of presses; there should be half as many again.`,
        ),
      ]
    }
  }),
  'wheelchair-exercise': ofExercise(({ profile, families }) => ({ id, name, pattern, traits }) => {
    if (!pushesAChair(profile) || profile.likes.includes(id)) return NOTHING
    if (FRONT_OF_SHOULDER.includes(pattern))
      return miss(
        Number(families.has('horizontal-push') || families.has('horizontal-pull')),
        () => `${name} loads the front of a shoulder that pushes a chair all day.`,
        name,
      )
    const upright = families.get(pattern)?.some((other) => !other.traits.includes('bent-over'))
    return miss(
      traits.includes('bent-over') && upright ? 1 : 0,
      () => `${name} leans on a trunk that may not hold it.`,
      name,
    )
  }),
})
