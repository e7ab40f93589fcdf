import { CancellationScope, condition } from '@temporalio/workflow'

/** The work under way became pointless because of news. */
export class Interrupted extends Error {
  override readonly name = 'Interrupted'
}

/** News that must be handled while work is under way. */
export interface Interruptions {
  /** Whether there is news. Checked on every turn. */
  hasNews(): boolean
  /** Handles the news, so that `hasNews` is false afterwards. Tells whether the work still makes sense. */
  handle(): Promise<'go on' | 'stop'>
}

/**
 * Runs `work`, which is an activity or a wait for people, and handles news meanwhile, one item at a time.
 * This is the only place where two things run at once, and the caller alone schedules both: their order is
 * the history's.
 * @throws {Interrupted} if the news stopped `work`, which has ended by then
 */
export async function runInterruptibly<T>(work: () => Promise<T>, watch: Interruptions): Promise<T> {
  const scope = new CancellationScope()
  let outcome: PromiseSettledResult<T> | null = null as PromiseSettledResult<T> | null
  const settled = Promise.allSettled([scope.run(work)]).then(([result]) => void (outcome = result))
  while (!outcome) {
    await condition(() => outcome !== null || watch.hasNews())
    if (outcome) break
    try {
      if ((await watch.handle()) === 'go on') continue
      throw new Interrupted()
    } catch (error) {
      scope.cancel()
      await settled
      throw error
    }
  }
  if (outcome.status === 'rejected') throw outcome.reason
  return outcome.value
}

/**
 * A watch that also ends the work under way when the history has grown long. The wait begins again
 * in a fresh run.
 */
export const untilLong = (watch: Interruptions, isLong: () => boolean): Interruptions => ({
  ...watch,
  handle: async () => ((await watch.handle()) === 'stop' || isLong() ? 'stop' : 'go on'),
})
