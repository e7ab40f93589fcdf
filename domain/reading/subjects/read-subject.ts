import { isAbsent, isBroken, isRope } from '../sentence/absent.ts'
import { MANNER } from '../sentence/clauses.ts'
import type { Facts } from '../sentence/facts.ts'
import { isImplement, senseOf, type Term } from '../words/find-terms.ts'
import { isInPart } from '../sentence/in-part.ts'
import { isFineOtherwise, isLight, isOrdered, limitOf } from '../sentence/limits.ts'
import { nameExercises } from '../../exercises/exercise-terms.ts'
import { LIFTS } from '../lexicon/lifts.ts'
import { WAYS } from '../lexicon/ways.ts'
import { dayRunsIn } from '../words/weekdays.ts'
import {
  quoteOf,
  addStatement,
  wordsAfter,
  wordsBefore,
  type ReaderState,
  type Stance,
} from '../sentence/reader-state.ts'

/**
 * Words after a lift that change the meaning of a ban: `no deadlift shoes` is about shoes. Others tell what
 * must not happen to the lift.
 */
const OF_A_LIFT =
  /^ (prs?|pbs?|max|1rm|record|shoes|belt|numbers?|form|technique|videos?|progress|coach|program|platform|experience|goals?|gains|comp|competition|meet|knowledge|gone|removed|taken out|left out)\b/i

/** A mere `bar` may be any bar. */
const toolOf = (term: Term, reading: ReaderState): string | null =>
  /^bars?$/i.test(quoteOf(term, reading)) ? null : (senseOf(term, 'tool') ?? senseOf(term, 'implement'))

/**
 * Reads what the text says about a lift, a way of moving or a tool: left out, allowed, preferred, used alone.
 */
export function readSubject(term: Term, stance: Stance, facts: Facts, reading: ReaderState): void {
  const lift = senseOf(term, 'lift')
  const way = senseOf(term, 'way')
  const tool = isRope(term, reading) ? null : toolOf(term, reading)
  const what = lift ?? way ?? tool
  const next = facts.beginningAt(term.to)
  // `barbell squats` are squats.
  if (!what || (!lift && tool && next && senseOf(next, 'lift'))) return
  if (!lift && tool && isMannerOfLift(term, facts, reading)) return
  const before = facts.endingAt(term.from)
  // `Single-leg RDLs`: the ban is about balancing.
  if (stance === 'out' && before && senseOf(before, 'way') === 'one-leg') return
  const isWide = lift !== null || tool !== null || isOfBody(way)
  const told = stance === 'out' || stance === 'only' ? limitOf(term, reading) : null
  if (told === 'day' && !isOfBody(way)) return sayOnDays(term, stance, what, reading)
  const limit = isWide ? told : null
  if (stance === 'out' && isInPart(term, reading) && limit !== 'day') return
  const named = lift ? { ...term, from: beginOf(term, before, reading) } : term
  // `The chiro told me in 2015 never to squat again.`
  if (stance === 'out' && reading.isPast) return
  if (stance === 'out' && OF_A_LIFT.test(wordsAfter(term, reading))) return
  // In an equipment description, only an explicit ban leaves anything out.
  if (stance === 'out' && reading.field === 'equipment' && !facts.turnsDown()) return
  const implement = senseOf(term, 'implement')
  // `No more plates till Christmas`: those that are there stay.
  if (stance === 'out' && implement === 'plates' && /(?:^|\W)no more $/i.test(wordsBefore(term, reading)))
    return
  if (
    implement &&
    isImplement(implement) &&
    (isBroken(term, reading) || (stance === 'out' && !lift && isAbsent(term, reading)))
  )
    return addStatement(reading, term, { kind: 'lacks', what: implement })
  // A plain ban for a time stays plain.
  const isFirm = reading.firm.has(term) && (!limit || limit === 'phase')
  const firm = { ...(limit && { limit }), ...(isFirm && { firm: true }) }
  if (stance === 'only' && tool && !lift)
    addStatement(reading, term, { kind: 'only-with', what: tool, ...(limit && { limit }) })
  else if (
    stance === 'out' ||
    (stance === 'pain' && (lift ?? way) && isHurtBy(term, facts, reading) && !isFineOtherwise(term, reading))
  ) {
    const lifts = term.senses.filter(({ of }) => of === 'lift').map(({ is }) => is)
    for (const each of lifts.length ? lifts : [what])
      addStatement(reading, named, {
        kind: 'leave-out',
        what: each,
        ...firm,
        ...(stance === 'out' && lift && isOrdered(term, reading) && { ordered: true }),
      })
  } else if (stance === 'fine') {
    const outOf = reading.spared.has(term) ? lastBan(reading) : undefined
    const allowed = what === 'trap-bar' && !outOf ? 'trap-bar-deadlift' : what
    const light = isLight(term, reading) ? { light: true } : {}
    addStatement(reading, named, { kind: 'allow', what: allowed, ...(outOf ? { outOf } : {}), ...light })
  } else if (stance === 'like' && what !== 'bodyweight')
    addStatement(reading, named, { kind: 'prefer', what })
}

