// Written by `npm run knowledge` from domain/training/prescription/data. Change that.
import type { Goal } from '../../../exercises/vocabulary.ts'
import type { Range, Role } from '../rep-ranges.ts'

export const REPS: Readonly<Record<Goal, Readonly<Record<Role, Range>>>> = {
  'hypertrophy': {"main":{"low":6,"high":9},"compound":{"low":8,"high":12},"isolation":{"low":10,"high":14},"trunk":{"low":10,"high":14}},
  'strength': {"main":{"low":3,"high":6},"compound":{"low":6,"high":10},"isolation":{"low":8,"high":12},"trunk":{"low":8,"high":12}},
  'powerbuilding': {"main":{"low":4,"high":6},"compound":{"low":7,"high":11},"isolation":{"low":10,"high":14},"trunk":{"low":8,"high":12}},
  'general': {"main":{"low":8,"high":11},"compound":{"low":8,"high":12},"isolation":{"low":10,"high":14},"trunk":{"low":8,"high":12}},
}

export const NOVICE_MAIN: Readonly<Record<Goal, Range>> = {
  'hypertrophy': {"low":8,"high":11},
  'strength': {"low":5,"high":8},
  'powerbuilding': {"low":6,"high":9},
  'general': {"low":8,"high":11},
}

export const BODYWEIGHT = {
  'hard': {"low":6,"high":12},
  'usual': {"low":8,"high":14},
  'easy': {"low":10,"high":16},
} as const

export const BRIEF_BODYWEIGHT = {
  'hard': {"low":6,"high":12},
  'usual': {"low":6,"high":12},
  'easy': {"low":8,"high":14},
} as const

export const RANGES = {
  'timed': {"low":20,"high":45},
  'hardHold': {"low":10,"high":20},
  'hardPull': {"low":3,"high":6},
  'getUp': {"low":1,"high":1},
  'ofBar': {"low":6,"high":10},
  'ofDumbbell': {"low":8,"high":12},
  'ofCable': {"low":12,"high":15},
  'ofRunner': {"low":5,"high":8},
  'few': {"low":6,"high":9},
  'heavyPull': {"low":5,"high":6},
  'strongLegs': {"low":12,"high":20},
  'lowered': {"low":3,"high":6},
  'ballistic': {"low":10,"high":15},
  'light': {"low":8,"high":12},
  'long': {"low":8,"high":15},
  'turnedOut': {"low":8,"high":14},
} as const
