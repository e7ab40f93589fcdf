import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { beforeAll, describe, expect, it } from '@jest/globals'
import { ApplicationFailure } from '@temporalio/common'
import { historyFromJSON, historyToJSON } from '@temporalio/common/lib/proto-utils.js'
import {
  allGoesWell,
  type FakeActivities,
  playPurchase,
  type PurchaseHandle,
} from '../dev/testkit/purchases/play-purchase.ts'
import { replaysOf } from '../dev/testkit/purchases/test-worker.ts'
import { play } from '../dev/drills/simulation/batch.ts'
import { batchOf } from '../dev/drills/simulation/scenario.ts'
import { temporalForTest } from '../dev/testkit/testing.ts'
import { until } from '../dev/processes/until.ts'
import { workflowBundle } from '../dev/build/workflow-bundle.ts'
import { orderChanged, purchaseState, retry, submitSurvey } from './messages.ts'

const FOLDER = path.join(import.meta.dirname, 'histories')
const paid = { status: 'paid' as const, isTest: false, surveyId: null }

/** The lives of purchases whose recorded histories every later version must be able to replay. */
const LIVES: Record<
  string,
  (record: (run: Pick<PurchaseHandle, 'fetchHistory'>) => Promise<void>) => Promise<void>
> = {
  delivered: (record) =>
    playPurchase(allGoesWell(), async ({ purchase }) => {
      await purchase.result()
      await record(purchase)
    }),

  'survey-on-day-four': (record) => {
    const activities = allGoesWell()
    activities.verifyPayment.mockResolvedValue(paid)
    return playPurchase(activities, async ({ purchase, environment }) => {
      await environment.sleep('4 days')
      await purchase.executeUpdate(submitSurvey, { args: ['survey-1'] })
      await purchase.result()
      await record(purchase)
    })
  },

  'needed-attention': (record) => {
    const activities: FakeActivities = allGoesWell()
    activities.generateProgram.mockRejectedValue(
      ApplicationFailure.nonRetryable('the model is away', 'ModelUnavailable'),
    )
    return playPurchase(activities, async ({ purchase }) => {
      await until('attention', async () => (await purchase.query(purchaseState)).stage === 'needs-attention')
      activities.generateProgram.mockResolvedValue({ programId: 'program-1', redFlag: true })
      await purchase.signal(retry)
      await purchase.result()
      await record(purchase)
    })
  },

  'refunded-while-waiting': (record) => {
    const activities = allGoesWell()
    activities.verifyPayment.mockResolvedValueOnce(paid)
    activities.verifyPayment.mockResolvedValue({ ...paid, status: 'refunded' })
    return playPurchase(activities, async ({ purchase }) => {
      await until('the wait', async () => (await purchase.query(purchaseState)).stage === 'awaiting-survey')
      await purchase.signal(orderChanged)
      await purchase.result()
      await record(purchase)
    })
  },
}

/** Workflows beside purchases, with arguments of theirs: the follow-up, and types of earlier releases, aliases by now. */
const OTHER_TYPES: Record<string, string[]> = {
  requestFeedback: ['purchase-stripe-1'],
  drawAnew: ['purchase-stripe-1', 'LETTER'],
  forgetOld: [],
  tellOperators: [],
}
for (const [type, args] of Object.entries(OTHER_TYPES))
  LIVES[type] = (record) =>
    playPurchase(allGoesWell(), async ({ purchase, environment, taskQueue }) => {
      const run = await environment.client.workflow.start(type, { workflowId: type, taskQueue, args })
      await run.result()
      await record(run)
      await purchase.result()
    })

/** Removes where a history was recorded. */
const withoutPlaces = (json: string): string =>
  json.replace(/"(stackTrace|identity)": "(?:[^"\\]|\\.)*"/g, '"$1": ""')

const version = process.env['RECORD_HISTORIES']
mkdirSync(FOLDER, { recursive: true })
const recorded = () =>
  readdirSync(FOLDER, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.json'))

/** Batches of simulated lives that are recorded as well: restarts, outages and news in any order. */
const SEEDS = [2, 5, 8]

async function recordSimulated(release: string): Promise<void> {
  const temporal = await temporalForTest()
  for (const seed of SEEDS) {
    const one = batchOf(seed)
    const { histories } = await play({ ...temporal, taskQueue: `${temporal.taskQueue}-${seed}` }, one)
    for (const [index, { workflowId, runId }] of histories.entries()) {
      const history = await temporal.client.workflow.getHandle(workflowId, runId).fetchHistory()
      write(release, `simulated-${seed}-${index + 1}`, history)
    }
  }
  await temporal.close()
}

function write(release: string, name: string, history: Parameters<typeof historyToJSON>[0]): void {
  mkdirSync(path.join(FOLDER, release), { recursive: true })
  const json = JSON.stringify(JSON.parse(withoutPlaces(historyToJSON(history))))
  writeFileSync(path.join(FOLDER, release, `${name}.json`), `${json}\n`)
}

if (version)
  describe(`recording the histories of ${version}`, () => {
    it.each(Object.keys(LIVES))('%s', async (name) => {
      await LIVES[name]?.(async (run) => write(version, name, await run.fetchHistory()))
      expect(recorded()).toContain(path.join(version, `${name}.json`))
    })

    it('simulated lives', () => recordSimulated(version), 300_000)
  })

describe('the workflow replays', () => {
  const histories = recorded().map((file) => ({
    workflowId: file,
    history: historyFromJSON(JSON.parse(readFileSync(path.join(FOLDER, file), 'utf8'))),
  }))
  let replays: ReturnType<typeof replaysOf>
  beforeAll(async () => {
    replays = replaysOf(await workflowBundle(), histories)
  })

  // One worker replays them all, in this order: a worker for each would take most of the time.
  it.each(recorded())('%s', async (file) => {
    let replay = await replays.next()
    while (!replay.done && replay.value.workflowId !== file) replay = await replays.next()
    expect(replay.done ? 'never replayed' : replay.value.error).toBeUndefined()
  })

  it('every kind of life', () => {
    for (const name of Object.keys(LIVES))
      expect(recorded().some((file) => file.endsWith(`${name}.json`))).toBe(true)
  })
})

it('keeps the bundle of the workflows small: no zod, ORM or SDK', async () => {
  const { code } = await workflowBundle()
  for (const stranger of [
    'node_modules/zod',
    'node_modules/@mikro-orm',
    'node_modules/openai',
    'node_modules/stripe',
  ])
    expect(code).not.toContain(stranger)
})
