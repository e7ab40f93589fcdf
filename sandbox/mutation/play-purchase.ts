import { setTimeout as sleep } from 'node:timers/promises'
import v8 from 'node:v8'
import { Worker } from '@temporalio/worker'
import { playPurchase as play } from '../../sandbox/play-purchase.ts'

export { allGoesWell } from '../../sandbox/play-purchase.ts'

const STUCK_AFTER_MS = 10_000

/** Notes where each promise was made, for a query that no test asks: half of the time of a worker in this process. */
v8.promiseHooks.createHook = () => () => undefined

/** Without threads of its own a worker starts in half the time. */
const create = Worker.create.bind(Worker)
Worker.create = (options) => create({ ...options, debugMode: true })

/**
 * Stands in for `sandbox/play-purchase.ts` while mutants are tried: many of them wait for ever. Whoever does
 * nothing for so long is ended, with all processes that play them.
 */
export const playPurchase: typeof play = (activities, story, channel) => {
  const over = new AbortController()
  const deeds = () => Object.values(activities).reduce((sum, { mock }) => sum + mock.calls.length, 0)
  const stuck = async () => {
    for (let before = -1; before !== deeds();) {
      before = deeds()
      await sleep(STUCK_AFTER_MS, undefined, { signal: over.signal })
    }
    throw new Error('nothing happens any more')
  }
  return play(activities, (stage) => Promise.race([story(stage), stuck()]), channel).finally(() =>
    over.abort(),
  )
}
