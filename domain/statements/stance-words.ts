import { senseOf, type Term } from './find-terms.ts'
import type { Cue } from './lexicon/cues.ts'
import { quoteOf, type Reading, type Stance } from './reading.ts'

/** `no` before `pain` denies it; `not` before `like` turns it down. */
export function joined(stance: Stance, cue: Cue): Stance {
  if (stance === 'out' && cue === 'pain') return 'fine'
  if (stance === 'out' && ['fine', 'like', 'grow', 'past'].includes(cue)) return 'out'
  if (stance === 'out' && cue === 'there') return 'out'
  if (stance === 'only' && (cue === 'like' || cue === 'there')) return 'only'
  return stance === 'untried' ? 'untried' : cue
}

export const isWeak = (term: Term, { text }: Reading): boolean =>
  ['more', 'best', 'mag', 'mas', 'mehr'].includes(text.tokens[term.from]?.said ?? '')

/** `My knees don't like lunges`. */
export const isDisliking = (before: Term, cue: Term, reading: Reading): boolean =>
  senseOf(before, 'joint') !== null && before.to === cue.from && DISLIKES.test(quoteOf(cue, reading))
const DISLIKES = /like|hate|enjoy|tolerate|handle|want|take|stand|bear|cope/i

/** `No bench I do floor press`: who speaks of themselves again begins anew. */
export const isSubject = (term: Term, reading: Reading): boolean =>
  /^(i|we|ich|wir|yo|je|io|eu|ik)$/i.test(quoteOf(term, reading))

/** `Never skip leg day`, `I won't leave out squats`. */
export const isTwiceNo = (first: Term, second: Term, reading: Reading): boolean =>
  second.from - first.to <= 1 && NO.test(quoteOf(first, reading)) && SKIPS.test(quoteOf(second, reading))
const NO =
  /^(never|no more|not|wont|won.?t|will not|don.?t|do not|shouldn.?t|should not|can.?t|cannot|must not)$/i
export const NEGATES =
  /^(no|not|never|none|zero|without|w\/o|nor|neither|nothing|don.?t|do not|doesn.?t|cant|can.?t|cannot|won.?t|nunca|sin|ning[uú]na?|kein\w*|nicht|nie|ohne|pas( de)?|sans|aucune?|jamais|senza|nessuna?|non|mai|sem|nenhuma?|n[aã]o|geen|niet|zonder|tampoco|ni|keinerlei|niente|nada de|no mas|no more)$/i
const SKIPS = /^(skip|skipping|avoid|avoiding|remove|exclude|drop|ditch|leave out|omit|swap out|replace)/i
