import type { TrainingProfile } from '../profile/profile.ts'
import { entryById } from '../../exercises/catalogue.ts'
import { WEIGHTS } from '../profile/equipment/equipment.ts'
import { objectionTo, workingLevel } from '../profile/eligible.ts'
import type { CatalogueEntry } from '../../exercises/exercise.ts'
import { LEVELS } from '../../exercises/vocabulary.ts'

/**
 * Exercises without added weight, or with the heaviest weight owned, from easiest to hardest.
 *
 * @see Tsatsouline, "Enter the Kettlebell" (2006): one arm instead of two, and two bells instead of one
 * @see r/bodyweightfitness, "Recommended Routine": its progressions of pushes, rows, squats and hinges; all
 *   sets at the top of the range lead to the next rung in the next session
 * @see Overcoming Gravity (Low, 2nd edition): a shorter base, a lower hand or a single leg makes the same
 *   movement harder
 */
export const LADDERS: readonly (readonly string[])[] = [
  ['wall-push-up', 'incline-push-up', 'push-up', 'decline-push-up', 'staggered-push-up', 'archer-push-up'],
  ['incline-push-up', 'knee-push-up', 'push-up'],
  ['wide-wall-push-up', 'incline-push-up', 'wide-push-up', 'staggered-push-up', 'archer-push-up'],
  ['fist-wall-push-up', 'incline-push-up', 'push-up'],
  ['push-up', 'tempo-push-up', 'decline-push-up', 'staggered-push-up'],
  ['push-up', 'hand-release-push-up', 'staggered-push-up'],
  ['close-grip-wall-push-up', 'close-grip-incline-push-up', 'close-grip-push-up', 'diamond-push-up'],
  ['incline-pike-push-up', 'pike-push-up', 'elevated-pike-push-up', 'handstand-push-up'],
  ['towel-row', 'doorframe-row', 'single-arm-doorframe-row'],
  ['towel-lat-pulldown', 'single-arm-towel-pulldown'],
  [
    'supported-chair-squat',
    'bodyweight-chair-squat',
    'bodyweight-squat',
    'tempo-bodyweight-squat',
    'bodyweight-split-squat',
    'bodyweight-reverse-lunge',
    'bodyweight-bulgarian-split-squat',
    'shrimp-squat',
    'pistol-squat',
  ],
  ['tempo-chair-squat', 'bodyweight-squat'],
  ['bodyweight-chair-squat', 'bodyweight-sumo-squat', 'bodyweight-split-squat'],
  ['bodyweight-squat', 'prisoner-squat', 'bodyweight-split-squat'],
  ['bodyweight-split-squat', 'bodyweight-reverse-lunge', 'bodyweight-walking-lunge', 'shrimp-squat'],
  ['bodyweight-lateral-lunge', 'cossack-squat'],
  ['wall-hip-hinge', 'bodyweight-good-morning', 'bodyweight-kickstand-romanian-deadlift'],
  [
    'bodyweight-kickstand-romanian-deadlift',
    'bodyweight-single-leg-romanian-deadlift',
    'single-leg-hamstring-bridge',
  ],
  ['hamstring-bridge', 'single-leg-hamstring-bridge', 'towel-sliding-leg-curl'],
  ['glute-bridge', 'marching-glute-bridge', 'single-leg-glute-bridge', 'single-leg-hip-thrust'],
  ['frog-pump', 'single-leg-glute-bridge'],
  ['glute-bridge', 'feet-elevated-glute-bridge', 'single-leg-glute-bridge'],
  ['glute-bridge', 'stability-ball-glute-bridge', 'stability-ball-leg-curl'],
  ['chair-supported-hip-extension', 'standing-hip-extension', 'quadruped-hip-extension'],
  ['standing-bodyweight-leg-curl', 'tempo-standing-leg-curl', 'glute-bridge-walkout'],
  ['glute-bridge-walkout', 'towel-sliding-leg-curl'],
  ['seated-bodyweight-leg-extension', 'straight-leg-raise', 'standing-straight-leg-raise'],
  ['reverse-nordic-curl', 'sissy-squat'],
  ['foot-assisted-pull-up', 'negative-pull-up', 'chin-up', 'pull-up', 'weighted-pull-up'],
  ['negative-pull-up', 'neutral-grip-pull-up', 'weighted-pull-up'],
  ['parallel-bar-dip', 'weighted-dip'],
  ['bodyweight-calf-raise', 'single-leg-calf-raise'],
  ['bent-knee-calf-raise', 'single-leg-bent-knee-calf-raise'],
  ['wall-angel', 'prone-y-raise', 'reverse-snow-angel'],
  ['standing-w-raise', 'prone-w-raise', 'prone-t-raise'],
  ['wall-plank', 'plank', 'hollow-body-hold'],
  ['bear-plank', 'hollow-body-hold'],
  ['wall-side-plank', 'kneeling-side-plank', 'side-plank', 'copenhagen-plank'],
  ['high-wall-sit', 'wall-sit', 'bodyweight-split-squat'],
  ['heel-tap', 'dead-bug'],
  ['mcgill-curl-up', 'crunch', 'sit-up', 'v-up'],
  ['crunch', 'bicycle-crunch', 'v-up'],
  ['reverse-crunch', 'lying-leg-raise', 'hanging-knee-raise', 'hanging-leg-raise'],
  // Giangregorio and others, "Too Fit to Fracture" (2014): a smaller base, then steps, then one leg, then the head moves
  [
    'supported-feet-together-stand',
    'supported-tandem-stand',
    'supported-tandem-walk',
    'supported-single-leg-stand',
    'head-turn-single-leg-stand',
  ],
  ['kettlebell-goblet-squat', 'double-kettlebell-front-squat'],
  ['kettlebell-goblet-squat', 'offset-kettlebell-front-squat'],
  ['kettlebell-goblet-squat', 'kettlebell-goblet-split-squat'],
  ['kettlebell-sumo-squat', 'double-kettlebell-front-squat'],
  ['kettlebell-sumo-squat', 'kettlebell-goblet-split-squat'],
  ['two-hand-kettlebell-row', 'kettlebell-row'],
  ['two-hand-kettlebell-row', 'double-kettlebell-row'],
  ['kettlebell-deadlift', 'two-kettlebell-deadlift', 'single-leg-kettlebell-deadlift'],
  ['kettlebell-sumo-deadlift', 'two-kettlebell-deadlift'],
  ['kettlebell-romanian-deadlift', 'single-leg-kettlebell-deadlift'],
  ['kettlebell-swing', 'single-arm-kettlebell-swing', 'kettlebell-snatch'],
  ['kettlebell-floor-press', 'single-arm-kettlebell-floor-press'],
  [
    'half-kneeling-kettlebell-press',
    'kettlebell-overhead-press',
    'kettlebell-clean-and-press',
    'double-kettlebell-clean-and-press',
  ],
  ['kettlebell-calf-raise', 'single-leg-calf-raise'],
  ['half-turkish-get-up', 'turkish-get-up'],
  ['dumbbell-goblet-squat', 'dumbbell-front-squat', 'dumbbell-split-squat', 'dumbbell-bulgarian-split-squat'],
  ['heels-elevated-goblet-squat', 'dumbbell-front-squat'],
  ['dumbbell-sumo-squat', 'dumbbell-front-squat'],
  ['dumbbell-box-squat', 'dumbbell-front-squat'],
  ['dumbbell-reverse-lunge', 'dumbbell-bulgarian-split-squat'],
  ['dumbbell-deadlift', 'single-leg-dumbbell-romanian-deadlift'],
  ['dumbbell-romanian-deadlift', 'single-leg-dumbbell-romanian-deadlift'],
  ['dumbbell-stiff-leg-deadlift', 'single-leg-dumbbell-romanian-deadlift'],
  ['dumbbell-calf-raise', 'single-leg-dumbbell-calf-raise'],
  ['hand-supported-split-squat', 'supported-dumbbell-split-squat', 'dumbbell-split-squat'],
  ['supported-step-up', 'supported-dumbbell-step-up', 'dumbbell-step-up'],
  ['dumbbell-chair-squat', 'dumbbell-goblet-squat'],
  ['clamshell', 'side-lying-hip-abduction', 'fire-hydrant'],
]

