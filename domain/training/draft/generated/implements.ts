// Written by `npm run knowledge` from domain/training/draft/data. Change that.
import type { Implement } from '../../../exercises/vocabulary.ts'

export const WEIGHTS: readonly Implement[] = [
  "barbell",
  "dumbbells",
  "kettlebell",
  "machines",
  "cable",
  "smith-machine",
  "leg-press",
  "lat-pulldown",
  "leg-curl",
  "leg-extension",
  "ez-bar",
  "trap-bar",
]

export const LOADS: readonly Implement[] = [
  "barbell",
  "smith-machine",
  "machines",
  "cable",
  "trap-bar",
  "leg-press",
  "lat-pulldown",
  "dumbbells",
  "kettlebell",
  "ez-bar",
  "landmine",
  "plates",
  "leg-curl",
  "leg-extension",
  "medicine-ball",
]

export const STEADY_LOADS: readonly Implement[] = [
  "barbell",
  "smith-machine",
  "machines",
  "cable",
  "trap-bar",
  "leg-press",
  "lat-pulldown",
]

export const GUIDED: readonly Implement[] = [
  "cable",
  "machines",
  "leg-curl",
  "leg-extension",
  "leg-press",
  "smith-machine",
]

export const READY: readonly Implement[] = [
  "kettlebell",
  "bands",
  "mini-band",
  "suspension",
  "pull-up-bar",
  "dip-bars",
  "bench",
  "incline-bench",
  "box",
  "ab-wheel",
  "stability-ball",
  "medicine-ball",
]

export const STATIONS: readonly Implement[] = [
  "barbell",
  "trap-bar",
  "ez-bar",
  "smith-machine",
  "landmine",
  "cable",
  "rack",
  "machines",
  "leg-press",
  "lat-pulldown",
  "leg-curl",
  "leg-extension",
]

export const LOADED: readonly Implement[] = [
  "barbell",
  "trap-bar",
  "ez-bar",
  "smith-machine",
  "landmine",
  "cable",
]

export const MACHINES: readonly Implement[] = [
  "machines",
  "leg-press",
  "lat-pulldown",
  "leg-curl",
  "leg-extension",
  "smith-machine",
]
