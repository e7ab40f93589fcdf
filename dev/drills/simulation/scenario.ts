import type { Status } from './facts.ts'
import type { Moment, Part, Trouble } from './outside.ts'

/** One thing that happens to a purchase. */
export type Step =
  | { do: 'order changed' | 'return' | 'retry' | 'resend' | 'refund' }
  | { do: 'submit'; survey: number }
  /** An operator's request that needs more than a signal. */
  | { do: 'ask'; wish: 'amend' | 'correct-email'; number: number }
  /** Its signal comes at once, or only at the end. */
  | { do: 'shop says'; status: Status; signals: boolean }
  | { do: 'trouble'; part: Part; trouble: Trouble }
  | { do: 'back'; part: Part }
  /** The worker is replaced, as in a deployment. */
  | { do: 'restart' }
  | { do: 'let work'; forMs: number }
  /**
   * Waits for this moment of the purchase. If it does not come, continues without it: soon, or later if
   * `isSure`.
   */
  | { do: 'until'; moment: Moment; isSure?: true }
  /**
   * While the shop is unavailable, signals until the history is long and makes the requests. Only then do some
   * parts and the shop return.
   */
  | { do: 'flood'; asks: Step[]; back: Part[] }
  | { do: 'at once'; steps: Step[] }

/** The script of one purchase. */
export interface Scenario {
  /** The shop's first status. */
  shop: Status
  /** Whether the checkout session was opened for a completed survey. */
  isAnswered: boolean
  /** The number of look-ups for which the shop still shows an order as paid after a refund. */
  looksBeforeRefundShows: number
  /** Messages sent before anything is done; some arrive in the first workflow task. */
  first: Step[]
  steps: Step[]
  /** The durations of external calls in milliseconds, used cyclically. */
  latenciesMs: number[]
}

/** Lives that run concurrently on one worker. */
export interface Batch {
  lives: Scenario[]
  /** The milliseconds after which the worker is repeatedly replaced; never when empty. */
  restartsAfterMs: number[]
  /** Disables the workflow cache, so that every workflow task is a replay. */
  forgetful: boolean
}
