import { runOne } from './run-one.ts'

/** What is done to the product to see that nothing is lost. */
await runOne('drill', {
  busy: '../drills/busy.ts',
  chaos: '../drills/chaos/main.ts',
  fuzz: '../drills/fuzz.ts',
  outages: '../drills/outages.ts',
  overload: '../drills/overload/main.ts',
  restore: '../drills/restore-drill/main.ts',
  rollout: '../drills/rollout/main.ts',
  simulation: '../drills/simulation/main.ts',
})
