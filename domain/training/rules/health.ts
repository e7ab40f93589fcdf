import { isUnderBar } from '../prescription/bar-lifts.ts'
import { daysFor, isOpen, type PlanningContext } from '../week-plan/planning-context.ts'
import { asksFor, asksForBalance, cannotStand, isOfKind, mayFall } from '../profile/health/care.ts'
import { isOfOddObject, isRackless, type CatalogueEntry } from '../../exercises/exercise.ts'
import { isCompound, isPull, isPush, isTrunk, type Need, type Pattern } from '../../exercises/vocabulary.ts'
import { isShortSession } from '../prescription/volume.ts'
import { all, givesWay, inSets, NEVER, noneOf, onDays, type Is } from './amounts.ts'
import { miss, NOTHING, ofExercise, ofWeek, rulesOf } from './quality-rule.ts'
import { HEALTH } from './generated/records.ts'
import { daysWith, setsWhere, type Week } from './week.ts'

/** Hangs from a bar, without a machine that supports the body. */
const isHung: Is = ({ positions, traits }) => positions.includes('hanging') && !traits.includes('supported')

/** At risk of falls, or starting at 65 or later. */
const isUnsure = ({ profile, level }: PlanningContext): boolean =>
  mayFall(profile) || (profile.person.age === '65-plus' && level === 'novice')

/** Getting down to the floor and up again is the main fear of people at risk of falls. */
const isOnFloor: Is = ({ positions }) => positions.includes('floor')

/** Bent over, hanging, with weights on the floor, in a lunge, under a bar or a bag, without support for the body. */
const isUnheld: Is = (entry) => {
  const { traits, positions, pattern, needs } = entry
  return (
    traits.includes('bent-over') ||
    positions.includes('hanging') ||
    (isOnFloor(entry) && needs.length > 0) ||
    isUnderBar(entry) ||
    isOfOddObject(entry) ||
    (pattern === 'lunge' &&
      (needs.some((each) => !BESIDE_A_HAND.includes(each)) || !traits.includes('supported')))
  )
}

/** Equipment that leaves one hand free to hold on. */
const BESIDE_A_HAND: readonly Need[] = ['box', 'dumbbells']

const GUIDED: readonly Need[] = ['machines', 'smith-machine']
const isGuided: Is = ({ needs }) => needs.some((each) => GUIDED.includes(each))
/** Pressed in the hands, with an unguided weight. */
const isPressedFree: Is = (entry) => isPush(entry.pattern) && entry.needs.length > 0 && !isGuided(entry)

/**
 * One leg at a time, up a step or down to the floor, with a hand on a support: moving balance, and load on
 * the hip.
 */
const isHeldStep: Is = (entry) => entry.pattern === 'lunge' && isBalance(entry) && !isUnheld(entry)
const isAnyTrunk: Is = ({ pattern }) => isTrunk(pattern)
const isAnyPull: Is = ({ pattern }) => isPull(pattern)
const isAnyPress: Is = ({ pattern }) => isPush(pattern)

const isBalance: Is = (entry) => isOfKind('balance', entry)

/** For people at risk of falls: static or slow balance work only, without lunges, squats and back work. */
const isStanding: Is = (entry) =>
  isBalance(entry) && !isCompound(entry.pattern) && !isOfKind('back-extensors', entry)

/** Exercises that these rules name. The search always considers them. */
export const isAskedFor = (entry: CatalogueEntry, context: PlanningContext): boolean =>
  (asksForBalance(context.profile) && isBalance(entry)) ||
  ASKED.some((each) => asksFor(each, context.profile) && isOfKind(each, entry))

const ASKED = ['back-extensors', 'outward-rotation', 'shoulder-blades'] as const

/** Trained all day by pushing a wheelchair. */
const FRONT_OF_SHOULDER: readonly Pattern[] = ['chest-fly', 'front-raise']

const pushesAChair = (profile: PlanningContext['profile']): boolean =>
  asksFor('outward-rotation', profile) && !isShortSession(profile)

const isPregnant = ({ conditions }: PlanningContext['profile']): boolean => conditions.includes('pregnancy')
const isSupported: Is = (entry) => isOfKind('supported', entry)

