import { isFromFloor, type CatalogueEntry } from '../../../exercises/exercise.ts'
import type { Implement } from '../../../exercises/vocabulary.ts'
import { worksWithOneArm } from '../one-arm.ts'
import type { TrainingProfile } from '../profile.ts'

/** What else matters to a condition: experience, and what the person's words spare and call fine. */
export type Whose = Pick<TrainingProfile, 'level' | 'avoid' | 'fine' | 'gear'>

/** A bar on the back or the hips, or pulled from the floor. */
const isBarOnBody = (entry: CatalogueEntry): boolean =>
  entry.needs.includes('barbell') &&
  (entry.pattern === 'squat' || entry.pattern === 'hip-extension' || isFromFloor(entry))

/** A bar, a bell or a pad lies across the hips and the groin. */
const isWeightOnHips = ({ pattern, positions, needs }: CatalogueEntry): boolean =>
  pattern === 'hip-extension' &&
  positions.includes('supine') &&
  needs.some((each) => HIP_LOADS.includes(each))
const HIP_LOADS: readonly Implement[] = ['barbell', 'dumbbells', 'kettlebell', 'machines', 'smith-machine']

/**
 * Bends a sore back under a load: a hinge, a leg press that rolls the hips up at the bottom, a bar overhead.
 * A back that is only spared in words of years ago bears them.
 */
const isOnSoreBack = ({ id, pattern, needs }: CatalogueEntry, { avoid, fine }: Whose): boolean =>
  avoid.injuries.includes('lower-back') &&
  !fine.includes(id) &&
  ((pattern === 'hinge' && needs.length > 0) ||
    (needs.includes('leg-press') && pattern === 'squat' && !id.startsWith('partial-range')) ||
    (needs.includes('barbell') && pattern === 'vertical-push'))

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
    (level === 'novice' && isBarOnBody(entry)),
  'two-arms': (entry: CatalogueEntry) => !worksWithOneArm(entry),
  'stretched-chest': ({ id }: CatalogueEntry) => /(^|-)dip$|deficit-push-up|pullover/.test(id),
  'stretched-hamstrings': ({ id }: CatalogueEntry) => /^nordic|stiff-leg|good-morning|romanian/.test(id),
} as const
export type Exclusion = keyof typeof EXCLUSIONS
