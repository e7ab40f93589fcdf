import type { BodyJoint } from './body.ts'
import { CONDITIONS } from './generated/words.ts'

export { CONDITIONS }
export type Condition = keyof typeof CONDITIONS

/** The joint that a condition affects. Exercises that are hard on that joint are left out. */
const AT: Partial<Record<Condition, BodyJoint>> = {
  disc: 'lower-back',
  sciatica: 'lower-back',
  'rotator-cuff': 'shoulder',
  'shoulder-instability': 'shoulder',
  'tennis-elbow': 'elbow',
  'patellar-tendon': 'knee',
  achilles: 'ankle',
  'plantar-fasciitis': 'ankle',
  'carpal-tunnel': 'wrist',
  'ligament-tear': 'knee',
  meniscus: 'knee',
}

export const jointOf = (condition: Condition): BodyJoint | null => AT[condition] ?? null
