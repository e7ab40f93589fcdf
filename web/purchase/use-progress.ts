import useSWRSubscription from 'swr/subscription'
import { Progress } from '../../domain/shop/progress.ts'
import { FINAL_STAGES } from '../../domain/shop/stage.ts'
import { CallFailed, isLineDown, read } from '../requests/request.ts'

const POLL_MS = 3000
const LONGEST_WAIT_MS = 60_000

type Next = (error?: Error | null, progress?: Progress) => void

const isFinal = (progress: Progress) => FINAL_STAGES.includes(progress.stage)
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
const asError = (thrown: unknown) => (thrown instanceof Error ? thrown : new Error(String(thrown)))

/** A purchase that is just being made may not exist yet, and a short outage passes. */
const mayComeYet = (error: unknown) =>
  isLineDown(error) ||
  (error instanceof CallFailed && (error.status === 404 || error.status === 429 || error.status >= 500))

async function poll(path: string, next: Next, signal: AbortSignal) {
  for (let waitMs = POLL_MS; !signal.aborted;) {
    try {
      const progress = await read(path, { answer: Progress, signal })
      next(null, progress)
      if (isFinal(progress)) return
      waitMs = POLL_MS
      await pause(waitMs)
    } catch (error) {
      if (signal.aborted) return
      next(asError(error))
      if (!mayComeYet(error)) return
      await pause(waitMs)
      waitMs = Math.min(LONGEST_WAIT_MS, waitMs * 2)
    }
  }
}

/**
 * Uses a stream if it can. If something between us and the gateway blocks streams, polls every three seconds.
 */
function watch([path]: readonly [string, number], { next }: { next: Next }) {
  const stop = new AbortController()
  const source = new EventSource(path, { withCredentials: true })
  source.addEventListener('progress', (event: MessageEvent<string>) => {
    try {
      const progress = Progress.parse(JSON.parse(event.data))
      next(null, progress)
      if (isFinal(progress)) source.close()
    } catch (error) {
      next(asError(error))
    }
  })
  // A dropped stream reconnects by itself; only a refused one is closed for good.
  source.addEventListener('error', () => {
    if (source.readyState === EventSource.CLOSED) void poll(path, next, stop.signal)
  })
  return () => {
    stop.abort()
    source.close()
  }
}

/**
 * The progress of a purchase, kept up to date until nothing more happens. A null path watches nothing.
 * @param since - a new value watches the same path again, when another purchase may answer there
 */
export const useProgress = (path: string | null, since = 0) =>
  useSWRSubscription<Progress, Error, readonly [string, number] | null>(path ? [path, since] : null, watch)
