import { clausesOf, type Clause, type Segment } from './clauses.ts'
import { isName, senseOf, termsIn, type Table, type Term, type Text } from './find-terms.ts'
import type { Cue } from './lexicon/cues.ts'
import { numbersIn } from './numbers.ts'
import { personIn } from './person.ts'
import { cueOf, quoteOf, readSegment, type Field, type Reading, type Stance } from './read-segment.ts'
import type { Statement } from './statement.ts'
import { withoutTwins } from './without-twins.ts'

/**
 * What somebody's own words say, by rule: in linear time, and by explicit cues only. A mere mention says nothing, and so
 * do a number, a record, a plan or praise.
 * @param year - in which it is read: what is long gone depends on it, and the age of who tells the year of birth
 */
export function readByRule(said: string, field: Field, year = new Date().getFullYear()): Statement[] {
  const text = termsIn(said)
  const clauses = clausesOf(text)
  const amounts = numbersIn(text)
  const isBareList =
    field === 'comments' &&
    !amounts.length &&
    !text.terms.some((term) => senseOf(term, 'sport')) &&
    clauses.every((clause) => clause.every(isJustNames))
  const amountOf = new Map(amounts.flatMap((each) => (each.of ? [[each.of, each] as const] : [])))
  const weeks = amounts.flatMap(({ at, weeks: each }) => (each === undefined ? [] : [{ at, weeks: each }]))
  const reading: Reading = {
    text,
    field,
    amountOf,
    weeks,
    statements: [],
    before: [],
    isBareList,
    hasDumbbells: text.terms.some((term) => senseOf(term, 'implement') === 'dumbbells'),
    isPast: false,
    firm: new Set(),
    year,
    ofExercise: placesOfExercises(text),
  }
  let announced: Stance = null
  for (const [index, clause] of clauses.entries()) {
    const isList = clause.every(({ isListed }) => isListed)
    readClause(clause, reading, answerIn(clauses[index + 1], reading) ?? (isList ? announced : null))
    if (!isList) announced = announcedBy(clause, reading)
  }
  personIn(text, clauses, amounts, { field, year }, reading.statements)
  return withoutTwins(withoutFathers(reading.statements))
}

const OF_EXERCISE: readonly Table[] = ['lift', 'way', 'implement', 'tool']
const placesOfExercises = ({ terms }: Text): ReadonlySet<number> =>
  new Set(
    terms
      .filter((term) => OF_EXERCISE.some((table) => senseOf(term, table) !== null))
      .flatMap(({ from, to }) => Array.from({ length: to - from }, (_, off) => from + off)),
  )

/** Or a word that says nothing, as in `my knee, honestly`. */
const isJustNames = ({ isListed, terms, from, to }: Segment): boolean =>
  isListed || (terms.length === 0 && to - from === 1)

/** Cues that may come after what they are about: `lunges and leg press hurt`, `deads are out`. */
const MAY_FOLLOW: readonly Stance[] = ['pain', 'fine', 'grow', 'past', 'out', 'like', 'gone', 'only']
/** In tokens. */
const SHORT_ANSWER = 3
/** So many tokens may stand between a cue and the name that it turns down in so many words: `no more of those lunges`. */
const NEAR = 3

/** `Rack: no.` `Shrugs? Never again.` The answer stands in a thought of its own. */
function answerIn(clause: Clause | undefined, reading: Reading): Stance {
  const [only, ...more] = clause ?? []
  const [first] = only?.terms ?? []
  if (!only || !first || more.length > 1 || first.from !== only.from || only.terms.some(isName)) return null
  const isWhole = only.terms.reduce((sum, { from, to }) => sum + to - from, 0) === only.to - only.from
  const stance = isWhole ? cueOf(first) : null
  if (only.to - only.from > SHORT_ANSWER || !stance || !['out', 'fine', 'like', 'past'].includes(stance))
    return null
  return /^(nothing|less|not|limit)$/i.test(quoteOf(first, reading)) ? null : stance
}

/** `Please no:` and a line for each. */
function announcedBy(clause: Clause, { text }: Reading): Stance {
  const last = clause.at(-1)
  const follows = text.tokens[last?.to ?? -1]?.said
  const isAnnouncement = follows === ':' || follows === '\n'
  return last && isAnnouncement && !clause.some(({ terms }) => terms.some(isName)) ? ownStance(last) : null
}

