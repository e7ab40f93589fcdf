import { codeOf, isLineDown, messageOf } from '../../request.ts'

const FIRST_WAIT_MS = 5000
const LONGEST_WAIT_MS = 120_000

export const LINE_DROPPED =
  'The connection dropped. A program that is being written goes on without it; we keep trying to reach it.'

/** A late answer, a busy gateway or a lost line does not stop the work: we keep watching instead of giving up. */
export const goesOnWithoutUs = (error: unknown): boolean =>
  codeOf(error) === 'GENERATION_DELAYED' || isLineDown(error)

interface Asking<Answer> {
  answer: Promise<Answer>
  /** Ends a wait, when there is reason to think that the answer is there. */
  askNow: () => void
}

/**
 * Asks again, ever more patiently, for as long as the work goes on without us. Only for calls that are safe to repeat.
 * @param onDelay - told what to say about the wait, each time that there is one
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
        // Asking too often while it is being written is no reason to say that it failed.
        const goesOn = goesOnWithoutUs(error) || (delayed && codeOf(error) === 'RATE_LIMITED')
        if (!goesOn || signal.aborted) throw error
        if (codeOf(error) !== 'RATE_LIMITED') onDelay(messageOf(error, LINE_DROPPED))
        delayed = true
        await wait(waitMs)
        signal.throwIfAborted()
      }
    }
  }
  return { answer: answer(), askNow: () => askNow() }
}