/**
 * Starting points after months of training: the rungs below these are outgrown.
 *
 * @see r/bodyweightfitness, "Recommended Routine": eight clean repetitions of a rung lead to the next one
 */
const AFTER_MONTHS: readonly string[] = [
  'push-up',
  'close-grip-push-up',
  'doorframe-row',
  'bodyweight-split-squat',
  'bodyweight-kickstand-romanian-deadlift',
  'single-leg-glute-bridge',
  'single-leg-hamstring-bridge',
]

/** A rung below one of these may also be above another exercise on a different ladder. */
const BEHIND: ReadonlySet<string> = (() => {
  const behind = new Set<string>()
  for (let found = -1; found < behind.size;) {
    found = behind.size
    for (const ladder of LADDERS) {
      const begins = ladder.findIndex((rung) => AFTER_MONTHS.includes(rung))
      const last = ladder.findLastIndex((rung) => behind.has(rung))
      for (const rung of ladder.slice(0, Math.max(begins, last + 1, 0))) behind.add(rung)
    }
  }
  return behind
})()
export const isBehindAfterMonths = ({ id }: CatalogueEntry): boolean => BEHIND.has(id)

type Way = 'harder' | 'easier'

const isOneAbove = ({ level }: CatalogueEntry, profile: TrainingProfile): boolean =>
  LEVELS.indexOf(level) === LEVELS.indexOf(workingLevel(profile)) + 1

/**
 * An exercise one level above the person's level is open once they have outgrown the rungs below. A held
 * weight could fall, so such an exercise is open only at the person's own level.
 */
const isOpenAbove = (entry: CatalogueEntry, profile: TrainingProfile): boolean => {
  const objection = objectionTo(entry, profile)
  const isHeld = entry.needs.some((each) => WEIGHTS.includes(each))
  return objection === null || (objection === 'level' && !isHeld && isOneAbove(entry, profile))
}

/** The open rungs on the first ladder with a lift, easiest first. */
export const openRungs = (id: string, profile: TrainingProfile): CatalogueEntry[] =>
  (LADDERS.find((ladder) => ladder.includes(id)) ?? [])
    .flatMap((each) => entryById(each) ?? [])
    .filter((each) => isOpenAbove(each, profile))

/** The nearest open rung up or down; null at an end. */
export function nextOn(
  way: Way,
  { id, timed }: CatalogueEntry,
  profile: TrainingProfile,
): CatalogueEntry | null {
  const mayDo = (entry: CatalogueEntry) =>
    entry.timed === timed &&
    (way === 'harder' ? isOpenAbove(entry, profile) : objectionTo(entry, profile) === null)
  for (const ladder of LADDERS) {
    const place = ladder.indexOf(id)
    if (place < 0) continue
    const rungs = way === 'harder' ? ladder.slice(place + 1) : ladder.slice(0, place).reverse()
    const found = rungs.flatMap((each) => entryById(each) ?? []).find(mayDo)
    if (found) return found
  }
  return null
}
