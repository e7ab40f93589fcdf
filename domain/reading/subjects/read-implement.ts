import type { Implement } from '../../exercises/vocabulary.ts'
import { isBroken, isRope } from '../sentence/absent.ts'
import { inclineOf } from './bench.ts'
import type { Segment } from '../sentence/clauses.ts'
import type { Facts } from '../sentence/facts.ts'
import { isImplement, senseOf, type Term, type Text } from '../words/find-terms.ts'
import { SEVERAL, WORDS } from '../lexicon/generated/words.ts'
import {
  cueOf,
  quoteOf,
  addStatement,
  wordsAfter,
  wordsAround,
  wordsBefore,
  type ReaderState,
  type Stance,
} from '../sentence/reader-state.ts'
import { NEGATES } from '../sentence/stance-words.ts'

/** A brand of cable machines and dumbbells. Beside dumbbells it means the dumbbells. */
const BOTH_MAKE = /^bowflex$/i

/** In a home gym description, every named thing is present unless it is described as missing. */
export function readImplement(
  term: Term,
  stance: Stance,
  segment: Segment,
  facts: Facts,
  reading: ReaderState,
): boolean {
  const named = implementsNamed(term, stance, reading)
  if (stance === 'out' && facts.isDisliked()) {
    if (!reading.others.has(segment))
      for (const what of named) addStatement(reading, term, { kind: 'leave-out', what, firm: true })
    return named.length > 0
  }
  if (stance === 'only' && facts.isChosen())
    for (const what of named) addStatement(reading, term, { kind: 'only-with', what })
  sayThere(named, stance === 'out' || stance === 'gone' ? 'lacks' : 'has', term, reading)
  const hung =
    stance === null || stance === 'fine' || stance === 'like'
      ? HUNG_FROM[senseOf(term, 'lift') ?? '']
      : undefined
  if (!named.length && hung && (segment.isListed || stance === 'fine'))
    addStatement(reading, term, { kind: 'has', what: hung })
  return named.length > 0 || (hung !== undefined && segment.isListed)
}

/**
 * Reads equipment that a comment describes as present or missing: `my gym has a cable and dumbbells, no
 * bench`.
 * @returns whether the segment says nothing else about it
 */
export function readTold(term: Term, stance: Stance, segment: Segment, reading: ReaderState): boolean {
  if (reading.isPast || stance === 'past' || stance === 'untried') return false
  if (stance !== 'gone' && stance !== 'out' && isBroken(term, reading)) return false
  if (isWeightOfLift(term, reading)) return false
  const isGone = stance === 'gone' && senseOf(term, 'lift') === null && segment.terms.some(isOfGone)
  if (!reading.told.has(term) && !isGone) return false
  // `Dumbbells only` is a request. `Only dumbbells at home` is a description.
  if (stance === 'only' && segment.terms.some((each) => each.from >= term.to && cueOf(each) === 'only'))
    return false
  const isNone = stance === 'out' && isOfThings(term, segment, reading)
  if (stance === 'out' && !isNone) return false
  const named = implementsNamed(term, stance, reading)
  const isAll = stance === 'only' && !AT_HOME.test(wordsAround(term, reading))
  sayThere(named, isNone || stance === 'gone' ? 'lacks' : 'has', term, reading, isAll ? { alone: true } : {})
  return named.length > 0 && stance !== 'like'
}

/** `A two plate squat` */
const isWeightOfLift = (term: Term, reading: ReaderState): boolean =>
  senseOf(term, 'implement') === 'plates' &&
  /(?<!\p{L})(?:one|two|three|four|five|[1-5])[ -]$/iu.test(wordsBefore(term, reading)) &&
  reading.text.terms.some((each) => each.from === term.to && senseOf(each, 'lift'))

const isOfGone = (term: Term): boolean => cueOf(term) === 'gone'

/** `No bench`, but not `hate the bench`. */
function isOfThings({ from }: Term, { terms }: Segment, reading: ReaderState): boolean {
  const cue = terms.findLast((term) => term.from < from && cueOf(term) === 'out')
  return !cue || NEGATES.test(quoteOf(cue, reading)) || SAYS_NONE.test(quoteOf(cue, reading))
}

