import { daysFor } from '../week-plan/planning-context.ts'
import { isCareful } from '../profile/health/care.ts'
import type { CatalogueEntry } from '../../exercises/exercise.ts'
import { isCompound, type Implement, type Muscle } from '../../exercises/vocabulary.ts'
import { inWeek } from './amounts.ts'
import { asksForBalance } from './balance.ts'
import { miss, ofWeek, rulesOf } from './quality-rule.ts'
import { MULTI_JOINT } from './generated/records.ts'
import { setsWhere } from './week.ts'

/** Muscles that multi-joint lifts train completely. */
const TRAINED_WHOLE: readonly Muscle[] = ['chest', 'back', 'quads']

const isFirstFor =
  (muscle: Muscle, whole: boolean) =>
  ({ primary, pattern }: CatalogueEntry): boolean =>
    primary[0] === muscle && isCompound(pattern) === whole

/** The equipment of a flat press in a gym. */
const FLAT: readonly Implement[] = ['bench', 'machines', 'smith-machine']

const isFlatPress = ({ pattern, primary, needs, traits }: CatalogueEntry): boolean =>
  pattern === 'horizontal-push' &&
  primary[0] === 'chest' &&
  needs.some((each) => FLAT.includes(each)) &&
  !traits.includes('incline')

const FREE_WEIGHTS: readonly Implement[] = ['barbell', 'dumbbells', 'kettlebell']

const isFreeSquat = ({ pattern, needs }: CatalogueEntry): boolean =>
  pattern === 'squat' && needs.some((each) => FREE_WEIGHTS.includes(each))

/** What multi-joint lifts do for the large muscles. */
export const MULTI_JOINT_RULES = rulesOf(MULTI_JOINT, {
  'single-joint-share': ofWeek((context, { share }) => {
    const asked = TRAINED_WHOLE.filter((muscle) => daysFor(context, isFirstFor(muscle, true)) > 0)
    return (week) =>
      asked.flatMap((muscle) => {
        const single = setsWhere(week, isFirstFor(muscle, false))
        const whole = setsWhere(week, isFirstFor(muscle, true))
        return miss(
          single - share * whole,
          () => `${single} single-joint sets for ${muscle}, ${whole} multi-joint ones; more should be those.`,
        )
      })
  }),
  'flat-press': ofWeek((context) => {
    const { goal, equipment } = context.profile
    const applies = goal === 'hypertrophy' && equipment.kind === 'commercial'
    return inWeek(isFlatPress, 'flat chest press', applies, context)
  }),
  'free-squat': ofWeek((context) => {
    const { goal, equipment } = context.profile
    const applies =
      goal === 'general' &&
      equipment.kind === 'commercial' &&
      !isCareful(context.profile) &&
      !asksForBalance(context)
    return inWeek(isFreeSquat, 'squat with a free weight', applies, context)
  }),
})
