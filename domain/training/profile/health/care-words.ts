/** How weekly sets may grow over the eight weeks: as usual, only in the second half, or not at all. */
export const SET_GROWTHS = ['normal', 'slow', 'none'] as const
export type SetGrowth = (typeof SET_GROWTHS)[number]
/** A part of the body whose injury leaves the other one free to work. */
export const PARTS = ['arms', 'legs'] as const
export type Part = (typeof PARTS)[number]
/** Exercises that help with a condition, if they are available. */
export const ADDITIONS = [
  'supported',
  'seated',
  'balance',
  'hip-abductors',
  'grip-free',
  'pulling',
  'shoulder-blades',
  'outward-rotation',
  'back-extensors',
  'trunk',
  'single-leg',
  'breathing-cue',
] as const
export type Addition = (typeof ADDITIONS)[number]
/** Who may clear a program for somebody with a condition. */
export const CLEARERS = [
  'doctor',
  'physical therapist',
  'pelvic floor physical therapist',
  'surgeon',
  'vascular surgeon',
  'cardiologist',
  'eye doctor',
  'midwife',
  'lymphedema therapist',
  'cancer team',
  'care team',
  'diabetes team',
  'kidney team',
  'specialist team',
  'parent',
  'guardian',
] as const
export type Clearer = (typeof CLEARERS)[number]
