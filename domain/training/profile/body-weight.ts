import type { TrainingProfile } from './profile.ts'
import type { CatalogueEntry } from '../../exercises/exercise.ts'
import { HEALTH_ADVICE } from './health/generated/advice.ts'
import { isMinor, isPastFifty } from './age.ts'
import { estimatedMax, shareOfMax } from './weights/rep-chart.ts'

type Trainee = Pick<TrainingProfile, 'person' | 'level' | 'repGoals' | 'redFlags'>
type Fed = Pick<TrainingProfile, 'person' | 'conditions' | 'level'>

/**
 * Grams of protein per kilogram of body weight a day.
 *
 * @see Morton and others, "A systematic review, meta-analysis and meta-regression of the effect of protein supplementation"
 *   (2018): beyond 1.6 g/kg muscle gains no more
 */
const PROTEIN_G_PER_KG = 1.6
/**
 * Kilograms. A body mass index of 30 at 183 cm: above it, body weight is rarely muscle that needs more protein.
 *
 * @see Weijs and others, "Proteins and amino acids are fundamental to optimal nutrition support in critically ill patients"
 *   (2014): from an index of 30 on, protein goes by a weight that is brought down to it
 */
const MAX_FED_KG = 100
/** Kilograms. From here on, nobody but an advanced lifter gets grams. Practice, not a finding. */
const MAX_COUNTED_KG = 120
const ROUNDED_TO_G = 5

const adviceFor = ({ conditions }: Fed) => conditions.flatMap((each) => HEALTH_ADVICE[each] ?? [])

/** The protein that a condition requires instead; undefined if none does. */
export const proteinAsked = (whose: Fed): number | undefined =>
  adviceFor(whose).find(({ proteinPerKg }) => proteinPerKg)?.proteinPerKg

/** Whether the weight of the body says too little about the protein that it needs. */
export const eatsByThePalm = (whose: Fed): boolean =>
  proteinAsked(whose) === undefined &&
  (whose.conditions.includes('high-body-weight') ||
    ((whose.person.weightKg ?? 0) >= MAX_COUNTED_KG && whose.level !== 'advanced'))

/**
 * Grams of protein a day, rounded to a memorable number. Null if the weight is unknown or says too little, or
 * if a condition has its own eating advice.
 */
export function proteinGrams(whose: Fed): number | null {
  const { weightKg } = whose.person
  if (weightKg === undefined || eatsByThePalm(whose) || adviceFor(whose).some(({ eating }) => eating))
    return null
  if (isMinor(whose)) return null
  const asked = proteinAsked(whose)
  const steps = ((asked ?? PROTEIN_G_PER_KG) * Math.min(MAX_FED_KG, weightKg)) / ROUNDED_TO_G
  return (asked ? Math.ceil(steps) : Math.round(steps)) * ROUNDED_TO_G
}

/**
 * Kilograms. From here on, the body is a heavy weight to lift unless the person is advanced. Practice, not a
 * finding.
 */
const HEAVY_KG = 100
/** The pull-ups that sets of six and more with reps in reserve require. */
const ENOUGH_PULL_UPS = 8

export const isHeavy = ({ person: { weightKg = 0 }, level }: Trainee): boolean =>
  weightKg >= HEAVY_KG && level !== 'advanced'

/** Unweighted pull-ups to failure, from the best set; null if none is known. */
export function pullUpsOf({ person: { lifts, weightKg }, repGoals }: Trainee): number | null {
  const sets = lifts.filter(({ lift }) => lift === 'pull-up')
  // None at all is a number too, which no best set tells.
  if (!sets.length) return repGoals?.find(({ ids }) => ids.some((id) => UNAIDED.includes(id)))?.from ?? null
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
 * Whether pull-ups are too hard. Without a known number, this is assumed for heavy people and most women.
 *
 * @see Strength Level, pull-up standards: women do some six at an intermediate level and none at first
 */
const lacksPullUps = (profile: Trainee): boolean => {
  const able = pullUpsOf(profile)
  if (able !== null) return able < ENOUGH_PULL_UPS
  return isHeavy(profile) || (profile.person.sex === 'female' && profile.level !== 'advanced')
}

/**
 * Whether a push-up from the floor is too hard at first, in sets with reps in reserve.
 *
 * @see CSEP-PATH and ACSM, "Guidelines for Exercise Testing and Prescription": women are tested on their knees, and from
 *   50 on a good result is some ten
 */
const pushesWithLess = (profile: Trainee): boolean =>
  profile.level === 'novice' && (profile.person.sex === 'female' || isPastFifty(profile))

/**
 * Whether body weight makes an exercise too hard, as far as we know. Assisted or guided exercises then come
 * first.
 */
export function isTooHeavyFor(entry: CatalogueEntry, profile: Trainee): boolean {
  if (entry.pattern === 'vertical-pull') return liftsWholeBody(entry) && lacksPullUps(profile)
  if (ON_THE_FLOOR.has(entry.id)) return isHeavy(profile) || pushesWithLess(profile)
  return isHeavy(profile) && liftsWholeBody(entry)
}

/** Sets of six, the fewest that a program prints (R24), begin as singles and pairs below this number. */
const A_SET_OF_PULL_UPS = 4
const MORE_THAN_A_PULL_UP = ['weighted-pull-up', 'chest-to-bar-pull-up', 'archer-pull-up', 'muscle-up']
export const UNAIDED: readonly string[] = ['pull-up', 'chin-up', 'neutral-grip-pull-up']

/** Whether the person has said that they do a set of it unaided with some in reserve. Who has to be careful needs more of them. */
export const doesPullUps = ({ id }: CatalogueEntry, profile: Trainee): boolean =>
  UNAIDED.includes(id) && !profile.redFlags.length && (pullUpsOf(profile) ?? 0) >= ENOUGH_PULL_UPS

/** Whether an exercise asks for more pull-ups than the person has said that they do: in a set, or under added weight. */
export function needsMorePullUps({ id }: CatalogueEntry, profile: Trainee): boolean {
  const able = pullUpsOf(profile)
  if (able === null) return false
  return (
    (MORE_THAN_A_PULL_UP.includes(id) && able < ENOUGH_PULL_UPS) ||
    (UNAIDED.includes(id) && able < A_SET_OF_PULL_UPS)
  )
}

const ON_THE_FLOOR = new Set([
  'push-up',
  'tempo-push-up',
  'wide-push-up',
  'hand-release-push-up',
  'close-grip-push-up',
])

/** What the body weight changes, in a sentence; null if nothing. */
export function bodyWeightDecision(profile: Trainee & Fed): string | null {
  const grams = proteinGrams(profile)
  const changes = [
    ...(grams === null ? [] : [`about ${grams} g of protein a day`]),
    ...(isHeavy(profile) ? ['pulldowns and supported exercises before those that lift all of you'] : []),
  ]
  if (!changes.length) return null
  return `Your body weight means ${changes.join('. It also means ')}.`
}
