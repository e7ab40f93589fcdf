import type { Segment } from './clauses.ts'
import { isName, senseOf, type Term, type Text } from '../words/find-terms.ts'
import type { Cue } from '../lexicon/cues.ts'
import { leadingNames } from './lists.ts'
import { cueOf, quoteOf, wordsAfter, type ReaderState, type Stance } from './reader-state.ts'
import {
  isPlainBan,
  joined,
  isWeak,
  isDisliking,
  isCompared,
  isInstead,
  isOutgrown,
  isSubject,
  isTwiceNo,
  NEAR,
  NEGATES,
} from './stance-words.ts'
import { isAnswered, isOfAnother, laterCues, nextBans, nextCues } from './segment-cues.ts'

/** The context of a segment in its clause. */
export interface Place {
  index: number
  /** The stance of an answer to the clause or an announcement before it. */
  given: Stance
  /** The stance that follows the names of a list. */
  coming: Stance
  /** An `or` follows. */
  isOr: boolean
  /** The next segment is joined to it, and its praise covers both. */
  isPraised: boolean
  /** The stance of the previous segment toward its names. */
  carried: Stance
  /** The previous segment denied a complaint: `no knee or back pain`. */
  isDenying: boolean
  /** The previous segment was plain. What is listed after it is equally plain. */
  isCarriedFirm: boolean
  /** An `except` precedes. */
  isExcepted: boolean
  /** An `except` precedes and allows its names: `nothing with a barbell except deadlifts`. */
  isSpared: boolean
  /** The list started with a condition that takes joints: `arthritis, wrists and ankles`. */
  isOfJoints: boolean
}

/** The stances of a segment toward its names. */
export interface Stances {
  of: ReadonlyMap<Term, Stance>
  /** Names that are plainly turned down, or that hurt. */
  firm: ReadonlySet<Term>
  /** The stance toward the last name. */
  last: Stance
  isExcepted: boolean
  /** Names excepted from a ban. */
  spared: ReadonlySet<Term>
  isSpared: boolean
  /** The segment has a cue of its own. */
  isOwn: boolean
  /** It starts with names that continue the list before it. */
  goesOn: boolean
}

