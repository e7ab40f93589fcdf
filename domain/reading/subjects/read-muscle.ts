import type { Facts } from '../sentence/facts.ts'
import type { Term } from '../words/find-terms.ts'
import type { Lift } from '../lexicon/lifts.ts'
import type { Way } from '../lexicon/ways.ts'
import { limitOf } from '../sentence/limits.ts'
import {
  cueOf,
  quoteOf,
  addStatement,
  wordsAfter,
  wordsBefore,
  type ReaderState,
  type Stance,
} from '../sentence/reader-state.ts'

/** The lifts to leave out when a muscle is turned down. */
const LIFTS_OF_MUSCLE: Readonly<Record<string, readonly (Lift | Way)[]>> = {
  calves: ['calf-raise'],
  biceps: ['curl'],
  triceps: ['triceps-extension', 'pushdown', 'skull-crusher'],
  hamstrings: ['leg-curl', 'romanian-deadlift'],
  forearms: ['wrist-curl'],
  core: ['core-work'],
  legs: ['leg-work'],
  chest: ['chest-work'],
  arms: ['arm-work'],
  shoulders: ['shoulder-work'],
  'upper-body': ['upper-body'],
  'lower-body': ['lower-body'],
}

/** `My grip is the issue, not legs`. */
const IS_NOT = /^not$/i

/** What somebody has or lacks in a muscle, or what is done with it besides training: `chest-supported rows`. */
const OF_MUSCLE =
  /^[ -](?:supported|dominant|focused|biased|driven|stretch\p{L}{0,4}|taps?|circles?|strength|power|pains?|aches?|issues?|problems?|troubles?|injur\p{L}{1,4}|mobility|flexibility|stability|definition|size|mass|muscles?|soreness|discomfort|complaints?|tightness|growth|gains?|development)(?!\p{L})/iu

/** `Leave the whole upper body out`, `keep legs out of it` */
const isLeftOut = (term: Term, reading: ReaderState): boolean =>
  LEAVE.test(wordsBefore(term, reading)) && OUT.test(wordsAfter(term, reading))
const LEAVE = /(?<!\p{L})(?:leave|leaving|keep|cut|take) (?:(?:the|my|all|whole|entire|any|of) ){0,3}$/iu
const OUT =
  /^(?: (?:work|stuff|training|exercises?))? (?:out(?! of (?!it|this|the pro))|alone(?! day))(?!\p{L})/iu

const MOVES = /\b(lift|raise|move|bend|straighten|extend|feel|get|put)\b/i

export function readMuscle(
  term: Term,
  muscle: string,
  stance: Stance,
  facts: Facts,
  reading: ReaderState,
): void {
  const isWeak = stance === 'pain' && facts.isWeak()
  const isLeft = isLeftOut(term, reading)
  if (!isLeft && (stance === 'grow' || stance === 'like' || isWeak))
    addStatement(reading, term, { kind: 'bring-up', what: muscle })
  const before = [1, 2, 3].map((off) => facts.endingAt(term.from + 1 - off))
  const isTurnedDown = before.some(
    (each) => each && cueOf(each) === 'out' && !IS_NOT.test(quoteOf(each, reading)),
  )
  // `Can't lift the arm past 90` is not a wish.
  const [near] = before.filter((each) => each !== undefined)
  const between = near
    ? reading.text.said.slice(reading.text.tokens[near.to - 1]?.end, reading.text.tokens[term.from]?.start)
    : ''
  // `No shoulder pain`, `no upper body strength`
  if (OF_MUSCLE.test(wordsAfter(term, reading))) return
  if (isLeft || (stance === 'out' && isTurnedDown && !MOVES.test(between)))
    for (const what of LIFTS_OF_MUSCLE[muscle] ?? []) {
      const limit = limitOf(term, reading)
      const firm = reading.firm.has(term) ? { firm: true } : {}
      addStatement(reading, term, { kind: 'leave-out', what, ...(limit ? { limit } : firm) })
    }
}
