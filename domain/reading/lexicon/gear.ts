import { GEAR } from './generated/words.ts'

export { GEAR as GEAR_WORDS }
export type Gear = keyof typeof GEAR
