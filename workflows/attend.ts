import { CancellationScope, condition } from '@temporalio/workflow'

/** What came while a deed was under way made the deed pointless. */
export class Interrupted extends Error {
  override readonly name = 'Interrupted'
}

/** What must not wait until a deed is done. */
export interface Watch {
  /** Whether something came. Asked at every turn. */
  hasNews(): boolean
  /** Acts on what came, so that `hasNews` is false afterwards, and says whether the deed still makes sense. */
  handle(): Promise<'go on' | 'stop'>
}

/**
 * Waits for a deed, which is an activity or a wait for people, and handles news beside it, one at a time. This is the
 * only place where two things are under way, and the caller alone schedules both: their order is the history's.
 * @throws {Interrupted} when the news stopped the deed; it has let go by then
 */
export async function attend<T>(deed: () => Promise<T>, watch: Watch): Promise<T> {
  const scope = new CancellationScope()
  let outcome: PromiseSettledResult<T> | null = null as PromiseSettledResult<T> | null
  const settled = Promise.allSettled([scope.run(deed)]).then(([result]) => void (outcome = result))
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

/** A watch that also ends what is under way when the history has grown long: whoever waits begins again in a fresh run. */
export const untilLong = (watch: Watch, isLong: () => boolean): Watch => ({
  ...watch,
  handle: async () => ((await watch.handle()) === 'stop' || isLong() ? 'stop' : 'go on'),
})
