import type { Implement } from '../training/vocabulary.ts'
import type { Segment } from './clauses.ts'
import { isImplement, senseOf, type Table, type Term, type Text } from './find-terms.ts'
import { JOINTS, type BodyJoint } from './lexicon/body.ts'
import { jointOf, type Condition } from './lexicon/conditions.ts'
import { SIDES, type Cue } from './lexicon/cues.ts'
import { SEVERAL } from './lexicon/equipment.ts'
import type { Lift } from './lexicon/lifts.ts'
import type { Amount } from './numbers.ts'
import type { Statement } from './statement.ts'

export type Field = 'equipment' | 'comments'

/** How a piece of text stands to what it names. */
export type Stance = Cue | null

/** What is known while a text is read. */
export interface Reading {
  text: Text
  field: Field
  amountOf: ReadonlyMap<Term, Amount>
  /** Spans of time, and where they stand. */
  weeks: readonly { at: number; weeks: number }[]
  years: readonly { at: number; years: number }[]
  statements: Statement[]
  /** Lifts that the thought before named: `they` means those. */
  before: readonly Term[]
  /** Tokens that name an exercise or what it takes: `no burpees, asthma` denies no asthma. */
  ofExercise: ReadonlySet<number>
  /** A text that is nothing but names answers the question: what to leave out, where it hurts. */
  isBareList: boolean
  hasDumbbells: boolean
  /** The thought tells of what was. */
  isPast: boolean
  /** Names that their cue stands right before, or that hurt. */
  firm: ReadonlySet<Term>
  /** An `or` follows in the thought. */
  isOr: boolean
  /** Where a condition ends that was denied: those that are listed after it are denied with it. */
  denied: Set<number>
  year: number
  /** How many statements there were before what was said last. */
  last: { from: number }
}

export const cueOf = (term: Term): Cue | null => senseOf(term, 'cue') as Cue | null

export const quoteOf = (
  { from, to }: { from: number; to: number },
  { text }: Pick<Reading, 'text'>,
): string => text.said.slice(text.tokens[from]?.start, text.tokens[to - 1]?.end)

/** What a piece says beside the names in it, found once for all of them. */
interface Facts {
  /** A number to reach. */
  isGoal: boolean
  /** A bench that is named does more than lie flat. */
  inclines: boolean
  /** Something holds under a condition only: `only when it is heavy`. */
  isQualified: boolean
  /** A bench that is said not to. */
  isFlatOnly: boolean
  /** A cue of its own turns something down. */
  turnsDown: boolean
  /** What was named before is meant as well. */
  pointsBack: boolean
  side: { side?: string }
  /** Movement and manner of a pain. */
  pain: { movement?: string; how?: string }
  weeks: { weeks?: number }
  cleared: { cleared?: true }
  /** Something that is done to or happens in a joint which is named beside it. */
  isAtJoint: boolean
  /** Nothing but names. */
  isListed: boolean
  /** The joints that are named. */
  joints: readonly BodyJoint[]
  isBroken: boolean
  next: ReadonlyMap<number, Term>
  ends: ReadonlyMap<number, Term>
}

