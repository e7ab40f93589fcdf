import type { CUES } from './generated/words.ts'

export type Cue = keyof typeof CUES
