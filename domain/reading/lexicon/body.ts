import { JOINTS, MUSCLES } from './generated/words.ts'

export { JOINTS, MUSCLES }
export type BodyJoint = keyof typeof JOINTS
