import { isFromFloor, isOfOddObject, isRackless, type CatalogueEntry } from '../../../exercises/exercise.ts'
import type { Need } from '../../../exercises/vocabulary.ts'
import { worksWithOneArm } from '../one-arm.ts'
import type { TrainingProfile } from '../profile.ts'

/** What else matters to a condition: experience, and what the person's words spare and call fine. */
export type Whose = Pick<TrainingProfile, 'level' | 'avoid' | 'fine' | 'gear'>

/** A bar or an odd object on the body, or pulled from the floor. High handles spare the last part of the way. */
const isBarOnBody = (entry: CatalogueEntry): boolean =>
  ((entry.needs.includes('barbell') || isOfOddObject(entry)) &&
    (entry.pattern === 'squat' || entry.pattern === 'hip-extension' || isFromFloor(entry))) ||
  (entry.needs.includes('trap-bar') && isFromFloor(entry) && !entry.id.startsWith('high-handle'))

/** Sinks deep on the feet, with no seat to come down on and nothing in the hands to get up by. */
const isWithoutSeat = ({ pattern, positions, traits, needs }: CatalogueEntry): boolean =>
  positions.includes('standing') &&
  !needs.includes('suspension') &&
  ((pattern === 'squat' && !traits.includes('shallow')) ||
    (pattern === 'lunge' && !traits.includes('supported')))

/** A bar, a bell or a pad lies across the hips and the groin. */
const isWeightOnHips = ({ pattern, positions, needs }: CatalogueEntry): boolean =>
  pattern === 'hip-extension' &&
  positions.includes('supine') &&
  needs.some((each) => HIP_LOADS.includes(each))
const HIP_LOADS: readonly Need[] = ['barbell', 'dumbbells', 'kettlebell', 'machines', 'smith-machine']

/**
 * Bends a sore back under a load: a hinge, a leg press that rolls the hips up at the bottom, a bar overhead, and all
 * that is picked up in the arms.
 * A back that is only spared in words of years ago bears them.
 */
const isOnSoreBack = (entry: CatalogueEntry, { avoid, fine }: Whose): boolean =>
  avoid.injuries.includes('lower-back') &&
  !fine.includes(entry.id) &&
  (isOfOddObject(entry) || isRackless(entry) || bendsSoreBack(entry))
const bendsSoreBack = ({ id, pattern, needs }: CatalogueEntry): boolean =>
  (pattern === 'hinge' && needs.length > 0) ||
  (needs.includes('leg-press') && pattern === 'squat' && !id.startsWith('partial-range')) ||
  (needs.includes('barbell') && pattern === 'vertical-push')

/** The belly lies on a pad, and the whole trunk is the weight. */
const TRUNK_OVER_A_PAD = ['back-extension', 'reverse-hyperextension']

/** What conditions exclude that no pattern or position covers, by the name that their records have for it. */
export const EXCLUSIONS = {
  'weight-on-hips': isWeightOnHips,
  'bending-under-load': isOnSoreBack,
  // A safety bar needs no hands behind the neck.
  'bar-on-back': ({ traits, needs }: CatalogueEntry, whose: Whose) =>
    traits.includes('bar-on-back') &&
    !(needs.includes('barbell') && whose.gear?.includes('safety-bar') === true),
  'own-body': (entry: CatalogueEntry, { level }: Whose) =>
    entry.traits.includes('whole-body') ||
    (/push-up/.test(entry.id) && !/wall|incline/.test(entry.id)) ||
    (level === 'novice' &&
      (isBarOnBody(entry) || isWithoutSeat(entry) || TRUNK_OVER_A_PAD.includes(entry.id))),
  'two-arms': (entry: CatalogueEntry) => !worksWithOneArm(entry),
  'stretched-chest': ({ id }: CatalogueEntry) => /(^|-)dip$|deficit-push-up|pullover/.test(id),
  'stretched-hamstrings': ({ id }: CatalogueEntry) => /^nordic|stiff-leg|good-morning|romanian/.test(id),
  'stretched-calf': ({ pattern, needs, traits }: CatalogueEntry) =>
    pattern === 'calf' &&
    (traits.includes('one-leg') || needs.some((each) => each === 'barbell' || each === 'leg-press')),
} as const
export type Exclusion = keyof typeof EXCLUSIONS