/** Conditions of no fixed place: the joint that is named beside them is meant. */
const AT_A_JOINT: readonly string[] = [
  'surgery',
  'joint-replacement',
  'osteoarthritis',
  'rheumatoid-arthritis',
  'fracture',
  'gout',
  'ligament-tear',
]
/** A joint by one word for it: `hip replacement` names one. */
const JOINT_OF_WORD = new Map(
  Object.entries(JOINTS).flatMap(([joint, phrases]) =>
    phrases.split(/[|;]/).map((phrase) => [phrase.trim(), joint] as const),
  ),
)
/** What heals: years ago it is over. */
const HEALS: readonly string[] = [
  ...[
    'surgery',
    'fracture',
    'stress-fracture',
    'concussion',
    'c-section',
    'postpartum',
    'pregnancy',
    'hernia',
  ],
  ...['rotator-cuff', 'tennis-elbow', 'patellar-tendon', 'achilles', 'plantar-fasciitis', 'carpal-tunnel'],
  ...['meniscus', 'sciatica', 'chest-pain', 'fainting', 'vertigo', 'blood-clot', 'eating-disorder'],
]
/** After a birth care is taken, however well it went. */
const OF_BIRTH: readonly string[] = ['pregnancy', 'postpartum', 'c-section']
const IS_CLEARED =
  /\b(cleared|clear|ok(ay)? (from|with|by)|signed off|green light|all clear|freigegeben|feu vert|d'accordo|autoriza\w*)\b/i

/** What a muscle that is turned down means for lifts. */
const LIFTS_OF_MUSCLE: Readonly<
  Record<
    string,
    readonly (Lift | 'core-work' | 'leg-work' | 'chest-work' | 'arm-work' | 'back-work' | 'shoulder-work')[]
  >
> = {
  calves: ['calf-raise'],
  biceps: ['curl'],
  triceps: ['triceps-extension', 'pushdown', 'skull-crusher'],
  hamstrings: ['leg-curl', 'romanian-deadlift'],
  forearms: ['wrist-curl'],
  core: ['core-work'],
  legs: ['leg-work'],
  chest: ['chest-work'],
  arms: ['arm-work'],
}

/** Says what a piece of text says of each name in it. */
export function readSegment(segment: Segment, stances: ReadonlyMap<Term, Stance>, reading: Reading): void {
  const facts = factsOf(segment, reading)
  if (!stances.size && IS_OVER.test(quoteOf(segment, reading))) return takeBack(reading)
  if (stances.size) reading.last.from = reading.statements.length
  for (const [term, stance] of stances)
    if (reading.field !== 'equipment' || !readImplement(term, stance, facts, reading))
      readTerm(term, stance, segment, facts, reading)
  const turnsDown = segment.terms.some((term) => cueOf(term) === 'pain' || isSkipping(term, reading))
  if (turnsDown && facts.pointsBack && ![...stances.keys()].some((term) => senseOf(term, 'lift')))
    for (const term of reading.before) say(reading, term, { kind: 'leave-out', what: senseOf(term, 'lift') })
}

/** `Had vertigo last year, it's gone`. */
const IS_OVER =
  /^\W*(now |and )?((it|that|they|those)(.?s| is| are| has| have|.?re)?|all|been|fully|completely|totally|long) ?(all |now |fully |completely |totally |been |long |since )*(gone|healed|recovered|resolved|fixed|cured|cleared up|better now|good now|fine now|good since|fine since|clear since)\b|\bnever came back\b|\b(no|zero|without) (more )?(issues?|problems?|pain|symptoms|trouble)s? (since|now|anymore|any more|at all now)\b/i

/** What was said last is over: what heals, and the pain. */
function takeBack({ statements, last }: Reading): void {
  const kept = statements
    .slice(last.from)
    .filter(
      (each) =>
        !(
          each.kind === 'pain' ||
          (each.kind === 'condition' && HEALS.includes(each.what) && !OF_BIRTH.includes(each.what))
        ),
    )
  statements.splice(last.from, statements.length, ...kept)
}

function factsOf(segment: Segment, reading: Reading): Facts {
  const { terms } = segment
  const first = (...tables: Table[]) =>
    terms.flatMap((term) => tables.map((table) => senseOf(term, table)).filter((name) => name !== null))[0]
  const side = first('side') ?? sideIn(segment, reading)
  const movement = first('lift', 'movement') ?? first('way')
  const how = first('how')
  const words = quoteOf(segment, reading)
  const weeks = reading.weeks.find(({ at }) => at >= segment.from && at < segment.to)
  return {
    isGoal: GOAL.test(words),
    inclines: INCLINES.test(words),
    isFlatOnly: IS_FLAT.test(words),
    isQualified: Boolean(how) || ONLY_WHEN.test(words),
    turnsDown: terms.some((term) => cueOf(term) === 'out'),
    pointsBack: POINTS_BACK.test(words),
    side: side ? { side } : {},
    pain: { ...(movement ? { movement } : {}), ...(how ? { how } : {}) },
    weeks: weeks ? { weeks: weeks.weeks } : {},
    cleared: IS_CLEARED.test(words) ? { cleared: true } : {},
    isAtJoint: terms.some((term) => AT_A_JOINT.includes(senseOf(term, 'condition') ?? '')),
    joints: terms.flatMap((term) => (senseOf(term, 'joint') as BodyJoint | null) ?? []),
    isListed: segment.isListed,
    isBroken: BREAKS.test(words),
    next: new Map(terms.map((term) => [term.from, term])),
    ends: new Map(terms.map((term) => [term.to, term])),
  }
}

const BREAKS =
  /\b(broke|broken|snapped|cracked|fractur|rompi|roto|rota|gebrochen|kaputt|cass[eé]|rott[oa]|quebr|gebroken)/i
/** `No lunges because of my knees`. */
const BLAMES =
  /\b(because of|b\/?c( of)?|cuz( of)?|cos( of)?|cause of|due to|on account of|for the sake of|por( culpa de| causa d[aeo])?|wegen|[aà] cause de|per colpa d\w+|per via d\w+|per|vanwege|door)( (my|the|mis?|las?|los|el|meine[nrsm]?|de[rnms]|mes|mon|ma|les?|il|lo|gli|i|o|a|os|as|meus?|minhas?|mijn|de))*\W*$/i
const FEW_BEFORE = 32
const isBlamed = ({ from }: Term, { text }: Reading): boolean => {
  const start = text.tokens[from]?.start ?? 0
  return BLAMES.test(text.said.slice(Math.max(0, start - FEW_BEFORE), start))
}

const SIDE_OF_WORD = new Map(
  Object.entries(SIDES).flatMap(([side, phrases]) =>
    phrases.split(/[|;]/).map((phrase) => [phrase.trim(), side] as const),
  ),
)
/** A side may stand within a name: `broke my left wrist`. */
const sideIn = ({ from, to }: Segment, { text }: Reading): string | undefined =>
  text.tokens
    .slice(from, to)
    .map(({ said }) => SIDE_OF_WORD.get(said))
    .find(Boolean)
const POINTS_BACK = /\b(they|them|it|those|these)\b|that off/i
/** `bench (adjustable)`. */
const INCLINES_NEXT = /^\W{0,3}(\w+ ){0,4}(adjust|inclin|reclin|fid\b)/i
const FEW_CHARACTERS = 45
const wordsAfter = ({ to }: Term, { text }: Reading): string => {
  const end = text.tokens[to - 1]?.end ?? 0
  return text.said.slice(end, end + FEW_CHARACTERS)
}
const IS_FLAT =
  /\b(not|doesn.?t|does not|no|non|nicht|niet|isn.?t|won.?t|can.?t|cannot|pas) ((actually|even|really) )?(inclin|adjust|reclin|verstell|regul|reglable)/i
const INCLINES =
  /inclin|adjust|(?<!not )reclin|moves|goes up|up and down|degrees|verstell|regul|reglable|fid\b/i

/** `leave those off`: what was named before. */
const isSkipping = (term: Term, reading: Reading): boolean =>
  cueOf(term) === 'out' &&
  /skip|leave|avoid|drop|ditch|hate|rather not|no thanks/i.test(quoteOf(term, reading))

/** A make of cable machines and of dumbbells: beside dumbbells it is theirs. */
const BOTH_MAKE = /^bowflex$/i

/** In a description of a home gym everything that is named is there, unless it is missing. */
function readImplement(
  term: Term,
  stance: Stance,
  { inclines, isFlatOnly, isListed }: Facts,
  reading: Reading,
): boolean {
  const several = senseOf(term, 'several')
  const one = senseOf(term, 'implement')
  const isMake = reading.hasDumbbells && BOTH_MAKE.test(quoteOf(term, reading))
  const named: Implement[] = several
    ? severalMeant(several, reading)
    : one && isImplement(one) && !isMake
      ? [one]
      : []
  for (const what of named) {
    const kind = stance === 'out' || stance === 'gone' ? 'lacks' : 'has'
    say(reading, term, { kind, what })
    if (what === 'incline-bench') say(reading, term, { kind, what: 'bench' })
    if (what === 'bench' && kind === 'has' && isFlatOnly)
      say(reading, term, { kind: 'lacks', what: 'incline-bench' })
    else if (what === 'bench' && (inclines || INCLINES_NEXT.test(wordsAfter(term, reading))))
      say(reading, term, { kind, what: 'incline-bench' })
  }
  const hung =
    stance === null || stance === 'fine' || stance === 'like'
      ? HUNG_FROM[senseOf(term, 'lift') ?? '']
      : undefined
  if (!named.length && hung && (isListed || stance === 'fine'))
    say(reading, term, { kind: 'has', what: hung })
  return named.length > 0 || (hung !== undefined && isListed)
}

/** Who names these where equipment is told has something to do them on. */
const HUNG_FROM: Readonly<Record<string, Implement>> = {
  'pull-up': 'pull-up-bar',
  'chin-up': 'pull-up-bar',
  dip: 'dip-bars',
}

/** Weights are plates beside a bar and dumbbells without one. */
function severalMeant(several: string, { text }: Reading): Implement[] {
  if (several !== 'weights') return [...(SEVERAL[several] ?? [])]
  const hasBar = text.terms.some((term) => senseOf(term, 'implement') === 'barbell')
  return hasBar ? ['plates'] : ['dumbbells']
}

function readTerm(term: Term, stance: Stance, segment: Segment, facts: Facts, reading: Reading): void {
  const conditions = term.senses.filter(({ of }) => of === 'condition').map(({ is }) => is as Condition)
  const said = conditions.map((each) => readCondition(term, each, stance, facts, reading))
  if (said.some(Boolean)) return
  const joint = senseOf(term, 'joint') as BodyJoint | null
  if (joint && stance === 'gone' && facts.isBroken && !reading.isPast)
    say(reading, term, { kind: 'condition', what: 'fracture', ...facts.weeks })
  const hurts =
    stance === 'pain' ||
    stance === 'gone' ||
    facts.isAtJoint ||
    isBlamed(term, reading) ||
    (reading.isBareList && segment.isListed)
  if (joint && hurts && stance !== 'fine' && (!reading.isPast || facts.isAtJoint))
    return say(reading, term, { kind: 'pain', joint, ...facts.side, ...facts.pain })
  const ban = senseOf(term, 'ban')
  if (ban) return say(reading, term, { kind: 'leave-out', what: ban, firm: true })

  const lift = senseOf(term, 'lift')
  const muscle = senseOf(term, 'muscle')
  if (muscle && !lift) return readMuscle(term, muscle, stance, facts, reading)
  if (lift && stance === 'grow') return say(reading, term, { kind: 'bring-up', what: lift })
  const amount = reading.amountOf.get(term)
  if (lift && amount && facts.isGoal && stance !== 'out')
    return say(reading, term, { kind: 'goal', what: lift, ...numbersOf(amount) })
  if (lift && amount && stance !== 'out')
    return say(reading, term, {
      kind: 'lift',
      lift,
      ...numbersOf(amount),
    })

  const sport = senseOf(term, 'sport')
  if (sport && !NOT_PLAYED.includes(stance)) return say(reading, term, { kind: 'sport', what: sport })
  if (sport === 'running' && stance === 'out')
    return say(reading, term, { kind: 'leave-out', what: 'running' })
  readSubject(term, stance, facts, reading)
}

/** @returns whether it is said: denied ones and those that healed long ago are not */
function readCondition(term: Term, what: Condition, stance: Stance, facts: Facts, reading: Reading): boolean {
  if (isDenied(term, what, stance, reading) || (reading.isPast && HEALS.includes(what))) return false
  say(reading, term, { kind: 'condition', what, ...facts.weeks, ...facts.cleared })
  const words = reading.text.tokens.slice(term.from, term.to)
  const named = AT_A_JOINT.includes(what) && words.map(({ said }) => JOINT_OF_WORD.get(said)).find(Boolean)
  if (what === 'c-section') say(reading, term, { kind: 'condition', what: 'postpartum', ...facts.weeks })
  const joint = placeOf(what, facts, quoteOf(term, reading)) ?? named
  if (joint) say(reading, term, { kind: 'pain', joint, ...facts.side })
  return true
}

const OF_NECK = /cervic|neck|nacken|hws|nek/i

/** Where it is: a slipped disc may be in the neck, a torn ligament in an ankle. */
function placeOf(what: Condition, { joints }: Facts, quote: string): BodyJoint | null {
  if (what === 'disc') return joints.includes('neck') || OF_NECK.test(quote) ? 'neck' : 'lower-back'
  if (what === 'ligament-tear') return joints[0] ?? 'knee'
  return jointOf(what)
}

function readMuscle(term: Term, muscle: string, stance: Stance, facts: Facts, reading: Reading): void {
  if (stance === 'grow' || stance === 'like') say(reading, term, { kind: 'bring-up', what: muscle })
  const before = [1, 2, 3].map((off) => facts.ends.get(term.from + 1 - off))
  if (stance === 'out' && before.some((each) => each && cueOf(each) === 'out'))
    for (const what of LIFTS_OF_MUSCLE[muscle] ?? []) say(reading, term, { kind: 'leave-out', what })
}

/** Of a bar that is mentioned nobody knows which it is. */
const toolOf = (term: Term, reading: Reading): string | null =>
  /^bars?$/i.test(quoteOf(term, reading)) ? null : (senseOf(term, 'tool') ?? senseOf(term, 'implement'))

function readSubject(term: Term, stance: Stance, facts: Facts, reading: Reading): void {
  const lift = senseOf(term, 'lift')
  const way = senseOf(term, 'way')
  const tool = toolOf(term, reading)
  const what = lift ?? way ?? tool
  const next = facts.next.get(term.to)
  // `barbell squats` are squats.
  if (!what || (!lift && tool && next && senseOf(next, 'lift'))) return
  const before = facts.ends.get(term.from)
  const named = lift && before && senseOf(before, 'implement') ? { ...term, from: before.from } : term
  // Where equipment is told, only what is turned down in so many words is left out.
  if (stance === 'out' && reading.field === 'equipment' && !facts.turnsDown) return
  const firm = reading.firm.has(term) ? { firm: true } : {}
  if (stance === 'only' && tool && !lift) say(reading, term, { kind: 'only-with', what: tool })
  else if (stance === 'out' || (stance === 'pain' && (lift ?? way) && !facts.isQualified)) {
    const lifts = term.senses.filter(({ of }) => of === 'lift').map(({ is }) => is)
    for (const each of lifts.length ? lifts : [what])
      say(reading, named, { kind: 'leave-out', what: each, ...firm })
  } else if (stance === 'fine') say(reading, named, { kind: 'allow', what })
  else if (stance === 'like' && what !== 'bodyweight') say(reading, named, { kind: 'prefer', what })
}

/** In tokens: a denial from further away is overlooked. Rather one condition too many. */
const LONGEST_DENIAL = 4
const DENIES = new Set([
  'no',
  'not',
  'never',
  'without',
  'keine',
  'kein',
  'sin',
  'sans',
  'pas',
  'senza',
  'sem',
  'geen',
  'nicht',
])

/** Ends what a `no` reaches: `no jumping after my c-section`. */
const ENDS_DENIAL = new Set(['after', 'because', 'since', 'due', 'with', '.', '\n'])

function isDenied(term: Term, what: Condition, stance: Stance, reading: Reading): boolean {
  const { isBareList } = reading
  if (stance === 'fine' && HEALS.includes(what) && !OF_BIRTH.includes(what)) return true
  if (isBareList) return false
  const isSo = saysNo(term, reading) || isListedAsDenied(term, reading)
  if (isSo) reading.denied.add(term.to)
  return isSo
}

function saysNo(term: Term, { text, ofExercise }: Reading): boolean {
  for (let at = term.from - 1; at >= Math.max(0, term.from - LONGEST_DENIAL); at--) {
    const said = text.tokens[at]?.said ?? ''
    if (DENIES.has(said)) return true
    if (ENDS_DENIAL.has(said) || ofExercise.has(at)) return false
  }
  return false
}

/** `No heart disease, diabetes or asthma`: of a list with an `or` the first `no` denies all. */
function isListedAsDenied(term: Term, { text, denied, isOr }: Reading): boolean {
  for (let at = term.from - 1; at >= Math.max(0, term.from - LONGEST_DENIAL); at--) {
    const said = text.tokens[at]?.said ?? ''
    if (OR.has(said) && denied.has(at)) return true
    if (said === ',' && isOr && denied.has(at)) return true
    if (said === ',' && OR.has(text.tokens[at + 1]?.said ?? '') && denied.has(at)) return true
    if (ENDS_DENIAL.has(said)) return false
  }
  return false
}
const OR = new Set(['or', 'nor', '/', 'o', 'ni', 'oder', 'ou', 'of'])

const ONLY_WHEN = /\b(only|unless|if|when|above|past)\b/i

const GOAL =
  /\b(goal|goals|want to hit|want a|reach|aim|aiming|target|chasing|get to|get back to|back to|need|by (jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|xmas|christmas|summer)\w*|before|objetivo|quiero|ziel|objectif|obiettivo|meta)\b/i
/** Turned down, over, or what hurts. */
const NOT_PLAYED: readonly Stance[] = ['out', 'past', 'pain', 'grow']

const numbersOf = ({ kg, reps }: Amount) => ({
  ...(kg === undefined ? {} : { kg }),
  ...(reps === undefined ? {} : { reps }),
})

/** Only names of the tables come here, each from the table that its kind takes. */
const say = (
  reading: Reading,
  term: Pick<Term, 'from' | 'to'>,
  statement: Readonly<Record<string, unknown>>,
): void => void reading.statements.push({ ...statement, quote: quoteOf(term, reading) } as Statement)
