import type { Implement } from '../training/vocabulary.ts'
import { inclineOf } from './bench.ts'
import type { Segment } from './clauses.ts'
import type { Facts } from './facts.ts'
import { isImplement, senseOf, type Term, type Text } from './find-terms.ts'
import { SEVERAL } from './lexicon/equipment.ts'
import { quoteOf, say, wordsAfter, type Reading, type Stance } from './reading.ts'

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
    : one && isImplement(one) && !isMake && !isVerb(one, term, reading) && !isDoneOnIt(term, reading)
      ? [isSameBar(one, term, reading) ? 'pull-up-bar' : one]
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

/** `A Tonal. Love the lat pulldowns on it`: nothing else is named. */
const isDoneOnIt = (term: Term, reading: Reading): boolean =>
  senseOf(term, 'lift') !== null && /^ (?:on|with) (?:it|that|this)\b/i.test(wordsAfter(term, reading))

/** `A pull-up bar, but the bar is loose` */
const isSameBar = (what: string, { from, to }: Term, { text, statements }: Reading): boolean =>
  what === 'barbell' &&
  to - from === 1 &&
  THE.has(text.tokens[from - 1]?.said ?? '') &&
  BARE_BAR.has(text.tokens[from]?.said ?? '') &&
  statements.some((each) => each.kind === 'has' && each.what === 'pull-up-bar') &&
  !statements.some((each) => 'what' in each && each.what === 'barbell')
const THE = new Set(['the', 'la', 'die', 'der', 'il', 'a', 'de'])
const BARE_BAR = new Set(['bar', 'barra', 'stange', 'barre', 'stang'])

const STACKED: readonly string[] = ['cable', 'machines', 'lat-pulldown'] satisfies Implement[]

/** Who names these where equipment is told has something to do them on. */
const HUNG_FROM: Readonly<Record<string, Implement>> = {
  'pull-up': 'pull-up-bar',
  'chin-up': 'pull-up-bar',
  dip: 'dip-bars',
}

/** Weights are plates beside a bar and dumbbells without one. `Weights?` says nothing of them. */
function severalMeant(several: string, stance: Stance, term: Term, { text }: Reading): Implement[] {
  if (several !== 'weights') return [...(SEVERAL[several] ?? [])]
  // `No weights of any sort`
  if (stance === 'out') return ['dumbbells', 'barbell']
  if (text.tokens[term.to]?.said === '?') return []
  if (isOfMachine(term, text)) return []
  const hasBar = text.terms.some((term) => senseOf(term, 'implement') === 'barbell')
  return hasBar ? ['plates'] : ['dumbbells']
}

/** `Cables with a stack of weights`, `weights up to 200 on each side`: nobody can take those in hand. */
const isOfMachine = ({ from, to }: Term, { said, tokens, terms }: Text): boolean =>
  ((tokens[from - 1]?.said === 'of' && tokens[from - 2]?.said === 'stack') ||
    ON_EACH_SIDE.test(said.slice(tokens[to - 1]?.end))) &&
  terms.some((term) => STACKED.includes(senseOf(term, 'implement') ?? ''))
const ON_EACH_SIDE = /^[^.,;\n]{0,20} (?:on )?(?:each|either|both|per) (?:side|stack|tower)s?\b/i
