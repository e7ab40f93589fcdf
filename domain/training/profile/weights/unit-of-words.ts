import type { Facts, KnownLift, Sex } from '../../../forms/facts.ts'
import { isNotEnglish } from '../../../reading/words/language.ts'
import { heightsIn } from '../../../reading/numbers/said-height.ts'
import { kgFromLb, type Units } from '../../../program/units.ts'
import type { Level } from '../../../exercises/vocabulary.ts'
import { estimatedMax } from './rep-chart.ts'
import { STANDARDS } from './generated/lifts.ts'

/** A number beside a lift, as it was written. */
export interface LiftedNumber {
  lift: KnownLift
  value: number
  reps: number
}

/** What may tell the unit of the numbers that stand without one. */
export interface Clues {
  /** The text that holds the numbers, and the description of equipment beside it. */
  comments: string
  equipment: string
  facts: Facts
  sex: Sex | undefined
  level: Level | undefined
  /** Units that stand beside other lifts of the text, and that the buyer gave for one of these numbers. */
  marked: readonly Units[]
  answered: readonly Units[]
  /** The body weight: its unit if known, the words for it, and whether they are of stones. */
  body: { kg?: number | undefined; unit?: Units | undefined; quote: string; isInStones: boolean } | null
}

export type Unit = Units | 'unsure'

/**
 * The weight of each piece of evidence, as the natural logarithm of how much likelier it makes pounds; below
 * zero, kilograms. Practice, not a finding, but for the plausibility of the numbers, which is computed.
 */
const WEIGHT = {
  answered: 9,
  markedLift: 4,
  markedElsewhere: 2,
  /** `All in kilos`, `the plates are pounds`: said of the unit itself. */
  named: 6,
  bodyWeight: 4,
  form: 3,
  feet: 1,
  /** Who writes of stones loads kilograms as a rule. */
  stones: -2,
  metres: -2.5,
  notEnglish: -3,
  /** 135, 225, 315: whole plates of 45 lb a side. */
  poundPlates: 1.5,
  /** 60, 100, 140: whole plates of 20 kg a side. */
  kiloPlates: -1,
  endsInFive: 0.5,
  endsInZero: -0.2,
  halfKilos: -2.5,
  /** A bar in pounds grows by 5. */
  otherSteps: -0.7,
} as const
const MAX_OF_PLATES = 4
const MAX_OF_PLAUSIBILITY = 5
/** People misjudge their level. That a number suits kilograms better does not suffice by itself. */
const MAX_FOR_KILOGRAMS = 3.5

/**
 * How sure we have to be. A wrong kilogram prints more than twice what somebody lifts, a wrong pound less than
 * half. Numbers that only fit, without a sign that points the same way, need more.
 */
const SURE = { lb: 1.5, kg: -2 }
const SURE_WITHOUT_SIGN = { lb: 3, kg: -4 }
const SURE_IF_KG_IS_UNLIKELY = -1

const sum = (parts: readonly number[]): number => parts.reduce((total, each) => total + each, 0)
const within = (most: number, value: number): number => Math.max(-most, Math.min(most, value))
const inKg = (value: number, unit: Units): number => (unit === 'lb' ? kgFromLb(value) : value)

/** The unit of the lifts that a text names without one. */
export function unitOfLifts(numbers: readonly LiftedNumber[], clues: Clues): Unit {
  const signs = signsIn(clues)
  const score =
    sum(signs) +
    within(MAX_OF_PLATES, sum(numbers.map(({ value }) => ofPlates(value)))) +
    Math.max(-MAX_FOR_KILOGRAMS, Math.min(MAX_OF_PLAUSIBILITY, plausibilityOf(numbers, clues)))
  if (clues.answered.length) return score > 0 ? 'lb' : 'kg'
  const fits = (unit: Units) => !numbers.some((each) => isUnlikely(each, unit, clues))
  const lb = (sum(signs) > 0 ? SURE : SURE_WITHOUT_SIGN).lb
  const kg = (sum(signs) < 0 ? SURE : SURE_WITHOUT_SIGN).kg
  // What nobody lifts in one unit was said in the other, unless all else speaks against it.
  if (!fits('kg')) {
    const isOfKilos = clues.marked.includes('kg') || numbers.some(({ value }) => !Number.isInteger(value))
    return fits('lb') && !isOfKilos && score > SURE_IF_KG_IS_UNLIKELY ? 'lb' : 'unsure'
  }
  if (!fits('lb')) return fits('kg') && score < kg ? 'kg' : 'unsure'
  if (score >= lb) return 'lb'
  return score <= kg ? 'kg' : 'unsure'
}

