import type { Implement } from '../training/vocabulary.ts'
import { inclineOf } from './bench.ts'
import type { Segment } from './clauses.ts'
import type { Facts } from './facts.ts'
import { isImplement, senseOf, type Term, type Text } from './find-terms.ts'
import { SEVERAL } from './lexicon/equipment.ts'
import { quoteOf, say, type Reading, type Stance } from './reading.ts'

/** A make of cable machines and of dumbbells: beside dumbbells it is theirs. */
const BOTH_MAKE = /^bowflex$/i

/** In a description of a home gym everything that is named is there, unless it is missing. */
export function readImplement(
  term: Term,
  stance: Stance,
  segment: Segment,
  facts: Facts,
  reading: Reading,
): boolean {
  const several = senseOf(term, 'several')
  const one = senseOf(term, 'implement')
  const said = quoteOf(term, reading)
  const isMake =
    (reading.hasDumbbells && BOTH_MAKE.test(said)) || (reading.hasSmith && MACHINES_MAKE.test(said))
  const named: Implement[] = several
    ? severalMeant(several, stance, term, reading)
    : one && isImplement(one) && !isMake && !isVerb(one, term, reading)
      ? [one]
      : []
  if (stance === 'out' && facts.isDisliked()) {
    if (!reading.others.has(segment))
      for (const what of named) say(reading, term, { kind: 'leave-out', what, firm: true })
    return named.length > 0
  }
  for (const what of named) {
    if (stance === 'only' && facts.isChosen()) say(reading, term, { kind: 'only-with', what })
    const kind = stance === 'out' || stance === 'gone' ? 'lacks' : 'has'
    say(reading, term, { kind, what })
    if (what === 'incline-bench') say(reading, term, { kind, what: 'bench' })
    const inclines = what === 'bench' ? inclineOf(term, reading) : null
    if (inclines !== null) say(reading, term, { kind: inclines ? kind : 'lacks', what: 'incline-bench' })
  }
  const hung =
    stance === null || stance === 'fine' || stance === 'like'
      ? HUNG_FROM[senseOf(term, 'lift') ?? '']
      : undefined
  if (!named.length && hung && (segment.isListed || stance === 'fine'))
    say(reading, term, { kind: 'has', what: hung })
  return named.length > 0 || (hung !== undefined && segment.isListed)
}

/** Makes of machines: beside a Smith machine it is theirs. */
const MACHINES_MAKE = /^(marcy|weider( pro)?|body.?solid|nautilus)$/i

/** `I bench off the floor`. */
const isVerb = (what: string, { from }: Term, { text }: Reading): boolean =>
  what === 'bench' && /^(i|we|to|can)$/.test(text.tokens[from - 1]?.said ?? '')

const STACKED: readonly string[] = ['cable', 'machines', 'lat-pulldown'] satisfies Implement[]

/** Who names these where equipment is told has something to do them on. */
const HUNG_FROM: Readonly<Record<string, Implement>> = {
  'pull-up': 'pull-up-bar',
  'chin-up': 'pull-up-bar',
  dip: 'dip-bars',
}

/** Weights are plates beside a bar and dumbbells without one. `Weights?` says nothing of them. */
function severalMeant(several: string, stance: Stance, { from, to }: Term, { text }: Reading): Implement[] {
  if (several !== 'weights') return [...(SEVERAL[several] ?? [])]
  // `No weights of any sort`
  if (stance === 'out') return ['dumbbells', 'barbell']
  if (text.tokens[to]?.said === '?') return []
  if (isOfMachine(from, text)) return []
  const hasBar = text.terms.some((term) => senseOf(term, 'implement') === 'barbell')
  return hasBar ? ['plates'] : ['dumbbells']
}

/** `Cables with a stack of weights each side`: nobody can take those in hand. */
const isOfMachine = (from: number, { tokens, terms }: Text): boolean =>
  tokens[from - 1]?.said === 'of' &&
  tokens[from - 2]?.said === 'stack' &&
  terms.some((term) => STACKED.includes(senseOf(term, 'implement') ?? ''))
