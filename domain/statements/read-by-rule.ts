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
    years: amounts.flatMap(({ at, years }) => (years === undefined ? [] : [{ at, years }])),
    statements: [],
    before: [],
    isBareList,
    hasDumbbells: text.terms.some((term) => senseOf(term, 'implement') === 'dumbbells'),
    isPast: false,
    firm: new Set(),
    isOr: false,
    denied: new Set(),
    last: { from: 0 },
    year,
    ofExercise: placesOfExercises(text),
  }
  let announced: Stance = null
  let before: Stance = null
  for (const [index, clause] of clauses.entries()) {
    const isList = clause.every(isJustNames)
    // `I hate planks. And burpees.`
    const goesOn = clause[0]?.isAfterAnd ? before : null
    const given = answerIn(clauses[index + 1], reading) ?? (isList ? (announced ?? goesOn) : null)
    before = readClause(clause, reading, given)
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

const ANSWERS: readonly Stance[] = ['out', 'fine', 'like', 'past']

/** `Rack: no.` `Shrugs? Never again.` The answer stands in a thought of its own. */
function answerIn(clause: Clause | undefined, reading: Reading): Stance {
  const [only, ...more] = clause ?? []
  const [first] = only?.terms ?? []
  if (!only || !first || more.length > 1 || first.from !== only.from || only.terms.some(isName)) return null
  const isWhole = only.terms.reduce((sum, { from, to }) => sum + to - from, 0) === only.to - only.from
  const stance = isWhole ? ownStance(only) : null
  const isAsked = reading.text.tokens[only.from - 1]?.said === ':'
  const answers: readonly Stance[] = isAsked ? [...ANSWERS, 'pain'] : ANSWERS
  if (only.to - only.from > SHORT_ANSWER || !stance || !answers.includes(stance)) return null
  return /^(nothing|less|not|limit)$/i.test(quoteOf(first, reading)) ? null : stance
}

/** `Please no:` and a line for each. */
function announcedBy(clause: Clause, { text }: Reading): Stance {
  const last = clause.at(-1)
  const follows = text.tokens[last?.to ?? -1]?.said
  const isAnnouncement = follows === ':' || follows === '\n'
  return last && isAnnouncement && !clause.some(({ terms }) => terms.some(isName)) ? ownStance(last) : null
}

/** @returns how it stands to what it names last */
function readClause(clause: Clause, reading: Reading, given: Stance): Stance {
  const after = comingAfter(clause)
  let carried: Stance = given ?? (reading.isBareList ? 'out' : null)
  let isExcepted = false
  let isOfOthers = false
  const named: Term[] = []
  /** The last piece said something plainly: what is listed after it is meant as plainly. */
  let isCarriedFirm = false
  for (const [index, segment] of clause.entries()) {
    isOfOthers = isAboutOthers(segment, isOfOthers, reading)
    if (isOfOthers) continue
    const stances = new Map<Term, Stance>()
    const firm = new Set<Term>()
    let lastCue: Term | null = null
    const own = segment.terms.some(cueOf)
    const { stance: coming = null, isOr = false } = after[index] ?? {}
    const inherited = segment.isListed ? (carried ?? coming) : index === 0 ? given : null
    let stance: Stance = own ? null : inherited
    // `no bench, dumbbells` has dumbbells; `no bench, dumbbells or rack` has none of them.
    if (reading.field === 'equipment' && !own && !given && segment.isAfterComma && !isOr) stance = null
    const answered = isAnswered(segment, reading)
    const later = answered ? nextCues(segment) : laterCues(segment, reading)
    const bans = nextBans(segment)
    const leading = leadingNames(segment, { carried, isOr, index, later }, reading)
    for (const [at, term] of segment.terms.entries()) {
      const cue = cueOf(term)
      if (cue === 'except') {
        isExcepted = (stance ?? carried) !== 'out'
        stance = isExcepted ? 'out' : 'fine'
      } else if (cue === 'out' && carried === 'pain' && term.to === segment.to) {
        for (const name of stances.keys()) stances.set(name, 'fine')
        stance = 'fine'
      } else if (cue) {
        const before = segment.terms[at - 1]
        if (
          before &&
          senseOf(before, 'joint') &&
          before.to === term.from &&
          DISLIKES.test(quoteOf(term, reading))
        )
          stances.set(before, 'pain')
        if (!(cue === 'like' && stance === 'out' && isWeak(term, reading)))
          stance = isExcepted && cue === 'pain' ? 'pain' : joined(stance, cue)
      } else {
        const isLater = isExcepted && later[at] === 'pain'
        const own = isLater
          ? 'pain'
          : answered
            ? (later[at] ?? null)
            : (stance ?? leading.get(term) ?? later[at] ?? null)
        stances.set(term, own)
        const isNear = lastCue
          ? term.from - lastCue.to <= NEAR
          : (bans[at] ?? Infinity) - term.to <= NEAR ||
            ((segment.isListed || leading.has(term)) && isCarriedFirm) ||
            given !== null
        if (own === 'pain' || isNear) firm.add(term)
      }
      if (cue) lastCue = term
    }
    if (isNotYet(segment, reading)) for (const name of stances.keys()) stances.set(name, 'untried')
    isCarriedFirm = firm.size > 0
    const isPast = given === 'past' || isOver(segment, reading)
    readSegment(segment, stances, { ...reading, isPast, firm, isOr })
    const isUnknown = !segment.terms.length && segment.to - segment.from <= FEW
    carried = own || segment.isListed || leading.size || isUnknown ? (stance ?? carried) : stance
    named.push(...segment.terms.filter((term) => senseOf(term, 'lift')))
  }
  if (named.length) reading.before = named
  return carried
}

/** `My knees don't like lunges`. */
const DISLIKES = /like|hate|enjoy|tolerate|handle|want/i

/** `My wife is pregnant, and I have a bad knee`: what is said of others ends where somebody speaks of themselves. */
function isAboutOthers({ terms, from, to }: Segment, was: boolean, { field, text }: Reading): boolean {
  // Whatever it is that somebody lends or owns, it is there.
  if (field === 'equipment') return false
  if (terms.some((term) => cueOf(term) === 'others')) return true
  return was && !text.tokens.slice(from, to).some(({ said }) => SAYS_I.has(said))
}
const SAYS_I = new Set(['i', 'im', 'ive', 'mine', 'me', 'yo', 'ich', 'je', 'io', 'eu', 'ik'])

/** `Can't do pull-ups yet` turns nothing down. */
function isNotYet({ terms, to }: Segment, reading: Reading): boolean {
  const { text } = reading
  const isYet = /^(yet|todavia|aun|noch nicht|encore|ancora|ainda)$/.test(text.tokens[to]?.said ?? '')
  return isYet && terms.some((term) => cueOf(term) === 'out' && CANNOT.test(quoteOf(term, reading)))
}
const CANNOT = /can.?t|cannot|can not|couldn|unable|not able|never|puedo|kann|peux|riesco|posso|consigo|kan /i

/** `dumbbells yes bench yes barbell no`. */
function isAnswered(segment: Segment, reading: Reading): boolean {
  const last = segment.terms.at(-1)
  return beginsWithName(segment) && endsWithCue(segment) && last !== undefined && isAnswer(last, reading)
}
const isAnswer = (term: Term, reading: Reading): boolean =>
  /^(yes|no|nope|yep|yeah|none|si|ja|nein|oui|non|nee|nao|sim)$/i.test(quoteOf(term, reading))

/** For each term of a piece the cue that comes next. */
function nextCues({ terms }: Segment): Stance[] {
  const cues: Stance[] = []
  let next: Stance = null
  for (const term of terms.toReversed()) {
    cues.push(next)
    next = cueOf(term) ?? next
  }
  return cues.toReversed()
}

/** What may follow the last name of a list without saying anything of it. */
const GOES_ON =
  /^(please|pls|plz|pl|thank|thanks|thx|cheers|they|it|as|cos|cuz|due|for|ever|at|anymore|either|tbh|lol|until|unless|ya|por|bitte|svp|per|mehr|if|in)$/
/** In words. */
const FEW = 2

/** The names that a piece begins with, when the list before it goes on: `skip crunches and sit-ups, they bore me`. */
function leadingNames(
  segment: Segment,
  {
    carried,
    isOr,
    index,
    later,
  }: { carried: Stance; isOr: boolean; index: number; later: readonly Stance[] },
  { text, field, amountOf }: Reading,
): ReadonlyMap<Term, Stance> {
  const leading = new Map<Term, Stance>()
  if (segment.isListed || index === 0 || carried !== 'out') return leading
  const isLoose = segment.isAfterComma && !isOr
  if (isLoose && field === 'equipment') return leading
  let at = segment.from
  for (const [place, term] of segment.terms.entries()) {
    if (cueOf(term) || term.from - at > FEW) break
    at = term.to
    if (!isName(term)) continue
    if (later[place] || amountOf.has(term)) return new Map()
    leading.set(term, carried)
  }
  const follows = text.tokens[at]?.said ?? ''
  return (isLoose || segment.isAfterComma) && !GOES_ON.test(follows) ? new Map() : leading
}

/** Told as something that was, or with a year that is long gone. */
const LONG_GONE_YEARS = 3
function isOver({ terms, from, to }: Segment, { text, year, years }: Reading): boolean {
  const words = text.tokens.slice(from, to).map(({ said }) => said)
  if (words.some((said) => STILL.has(said))) return false
  if (terms.some((term) => cueOf(term) === 'past')) return true
  if (terms.some((term) => cueOf(term) === 'gone') && words.join(' ').includes('used to')) return true
  const isAgo = words.some((said) => AGO.has(said)) || /\b(il y a|hace|vor)\b/.test(words.join(' '))
  if (isAgo && years.some((each) => each.at >= from && each.at < to && each.years >= LONG_GONE_YEARS))
    return true
  const isLongGone = (said: string) => /^(19|20)\d\d$/.test(said) && Number(said) <= year - LONG_GONE_YEARS
  return words.some(isLongGone)
}
/** What goes on is not over, however long ago it began. */
const STILL = new Set(
  'still since seit noch todavia sigue desde toujours encore depuis ancora ainda nog sinds'.split(' '),
)
const AGO = new Set('ago back fa atras geleden'.split(' '))

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
function laterCues({ terms, to }: Segment, reading: Reading): Stance[] {
  const later: Stance[] = []
  let next: Stance = null
  for (const term of terms.toReversed()) {
    later.push(next)
    const cue = cueOf(term)
    // `lunges are out` ends with it; `dumbbells no bench` goes on.
    if (
      cue &&
      MAY_FOLLOW.includes(cue) &&
      (cue !== 'out' || term.to === to || OPINION.test(quoteOf(term, reading)))
    )
      next = cue
  }
  return later.toReversed()
}

/** What is said of a thing and never before it. */
const OPINION =
  /^(pointless|boring|awful|sucks?|(is|are) (banned|forbidden|evil|torture|a no|awful|the worst)|off limits|off the table|off the menu)/i

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
