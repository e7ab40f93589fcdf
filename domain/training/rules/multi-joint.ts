import { daysFor } from '../week-plan/planning-context.ts'
import { isCareful } from '../profile/health/care.ts'
import type { CatalogueEntry } from '../../exercises/exercise.ts'
import { isCompound, type Implement, type Muscle } from '../../exercises/vocabulary.ts'
import { asksForBalance } from './balance.ts'
import { miss, weekRule, type WeekQualityRule } from './quality-rule.ts'
import { daysWith, setsWhere } from './week.ts'

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
export const MULTI_JOINT_RULES: readonly WeekQualityRule[] = [
  weekRule({
    id: 'T35',
    title: 'chest, back and quads have no more single-joint sets than multi-joint ones',
    source: 'ACSM 2009: both kinds, multi-joint ones for the most part',
    hard: false,
    cost: 8,
    limits: { share: 1 },
    check: (brief, { share }) => {
      const asked = TRAINED_WHOLE.filter((muscle) => daysFor(brief, isFirstFor(muscle, true)) > 0)
      return (week) =>
        asked.flatMap((muscle) => {
          const single = setsWhere(week, isFirstFor(muscle, false))
          const whole = setsWhere(week, isFirstFor(muscle, true))
          return miss(
            single - share * whole,
            () =>
              `${single} single-joint sets for ${muscle}, ${whole} multi-joint ones; more should be those.`,
          )
        })
    },
  }),
  weekRule({
    id: 'T36',
    title: 'size in a gym: a flat press every week',
    source: 'Israetel 2017, RP chest training tips: flat presses train the whole chest, incline ones its top',
    hard: false,
    cost: 20,
    limits: {},
    check: (brief) => {
      const { goal, equipment } = brief.profile
      const asked =
        goal === 'hypertrophy' && equipment.kind === 'commercial' && daysFor(brief, isFlatPress) > 0
      return (week) =>
        miss(asked && !daysWith(week, isFlatPress) ? 1 : 0, () => 'No flat chest press in the week.')
    },
  }),
  weekRule({
    id: 'T85',
    title: 'general fitness in a gym: a squat with a free weight every week',
    source:
      'ACSM 2009: free weights and machines for novices; r/fitness Basic Beginner Routine: squats from the first day',
    hard: false,
    cost: 14,
    limits: {},
    check: (brief) => {
      const { goal, equipment } = brief.profile
      const applies =
        goal === 'general' &&
        equipment.kind === 'commercial' &&
        !isCareful(brief.profile) &&
        !asksForBalance(brief) &&
        daysFor(brief, isFreeSquat) > 0
      return (week) =>
        miss(
          applies && !daysWith(week, isFreeSquat) ? 1 : 0,
          () => 'No squat with a free weight in the week.',
        )
    },
  }),
]