/** `Nothing overhead on Tuesdays`: a ban for those days. Tools are not chosen by the day. */
function sayOnDays(term: Term, stance: Stance, what: string, reading: ReaderState): void {
  const after = wordsAfter(term, reading).split(/[.!?;\n]/)[0] ?? ''
  // `No squats on Monday, hockey on Sunday`: the first days are those of the ban.
  const days = BESIDE.test(after) ? [] : (dayRunsIn(after)[0]?.days ?? [])
  if (stance === 'out' && (what in LIFTS || what in WAYS))
    addStatement(reading, term, { kind: 'not-on', what, days })
}
/** `The day after my game` is another day than the one that stands there. */
const BESIDE = /(?<!\p{L})(?:after|before|following)(?!\p{L})/iu

/** `Hurts when I do anything on one leg` is about the way itself; `hurts when it is heavy` is not. */
const isHurtBy = (term: Term, facts: Facts, reading: ReaderState): boolean =>
  !facts.isQualified() || ANYTHING.test(wordsBefore(term, reading))
const ANYTHING = /(?<!\p{L})(?:anything|everything|all|any kind of)(?: that(?: is|['’]s))? ?$/iu

/** A whole part of the body. */
const isOfBody = (way: string | null): boolean => way !== null && /-(?:work|body)$/.test(way)

/** The last ban of the clause, if only exceptions followed it. */
function lastBan({ statements, begun }: ReaderState): string | undefined {
  const before = statements.length > begun ? statements.at(-1) : undefined
  if (before?.kind === 'allow') return before.outOf
  return before?.kind === 'leave-out' ? before.what : undefined
}

/** The start of a lift's full name, with its tool, position or manner: `barbell squats`, `wall push-ups`. */
function beginOf({ from, to }: Term, before: Term | undefined, { text: { tokens } }: ReaderState): number {
  if (before && senseOf(before, 'implement')) return before.from
  let begin = from
  const words = tokens.slice(from, to).map(({ said }) => said)
  while (from - begin < MAX_WORDS_BEFORE) {
    const word = tokens[begin - 1]?.said
    // No mark, and no repeated word, extends the name.
    if (!word || !/\p{L}/u.test(word) || words.includes(word) || !nameExercises([word, ...words])) break
    words.unshift(word)
    begin--
  }
  return tokens[begin - 1]?.said === 'standing' ? begin - 1 : begin
}
/** `Single-arm cable row` has three. */
const MAX_WORDS_BEFORE = 4

/** `Bench press with dumbbells only` is about the bench press and nothing else. */
function isMannerOfLift({ from }: Term, facts: Facts, { text: { tokens } }: ReaderState): boolean {
  const at = [from - 1, from - 2].find((place) => MANNER.has(tokens[place]?.said ?? ''))
  const lift = at === undefined ? undefined : facts.endingAt(at)
  return lift !== undefined && senseOf(lift, 'lift') !== null
}
