import type { CatalogueEntry } from '../../../exercises/exercise.ts'
import { isLegs, type Joint, type Need, type Pattern } from '../../../exercises/vocabulary.ts'
import type { TrainingProfile } from '../profile.ts'
import type { Part } from './care-words.ts'
import type { Care } from './condition-care.ts'

export const JOINTS_OF: Readonly<Record<Part, readonly Joint[]>> = {
  arms: ['shoulder', 'elbow', 'wrist'],
  legs: ['hip', 'knee', 'ankle'],
}

/** The part of the body that a condition holds back; null if it is the whole of it. */
export function partHeldBack(
  { reserveFor }: Pick<Care, 'reserveFor'>,
  { avoid }: Pick<TrainingProfile, 'avoid'>,
): Part | null {
  if (reserveFor !== 'spared') return reserveFor ?? null
  const isAllOf = (part: Part) => avoid.injuries.every((joint) => JOINTS_OF[part].includes(joint))
  if (!avoid.injuries.length) return null
  return isAllOf('arms') ? 'arms' : isAllOf('legs') ? 'legs' : null
}

/** In a squat, a lunge, a hinge or a raise of the heels, they hang from the hands or rest on the arms. */
const HELD: readonly Need[] = [
  'barbell',
  'ez-bar',
  'trap-bar',
  'dumbbells',
  'kettlebell',
  'cable',
  'landmine',
  'plates',
  'medicine-ball',
  'suspension',
  'pull-up-bar',
  'dip-bars',
  'sandbag',
  'log',
]
const isHeld = ({ pattern, needs, traits }: CatalogueEntry): boolean =>
  traits.includes('bar-on-back') ||
  (pattern === 'hinge' && needs.includes('smith-machine')) ||
  (!needs.includes('safety-bar') && needs.some((each) => HELD.includes(each)))

/** Legs that work under a machine, a belt, a yoke or a cuff, and bridges with a bar on the hips. */
const isOfLegsAlone = (entry: CatalogueEntry): boolean =>
  isLegs(entry.pattern) && (!MAY_BE_HELD.includes(entry.pattern) || !isHeld(entry))
const MAY_BE_HELD: readonly Pattern[] = ['squat', 'lunge', 'hinge', 'calf', 'jump']

/** Whether an exercise loads a part of the body, as a lift of it, or held in its hands. */
export function loads(part: Part, entry: CatalogueEntry): boolean {
  if (entry.hardOn.some((joint) => JOINTS_OF[part].includes(joint))) return true
  return part === 'legs' ? isLegs(entry.pattern) || entry.pattern === 'carry' : !isOfLegsAlone(entry)
}
