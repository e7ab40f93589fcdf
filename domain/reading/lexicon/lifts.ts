import { LIFTS } from './generated/words.ts'

export { LIFTS }
export type Lift = keyof typeof LIFTS