/** Reads a segment from left to right. Each cue changes the stance, and each name takes the current one. */
export function stancesIn(segment: Segment, place: Place, reading: ReaderState): Stances {
  const of = new Map<Term, Stance>()
  const firm = new Set<Term>()
  const spared = new Set<Term>()
  const isOwn = segment.terms.some(cueOf)
  const answered = isAnswered(segment, reading)
  const later = answered ? nextCues(segment) : laterCues(segment, reading)
  const bans = nextBans(segment)
  const leading = leadingNames(segment, { ...place, later }, reading)
  let { isExcepted, isSpared } = place
  let stance = isOwn ? null : inherited(segment, place, reading)
  const isDenied = segment.isAfterAnd && place.isDenying
  let lastCue: Term | null = null
  for (const [at, term] of segment.terms.entries()) {
    const cue = isOfAnother(term, reading) ? null : isOutgrown(term, reading) ? 'mention' : cueOf(term)
    if (stance === 'out' && isSubject(term, reading) && [...of.keys()].some(isSince)) stance = null
    if (cue) hearCue(cue, term, at)
    else hearName(term, at)
    if (cue) lastCue = term
  }
  const last = endsOver() ? null : stance
  return { of, firm, last, isExcepted, spared, isSpared, isOwn, goesOn: leading.size > 0 }

  /** `Squats hurt, leg press doesn't`. A ban stays a ban: `sitting hurts, deadlifts are a no`. */
  function isBareNo(term: Term, { to }: Segment): boolean {
    return term.to === to && NEGATES.test(quoteOf(term, reading))
  }

  /** The name follows the last cue. */
  function isSince(name: Term): boolean {
    return isName(name) && name.from >= (lastCue?.to ?? 0)
  }

  /** `My shoulder is fine`, `that is gone now`: the stance does not extend to what follows. */
  function endsOver(): boolean {
    const isOver = stance === 'fine' || stance === 'past'
    return (
      isOver &&
      lastCue !== null &&
      !segment.terms.some((term) => isName(term) && term.from >= (lastCue?.to ?? 0))
    )
  }

  function hearCue(cue: Cue, term: Term, at: number): void {
    isSpared = cue === 'except' && (stance ?? place.carried) === 'out'
    if (cue === 'gone' && TRADED.test(wordsAfter(term, reading))) stance = null
    else if (cue === 'except') {
      isExcepted = (stance ?? place.carried) !== 'out'
      stance = isExcepted ? 'out' : 'fine'
    } else if (cue === 'out' && (place.carried === 'pain' || reading.wasPain) && isBareNo(term, segment)) {
      for (const name of of.keys()) of.set(name, 'fine')
      stance = 'fine'
    } else {
      const before = segment.terms[at - 1]
      if (before && isDisliking(before, term, reading)) of.set(before, 'pain')
      if (stance === 'out' && lastCue && isTwiceNo(lastCue, term, reading)) stance = 'fine'
      else if (!(cue === 'like' && stance === 'out' && isWeak(term, reading)))
        stance = isHurting(cue, term) ? 'pain' : joined(isDenied ? (stance ?? 'out') : stance, cue)
    }
  }

  /** `No knee pain` denies the pain. `No squats they hurt` and `I hate squats, painful` do not. */
  function isHurting(cue: Cue, term: Term): boolean {
    if (cue !== 'pain' || isExcepted) return cue === 'pain'
    if (stance !== 'out' || !lastCue) return false
    const isFar = term.from - lastCue.to > NEAR || !NEGATES.test(quoteOf(lastCue, reading))
    return isFar || hasTurnedDown()
  }

  /** `No jumping my ankle rolls`: the ban already has its subject, so it does not deny the pain. */
  function hasTurnedDown(): boolean {
    const isDone = (name: Term) => Boolean(senseOf(name, 'lift') ?? senseOf(name, 'way'))
    return [...of.keys()].some((name) => name.from >= (lastCue?.to ?? 0) && isDone(name))
  }

  function hearName(term: Term, at: number): void {
    if (lastCue && stance === 'out' && isInstead(lastCue, term, reading)) stance = 'like'
    if (stance === 'like' && isCompared(term, reading)) stance = 'mention'
    const next = later[at] ?? null
    const isHurt =
      senseOf(term, 'joint') !== null && (stance === 'fine' || (stance === 'out' && hasTurnedDown()))
    const isLater = answered || (next === 'pain' && (isExcepted || isHurt))
    const said = isLater ? next : (stance ?? leading.get(term) ?? next)
    const own = isDenied && said === 'pain' && !stance ? 'fine' : said
    of.set(term, own)
    if (own === 'fine' && isSpared) spared.add(term)
    if ((own === 'out' && isPlain(term, at)) || (own === 'pain' && isWhatHurts(term, at))) firm.add(term)
  }

  /** `Push-ups hurt`: no other cue, and no words between. */
  function isWhatHurts({ to }: Term, at: number): boolean {
    const next = segment.terms[at + 1]
    return !lastCue && next?.from === to && cueOf(next) === 'pain'
  }

  function isPlain(term: Term, at: number): boolean {
    if (lastCue) return isPlainBan(lastCue, term, segment, reading)
    return (bans[at] ?? Infinity) - term.to <= NEAR || place.isCarriedFirm || place.given !== null
  }
}

/** `Sold it for a proper rack` */
const TRADED = /^ (?:it|them|that|those) (?:for|to (?:get|buy|fund|pay for))\b/i

/** The stance that a segment without a cue takes from its neighbours. */
function inherited(
  segment: Segment,
  { index, given, coming, isOr, isPraised, isOfJoints, carried }: Place,
  { field, text }: ReaderState,
): Stance {
  // `no bench, dumbbells` has dumbbells. `no bench, dumbbells or rack` has none of the three.
  if (field === 'equipment' && !given && segment.isAfterComma && !isOr) return null
  if (isRecord(segment, text)) return null
  // `I love rows, knees are old and sore`
  const hurts = coming === 'pain' || (isOfJoints && coming === null)
  if (segment.isListed && hurts && segment.terms.some((term) => senseOf(term, 'joint'))) return 'pain'
  // `No squats, leg press and lunges are fine`
  if (segment.isListed && segment.isAfterComma && isPraised) return coming
  if (segment.isListed || (given === 'pain' && segment.terms.some((term) => senseOf(term, 'joint'))))
    return carried ?? coming
  // `What I can't stand: lunges, anything where I jump`
  const isAnother = text.tokens[segment.from]?.said === 'anything'
  return index === 0 || isAnother ? given : null
}

/** `No dips, squat 100, bench 80`: a weight beside a lift is a record, not a ban. */
const isRecord = ({ terms }: Segment, { tokens }: Text): boolean =>
  terms.some((term) => senseOf(term, 'lift') && /^\d{2,3}$/.test(tokens[term.to]?.said ?? ''))
