import { runOne } from './run-one.ts'

/** How good the programs, the reading and the tests are, and how long things take. */
await runOne('measure', {
  bench: '../bench/main.ts',
  intent: '../scorecard/reading/judge-intent.ts',
  lighthouse: './lighthouse.ts',
  load: '../drills/load/main.ts',
  mutants: './mutants.ts',
  pins: '../scorecard/pins.ts',
  reading: '../scorecard/reading/read-corpus.ts',
  scorecard: '../scorecard/main.ts',
  sound: '../scorecard/programs/sound.ts',
  weights: '../scorecard/programs/weights.ts',
})
