import type { TrainingProfile } from '../../profile.ts'
import type { CatalogueEntry } from '../exercise.ts'
import { HEALTH_ADVICE } from '../health-advice.ts'
import { isPastFifty } from './age.ts'
import { estimatedMax, shareOfMax } from './rep-chart.ts'

type Whose = Pick<TrainingProfile, 'person' | 'level'>
type Fed = Pick<TrainingProfile, 'person' | 'conditions'>

/**
 * Grams of protein for each kilogram a day.
 *
 * @see Morton and others, "A systematic review, meta-analysis and meta-regression of the effect of protein supplementation"
 *   (2018): beyond 1.6 g/kg muscle gains no more
 */
const PROTEIN_G_PER_KG = 1.6
/** Beyond this, weight is seldom muscle that would have to be fed. Practice, not a finding. */
const MOST_FED_KG = 120
const ROUNDED_TO_G = 5

const adviceFor = ({ conditions }: Fed) => conditions.flatMap((each) => HEALTH_ADVICE[each] ?? [])

/** What a condition asks for instead; undefined where none does. */
export const proteinAsked = (whose: Fed): number | undefined =>
  adviceFor(whose).find(({ proteinPerKg }) => proteinPerKg)?.proteinPerKg

/**
 * Grams of protein a day, rounded to what can be kept in mind; null for a weight that is not known, and where a condition
 * speaks of eating as a whole.
 */
export function proteinGrams(whose: Fed): number | null {
  const { weightKg } = whose.person
  if (weightKg === undefined || adviceFor(whose).some(({ eating }) => eating)) return null
  const asked = proteinAsked(whose)
  const steps = ((asked ?? PROTEIN_G_PER_KG) * Math.min(MOST_FED_KG, weightKg)) / ROUNDED_TO_G
  return (asked ? Math.ceil(steps) : Math.round(steps)) * ROUNDED_TO_G
}

/** From here on a body is a heavy weight to lift for whoever is not advanced. Practice, not a finding. */
const HEAVY_KG = 100
/** Of pull-ups in sets of six and more, with reps in reserve, one has to be able to do some eight. */
const ENOUGH_PULL_UPS = 8

const isHeavy = ({ person: { weightKg = 0 }, level }: Whose): boolean =>
  weightKg >= HEAVY_KG && level !== 'advanced'

/** Pull-ups to failure without a weight, from the best set; null where none is known. */
function pullUpsOf({ person: { lifts, weightKg } }: Whose): number | null {
  const sets = lifts.filter(({ lift }) => lift === 'pull-up')
  if (!sets.length) return null
  return Math.max(
    ...sets.map(({ kg, reps }) => {
      if (!kg || !weightKg) return reps
      const max = estimatedMax(weightKg + kg, reps)
      let more = reps
      while (shareOfMax(more + 1, 0) * max >= weightKg) more++
      return more
    }),
  )
}

const liftsWholeBody = ({ traits }: CatalogueEntry): boolean => traits.includes('whole-body')

/**
 * Where nothing is known of pull-ups, the heavy and most women do fewer of them.
 *
 * @see Strength Level, pull-up standards: women do some six at an intermediate level and none at first
 */
const lacksPullUps = (profile: Whose): boolean => {
  const able = pullUpsOf(profile)
  if (able !== null) return able < ENOUGH_PULL_UPS
  return isHeavy(profile) || (profile.person.sex === 'female' && profile.level !== 'advanced')
}

/**
 * Whether a push-up from the floor is too much to begin with, in sets that leave some in reserve.
 *
 * @see CSEP-PATH and ACSM, "Guidelines for Exercise Testing and Prescription": women are tested on their knees, and from
 *   50 on a good result is some ten
 */
const pushesWithLess = (profile: Whose): boolean =>
  profile.level === 'novice' && (profile.person.sex === 'female' || isPastFifty(profile))

/** Whether somebody's own weight is too much for it, as far as we know; what helps or is guided comes first then. */
export function isTooHeavyFor(entry: CatalogueEntry, profile: Whose): boolean {
  if (entry.pattern === 'vertical-pull') return liftsWholeBody(entry) && lacksPullUps(profile)
  if (ON_THE_FLOOR.has(entry.id)) return isHeavy(profile) || pushesWithLess(profile)
  return isHeavy(profile) && liftsWholeBody(entry)
}

const ON_THE_FLOOR = new Set([
  'push-up',
  'tempo-push-up',
  'wide-push-up',
  'hand-release-push-up',
  'close-grip-push-up',
])

/** What the weight of somebody changes, in a sentence; null where it changes nothing. */
export function bodyWeightDecision(profile: Whose & Fed): string | null {
  const grams = proteinGrams(profile)
  if (grams === null) return null
  const helped = isHeavy(profile)
    ? ', and pulldowns and supported exercises come before those that lift all of you'
    : ''
  return `For your body weight the guidelines ask for about ${grams} g of protein a day${helped}.`
}
