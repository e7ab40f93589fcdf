import { entryById } from '../../exercises/catalogue.ts'
import { nameExercises } from '../../exercises/exercise-terms.ts'
import { kgFromLb, type Units } from '../../program/units.ts'
import { boundLifts, isNow } from './bound-lifts.ts'
import { familyOf, senseOf, type Term, type Text } from '../words/find-terms.ts'
import { saidAge } from './said-age.ts'
import { bodyWeightIn } from './said-body-weight.ts'
import { heightsIn } from './said-height.ts'
import { ENDS_SENTENCE, wordsIn } from '../words/tokens.ts'
import { WORDS } from '../lexicon/generated/words.ts'

/** A number with its unit or lift. */
export interface Amount {
  /** Token index. */
  at: number
  kg?: number
  /** The weight as it was written, and its unit if that was written too. */
  value?: number
  unit?: Units
  reps?: number
  /** A hold. */
  seconds?: number
  minutes?: number
  /** The minutes are only an upper limit: `20 tops`. */
  isMost?: true
  weeks?: number
  years?: number
  /** The lift right before or after the number. */
  of?: Term
  /** A lift that the text names by a word that means it only beside a number. */
  ofShort?: string
  /** A target. */
  isGoal?: true
}

const POUNDS = new Set(WORDS.pounds)
const KILOS = new Set(WORDS.kilos)
const MINUTES = new Set(WORDS.minutes)
/** `15 minutes, 20 tops`. */
const MOST = new Set(['top', 'max', 'maximum'])
const HOURS = new Set(WORDS.hours)
const WEEKS = new Map([
  ...WORDS.weeks.map((word) => [word, 1] as const),
  ...WORDS.months.map((word) => [word, 4.345] as const),
  ...WORDS.days.map((word) => [word, 1 / 7] as const),
])
const YEARS = new Set(WORDS.years)
const TIMES = new Set(['x', '×', '*', 'for', 'rep', 'reps', 'por', 'mal', 'times'])
/** `70 kg for like 12` */
const ABOUT = new Set(WORDS.about)
/** `1hr 15 at most` */
const ENDS_TIME = new Set(['', 'max', 'top', 'at', '.', ',', 'each', 'per'])
/** Words before a number that is a target. */
const REACHES = new Set([...WORDS.aims, '>', '→'])
/** Also some words before the number: `to` and `by` say it only beside it. */
const AIMS = new Set<string>(WORDS.aims.filter((each) => each !== 'to' && each !== 'by'))
const FAR_BEFORE = 7
/** `I can get 5 dips`, `pull-ups, get 3 on a good day`: what somebody does, and no target. */
const BEFORE_A_HABIT = new Set(['', 'i', 'can', 'could', 'only', 'usually', 'sometimes', ...',.;:-('])
/** `Would love a two plate squat` */
const WOULD = new Set(['would', 'id', 'd'])
/** `Knee push-ups`, `assisted pull-ups` */
const EASIER = new Set(
  'knee kneeling wall incline inclined assisted band banded negative half scap scapular jumping modified'.split(
    ' ',
  ),
)
/** Words after an age, a sex or a body weight. */
const OF_PERSON = new Set([
  'f',
  'm',
  'yo',
  'y',
  'old',
  'degree',
  'grad',
  'grade',
  '°',
  'grados',
  'now',
  'bw',
  'bodyweight',
  '%',
])
/** Units of something else: `5k in 25 seconds`, `30 metres`. */
const OF_OTHERS = new Set(
  `cm mm m km k mile mi metre meter yard step sec second s kcal calorie bpm watt rpm dollar euro hz
   percent degree inch sets set lap round`.split(/\s+/),
)
const SECONDS = new Set(WORDS.seconds)
/** Lifts that are held, beside the exercises of seconds. */
const HELD = ['plank', 'side-plank']
const isHeldLift = (term: Term): boolean =>
  HELD.includes(familyOf(term) ?? '') || entryById(senseOf(term, 'lift') ?? '')?.timed === true
