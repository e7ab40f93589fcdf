import { kgFromLb } from '../units.ts'
import type { Clause, Segment } from './clauses.ts'
import { senseOf, type Text } from './find-terms.ts'
import type { Amount } from './numbers.ts'
import { manIn, womanIn } from './oneself.ts'
import { childIn } from './others.ts'
import type { Field } from './reading.ts'
import { recipientIn } from './recipient.ts'
import { saidAge } from './said-age.ts'
import { sessionIn } from './session-time.ts'
import type { Statement } from './statement.ts'

const SENIOR = 65
const MINOR = 16

/** A number on its own, as people write their age. */
const ORDINAL = /^(woche|wochen|ssw|kw|monat|schwangerschaftswoche)$/
const ALONE = /^\W{0,3}(\d{2})\W{0,3}$/
/** Words that describe only the writer, or nobody. */
const FEMALE =
  /\b(female(?! (?:coach|trainer|friend|doctor|physio|partner|pt)\b)|widow|mom of|mum of|mother of|(?<!my )grandma|(?<!my )grandmother|(?:peri|post|pre)?menopaus\w*|pcos|endometriosis|mama|mommy|mummy|nana|nan to|wife and mother|housewife|stay at home mom|she\/her|sdraiata|hipertensa|diab[eé]tica|asm[aá]tica|(?:sono stata|fui|he sido|j['’]ai été|soy) op\w+[ae]|(?<!\b(?:pas|nicht|no estoy|non sono|n[aã]o estou|niet) )(?:embarazada|enceinte|schwanger|incinta|gr[aá]vida|zwanger)|hysterectomy|mastectomy|breast ?feeding|uter\w+|(?:my|heavy) periods?|periods|period (?:pain|cramps)|weiblich|f\d{2}|(?<![\d.,])\d{2}f|\d{2},? f(?=\s*(?:[,.;/()\n\d]|$)| (?:here|with|and|looking|trying|who|from)\b))\b/i
const MALE =
  /\b((?<!\b(?:fa|fanno|fare|faceva) )male(?! (?:al|il|la|i|le|gli|coach|trainer|friend|doctor|physio|partner|pt)\b)|husband and father|he\/him|vasectomy|testic\w+|i'?m the dad|dad of|father of|grandpa|pros?trate|widower|mailman|m(?:ae|ä)nnlich|camarero|m\d{2}|(?<![\d.,])\d{2}m(?! (?:sessions?|workouts?|tops?|max|per|each|a day|walk|run|row|swim|sprints?|only|free|pool|windows?|slots?))|\d{2},? m(?=\s*(?:[,.;/()\n\d]|$)| (?:here|with|and|looking|trying|who|from)\b))\b/i
/** `f/41/68kg`, `31(f)`, `M 27 82kg`: sex and age, then weight. */
const STATS =
  /^\W{0,3}([mf])[\s,|-]{1,3}\d{2}(?![\d.])|(?<![\p{L}\d])([mf])\s?[/|(]\s?\d{2}(?![\d.])|(?<![\d.,/])\d{2}\s?[/|(-]\s?([mf])(?![\p{L}\d])/iu
const WEIGHT_AFTER = /^[\s/,|)-]{1,4}(\d{2,3})\s?(kg|kilos?|lbs?|pounds?)?(?![\d.,'’"]|\s?cm|\s?reps)/i
const WITH_CHILD = ['pregnancy', 'postpartum', 'c-section', 'prolapse', 'pelvic-floor', 'diastasis']
const WEIGHT = /\b(\d{2,3}(?:[.,]\d)?)\s*(kgs?|kilos?|lbs?|pounds?)\b/i
/** `Lost 30kg, now 94` */
const CHANGED_TO =
  /\b(?:lost|dropped|gained|put on|down from|up from|was|from)\b[^.;\n]{0,20}\d ?(?:kg|kilos?|lbs?|pounds?),? (?:and )?(?:i['’]?m |im )?now (?:at |about )?(\d{2,3})\b(?! ?(?:weeks?|days?|reps?))/i
const WEIGH =
  /(?<!\b(?:used to|want to|to|goal|target|dream|ideal|working|max|top|heaviest|starting|old) )\b(?:weigh(?:ing)?|weight|overweight|bodyweight|bw|peso|wiege|p[eè]se|weeg)\b\W{0,2}(?:is|of|about|around|in at|at|roughly|approx|currently|now|ca|etwa|unos|environ|circa|bei)?\W{0,2}(\d{2,3}(?:[.,]\d)?)\s?(kg|kilos?|lbs?|pounds?)?|\b(\d{2,3})\s?(?:kg|lbs?)?\s?(?:bw|bodyweight|bodywieght|body weight)\b/i
/** `I'm 96 kg`, `265 lb now`, `down 18 kg to 101` */
const SAYS_WEIGHT =
  /\b(?:i['’]?m|i am|im|me|estou com|peso) (\d{2,3}(?:[.,]\d)?) ?(kg|kgs|kilos?|lbs?|pounds?)\b(?! (?:on|for|in|bench|squat|dead))|\b(\d{3}) ?(lbs?|pounds?) now\b|\bdown \d+ ?(?:kg|kilos?|lbs?|pounds?) to (\d{2,3})\b/i
/** `6'2 68kg`, `84 kg, 5'11` */
const BESIDE_HEIGHT =
  /\b\d ?(?:['’′]|ft|foot)(?: ?\d{1,2}(?!\d))? ?["”″]?[\s,/&]{1,3}(\d{2,3}(?:[.,]\d)?) ?(kgs?|kilos?|lbs?|pounds?)\b|\b(\d{2,3}(?:[.,]\d)?) ?(kgs?|kilos?|lbs?|pounds?)[\s,/&]{1,3}\d ?(?:['’′]|(?:ft|foot)(?![a-z]))/i
/** `6'1 240`: a height, then the weight. */
const AFTER_HEIGHT =
  /\b\d\s?(?:['’′]|ft|foot)\s?\d{0,2}\s?["”″]?\s?(?:tall|and|&|,|\/)?\s?(\d{3})\b(?!\s*(?:kg|cm))/
/** `180cm 75kg` */
const AFTER_METRES =
  /\b1(?:[.,]\d{2}\s?m?|\d{2}\s?cm|m\d{2})[\s,/&|-]{1,3}(\d{2,3}(?:[.,]\d)?)\s?(kg|kilos?)\b/i
const STONES = /\b(?!(?:[23]?1)st\b)(\d{1,2})\s?(?:st|stone)\b\s?(\d{1,2})?/i
const POUNDS_IN_A_STONE = 14
const OF_WEIGHT = /\b(bodyweight|body weight|bw)\b/i
const blank = (words: string): string => ' '.repeat(words.length)
/** What the writer says about themselves, and the time for a session. */
export function personIn(
  { said: all, tokens, terms }: Text,
  clauses: readonly Clause[],
  amounts: readonly Amount[],
  { field, year, anybodyElse }: { field: Field; year: number; anybodyElse: ReadonlySet<Segment> },
  statements: Statement[],
): void {
  const liftEnds = new Set(terms.flatMap((term) => (senseOf(term, 'lift') ? [term.to] : [])))
  const said = withoutOthers()
  const recipient = recipientIn(all)
  const age = ageIn()
  if (age) {
    statements.push({ kind: 'person', age: age.years, quote: age.quote })
    if (age.years >= SENIOR) statements.push({ kind: 'condition', what: 'over-65', quote: age.quote })
    if (age.years < MINOR) statements.push({ kind: 'condition', what: 'under-16', quote: age.quote })
  }
  const child = statements.find((each) => each.kind === 'condition' && WITH_CHILD.includes(each.what))
  const stats = STATS.exec(said)
  const isStats = (sex: string) =>
    stats?.slice(1).some((each) => each?.toLowerCase() === sex) ? stats : null
  const female = FEMALE.exec(said) ?? isStats('f') ?? womanIn(said)
  const male = MALE.exec(said) ?? isStats('m') ?? manIn(said)
  if (recipient) statements.push({ kind: 'person', sex: recipient.sex, quote: recipient.quote })
  else if ((child && !male) || female)
    statements.push({ kind: 'person', sex: 'female', quote: child?.quote ?? female?.[0] ?? '' })
  else if (male) statements.push({ kind: 'person', sex: 'male', quote: male[0] })
  weighIn()
  const time = sessionIn({ said, wordsFrom }, clauses.flat(), amounts, terms, field)
  // `19 m 64kg` is a man aged nineteen.
  if (time && !age?.quote.startsWith(time.quote.trim())) statements.push({ kind: 'time', ...time })

  /** Blanks out segments about others. The text keeps its length. */
  function withoutOthers(): string {
    const parts: string[] = []
    let done = 0
    for (const { from, to } of anybodyElse) {
      const [start, end] = [tokens[from]?.start ?? 0, tokens[to - 1]?.end ?? 0]
      parts.push(all.slice(done, start), ' '.repeat(end - start))
      done = end
    }
    return parts.join('') + all.slice(done)
  }

  function ageIn(): { years: number; quote: string } | null {
    const told = childIn(all) ?? saidAge(said.replace(CHANGED_TO, blank), year)
    if (told) return told
    if (recipient?.years) return { years: recipient.years, quote: String(recipient.years) }
    // `Bench twice my bodyweight (78)`
    const alone = field === 'comments' && clauses.flat().length > 1 && !OF_WEIGHT.test(said)
    if (alone)
      for (const segment of clauses.flat()) {
        const number = isOfMore(segment.from) ? null : ALONE.exec(wordsFrom(segment.from, segment.to, said))
        const years = Number(number?.[1])
        if (number && !segment.isAfterAnd && years >= 14 && years < 95 && !nearLift(segment.from))
          return { years, quote: String(years) }
      }
    return null
  }

  function weighIn(): void {
    const stones = STONES.exec(said)
    if (stones)
      return addWeight(Number(stones[1]) * POUNDS_IN_A_STONE + Number(stones[2] ?? 0), 'lb', stones[0])
    const told = WEIGH.exec(said)
    if (told) return addWeight(Number((told[1] ?? told[3])?.replace(',', '.')), told[2] ?? told[0], told[0])
    const changed = CHANGED_TO.exec(said)
    if (changed) return addWeight(Number(changed[1]), changed[0], changed[0])
    const plain = SAYS_WEIGHT.exec(said) ?? BESIDE_HEIGHT.exec(said)
    if (plain) {
      const [value, unit] = plain.slice(1).filter(Boolean)
      return addWeight(Number(value?.replace(',', '.')), unit ?? plain[0], plain[0])
    }
    const tall = AFTER_HEIGHT.exec(said)
    if (tall) return addWeight(Number(tall[1]), 'lb', tall[0])
    const metres = field === 'comments' && AFTER_METRES.exec(said)
    if (metres) return addWeight(Number(metres[1]?.replace(',', '.')), 'kg', metres[0])
    const after = stats && WEIGHT_AFTER.exec(said.slice(stats.index + stats[0].length))
    if (after) return addWeight(Number(after[1]), after[2] ?? '', after[0].trim())
    for (const segment of clauses.flat()) {
      const words = wordsFrom(segment.from, segment.to, said)
      const found = WEIGHT.exec(words)
      const names = segment.terms.some((term) =>
        ['lift', 'implement'].some((of) => senseOf(term, of as 'lift') !== null),
      )
      const saysWho = age ?? female ?? male ?? recipient
      if (found && !names && saysWho && !nearLift(segment.from))
        return addWeight(Number(found[1]?.replace(',', '.')), found[2] ?? '', found[0])
    }
  }

  function addWeight(value: number, unit: string, quote: string): void {
    const isPounds = /lb|pound/i.test(unit) || (!/kg|kilo/i.test(unit) && value > 140)
    const kg = isPounds ? kgFromLb(value) : value
    if (kg >= 35 && kg <= 220) statements.push({ kind: 'person', weightKg: Math.round(kg * 10) / 10, quote })
  }

  /**
   * The number belongs to something else: the minutes of `6:45`, `20w`, the week of `22. Woche` or `22+3`.
   */
  function isOfMore(at: number): boolean {
    const [before, after, next] = [tokens[at - 1], tokens[at + 1], tokens[at + 2]]
    if (after?.said === '+') return true
    if (after?.said === '.' && ORDINAL.test(next?.said ?? '')) return true
    const isMinutes = before?.said === ':' && tokens[at]?.isJoined === true
    return isMinutes || (after?.isJoined === true && /\p{L}/u.test(after.said))
  }

  function nearLift(at: number): boolean {
    return [0, 1, 2].some((off) => liftEnds.has(at - off))
  }

  function wordsFrom(from: number, to: number, text = all): string {
    return text.slice(tokens[from]?.start, tokens[Math.min(to, tokens.length) - 1]?.end)
  }
}
