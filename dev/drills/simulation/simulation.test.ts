import { afterAll, beforeAll, expect, it } from '@jest/globals'
import { temporalForTest } from '../../testkit/testing.ts'
import { byTier } from '../../testkit/tiers/tier.ts'
import { aimedLives, type Batch, type Scenario, batchOf } from './scenario.ts'
import { play } from './batch.ts'

/** Twenty lives each. `npm run drill -- simulation` plays those of any other seeds. */
const SEEDS = Array.from({ length: byTier({ quick: 1, all: 4, nightly: 50 }) }, (_, index) => index + 1)

const STATUSES = ['paid', 'refunded', 'disputed', 'charged-back', 'failed', 'pending', 'open', 'unknown']
const STEPS = ['generating', 'rendering', 'emailing']
const WORK = ['awaiting-survey', ...STEPS, 'needs-attention']

/** What the lives of all seeds must cover together, so that every promise that holds was tried. */
const TRIED = [
  ...STATUSES.map((status) => `${status} while verifying-payment`),
  ...WORK.flatMap((stage) => [
    `refunded while ${stage}`,
    `disputed while ${stage}`,
    `charged-back while ${stage}`,
    `interrupted while ${stage}`,
  ]),
  ...['verifying-payment', ...STEPS].map((stage) => `needs attention while ${stage}`),
  ...['verifying-payment', ...WORK].map((stage) => `another worker while ${stage}`),
  'continued as new',
]

let temporal: Awaited<ReturnType<typeof temporalForTest>>
beforeAll(async () => {
  temporal = await temporalForTest()
})
afterAll(() => temporal.close())

const met = new Set<string>()
const missed = () => TRIED.filter((visit) => !met.has(visit))
/**
 * On a busy machine news may arrive after its moment. Lives aimed at a moment are then repeated,
 * a few at once.
 */
const MAX_ROUNDS = 3
const FEW = 6

function* aimedBatches(): Generator<readonly Scenario[]> {
  yield aimedLives
  for (let round = 1; round < MAX_ROUNDS; round += 1)
    for (let first = 0; first < aimedLives.length; first += FEW) yield aimedLives.slice(first, first + FEW)
}

/** @returns the broken promises */
async function lived(taskQueue: string, batch: Batch) {
  const { broken, visits } = await play(
    { ...temporal, taskQueue: `${temporal.taskQueue}-${taskQueue}` },
    batch,
  )
  for (const visit of visits) met.add(visit)
  return broken
}

it.each(SEEDS)(
  'every buyer who has paid gets exactly one program, whatever happens in any order (seed %i)',
  async (seed) => {
    expect(await lived(`${seed}`, batchOf(seed))).toEqual([])
  },
  600_000,
)

it('everything that can happen in each stage has happened', async () => {
  let batch = 0
  for (const lives of aimedBatches()) {
    if (!missed().length) break
    const aimed = { lives: [...lives], restartsAfterMs: [], forgetful: false }
    expect(await lived(`aimed-${(batch += 1)}`, aimed)).toEqual([])
  }
  expect(missed()).toEqual([])
}, 1_800_000)
