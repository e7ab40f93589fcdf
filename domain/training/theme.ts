import type { DayKind } from './days.ts'
import { isTrunk, type Pattern } from './vocabulary.ts'

type Worths = Readonly<Partial<Record<Pattern, number>>>

const LEGS: Worths = { calf: 5, 'knee-flexion': 5 }
const EVERYTHING: Worths = { curl: 3, 'elbow-extension': 3, 'lateral-raise': 4, calf: 1 }

/** The single-joint work that a day of a kind is not whole without, and how much it is missed. */
const THEMES: Readonly<Record<DayKind, Worths>> = {
  'full-body': EVERYTHING,
  upper: { 'lateral-raise': 7, curl: 9, 'elbow-extension': 9, 'rear-delt': 3 },
  lower: LEGS,
  legs: LEGS,
  push: { 'lateral-raise': 9, 'elbow-extension': 10 },
  pull: { curl: 10, 'rear-delt': 12 },
  'chest-triceps': { 'elbow-extension': 14, 'chest-fly': 3 },
  'back-biceps': { curl: 14 },
  'legs-shoulders': { ...LEGS, 'lateral-raise': 8 },
  'shoulders-arms': { 'lateral-raise': 10, curl: 10, 'elbow-extension': 10 },
  chest: { 'chest-fly': 6 },
  back: { 'rear-delt': 5 },
  shoulders: { 'lateral-raise': 12, 'rear-delt': 6 },
  arms: { curl: 12, 'elbow-extension': 12 },
}

/** Trunk work rounds off a mixed day; on a day for one region it is only a filler. */
const TRUNK_ON_MIXED_DAY = 1
const TRUNK_ELSEWHERE = -6
const isMixed = (kind: DayKind) =>
  kind === 'full-body' || kind === 'upper' || kind === 'lower' || kind === 'legs'

/** What an exercise adds to a day beyond the muscles it works, when it is the first of its movement there. */
export const themeWorth = (kind: DayKind, pattern: Pattern): number =>
  isTrunk(pattern) ? (isMixed(kind) ? TRUNK_ON_MIXED_DAY : TRUNK_ELSEWHERE) : (THEMES[kind][pattern] ?? 0)
