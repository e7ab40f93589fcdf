import { afterAll, beforeAll, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { temporalForTest } from '../testing.ts'
import { play } from './batch.ts'
import { batch } from './steps.ts'

/** Two hundred lives; `npm run simulate` plays as many more as one likes. */
const SEEDS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]

let temporal: Awaited<ReturnType<typeof temporalForTest>>
beforeAll(async () => {
  temporal = await temporalForTest()
})
afterAll(() => temporal.close())

it.each(SEEDS)(
  'whatever happens in whatever order, who has paid gets exactly one program (seed %i)',
  async (seed) => {
    const [one] = fc.sample(batch, { numRuns: 1, seed })
    if (!one) throw new Error('no lives')
    const { broken } = await play({ ...temporal, taskQueue: `${temporal.taskQueue}-${seed}` }, one)
    expect(broken).toEqual([])
  },
  300_000,
)
