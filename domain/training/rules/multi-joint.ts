import { daysFor, isOpen } from '../week-plan/planning-context.ts'
import { asksForBalance, isCareful } from '../profile/health/care.ts'
import type { CatalogueEntry } from '../../exercises/exercise.ts'
import { isForStrength } from '../prescription/bar-lifts.ts'
import { isTooHeavyFor } from '../profile/body-weight.ts'
import { isCompound, type Need, type Muscle } from '../../exercises/vocabulary.ts'
import { inGymFor, inWeek, noneOf, type Is } from './amounts.ts'
import { miss, NOTHING, ofExercise, ofWeek, rulesOf } from './quality-rule.ts'
import { MULTI_JOINT, PULLS } from './generated/records.ts'
import { daysWith, setsWhere } from './week.ts'

/** Muscles that multi-joint lifts train completely. */
const TRAINED_WHOLE: readonly Muscle[] = ['chest', 'back', 'quads']

const isFirstFor =
  (muscle: Muscle, whole: boolean) =>
  ({ primary, pattern }: CatalogueEntry): boolean =>
    primary[0] === muscle && isCompound(pattern) === whole

/** The equipment of a flat press in a gym. */
const FLAT: readonly Need[] = ['bench', 'machines', 'smith-machine']

const isFlatPress: Is = ({ pattern, primary, needs, traits }) =>
  pattern === 'horizontal-push' &&
  primary[0] === 'chest' &&
  needs.some((each) => FLAT.includes(each)) &&
  !traits.includes('incline')

const FREE_WEIGHTS: readonly Need[] = ['barbell', 'dumbbells', 'kettlebell']

const isFreeSquat: Is = ({ pattern, needs }) =>
  pattern === 'squat' && needs.some((each) => FREE_WEIGHTS.includes(each))

/** What multi-joint lifts do for the large muscles. */
export const MULTI_JOINT_RULES = rulesOf(MULTI_JOINT, {
  'single-joint-share': ofWeek((context, { share }, says) => {
    const asked = TRAINED_WHOLE.filter((muscle) => daysFor(context, isFirstFor(muscle, true)) > 0)
    return (week) =>
      asked.flatMap((muscle) => {
        const single = setsWhere(week, isFirstFor(muscle, false))
        const whole = setsWhere(week, isFirstFor(muscle, true))
        return miss(single - share * whole, says, { single, whole, muscle })
      })
  }),
  'flat-press': ofWeek((context, _limits, says) =>
    inWeek(isFlatPress, inGymFor('hypertrophy', context), context, says),
  ),
  'free-squat': ofWeek((context, _limits, says) => {
    const applies =
      inGymFor('general', context) && !isCareful(context.profile) && !asksForBalance(context.profile)
    return inWeek(isFreeSquat, applies, context, says)
  }),
})

const ofRows: Is = ({ pattern }) => pattern === 'horizontal-pull'
const ofPulls: Is = ({ pattern }) => pattern === 'vertical-pull'

/** The pulls of a week, and their equipment. */
export const PULL_RULES = rulesOf(PULLS, {
  'pulls-of-week': ofWeek((context, { capacity }, says) => {
    const { profile } = context
    const hasRoom = context.capacity >= capacity
    const asked = (['vertical-pull', 'horizontal-pull'] as const).filter(
      (each) => hasRoom && isOpen(context, ({ pattern, needs }) => pattern === each && needs.length > 0),
    )
    const isOwned = profile.equipment.kind === 'home'
    const isOnBar: Is = (entry) =>
      ofPulls(entry) &&
      entry.needs.includes('pull-up-bar') &&
      (isOwned || (!entry.traits.includes('assisted') && !isTooHeavyFor(entry, profile)))
    const isForBar = isForStrength(profile) && context.level !== 'novice' && !isCareful(profile)
    const bar = (isOwned || isForBar) && hasRoom && daysFor(context, isOnBar) > 0
    return (week) => [
      ...asked.flatMap((each) =>
        miss(!week.patterns[each], says.pattern, { pattern: each.replace('-', ' ') }),
      ),
      ...miss(bar && !daysWith(week, isOnBar), says.bar),
    ]
  }),
  'weighted-pull-ups': ofExercise((context, _limits, says) => {
    const { goal, likes } = context.profile
    const isWeighted: Is = ({ id }) => id === 'weighted-pull-up'
    const isBare: Is = (entry) =>
      ofPulls(entry) &&
      entry.main &&
      entry.positions.includes('hanging') &&
      !isWeighted(entry) &&
      !likes.includes(entry.id)
    return noneOf(
      goal !== 'general' && !isCareful(context.profile) && isOpen(context, isWeighted),
      isBare,
      says,
    )
  }),
  'rows-beside-pull-downs': ofWeek((context, { more }, says) => {
    const { profile, level } = context
    const isAsked =
      isForStrength(profile) &&
      level !== 'novice' &&
      !profile.person.bringUp.includes('pull-up') &&
      isOpen(context, ofRows)
    return (week) => {
      if (!isAsked) return NOTHING
      const [rows, pulls] = [setsWhere(week, ofRows), setsWhere(week, ofPulls)]
      return miss(pulls - rows - more, says, { rows, pulls })
    }
  }),
})