/** Leaned back on an incline, stretched over the belly, hugged to it, or with a long bar that must pass it. */
const isInTheWay: Is = ({ needs, pattern, movement, traits }) =>
  isOfOddObject({ needs }) ||
  isRackless({ traits }) ||
  movement === 'roll-out' ||
  (needs.includes('incline-bench') && (isPush(pattern) || pattern === 'chest-fly')) ||
  (needs.includes('barbell') && (pattern === 'squat' || pattern === 'hinge'))

const isRow: Is = ({ pattern }) => pattern === 'horizontal-pull'
const isTrunkWork: Is = (entry) => isOfKind('trunk', entry)

/** The score of a trunk set that a condition names, relative to a set that is for all muscles. */
const WORTH_IF_NAMED = 3

/** Held in the hands, with full hip depth. */
const isDeepSquat: Is = ({ pattern, traits, needs }) =>
  pattern === 'squat' && !traits.includes('shallow') && needs.includes('dumbbells')

/** Exercises with a pad at the chest or back, for a trunk that hips and legs do not support. */
const PADDED = new Set(['machine-row', 'machine-t-bar-row', 'machine-high-row', 'machine-shoulder-press'])
const wantsPad: Is = ({ pattern }) => pattern === 'horizontal-pull' || pattern === 'vertical-push'

const isShallowSquat: Is = ({ pattern, traits, needs }) =>
  pattern === 'squat' && traits.includes('shallow') && needs.includes('dumbbells')

