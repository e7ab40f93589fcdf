import { setTimeout as sleep } from 'node:timers/promises'
import { playPurchase as play } from '../../../dev/testkit/purchases/play-purchase.ts'

export { allGoesWell } from '../../../dev/testkit/purchases/play-purchase.ts'

const STUCK_AFTER_MS = 10_000

/**
 * Replaces `dev/testkit/purchases/play-purchase.ts` in mutation tests, because many mutants wait forever. A run that is
 * idle for this long is ended, together with all processes that play it.
 */
export const playPurchase: typeof play = (activities, story, channel) => {
  const over = new AbortController()
  const calls = () => Object.values(activities).reduce((sum, { mock }) => sum + mock.calls.length, 0)
  const stuck = async () => {
    for (let before = -1; before !== calls();) {
      before = calls()
      await sleep(STUCK_AFTER_MS, undefined, { signal: over.signal })
    }
    throw new Error('the run is idle')
  }
  return play(activities, (stage) => Promise.race([story(stage), stuck()]), channel).finally(() =>
    over.abort(),
  )
}
