import type { CatalogueEntry } from '../../exercises/exercise.ts'
import { isCompound, isLegs, isTrunk, type Need, type Position } from '../../exercises/vocabulary.ts'

/** Machines that work without hands. */
const HANDS_FREE: readonly Need[] = ['leg-press', 'leg-curl', 'leg-extension', 'machines', 'bench', 'box']
/** The weight rests on the hands or arms. */
const ON_HANDS: readonly Position[] = ['prone', 'kneeling', 'hanging', 'inverted', 'overhead']
/** Works against the other hand, or leans on it. */
const NEEDS_THE_OTHER =
  /towel|self-resisted|palm-press|renegade|push-up|hand-supported|single-arm-dumbbell-row|gorilla/

/** Pads on the shoulders, which both hands hold. */
const ON_SHOULDERS = /^machine-(?:hack-squat|standing-calf-raise)$/

/** Whether an exercise can be done with one arm: nothing for the other to hold, carry, push or lean on. */
export function worksWithOneArm({ id, pattern, needs, perSide, positions, traits }: CatalogueEntry): boolean {
  if (NEEDS_THE_OTHER.test(id) || ON_SHOULDERS.test(id) || traits.includes('pair')) return false
  const isOfBody = isLegs(pattern) || isTrunk(pattern)
  if (!isOfBody) return perSide && !positions.some((each) => each !== 'overhead' && ON_HANDS.includes(each))
  if (positions.some((each) => ON_HANDS.includes(each))) return false
  if (pattern === 'jump' || pattern === 'carry') return false
  return (
    needs.every((each) => HANDS_FREE.includes(each)) || (traits.includes('grip-free') && !isCompound(pattern))
  )
}
