import type { Weekday } from '../../program/weeks.ts'
import type { Position } from '../../exercises/vocabulary.ts'

/**
 * What a sentence takes for granted about the person or the program. A test holds each claim against the
 * program, so that no sentence contradicts it.
 */
export type Claim =
  /** The program trains the legs. */
  | { is: 'trains-legs' }
  /** No session lies on these days. */
  | { is: 'free-of-lifting'; days: readonly Weekday[] }
  /** No session with leg work lies on these days or on the day before. */
  | { is: 'fresh-legs'; days: readonly Weekday[] }
  /** Each of these days has a session with leg work. */
  | { is: 'legs-on'; days: readonly Weekday[] }
  /** The program has this lift, by its catalogue id. */
  | { is: 'has-lift'; id: string }
  /** No exercise of the program is of these. */
  | { is: 'leaves-out'; positions: readonly Position[] }
  /** This week is light. */
  | { is: 'light-week'; week: number }

/** A sentence of ours about a person, and its claims. */
export interface Told<Says = string> {
  says: Says
  claims?: readonly Claim[]
}

export const plain = <Says>(says: Says): Told<Says> => ({ says })