const SAYS_NONE =
  /^(?:(?:ha[sv]e?|got|there(?:['’]?s| is| are)|with) (?:no|zero)|(?:ha[sv]e?n|do(?:es)?n).?t (?:have|got|any)|lacks?|missing|short|no (?:hay|tengo|tiene)|ha[bt]e? kein|heeft geen|heb geen|(?:il n.)?y a pas|n.a pas|non (?:ho|ha|c)|n[aã]o (?:tem|h[aá]|tenho))/iu

/** `At home only bands`: the gym has more. */
const AT_HOME = /(?<!\p{L})(?:home|house|flat|casa|zu ?hause|daheim|chez moi|maison|thuis)(?! gym)(?!\p{L})/iu

function sayThere(
  named: readonly Implement[],
  kind: 'has' | 'lacks',
  term: Term,
  reading: ReaderState,
  more: { alone?: true } = {},
): void {
  for (const what of named) {
    addStatement(reading, term, { kind, what, ...more })
    if (what === 'incline-bench') addStatement(reading, term, { kind, what: 'bench' })
    const inclines = what === 'bench' ? inclineOf(term, reading) : null
    if (inclines !== null)
      addStatement(reading, term, { kind: inclines ? kind : 'lacks', what: 'incline-bench' })
  }
}

function implementsNamed(term: Term, stance: Stance, reading: ReaderState): Implement[] {
  const several = senseOf(term, 'several')
  if (several) return severalMeant(several, stance, term, reading)
  const one = senseOf(term, 'implement')
  const said = quoteOf(term, reading)
  const isMake =
    (reading.hasDumbbells && BOTH_MAKE.test(said)) || (reading.hasSmith && MACHINES_MAKE.test(said))
  if (isRope(term, reading)) return []
  return one && isImplement(one) && !isMake && !isVerb(one, term, reading) && !isDoneOnIt(term, reading)
    ? [isSameBar(one, term, reading) ? 'pull-up-bar' : one]
    : []
}

/** Brands of machines. Beside a Smith machine, the brand means that machine. */
const MACHINES_MAKE = /^(marcy|weider( pro)?|body.?solid|nautilus)$/i

/** `I bench off the floor`. */
const isVerb = (what: string, { from }: Term, { text }: ReaderState): boolean =>
  what === 'bench' && /^(i|we|to|can)$/.test(text.tokens[from - 1]?.said ?? '')

/** `A Tonal. Love the lat pulldowns on it`: no other equipment is named. */
const isDoneOnIt = (term: Term, reading: ReaderState): boolean =>
  senseOf(term, 'lift') !== null && /^ (?:on|with) (?:it|that|this)\b/i.test(wordsAfter(term, reading))

/** `A pull-up bar, but the bar is loose` */
const isSameBar = (what: string, { from, to }: Term, { text, statements }: ReaderState): boolean =>
  what === 'barbell' &&
  to - from === 1 &&
  THE.has(text.tokens[from - 1]?.said ?? '') &&
  BARE_BAR.has(text.tokens[from]?.said ?? '') &&
  statements.some((each) => each.kind === 'has' && each.what === 'pull-up-bar') &&
  !statements.some((each) => 'what' in each && each.what === 'barbell')
const THE = new Set(WORDS.the)
const BARE_BAR = new Set(WORDS['bare-bar'])

const STACKED: readonly string[] = ['cable', 'machines', 'lat-pulldown'] satisfies Implement[]

/** Exercises that imply equipment. If someone lists them as equipment, the place to do them exists. */
const HUNG_FROM: Readonly<Record<string, Implement>> = {
  'pull-up': 'pull-up-bar',
  'chin-up': 'pull-up-bar',
  dip: 'dip-bars',
}

/** `Weights` means plates beside a bar, and dumbbells without one. `Weights?` means neither. */
function severalMeant(several: string, stance: Stance, term: Term, { text }: ReaderState): Implement[] {
  if (several !== 'weights') return [...(SEVERAL[several] ?? [])]
  // `No weights of any sort`
  if (stance === 'out') return ['dumbbells', 'barbell']
  if (text.tokens[term.to]?.said === '?') return []
  if (isOfMachine(term, text)) return []
  const hasBar = text.terms.some((term) => senseOf(term, 'implement') === 'barbell')
  return hasBar ? ['plates'] : ['dumbbells']
}

/** `Cables with a stack of weights`, `weights up to 200 on each side`: these are not free weights. */
const isOfMachine = ({ from, to }: Term, { said, tokens, terms }: Text): boolean =>
  ((tokens[from - 1]?.said === 'of' && tokens[from - 2]?.said === 'stack') ||
    ON_EACH_SIDE.test(said.slice(tokens[to - 1]?.end))) &&
  terms.some((term) => STACKED.includes(senseOf(term, 'implement') ?? ''))
const ON_EACH_SIDE = /^[^.,;\n]{0,20} (?:on )?(?:each|either|both|per) (?:side|stack|tower)s?\b/i