/** What age and conditions require of a week. */
export const HEALTH_RULES = rulesOf(HEALTH, {
  'squat-to-a-seat': ofExercise((context, _limits, says) =>
    noneOf(asksFor('back-extensors', context.profile) && isOpen(context, isShallowSquat), isDeepSquat, says),
  ),
  'against-a-pad': ofExercise((context, _limits, says) => {
    const isAsked = cannotStand(context.profile)
    const isBare: Is = (entry) => isAsked && wantsPad(entry) && !PADDED.has(entry.id)
    return givesWay(context, isBare, ({ id }) => PADDED.has(id), says)
  }),
  'balance-of-the-unsure': ofWeek((context, { days, daysInShort, short, backDays }, says) => {
    const { profile } = context
    if (!isUnsure(context) || isShortSession(profile)) return NEVER
    const isShort = profile.minutes < short
    const isThin = asksFor('back-extensors', profile)
    // Osteoporosis Canada, "Too Fit to Fracture" (2014): muscles along the spine, and between the shoulder blades.
    const isForBack: Is = (entry) => isOfKind('back-extensors', entry) || isOfKind('shoulder-blades', entry)
    const backs = isThin ? (isShort ? daysInShort : backDays) : 0
    const isSteadying: Is = (entry) => isStanding(entry) || (isThin && isHeldStep(entry))
    return all([
      onDays({ is: isSteadying, days: isShort ? daysInShort : days }, context, says, { named: 'Balance' }),
      onDays({ is: isForBack, days: backs }, context, says, { named: 'What holds the back up' }),
    ])
  }),
  balance: ofWeek((context, { days, stepDays }, says) => {
    if (!asksForBalance(context.profile)) return NEVER
    const isShort = isShortSession(context.profile)
    const steps = asksFor('back-extensors', context.profile) && !isShort ? stepDays : 0
    const isHelped: Is = (entry) => isOfKind('supported', entry) || isOfKind('single-leg', entry)
    const isToldElsewhere = isUnsure(context) && !isShort
    const helped = daysFor(context, isHelped) > 0
    return all<Week>([
      onDays({ is: isBalance, days: isToldElsewhere ? 0 : days }, context, says.days, { named: 'Balance' }),
      onDays({ is: isHeldStep, days: steps }, context, says.days, {
        named: 'One leg at a time, with a hand,',
      }),
      (week) => miss(helped && !daysWith(week, isHelped), says.helped),
    ])
  }),
  'pulls-for-thin-bones': ofWeek(({ profile }, _limits, says) => {
    if (!asksFor('back-extensors', profile) || isShortSession(profile)) return NEVER
    return (week) => {
      const [pulls, presses] = [setsWhere(week, isAnyPull), setsWhere(week, isAnyPress)]
      return miss(presses - pulls, says, { presses, pulls })
    }
  }),
  'something-to-hold': ofExercise((context, _limits, says) => {
    const { profile } = context
    const isLow: Is = (each) => mayFall(profile) && isOnFloor(each)
    const concerns: Is = isUnsure(context)
      ? (entry) => isUnheld(entry) || isLow(entry)
      : (entry) => profile.redFlags.length > 0 && isHung(entry)
    return givesWay(context, concerns, (other) => !isUnheld(other) && !isLow(other), says)
  }),
  'something-to-guide': ofExercise((context, _limits, says) => {
    const isThin = asksFor('back-extensors', context.profile)
    const isFree: Is = (entry) =>
      isUnsure(context) && (isPressedFree(entry) || (entry.pattern === 'hinge' && !isGuided(entry) && isThin))
    return givesWay(context, isFree, isGuided, says)
  }),
  'hinges-in-pregnancy': ofWeek(({ profile }, { hingeSets }, says) =>
    isPregnant(profile) ? inSets({ is: ({ pattern }) => pattern === 'hinge', most: hingeSets }, says) : NEVER,
  ),
  'rows-in-pregnancy': ofExercise((context, _limits, says) => {
    const isBent: Is = (entry) => isPregnant(context.profile) && isRow(entry) && !isSupported(entry)
    return givesWay(context, isBent, isSupported, says)
  }),
  'room-for-a-belly': ofExercise((context, _limits, says) => {
    const isNarrow: Is = (entry) => isPregnant(context.profile) && isInTheWay(entry)
    return givesWay(context, isNarrow, (other) => !isInTheWay(other), says)
  }),
  'trunk-for-health': ofWeek((context, { minutes, sets }, says) => {
    const { profile } = context
    const isAsked = asksFor('trunk', profile)
    const isForHealth = profile.goal === 'general' || profile.person.age === '65-plus' || isAsked
    const asked = isForHealth && profile.minutes >= minutes
    const isWork = daysFor(context, isTrunkWork) > 0 ? isTrunkWork : isAnyTrunk
    if (!asked || !daysFor(context, isWork)) return NEVER
    return (week) => {
      const found = setsWhere(week, isWork)
      return miss((sets - found) * (isAsked ? WORTH_IF_NAMED : 1), says, { found })
    }
  }),
  'wheelchair-week': ofWeek((context, { rowDays, bladeDays, outwardDays, trunkDays, pulls }, says) => {
    if (!pushesAChair(context.profile)) return NEVER
    const on = (named: string, is: Is, days: number) => onDays({ is, days }, context, says.days, { named })
    const isOpenPull = daysFor(context, isAnyPull) > 0
    return all<Week>([
      on('Rowing', isRow, rowDays),
      on('The back of the shoulder', (entry) => isOfKind('shoulder-blades', entry), bladeDays),
      on('Turning the shoulder out', (entry) => isOfKind('outward-rotation', entry), outwardDays),
      on('The trunk', isTrunkWork, trunkDays),
      (week) => {
        const [pressed, pulled] = [setsWhere(week, isAnyPress), setsWhere(week, isAnyPull)]
        return miss(isOpenPull ? pulls * pressed - pulled : 0, says.pulls, { pulled, pressed })
      },
    ])
  }),
  'wheelchair-exercise': ofExercise((context, _limits, says) => {
    const { profile, families } = context
    const isBent: Is = ({ traits }) => traits.includes('bent-over')
    const upright = givesWay(context, isBent, (other) => !isBent(other), says.bent)
    const hasOther = families.has('horizontal-push') || families.has('horizontal-pull')
    return (entry) => {
      if (!pushesAChair(profile) || profile.likes.includes(entry.id)) return NOTHING
      return FRONT_OF_SHOULDER.includes(entry.pattern)
        ? miss(hasOther, says.front, { exercise: entry.name })
        : upright(entry)
    }
  }),
})