const LONGEST_HOLD = 600
const OF_BODY = new Set(['bw', 'bodyweight'])
/** With the bar. */
const KILOS_OF_PLATES: Readonly<Record<number, number>> = { 1: 60, 2: 100, 3: 140, 4: 180, 5: 220 }
const POUNDS_OF_PLATES: Readonly<Record<number, number>> = { 1: 135, 2: 225, 3: 315, 4: 405, 5: 495 }
/** Below this, a number without a unit counts sets or reps. */
const MIN_WEIGHT = 20
/** Lifts counted in reps, without a weight. */
const COUNTED = ['pull-up', 'chin-up', 'push-up', 'dip', 'muscle-up', 'sit-up', 'pistol-squat']
const MAX_COUNTED = 100
/** Words that name a lift only beside a set: `press 135x5`, `pulled 405`, `Bank 80x5`. */
const SHORT_NAMES = new Map([
  ['press', 'overhead-press'],
  ['pressed', 'overhead-press'],
  ['pulled', 'deadlift'],
  ['bank', 'bench-press'],
])
/** Numbers that people spell out. */
const TENS = new Map<string, number>([
  ['fifteen', 15],
  ['twenty', 20],
  ['thirty', 30],
  ['forty', 40],
  ['fourty', 40],
  ['fifty', 50],
  ['sixty', 60],
  ['ninety', 90],
])
const UP_TO_TWELVE = 'one two three four five six seven eight nine ten eleven twelve'.split(' ')

const numberOf = (said: string): number => {
  const ten = TENS.get(said)
  if (ten) return ten
  const spelt = UP_TO_TWELVE.indexOf(said)
  return spelt >= 0 ? spelt + 1 : /^\d/.test(said) ? Number(said.replace(',', '.')) : NaN
}
const rounded = (value: number): number => Math.round(value * 10) / 10

/** Durations written without digits. */
const SPELT_MINUTES = new Map(
  (
    [
      ['quarter-hour', 15],
      ['half-hour', 30],
      ['three-quarter-hour', 45],
      ['an-hour', 60],
      ['hour-and-quarter', 75],
      ['hour-and-half', 90],
    ] as const
  ).flatMap(([spelt, minutes]) =>
    WORDS[spelt].map((phrase) => [wordsIn(phrase).join(' '), minutes] as const),
  ),
)
const LONGEST_SPELT = 6
const OPENS_SPELT = new Set([...SPELT_MINUTES.keys()].map((spelt) => spelt.split(' ')[0]))

/** The longest spelled-out duration at a token. */
function speltAt(words: readonly string[], at: number): { minutes: number; words: number } | null {
  if (!OPENS_SPELT.has(words[at])) return null
  for (let length = LONGEST_SPELT; length > 0; length--) {
    const minutes = SPELT_MINUTES.get(words.slice(at, at + length).join(' '))
    if (minutes) return { minutes, words: length }
  }
  return null
}

