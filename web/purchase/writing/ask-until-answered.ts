import { CallFailed, codeOf, isLineDown, messageOf } from '../../requests/request.ts'

const FIRST_WAIT_MS = 5000
const LONGEST_WAIT_MS = 120_000

const LINE_DROPPED =
  'The connection dropped. Your program is still being written, and we keep trying to reconnect.'

const statusOf = (error: unknown): number => (error instanceof CallFailed ? error.status : 0)

/** A late answer, a proxy timeout or a lost connection does not stop the work, so we keep watching. */
export const goesOnWithoutUs = (error: unknown): boolean =>
  codeOf(error) === 'GENERATION_DELAYED' || statusOf(error) === 504 || isLineDown(error)

/**
 * Once the work is known to continue, neither a rate limit nor a short gateway outage means that it failed.
 */
const mayStillGoOn = (error: unknown): boolean => codeOf(error) === 'RATE_LIMITED' || statusOf(error) >= 500

interface Asking<Answer> {
  answer: Promise<Answer>
  /** Ends a wait early, when there is reason to think that the answer is there. */
  askNow: () => void
}

/**
 * Retries with backoff for as long as the work goes on without us. Only for calls that are safe to repeat.
 * @param onDelay - called with the message about each wait
 */
export function askUntilAnswered<Answer>(
  ask: () => Promise<Answer>,
  signal: AbortSignal,
  onDelay: (note: string) => void,
): Asking<Answer> {
  let askNow = () => {}
  const wait = (ms: number) =>
    new Promise<void>((resolve) => {
      const timer = window.setTimeout(resolve, ms)
      askNow = () => {
        window.clearTimeout(timer)
        resolve()
      }
    })

  const answer = async () => {
    for (let waitMs = FIRST_WAIT_MS, delayed = false; ; waitMs = Math.min(LONGEST_WAIT_MS, waitMs * 2)) {
      try {
        return await ask()
      } catch (error) {
        const goesOn = goesOnWithoutUs(error)
        if (!(goesOn || (delayed && mayStillGoOn(error))) || signal.aborted) throw error
        if (goesOn) onDelay(messageOf(error, LINE_DROPPED))
        delayed = true
        await wait(waitMs)
        signal.throwIfAborted()
      }
    }
  }
  return { answer: answer(), askNow: () => askNow() }
}
