import { kgFromLb, type Units } from '../../program/units.ts'
import type { Field } from '../statement.ts'
import type { Span } from './said-height.ts'

/** A body weight as it stands in the text. Without a unit, the reader of the whole text decides it. */
export interface SaidWeight extends Span {
  value: number
  unit?: Units
  quote: string
}

const NUMBER = '(\\d{2,3}(?:[.,]\\d)?)'
const UNIT = '(kgs?|kilos?|lbs?|pounds?|#)'

/** `f/41/68kg`, `31(f)`, `M 27 82kg`: sex and age, then weight. */
export const STATS =
  /^\W{0,3}([mf])[\s,|-]{1,3}\d{2}(?![\d.])|(?<![\p{L}\d])([mf])\s?[/|(]\s?\d{2}(?![\d.])|(?<![\d.,/])\d{2}\s?[/|(-]\s?([mf])(?![\p{L}\d])/iu
const WEIGHT_AFTER = /^[\s/,|)-]{1,4}(\d{2,3})\s?(kg|kilos?|lbs?|pounds?)?(?![\d.,'’"]|\s?cm|\s?reps)/i

/** `12 stone 4`, `12st 4`. `10 St.` is ten pieces, and `21st` a day. */
const STONES = /(?<![\d.,])(\d{1,2}) ?stones?\b(?:,? ?(\d|1[0-3])(?!\d))?/i
const STONES_SHORT = /(?<![\d.,])(?![23]?1st)(\d{1,2}) ?st(?![\p{L}.])(?: ?(\d|1[0-3])(?!\d))?/iu
/** `Weigh 14 and a half`: stones go without saying. */
const STONES_AND_A_HALF =
  /\bweigh(?:s|ing|ed)?\b (?:in at |about |around |at )?(\d{1,2})(?: and a half| ?½)(?! ?(?:kg|kilo|lb|pound|stone))/i
/** What makes `st` a body weight. */
const OF_BODY_BEFORE =
  /\b(?:weigh\w*|weight|bw|i['’]?m|im|i am|at|around|about|now|currently|roughly|is|tall|\d['’′]\d{0,2}"?|\d ?(?:ft|foot))[\s,/&]{1,3}(?:about |around |roughly |a |and )?$/i
const FEW_BEFORE = 30
const POUNDS_IN_A_STONE = 14
const MIN_STONES = 5
const MAX_STONES = 35

/** `Lost 30kg, now 94` */
export const CHANGED_TO =
  /\b(?:lost|dropped|gained|put on|down from|up from|was|from)\b[^.;\n]{0,20}\d ?(?:kg|kilos?|lbs?|pounds?),? (?:and )?(?:i['’]?m |im )?now (?:at |about )?(\d{2,3})\b(?! ?(?:weeks?|days?|reps?))/i
const WEIGH =
  /(?<!\b(?:used to|want to|to|goal|target|dream|ideal|working|max|top|heaviest|starting|old) )\b(?:weigh(?:ing)?|weight|overweight|bodyweight|bw|peso|wiege|p[eè]se|weeg|(?:tip|tips|tipping) (?:the )?scales?|scales? (?:says?|said|reads?|shows?))\b\W{0,2}(?:is|of|about|around|in at|at|roughly|approx|currently|now|ca|etwa|unos|environ|circa|bei)?\W{0,2}(\d{2,3}(?:[.,]\d)?)(?! ?(?:cm|reps|%|x\b|×)) ?(kgs?|kilos?|lbs?|pounds?|#)?|\b(\d{2,3}) ?(kgs?|lbs?)? ?(?:bw|bodyweight|bodywieght|body weight)\b/i
/** `I'm 96 kg`, `265 lb now`, `down 18 kg to 101` */
const SAYS_WEIGHT =
  /\b(?:i['’]?m|i am|im|me|estou com|peso) (\d{2,3}(?:[.,]\d)?) ?(kg|kgs|kilos?|lbs?|pounds?)\b(?! (?:on|for|in|bench|squat|dead))|\b(\d{3}) ?(lbs?|pounds?) now\b|\bdown \d+ ?(kg|kilos?|lbs?|pounds?) to (\d{2,3})\b/i
/** `6'2 68kg`, `84 kg, 5'11` */
const BESIDE_HEIGHT =
  /\b\d ?(?:['’′]|ft|foot)(?: ?\d{1,2}(?!\d))? ?["”″]?[\s,/&]{1,3}(\d{2,3}(?:[.,]\d)?) ?(kgs?|kilos?|lbs?|pounds?)\b|\b(\d{2,3}(?:[.,]\d)?) ?(kgs?|kilos?|lbs?|pounds?)[\s,/&]{1,3}\d ?(?:['’′]|(?:ft|foot)(?![a-z]))/i
/** What follows a number that is no weight. */
const NO_WEIGHT =
  '(?![\\d.,]\\d| ?(?:cm|m\\b|yo\\b|years?|yrs?|y\\/o|reps?|min|mins|weeks?|days?|%|x\\b|×|[fm]\\b))'
/** `6'1 240`, `5'10 and 170`, `5'10 & 77`: a height, then the weight. An age may stand there instead of two digits. */
const AFTER_FEET = new RegExp(
  `\\b\\d ?(?:['’′]|ft|foot) ?\\d{0,2} ?["”″]? ?(?:tall)? ?(?:,|/|-|@)? ?(?:(?:and|&|at|@|weigh(?:ing)?) ?(\\d{2,3})|(\\d{3}))${NO_WEIGHT}\\b`,
  'i',
)
/** `180cm 75kg`, `178 cm and 77` */
const AFTER_METRES = new RegExp(
  `\\b(?:1[.,]\\d{2} ?m?|1\\d{2} ?cm|1m\\d{2})(?:[\\s,/&|-]{1,3}${NUMBER} ?${UNIT}|,? ?(?:tall,? ?)?(?:and|&|at|@|und|y|et|e|en) ${NUMBER}${NO_WEIGHT})`,
  'i',
)
/** `183 cm, 79` and `6'1, 80`: an age may stand there, so the number must suit the height, beside sets. */
const AFTER_COMMA =
  /\b(?:(1)[.,](\d{2}) ?m?|(1\d{2}) ?cm|([4-7]) ?(?:['’′]|ft|foot) ?(\d{0,2}) ?["”″]?),? ?(?:tall)?,? (\d{2,3})(?=\s*(?:[,.;]|$))/i
const IS_SET = /\d(?:[.,]5)? ?(?:[x×] ?\d|kgs?\b|lbs?\b|for \d)/i
const CM_IN_FOOT = 30.48
const CM_IN_INCH = 2.54
/** Kilograms per square metre: below it, the number is an age. */
const MIN_BMI = 17.5
const MAX_BMI = 45

/** `188 lbs on the scale`, `83 kg here`: a sentence that begins with a weight and names nothing else. */
const OPENS_SENTENCE =
  /(?:^|[.!?;\n]) {0,3}(?:about |around |roughly |currently |at )?(\d{2,3}(?:[.,]\d)?) ?(kgs?|kilos?|lbs?|pounds?)(?= (?:on the scales?|here|soaking|currently|atm|right now|at the moment|as of|of me|now|body|male|female|man|woman|guy|and \d)\b|,? ?(?:1[.,]\d{2}|\d{3} ?cm|\d['’′]))/i

/** `Je suis en L3 de droit, 62 kg`: a weight alone, after what somebody is. */
const ALONE = /(?<=, )(\d{2,3}(?:[.,]\d)?) ?(kgs?|kilos?|lbs?|pounds?)(?= ?(?:[,.;!?\n]|$))/i
const IS_SELF = /(?<!\p{L})(?:i['’]?m|i am|im|je suis|ich bin|soy|sono|ik ben|sou) /iu
const LONGEST_SELF = 50

/** `I'm 170, squat 225`: too much for an age. */
const IS_HEAVY =
  /\b(?:i['’]?m|i am|im) (?:about |around |at )?(1\d\d|2\d\d|[34]\d\d)(?:ish)?\b(?! ?(?:cm|tall|days?|weeks?|min|for|on|in|pull|push|reps|kg|kilo|lbs?|pound|%|,? ?(?:and )?\d{2,3} ?(?:kg|kilo|lb|pound)))/i

/** `20 cm taller (I'm 152)` */
const OF_HEIGHT = /\b(?:cm|tall|taller|height)\b/i

export const unitIn = (words: string | undefined): Units | undefined => {
  if (/lb|pound|#/i.test(words ?? '')) return 'lb'
  return /kg|kilo/i.test(words ?? '') ? 'kg' : undefined
}

/** The body weight that the writer states; null if the text has none that stands out by its form. */
export function bodyWeightIn(said: string, field: Field = 'comments'): SaidWeight | null {
  return (
    stonesIn(said) ??
    ofForm(WEIGH, said) ??
    ofForm(CHANGED_TO, said, unitIn(CHANGED_TO.exec(said)?.[0])) ??
    ofForm(SAYS_WEIGHT, said) ??
    ofForm(BESIDE_HEIGHT, said) ??
    ofForm(AFTER_FEET, said) ??
    // A rack has a height and a weight, too.
    (field === 'comments' ? ofForm(AFTER_METRES, said) : null) ??
    afterStats(said) ??
    afterComma(said) ??
    ofForm(OPENS_SENTENCE, said) ??
    (field === 'comments' ? afterSelf(said) : null) ??
    (OF_HEIGHT.test(said) ? null : ofForm(IS_HEAVY, said))
  )
}

function stonesIn(said: string): SaidWeight | null {
  const half = STONES_AND_A_HALF.exec(said)
  if (half && Number(half[1]) >= MIN_STONES && Number(half[1]) <= MAX_STONES)
    return spanOf(half, { value: (Number(half[1]) + 0.5) * POUNDS_IN_A_STONE, unit: 'lb' })
  const short = STONES_SHORT.exec(said)
  const isBody =
    short &&
    (short[2] !== undefined ||
      OF_BODY_BEFORE.test(said.slice(Math.max(0, short.index - FEW_BEFORE), short.index)))
  const found = STONES.exec(said) ?? (isBody ? short : null)
  const stones = Number(found?.[1])
  if (!found || stones < MIN_STONES || stones > MAX_STONES) return null
  return spanOf(found, { value: stones * POUNDS_IN_A_STONE + Number(found[2] ?? 0), unit: 'lb' })
}

/** The first number among the groups of a pattern, and its unit. */
function ofForm(pattern: RegExp, said: string, unit?: Units): SaidWeight | null {
  const found = pattern.exec(said)
  if (!found) return null
  const groups = found.slice(1).filter(Boolean)
  const value = Number(groups.find((each) => /^\d/.test(each))?.replace(',', '.'))
  const told = unit ?? unitIn(groups.find((each) => /^[a-z#]/i.test(each)))
  return spanOf(found, { value, ...(told && { unit: told }) })
}

function afterComma(said: string): SaidWeight | null {
  const found = AFTER_COMMA.exec(said)
  if (!found || !IS_SET.test(said.slice(found.index + found[0].length))) return null
  const [, metres, parts, cm, feet, inches, number] = found
  const heightCm = metres
    ? CM_IN_METRE + Number(parts)
    : cm
      ? Number(cm)
      : Number(feet) * CM_IN_FOOT + Number(inches) * CM_IN_INCH
  const value = Number(number)
  const fits = (kg: number) => {
    const bmi = kg / (heightCm / CM_IN_METRE) ** 2
    return bmi >= MIN_BMI && bmi <= MAX_BMI
  }
  return fits(value) || fits(kgFromLb(value)) ? spanOf(found, { value }) : null
}
const CM_IN_METRE = 100

function afterSelf(said: string): SaidWeight | null {
  const found = ALONE.exec(said)
  const before = found ? said.slice(Math.max(0, found.index - LONGEST_SELF), found.index) : ''
  const isSelf = IS_SELF.test(before.split(/[.;!?\n]/).at(-1) ?? '')
  return isSelf ? ofForm(ALONE, said) : null
}

function afterStats(said: string): SaidWeight | null {
  const stats = STATS.exec(said)
  if (!stats) return null
  const from = stats.index + stats[0].length
  const found = WEIGHT_AFTER.exec(said.slice(from))
  if (!found) return null
  const unit = unitIn(found[2])
  const { value, quote, start, end } = spanOf(found, { value: Number(found[1]) })
  return { value, quote: quote.trim(), start: start + from, end: end + from, ...(unit && { unit }) }
}

const spanOf = (found: RegExpExecArray, said: Pick<SaidWeight, 'value' | 'unit'>): SaidWeight => ({
  ...said,
  quote: found[0],
  start: found.index,
  end: found.index + found[0].length,
})
