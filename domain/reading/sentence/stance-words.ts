import { SUBJECT, type Segment } from './clauses.ts'
import { senseOf, type Term } from '../words/find-terms.ts'
import type { Cue } from '../lexicon/cues.ts'
import { cueOf, quoteOf, wordsAfter, type ReaderState, type Stance } from './reader-state.ts'

/** `no` before `pain` denies it; `not` before `like` turns it down. */
export function joined(stance: Stance, cue: Cue): Stance {
  if (stance === 'out' && cue === 'pain') return 'fine'
  if (stance === 'out' && ['fine', 'like', 'grow', 'past'].includes(cue)) return 'out'
  if (stance === 'out' && cue === 'there') return 'out'
  if (stance === 'only' && (cue === 'like' || cue === 'there')) return 'only'
  return stance === 'untried' ? 'untried' : cue
}

export const isWeak = (term: Term, { text }: ReaderState): boolean =>
  ['more', 'best', 'mag', 'mas', 'mehr'].includes(text.tokens[term.from]?.said ?? '')

/** `My knees don't like lunges`. */
export const isDisliking = (before: Term, cue: Term, reading: ReaderState): boolean =>
  senseOf(before, 'joint') !== null && before.to === cue.from && DISLIKES.test(quoteOf(cue, reading))
const DISLIKES = /like|hate|enjoy|tolerate|handle|want|take|stand|bear|cope/i

/** `No bench I do floor press`: a first-person subject starts anew. */
export const isSubject = (term: Term, reading: ReaderState): boolean => SUBJECT.test(quoteOf(term, reading))

/** `Never skip leg day`, `I won't leave out squats`. */
export const isTwiceNo = (first: Term, second: Term, reading: ReaderState): boolean =>
  second.from - first.to <= 1 && NO.test(quoteOf(first, reading)) && SKIPS.test(quoteOf(second, reading))
/** `Never liked squats until I got decent shoes`. */
export const isOutgrown = (cue: Term, reading: ReaderState): boolean =>
  DISLIKED.test(quoteOf(cue, reading)) && UNTIL.test(wordsAfter(cue, reading))
const DISLIKED = /^(never (liked|loved|enjoyed)|hated|disliked|couldn.?t stand|didn.?t (like|enjoy))/i
const UNTIL = /\b(until|till?|before i)\b/i

/** `Swap barbell bench for dumbbells`. */
export const isInstead = (cue: Term, { from }: Term, reading: ReaderState): boolean =>
  /^(swap|replace)/i.test(quoteOf(cue, reading)) && INSTEAD.has(reading.text.tokens[from - 1]?.said ?? '')
const INSTEAD = new Set(['for', 'with', 'by'])

/** `I prefer dumbbells over barbells`. */
export const isCompared = ({ from }: Term, { text }: ReaderState): boolean =>
  COMPARED.has(text.tokens[from - 1]?.said ?? '')
const COMPARED = new Set(['over', 'than'])

const NO =
  /^(never|no more|not|wont|won.?t|will not|don.?t|do not|shouldn.?t|should not|can.?t|cannot|must not)$/i
export const NEGATES =
  /^(no|not|never|none|zero|without|w\/o|nor|neither|nothing|don.?t|do not|doesn.?t|cant|can.?t|cannot|won.?t|nunca|sin|ning[uú]na?|kein\w*|nicht|nie|ohne|pas( de)?|sans|aucune?|jamais|senza|nessuna?|non|mai|sem|nenhuma?|n[aã]o|geen|niet|zonder|tampoco|ni|keinerlei|niente|nada de|no mas|no more)$/i
const SKIPS = /^(skip|skipping|avoid|avoiding|remove|exclude|drop|ditch|leave out|omit|swap out|replace)/i

/**
 * Maximum number of tokens between a cue and the name that it plainly turns down: `no more of those lunges`.
 */
export const NEAR = 3
/**
 * `No room to lunge`, `instead of squats`, `scared of squatting alone`: a reason or an order, weaker than a
 * ban.
 */
const LESS_THAN_A_BAN =
  /put|room|space|scared|afraid|terrified|instead|place|replace|swap|limit|minimi|less|fewer/i
const FILLERS =
  /^(any|more|of|on|onto|the|those|these|them|doing|to|do|or|and|a|an|all|kind|type|sort|my|your|please|pls|with|ever|anything|stuff|things|las?|los|les?|el|de|del|die|der|das|den|auf|gli|i|il|le|as|os|o|het)$/i
/**
 * Whether a cue plainly turns down the name after it, alone or in a list. A way of moving is rarely named for
 * another reason.
 */
export function isPlainBan(cue: Term, name: Term, segment: Segment, reading: ReaderState): boolean {
  if (cueOf(cue) !== 'out' && cueOf(cue) !== 'except') return false
  const between = reading.text.tokens.slice(cue.to, name.from)
  const isWay = senseOf(name, 'way') !== null
  const isNamed = (at: number) => segment.terms.some(({ from, to }) => from <= at && at < to)
  return (
    between.length <= NEAR &&
    between.every(({ said }, index) => isWay || FILLERS.test(said) || isNamed(cue.to + index)) &&
    !LESS_THAN_A_BAN.test(quoteOf(cue, reading))
  )
}