/** Every number with a unit or a lift beside it. */
export function numbersIn({ said, tokens, terms }: Text, year: number): Amount[] {
  // `225#`
  const words = tokens.map(({ said, isJoined }, at) =>
    said === '#' && isJoined && /^\d/.test(tokens[at - 1]?.said ?? '') ? 'lb' : said,
  )
  const areLbs = words.some((word) => POUNDS.has(word))
  const saysMinutes = tokens.some(({ said }) => MINUTES.has(said))
  const taken = takenIn(said, tokens, year)
  const isTaken = (at: number): boolean => taken.has(at)
  const counted = new Set(
    terms.flatMap((each) => (COUNTED.includes(familyOf(each) ?? '') ? [each.from] : [])),
  )
  const ends = new Map(terms.flatMap((each) => (senseOf(each, 'lift') ? [[each.to, each] as const] : [])))
  const liftBegins = new Set([...ends.values()].map(({ from }) => from))
  const lifts = boundLifts({ said, tokens, terms }, isTaken)
  const amounts: Amount[] = []
  /** The reps of `100 x 5`, and the seconds of `1:50`. */
  const ofSets = new Set<number>()
  let spelt = 0
  let lastLift: Term | undefined
  /** Ends of sentences since then. */
  let sentencesSince = 0
  for (const [at, token] of tokens.entries()) {
    if (ends.has(at)) [lastLift, sentencesSince] = [ends.get(at), 0]
    if (ENDS_SENTENCE.has(token.said)) sentencesSince++
    const time = at < spelt ? null : speltAt(words, at)
    if (time) {
      amounts.push({ at, minutes: time.minutes })
      spelt = at + time.words
    }
    if (at < spelt) continue
    const value = numberOf(token.said)
    if (Number.isNaN(value)) continue
    const unit = words[at + 1] ?? ''
    const inWeeks = WEEKS.get(unit)
    if (isTaken(at) || ofSets.has(at)) continue
    if (inWeeks !== undefined) amounts.push({ at, weeks: Math.round(value * inWeeks) })
    else if (YEARS.has(unit)) amounts.push({ at, years: value })
    else if (isHold(at, value, unit)) continue
    // `12 m lunges`
    else if (unit === 'm' && liftBegins.has(at + 2)) continue
    else if (MINUTES.has(unit) || (unit === 'ish' && MINUTES.has(words[at + 2] ?? '')))
      amounts.push({ at, minutes: value })
    else if (saysMinutes && MOST.has(unit)) amounts.push({ at, minutes: value, isMost: true })
    else if (HOURS.has(unit))
      amounts.push({ at, minutes: value * 60 + minutesAfter(words[at + 2] === 'and' ? at + 3 : at + 2) })
    else addOfLift(at, value, unit)
  }
  return amounts

  /** The minutes of `1h15` and `1 hour 15 minutes`. `1 1/2 hours` has none. */
  function minutesAfter(at: number): number {
    const minutes = numberOf(words[at] ?? '')
    const next = words[at + 1] ?? ''
    const isMinutes =
      tokens[at]?.isJoined === true || MINUTES.has(next) || (minutes % 15 === 0 && ENDS_TIME.has(next))
    return isMinutes && minutes > 0 && minutes < 60 ? minutes : 0
  }

  function isOfPerson(at: number, value: number): boolean {
    const [next, afterNext] = [words[at + 1] ?? '', words[at + 2] ?? '']
    const isYear = value >= 1900 && value < 2100 && !POUNDS.has(next) && !KILOS.has(next)
    const isWeighed = POUNDS.has(next) || KILOS.has(next)
    return isYear || OF_PERSON.has(next) || (OF_BODY.has(afterNext) && isWeighed)
  }

  /** `Plank 60 seconds`, `hold a plank for 2 minutes`, `plank 1:50`. */
  function isHold(at: number, value: number, unit: string): boolean {
    const isClock = isJoinedByColon(at)
    const isMinutes = MINUTES.has(unit)
    if (!isClock && !isMinutes && !SECONDS.has(unit)) return false
    const isUpTo = words[at - 2] === 'up' && words[at - 1] === 'to'
    const isGoal = !isUpTo && (isAimed(at) || isHoldWanted(at))
    const lift = lifts.of(at, isCount) ?? (isGoal ? lastLift : undefined)
    if (!lift || !isHeldLift(lift)) return false
    if (isClock) ofSets.add(at + 2)
    const rest = isClock ? numberOf(words[at + 2] ?? '') : 0
    const seconds = isClock || isMinutes ? value * 60 + rest : value
    if (seconds > 0 && seconds <= LONGEST_HOLD)
      amounts.push({ at: isClock ? at + 2 : at, seconds, of: lift, ...(isGoal ? { isGoal } : {}) })
    return true
  }

  /** `22:30` */
  function isJoinedByColon(at: number): boolean {
    return words[at + 1] === ':' && tokens[at + 1]?.isJoined === true && tokens[at + 2]?.isJoined === true
  }

  /** `Need 40`, `would love a two plate squat`. */
  function isAimed(at: number): boolean {
    return [1, 2, 3].some(
      (off) =>
        REACHES.has(words[at - off] ?? '') ||
        (words[at - off] === 'love' && WOULD.has(words[at - off - 1] ?? '')) ||
        (words[at - off] === 'get' && !BEFORE_A_HABIT.has(words[at - off - 1] ?? '')),
    )
  }

  /** `I do 17 now` */
  function isDoneNow(at: number): boolean {
    return words[at - 1] === 'do' && isNow(words[at + 1])
  }

  /** `I want to hold a plank for 3 minutes`; not `I need to train, plank 2 minutes`. */
  function isHoldWanted(at: number): boolean {
    for (let off = 1; off <= FAR_BEFORE && /^\p{L}+$/u.test(words[at - off] ?? ''); off++)
      if (AIMS.has(words[at - off] ?? '')) return true
    return false
  }

  /** Whether the number may be a weight or a number of reps. */
  function isCount(at: number): boolean {
    const value = numberOf(words[at] ?? '')
    return (
      !Number.isNaN(value) && (value >= MIN_WEIGHT || isBesideCounted(at) || SECONDS.has(words[at + 1] ?? ''))
    )
  }

  function isBesideCounted(at: number): boolean {
    return counted.has(at + 1) || counted.has(at + 2)
  }

  /** Plates are of kilograms, which is a little less, unless pounds or feet stand in the text. */
  function unitAt(unit: string): Units | undefined {
    if (POUNDS.has(unit)) return 'lb'
    if (KILOS.has(unit)) return 'kg'
    if (unit !== 'plate') return undefined
    return areLbs || heightsIn(said).feet.length ? 'lb' : 'kg'
  }

  /** The reps of `100 kg x 5`, from the token after the weight. */
  function repsAt(at: number): number {
    if (!TIMES.has(tokens[at]?.said ?? '')) return NaN
    return numberOf(words[ABOUT.has(words[at + 1] ?? '') ? at + 2 : at + 1] ?? '')
  }

  function isSet(at: number): boolean {
    return repsAt(at) > 0
  }

  /** `My squat is an embarrassment, been sat at 80 kg for five`: the lift that the story is about. */
  function ofStory(): Term | undefined {
    return lastLift && sentencesSince <= 1 && lifts.isFree(lastLift) ? lastLift : undefined
  }

  /** `Handstand push-ups x6`, `wall push-ups 20`: as many of another exercise. */
  function isOfVariant({ from, to }: Term): boolean {
    const before = words[from - 1] ?? ''
    return (
      words.slice(Math.max(0, from - 1), to).some((word) => EASIER.has(word)) ||
      (before !== 'weighted' && /\p{L}/u.test(before) && nameExercises(words.slice(from - 1, to)))
    )
  }

  function addOfLift(at: number, value: number, unit: string): void {
    // `22:30` is a time.
    if (isJoinedByColon(at)) return
    if (words[at - 1] === ':' && tokens[at]?.isJoined && tokens[at - 1]?.isJoined) return
    if (OF_OTHERS.has(unit)) return
    const isGoal = isAimed(at)
    const isWeighed = POUNDS.has(unit) || KILOS.has(unit)
    const bound =
      lifts.of(at, isCount) ?? (isGoal || isNow(words[at - 1]) || isDoneNow(at) ? lastLift : undefined)
    const lift = bound ?? (isWeighed && isSet(at + 2) ? ofStory() : undefined)
    // `22f`, `in 2011`, `75 kg bodyweight`; but `my squat is 225 now`
    if (isOfPerson(at, value) && !(unit === 'now' && lift)) return
    const isAdded = words[at - 1] === '+'
    const isCounted = lift && COUNTED.includes(familyOf(lift) ?? '') && !isWeighed && !isAdded
    if (isCounted && isOfVariant(lift)) return void amounts.push({ at, reps: value })
    if (isCounted && value <= MAX_COUNTED)
      amounts.push({ at, reps: value, of: lift, ...(isGoal ? { isGoal } : {}) })
    if (isCounted || !(isWeighed || unit === 'plate' || value >= MIN_WEIGHT)) return
    const told = unitAt(unit)
    const number = unit === 'plate' ? (told === 'lb' ? POUNDS_OF_PLATES : KILOS_OF_PLATES)[value] : value
    if (number === undefined) return
    const isPounds = told === 'lb' || (!told && areLbs)
    const behind = isWeighed || unit === 'plate' ? at + 2 : at + 1
    // `One plate bench for 8`
    const next = lift?.from === behind ? lift.to : behind
    const reps = repsAt(next)
    if (reps > 0) ofSets.add(next + 1)
    if (lift && !isGoal) lifts.claim(lift)
    const ofShort = SHORT_NAMES.get(words[at - 1] ?? '')
    amounts.push({
      at,
      kg: isPounds ? rounded(kgFromLb(number)) : number,
      value: number,
      ...(told ? { unit: told } : {}),
      ...(reps > 0 && reps <= 30 ? { reps } : {}),
      ...(lift ? { of: lift } : {}),
      ...(!lift && ofShort ? { ofShort } : {}),
      ...(isGoal ? { isGoal } : {}),
    })
  }
}

/** The tokens of a body weight, a height or an age. */
function takenIn(said: string, tokens: Text['tokens'], year: number): ReadonlySet<number> {
  const weight = bodyWeightIn(said)
  const age = saidAge(said, year)
  const { feet, metres } = heightsIn(said)
  const spans = [...feet, ...metres, ...(weight ? [weight] : []), ...(age ? [age] : [])].toSorted(
    (one, other) => one.start - other.start,
  )
  const taken = new Set<number>()
  let next = 0
  for (const [at, { start }] of tokens.entries()) {
    while (next < spans.length - 1 && (spans[next]?.end ?? 0) <= start) next++
    const span = spans[next]
    if (span && start >= span.start && start < span.end) taken.add(at)
  }
  return taken
}