/** The unit of a body weight that stands without one. */
export function unitOfBodyWeight(value: number, clues: Clues): Unit {
  const own = ownUnitOfBodyWeight(value, clues)
  if (own !== 'unsure') return own
  const score = sum(signsIn(clues)) + bodyPlausibility(value, clues.sex)
  if (Math.abs(score) < SURE_OF_BODY) return 'unsure'
  return score > 0 ? 'lb' : 'kg'
}
const SURE_OF_BODY = 1.2

/** The same from the number alone: 170 is in pounds, 80 in kilograms, and 115 may be either. */
export function ownUnitOfBodyWeight(value: number, { sex }: Pick<Clues, 'sex'>): Unit {
  const own = bodyPlausibility(value, sex)
  if (Math.abs(own) < SURE_OF_NUMBER) return 'unsure'
  return own > 0 ? 'lb' : 'kg'
}
const SURE_OF_NUMBER = 3

function signsIn({ comments, equipment, facts, marked, answered, body }: Clues): number[] {
  const { feet, metres } = heightsIn(comments)
  const sided = (units: readonly Units[], weight: number) => {
    const [has, hasNot] = [units.includes('lb'), units.includes('kg')]
    return has === hasNot ? [] : [has ? weight : -weight]
  }
  const ofForm = [facts.bodyWeight?.unit, ...(facts.bestSets ?? []).map(({ unit }) => unit)].filter(
    (unit) => unit !== undefined,
  )
  return [
    ...sided(answered, WEIGHT.answered),
    ...sided(marked, WEIGHT.markedLift),
    ...(marked.length
      ? []
      : sided(unitsIn(`${comments.replace(body?.quote ?? '', '')}\n${equipment}`), WEIGHT.markedElsewhere)),
    ...sided(unitsNamed(comments), WEIGHT.named),
    ...(body?.unit && !body.isInStones ? sided([body.unit], WEIGHT.bodyWeight) : []),
    ...(body?.isInStones ? [WEIGHT.stones] : []),
    ...sided(ofForm, WEIGHT.form),
    ...(feet.length && !body?.isInStones ? [WEIGHT.feet] : []),
    ...(metres.length ? [WEIGHT.metres] : []),
    ...(isNotEnglish(comments) ? [WEIGHT.notEnglish] : []),
  ]
}

