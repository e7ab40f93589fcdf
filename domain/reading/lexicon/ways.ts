import { WAYS } from './generated/words.ts'

export { WAYS }
export type Way = keyof typeof WAYS
