import useSWRSubscription from 'swr/subscription'
import { Progress } from '../domain/api.ts'
import { FINAL_STAGES } from '../domain/stage.ts'
import { request } from './request.ts'

const POLL_MS = 3000

type Next = (error?: Error | null, progress?: Progress) => void

const isFinal = (progress: Progress) => FINAL_STAGES.includes(progress.stage)
const asError = (thrown: unknown) => (thrown instanceof Error ? thrown : new Error(String(thrown)))

async function poll(path: string, next: Next, signal: AbortSignal) {
  while (!signal.aborted) {
    try {
      const progress = await request(path, { answer: Progress, signal })
      next(null, progress)
      if (isFinal(progress)) return
    } catch (error) {
      if (!signal.aborted) next(asError(error))
      return
    }
    await new Promise((resolve) => setTimeout(resolve, POLL_MS))
  }
}

/** Streams where it can; where something between us and the gateway holds streams back, asks every three seconds. */
function watch(path: string, { next }: { next: Next }) {
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

/** How far a purchase has come, kept up to date until nothing more happens. A null path watches nothing. */
export const useProgress = (path: string | null) => useSWRSubscription<Progress, Error>(path, watch)
