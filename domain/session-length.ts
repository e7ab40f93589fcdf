import { SESSION_MINUTES } from './forms/program-request.ts'
import type { Statement } from './statements/statement.ts'

/** Minutes; shorter than this holds too few sets for a program. */
const SHORTEST = 15
/** Fewer minutes than that are a warm-up, or a way to the gym. */
const LEAST_SAID = 10
const [SHORTEST_CHOICE] = SESSION_MINUTES

/** What somebody's own words and choice make of the length of a session. */
export interface SessionLength {
  /** Minutes that a session is planned for; the choice itself where nothing shorter was said. */
  planned: number
  /** What we made of the words; none where they say nothing of time. */
  sentences: string[]
}

/**
 * The shorter of what was chosen and what was said: of several lengths said, the longest that they have, but what they
 * usually have where the longest is a limit. Nobody is planned for more than they chose.
 *
 * @param chosen - minutes; undefined while a form is being filled in
 */
export function sessionLengthOf(statements: readonly Statement[], chosen: number | undefined): SessionLength {
  const said = statements
    .flatMap((each) => (each.kind === 'time' && each.minutes >= LEAST_SAID ? [each] : []))
    .toSorted((one, other) => other.minutes - one.minutes)
  const [longest] = said
  if (!longest) return { planned: chosen ?? SHORTEST, sentences: [] }
  const most = Math.floor(longest.minutes)
  const usual = Math.floor(longest.usually ?? most)
  const planned = Math.min(chosen ?? Infinity, Math.max(SHORTEST, usual))
  const wrote = usual < most ? `${usual} minutes, ${most} at most` : `${most} minutes`
  return { planned, sentences: [`You wrote of ${wrote}. ${madeOf(usual, most, chosen)}`] }
}

function madeOf(said: number, most: number, chosen: number | undefined): string {
  if (said < SHORTEST) return `We plan no session shorter than ${SHORTEST}, so yours are planned for that.`
  if (chosen !== undefined && said > chosen)
    return `The length that you chose counts: sessions are planned for ${chosen}.`
  if (said < most) return `Your sessions are planned for ${said}.`
  return chosen === undefined && said >= SHORTEST_CHOICE
    ? 'Sessions are planned for that, or for the length that you choose if it is shorter.'
    : 'So that is what your sessions are planned for.'
}
