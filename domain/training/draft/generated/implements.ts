// Written by `npm run knowledge` from domain/training/draft/data. Change that.
import type { Need } from '../../../exercises/vocabulary.ts'

export const WEIGHTS: readonly Need[] = [
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
  "sandbag",
  "log",
]

export const LOADS: readonly Need[] = [
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
  "sandbag",
  "log",
]

export const STEADY_LOADS: readonly Need[] = [
  "barbell",
  "smith-machine",
  "machines",
  "cable",
  "trap-bar",
  "leg-press",
  "lat-pulldown",
]

export const GUIDED: readonly Need[] = [
  "cable",
  "machines",
  "leg-curl",
  "leg-extension",
  "leg-press",
  "smith-machine",
]

export const READY: readonly Need[] = [
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
  "sandbag",
  "log",
]

export const STATIONS: readonly Need[] = [
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

export const LOADED: readonly Need[] = [
  "barbell",
  "trap-bar",
  "ez-bar",
  "smith-machine",
  "landmine",
  "cable",
]

export const MACHINES: readonly Need[] = [
  "machines",
  "leg-press",
  "lat-pulldown",
  "leg-curl",
  "leg-extension",
  "smith-machine",
]