/** Kettlebells have kilograms in every country. */
const KILOS = /\d ?(?:kgs?|kilos?|kilograms?)\b(?! (?:kb|kettle))/i
const POUNDS = /\d ?(?:lbs?\b|pounds?\b|#)/i
const unitsIn = (words: string): Units[] => [
  ...(POUNDS.test(words) ? (['lb'] as const) : []),
  ...(KILOS.test(words) ? (['kg'] as const) : []),
]

const NAMED =
  /(?<!\d ?|\b(?:few|some|extra|many|couple of|lose|losing|lost|drop|gain|gained|of|per|the|a|g) )\b(?:(kgs?|kilos?|kilograms?)|(lbs?|pounds?))\b/gi
const unitsNamed = (words: string): Units[] => [
  ...new Set([...words.matchAll(NAMED)].map(({ 1: kilos }) => (kilos ? 'kg' : 'lb'))),
]

/** Plates come in whole sizes: 45 lb with a bar of 45, 20 kg with a bar of 20. */
const POUND_PLATES = [135, 225, 315, 405, 495, 585]
const KILO_PLATES = [60, 100, 140, 180, 220, 260]
const MIN_IN_FIVES = 45

function ofPlates(value: number): number {
  if (POUND_PLATES.includes(value)) return WEIGHT.poundPlates
  if (KILO_PLATES.includes(value)) return WEIGHT.kiloPlates
  if (!Number.isInteger(value)) return WEIGHT.halfKilos
  if (value % 10 === 0) return WEIGHT.endsInZero
  if (value % 5 !== 0) return WEIGHT.otherSteps
  return value >= MIN_IN_FIVES ? WEIGHT.endsInFive : 0
}

const PEOPLE: readonly { sex: Sex; share: number }[] = [
  { sex: 'male', share: 0.65 },
  { sex: 'female', share: 0.35 },
]
/** The spread of maximums at one level, and of body weights, as logarithms. Rough: Strength Level's quartiles. */
const SPREAD_OF_LIFTS = 0.35
const BODY = { male: { kg: 82, spread: 0.2 }, female: { kg: 68, spread: 0.21 } } as const
const bell = (off: number, spread: number): number => Math.exp(-((off / spread) ** 2) / 2)
/** Keeps the logarithm finite. */
const HARDLY = 1e-6

const likelyPeople = (sex: Sex | undefined) => PEOPLE.filter((each) => !sex || each.sex === sex)

/** How much likelier pounds are, from what people of this sex, weight and level lift. */
function plausibilityOf(
  numbers: readonly LiftedNumber[],
  { sex, level = 'intermediate', body }: Clues,
): number {
  const likelihood = (unit: Units) =>
    sum(
      likelyPeople(sex).map((who) => {
        const offs = numbers.map(({ lift, value, reps }) =>
          Math.log(
            estimatedMax(inKg(value, unit), reps) /
              usualMaxKg(lift, { sex: who.sex, weightKg: body?.kg, level }),
          ),
        )
        return who.share * bell(sum(offs) / numbers.length, SPREAD_OF_LIFTS)
      }),
    )
  return numbers.length ? Math.log((likelihood('lb') + HARDLY) / (likelihood('kg') + HARDLY)) : 0
}

function bodyPlausibility(value: number, sex: Sex | undefined): number {
  const likelihood = (unit: Units) =>
    sum(
      likelyPeople(sex).map((who) => {
        const { kg, spread } = BODY[who.sex]
        return who.share * bell(Math.log(inKg(value, unit) / kg), spread)
      }),
    )
  return Math.log((likelihood('lb') + HARDLY) / (likelihood('kg') + HARDLY))
}

/** Of a heavy person whose weight we do not know. */
const HEAVY_KG: Readonly<Record<Sex, number>> = { male: 105, female: 85 }

/** Whether hardly anybody of this sex, weight and level lifts so much in this unit. Unknown facts are taken generously. */
export function isUnlikely(
  { lift, value, reps }: LiftedNumber,
  unit: Units,
  { sex = 'male', level = 'advanced', body }: Pick<Clues, 'sex' | 'level' | 'body'>,
): boolean {
  const most = unlikelyMaxKg(lift, { sex, level, weightKg: body?.kg ?? HEAVY_KG[sex] })
  return estimatedMax(inKg(value, unit), reps) > most
}

/** What can be lifted once, in multiples of body weight: at first, and as somebody of each level. */
export type Standard = readonly number[]

/** The body weights at which the multiples hold: the middle of the tables. */
const REFERENCE_KG: Readonly<Record<Sex, number>> = { male: 80, female: 62 }
/**
 * Strength grows more slowly than body weight.
 *
 * @see Jaric, "Muscle strength testing: use of normalisation for body size" (2002): force grows with body mass to the power
 *   of two thirds
 */
const GROWTH = 2 / 3

/** What is known of a lifter. An unknown body weight is the usual one. */
export interface Lifter {
  sex: Sex
  weightKg?: number | undefined
  level: Level
}

const inKilograms = (share: number, { sex, weightKg = REFERENCE_KG[sex] }: Lifter): number =>
  share * REFERENCE_KG[sex] * (weightKg / REFERENCE_KG[sex]) ** GROWTH

/** The maximum that is usual at the level: a novice in the forms is in the first year. */
export function usualMaxKg(lift: KnownLift, lifter: Lifter): number {
  const [beginner = 0, novice = 0, intermediate = 0, advanced = 0] = STANDARDS[lifter.sex][lift]
  const share = {
    novice: (beginner + novice) / 2,
    intermediate: (novice + intermediate) / 2,
    advanced: (intermediate + advanced) / 2,
  }[lifter.level]
  return inKilograms(share, lifter)
}

/** The elite have few above them. Somebody who calls themselves advanced may be one of those. */
const ABOVE_ELITE = 1.15

/** A maximum above this is unlikely: nobody but the next level's best lifts it. */
function unlikelyMaxKg(lift: KnownLift, lifter: Lifter): number {
  const [advanced = 0, elite = 0] = STANDARDS[lifter.sex][lift].slice(3)
  const share = { novice: (advanced + elite) / 2, intermediate: elite, advanced: elite * ABOVE_ELITE }[
    lifter.level
  ]
  return inKilograms(share, lifter)
}
