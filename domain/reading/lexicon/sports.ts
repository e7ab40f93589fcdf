import { SPORTS } from './generated/words.ts'

export { SPORTS }
export type Sport = keyof typeof SPORTS
