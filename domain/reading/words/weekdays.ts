import { WEEKDAYS, type Weekday } from '../../program/weeks.ts'
import { WEEKDAY_NAMES } from '../lexicon/generated/words.ts'
import { patternOf } from '../lexicon/phrases.ts'

/** The spellings of each day in the languages that we read. A weekend is two days. */
const WRITTEN = new Map(
  WEEKDAYS.map((day) => [day, new RegExp(`(?<!\\p{L})(?:${patternOf(WEEKDAY_NAMES[day])})(?!\\p{L})`, 'iu')]),
)
const isWritten = (day: Weekday, words: string): boolean => WRITTEN.get(day)?.test(words) ?? false
const WORDS = [...WRITTEN.values()].map(({ source }) => source)
/** The source of a pattern for the name of any day. */
export const DAY_NAME = `(?:${WORDS.join('|')})`
const TIMES = /(?<!\d)([1-7]) ?(?:x|times|days) ?(?:a|per|\/|each)? ?(?:week|wk)/i
const TWICE = /\btwice (?:a|per) week\b/i

export interface When {
  days?: Weekday[]
  timesAWeek?: number
}

/** The stated weekdays or frequency of an activity. */
export function whenIn(words: string): When {
  const days = WEEKDAYS.filter((day) => isWritten(day, words))
  if (days.length) return { days }
  const times = TWICE.test(words) ? 2 : Number(TIMES.exec(words)?.[1] ?? 0)
  return times ? { timesAWeek: times } : {}
}

/** Weekdays named together, and their position: `Tue, Thu and Sat`, `Monday to Friday`. */
export interface DayRun {
  days: Weekday[]
  start: number
  end: number
}

const ANY_DAY = new RegExp([...WORDS, '(?<!\\p{L})(?:weekdays?|werktags)(?!\\p{L})'].join('|'), 'giu')
const JOINS = /^[,/&+]?(?: ?(?:and|or|n|y|o|und|oder|et|ou|e|en|of))?(?: ?(?:on|am|los|el|le))?$/iu
const RANGE = /^(?:-|–|to|through|thru|till|until|bis|a|à)$/iu
/** `I sat`, `in the sun`, `mon genou`: not a day, unless another word says so. */
const OTHER_WORDS = /^(?:sat|sun|mon|wed|segundas?|quintas?|sextas?)$/iu
const SAYS_DAY =
  /(?<!\p{L})(?:on|every|only|just|train|lift|free|except|not|las?|as?|na|nas|days?:?|are)\s+$/iu

/** The weekdays named in a text, run by run. */
export function dayRunsIn(said: string): DayRun[] {
  const runs: DayRun[] = []
  for (const { 0: word, index } of said.matchAll(ANY_DAY)) {
    const days = daysOf(word)
    const end = index + word.length
    const last = runs.at(-1)
    const between = last ? said.slice(last.end, Math.min(index, last.end + LONGEST_JOIN)).trim() : ''
    if (last && index - last.end < LONGEST_JOIN && RANGE.test(between)) {
      runs[runs.length - 1] = { ...last, days: rangeOf(last.days, days), end }
    } else if (last && index - last.end < LONGEST_JOIN && JOINS.test(between)) {
      runs[runs.length - 1] = { ...last, days: inOrder([...last.days, ...days]), end }
    } else runs.push({ days, start: index, end })
  }
  return runs.filter(({ start, end }) => {
    const isOther = OTHER_WORDS.test(said.slice(start, end))
    return !isOther || SAYS_DAY.test(said.slice(Math.max(0, start - LONGEST_JOIN), start))
  })
}
const LONGEST_JOIN = 10

const daysOf = (word: string): Weekday[] =>
  /^(?:weekday|werktag)/i.test(word) ? WEEKDAYS.slice(0, 5) : WEEKDAYS.filter((day) => isWritten(day, word))
const inOrder = (days: readonly Weekday[]): Weekday[] => WEEKDAYS.filter((day) => days.includes(day))

/** From the last named day to the next one, across Sunday if necessary. */
function rangeOf(named: readonly Weekday[], [to]: readonly Weekday[]): Weekday[] {
  const [first, last] = [WEEKDAYS.indexOf(named.at(-1) ?? 'mon'), WEEKDAYS.indexOf(to ?? 'sun')]
  const length = ((last - first + WEEKDAYS.length) % WEEKDAYS.length) + 1
  const range = Array.from({ length }, (_, off) => WEEKDAYS[(first + off) % WEEKDAYS.length] ?? 'mon')
  return inOrder([...named, ...range])
}
