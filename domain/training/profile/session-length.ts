import { SESSION_MINUTES } from '../../forms/program-request.ts'
import type { Statement } from '../../reading/statement.ts'

/** Minutes. A shorter session has room for too few sets. */
const SHORTEST = 15
/** Minutes. A shorter time in the text means a warm-up or the way to the gym. */
const MIN_SAID = 10
const [SHORTEST_CHOICE] = SESSION_MINUTES

/** The session length from the buyer's words and choice. */
export interface SessionLength {
  /** Planned minutes per session: the choice, or less if the buyer wrote of less. */
  planned: number
  /** How we read the words; empty if they mention no time. */
  sentences: string[]
}

/**
 * The shorter of the chosen and the stated length. Of several stated lengths, the longest counts; if it is a
 * limit, the usual length counts. The plan never exceeds the choice.
 *
 * @param chosen - minutes; undefined while a form is being filled in
 * @param share - what a session has of the time that the words give for a week, if they give one
 */
export function sessionLengthOf(
  statements: readonly Statement[],
  chosen: number | undefined,
  share = Infinity,
): SessionLength {
  const ofSession = ofOneSession(statements, chosen)
  if (share >= ofSession.planned) return ofSession
  const planned = Math.max(SHORTEST, Math.floor(share))
  return {
    planned,
    sentences: [
      `The time that you have for a week is ${planned} minutes a session, so that is what yours are planned for.`,
    ],
  }
}

function ofOneSession(statements: readonly Statement[], chosen: number | undefined): SessionLength {
  const said = statements
    .flatMap((each) => (each.kind === 'time' && each.minutes >= MIN_SAID ? [each] : []))
    .toSorted((one, other) => other.minutes - one.minutes)
  const [longest] = said
  if (!longest) return { planned: chosen ?? SHORTEST, sentences: [] }
  const most = Math.floor(longest.minutes)
  const usual = Math.floor(longest.usually ?? most)
  const planned = Math.min(chosen ?? Infinity, Math.max(SHORTEST, usual))
  const wrote = usual < most ? `${usual} minutes, ${most} at most` : `${most} minutes`
  return { planned, sentences: [`You mentioned ${wrote}. ${madeOf(usual, most, chosen)}`] }
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