function readClause(clause: Clause, reading: Reading, given: Stance): void {
  if (clause.some(({ terms }) => terms.some((term) => cueOf(term) === 'others'))) return
  const after = comingAfter(clause)
  let carried: Stance = given ?? (reading.isBareList ? 'out' : null)
  let isExcepted = false
  const named: Term[] = []
  /** The last piece said something plainly: what is listed after it is meant as plainly. */
  let isCarriedFirm = false
  for (const [index, segment] of clause.entries()) {
    const stances = new Map<Term, Stance>()
    const firm = new Set<Term>()
    let lastCue: Term | null = null
    const own = segment.terms.some(cueOf)
    const { stance: coming = null, isOr = false } = after[index] ?? {}
    const inherited = segment.isListed ? (carried ?? coming) : index === 0 ? given : null
    let stance: Stance = own ? null : inherited
    // `no bench, dumbbells` has dumbbells; `no bench, dumbbells or rack` has none of them.
    if (reading.field === 'equipment' && !own && segment.isAfterComma && !isOr) stance = null
    const later = laterCues(segment)
    const bans = nextBans(segment)
    for (const [at, term] of segment.terms.entries()) {
      const cue = cueOf(term)
      if (cue === 'except') {
        isExcepted = (stance ?? carried) !== 'out'
        stance = isExcepted ? 'out' : 'fine'
      } else if (cue === 'out' && carried === 'pain' && term.to === segment.to) {
        for (const name of stances.keys()) stances.set(name, 'fine')
        stance = 'fine'
      } else if (cue) {
        if (!(cue === 'like' && stance === 'out' && isWeak(term, reading)))
          stance = isExcepted && cue === 'pain' ? 'pain' : joined(stance, cue)
      } else {
        const own = isExcepted && later[at] === 'pain' ? 'pain' : (stance ?? later[at] ?? null)
        stances.set(term, own)
        const isNear = lastCue
          ? term.from - lastCue.to <= NEAR
          : (bans[at] ?? Infinity) - term.to <= NEAR || (segment.isListed && isCarriedFirm) || given !== null
        if (own === 'pain' || isNear) firm.add(term)
      }
      if (cue) lastCue = term
    }
    isCarriedFirm = firm.size > 0
    const isPast = given === 'past' || isOver(segment, reading)
    readSegment(segment, stances, { ...reading, isPast, firm })
    carried = own || segment.isListed ? (stance ?? carried) : stance
    named.push(...segment.terms.filter((term) => senseOf(term, 'lift')))
  }
  if (named.length) reading.before = named
}

/** Told as something that was, or with a year that is long gone. */
const LONG_GONE_YEARS = 3
function isOver({ terms, from, to }: Segment, { text, year }: Reading): boolean {
  if (terms.some((term) => cueOf(term) === 'past')) return true
  const isLongGone = (said: string) => /^(19|20)\d\d$/.test(said) && Number(said) <= year - LONG_GONE_YEARS
  return text.tokens.slice(from, to).some(({ said }) => isLongGone(said))
}

/** For each piece: the stance of the next one that is more than names, when it comes after names, and whether an `or` follows. */
function comingAfter(clause: Clause): { stance: Stance; isOr: boolean }[] {
  const coming: { stance: Stance; isOr: boolean }[] = []
  let next: { stance: Stance; isOr: boolean } = { stance: null, isOr: false }
  for (const segment of clause.toReversed()) {
    coming.push({ ...next, isOr: next.isOr || (!segment.isAfterComma && clause.length > 1) })
    if (!segment.isListed) {
      const stance = ownStance(segment)
      const goesOn = stance === 'out' && !endsWithCue(segment)
      next = {
        ...next,
        stance: MAY_FOLLOW.includes(stance) && !goesOn && beginsWithName(segment) ? stance : null,
      }
    }
    next = { ...next, isOr: next.isOr || !segment.isAfterComma }
  }
  return coming.toReversed()
}

/** For each term of a piece where the next cue that turns something down begins: `dips: god no`. */
function nextBans({ terms }: Segment): number[] {
  const places: number[] = []
  let next = Infinity
  for (const term of terms.toReversed()) {
    places.push(next)
    if (cueOf(term) === 'out') next = term.from
  }
  return places.toReversed()
}

/** For each term of a piece the cue that comes next and may follow what it is about. */
function laterCues({ terms, to }: Segment): Stance[] {
  const later: Stance[] = []
  let next: Stance = null
  for (const term of terms.toReversed()) {
    later.push(next)
    const cue = cueOf(term)
    // `lunges are out` ends with it; `dumbbells no bench` goes on.
    if (cue && MAY_FOLLOW.includes(cue) && (cue !== 'out' || term.to === to)) next = cue
  }
  return later.toReversed()
}

/** `no` before `pain` denies it; `not` before `like` turns it down. */
function joined(stance: Stance, cue: Cue): Stance {
  if (stance === 'out' && cue === 'pain') return 'fine'
  if (stance === 'out' && ['fine', 'like', 'grow', 'past'].includes(cue)) return 'out'
  return stance === 'untried' ? 'untried' : cue
}

const isWeak = (term: Term, { text }: Reading): boolean =>
  ['more', 'best', 'mag', 'mas', 'mehr'].includes(text.tokens[term.from]?.said ?? '')

const ownStance = ({ terms }: Segment): Stance => terms.map(cueOf).find((cue) => cue) ?? null
function endsWithCue({ terms, to }: Segment): boolean {
  const last = terms.at(-1)
  return last !== undefined && last.to === to && cueOf(last) !== null
}

function beginsWithName({ terms }: Segment): boolean {
  const firstName = terms.findIndex(isName)
  const firstCue = terms.findIndex(cueOf)
  return firstName < 0 || firstCue > firstName
}

/** `We just had a baby`, says a man. */
function withoutFathers(statements: readonly Statement[]): Statement[] {
  const isMan = statements.some((each) => each.kind === 'person' && each.sex === 'male')
  return statements.filter((each) => !(isMan && each.kind === 'condition' && OF_MOTHERS.includes(each.what)))
}
const OF_MOTHERS: readonly string[] = ['pregnancy', 'postpartum', 'c-section']
