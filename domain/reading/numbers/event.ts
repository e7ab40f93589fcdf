import { z } from 'zod'
import type { Text } from '../words/find-terms.ts'
import type { Amount } from './numbers.ts'
import type { Statement } from '../statement.ts'

/**
 * An event on a date that the buyer trains for: a lifting meet, or another sport or test that needs fresh
 * legs.
 */
export const Event = z.object({
  kind: z.enum(['meet', 'other']),
  /** Weeks from now. The event is in the last of them. */
  weeks: z.int().min(1),
  /** What the buyer calls it, if that is plain. */
  called: z.enum(['test', 'race', 'season', 'tournament']).optional(),
  /** The lifts of a meet. All three if none are named. */
  lifts: z.array(z.enum(['squat', 'bench-press', 'deadlift'])).optional(),
})
export type Event = z.infer<typeof Event>

/** `Meet` is also a verb: `to meet`, `we meet`. */
const MEET =
  /\b(?:powerlifting|(?:(?<!\b(?:to|we|i|you|they|will|can|lets|nice) )meet)|comp|competition|competici[oó]n|comp[eé]tition|competi[cç][aã]o|wettkampf|wedstrijd|gara)\b/i
/** Weightlifting and strongman have no squat attempts, so they get no powerlifting peak. */
const NOT_POWERLIFTING =
  /\b(?:weight ?lifting|strong(?:wo)?man|strong(?:wo)?men)(?: (?:meet|comp|competition|contest))?\b/i
const OTHER =
  /\b(?:(?:half |semi |mezza |halbe?r? )?-?marathon|maratona?|race|triathlon|ironman|hyrox|tournament|turnier|torneo|championships?|season|saison|fitness test|fire ?fighter test|police test|acft|prt|pft|5k|10k)\b/i
/** `Push-pull`, `bench-only`: what is lifted at a meet. It stands beside the word for the meet. */
const LIFTED = /\b(?:push[ /-]?pull|(?:bench|deadlift)(?:[ -]press)?(?:[ -]only)?)\b/i
const PUSH_PULL = /\bpush[ /-]?pull\b(?! legs)/i
const BENCH_ONLY = /\bbench(?:[ -]press)?[ -](?:only|meet|comp\w*)\b/i
const DEADLIFT_ONLY = /\bdeadlift[ -](?:only|meet|comp\w*)\b/i
/** Characters. */
const BESIDE = 18

function liftsOf(quote: string): Event['lifts'] {
  if (PUSH_PULL.test(quote)) return ['bench-press', 'deadlift']
  if (BENCH_ONLY.test(quote)) return ['bench-press']
  return DEADLIFT_ONLY.test(quote) ? ['deadlift'] : undefined
}

/** Characters. The date stands this close to the event. */
const AFTER = 40
const BEFORE = 30
const IS_PAST = /^\s*(?:ago|old|post|since)\b/i

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const MONTH = `(${MONTHS.join('|')})[a-z]{0,6}`
const DAY_FIRST = new RegExp(`\\b(\\d{1,2})(?:st|nd|rd|th)?\\.? (?:of )?${MONTH}\\b`, 'i')
const MONTH_FIRST = new RegExp(`\\b${MONTH}\\.? (\\d{1,2})(?:st|nd|rd|th)?\\b`, 'i')
const WEEK_MS = 7 * 24 * 60 * 60 * 1000

/** Events with a date: in weeks, or as a day of the year. */
export function eventsIn({ said, tokens }: Text, amounts: readonly Amount[], today: Date): Statement[] {
  const found = NOT_POWERLIFTING.exec(said) ?? MEET.exec(said) ?? OTHER.exec(said)
  if (!found) return []
  const [start, end] = withLifts(said, found.index, found.index + found[0].length)
  const spans = [...amounts, ...shortWeeksIn(tokens)].flatMap(({ at, weeks = 0 }): Span[] => {
    const [number, unit] = [tokens[at], tokens[at + 1]]
    if (weeks < 1 || !number || !unit || IS_PAST.test(said.slice(unit.end, unit.end + BEFORE))) return []
    const off = number.start >= end ? number.start - end : start - unit.end
    const isNear = number.start >= end ? off <= AFTER : off >= 0 && off <= BEFORE
    return isNear ? [{ weeks, off, from: Math.min(start, number.start), to: Math.max(end, unit.end) }] : []
  })
  spans.push(...namedWeeksIn(said, start, end))
  const [nearest] = spans.toSorted((one, other) => one.off - other.off)
  if (nearest) return [eventIn(nearest.weeks, said.slice(nearest.from, nearest.to))]
  const from = Math.max(0, start - BEFORE)
  const around = said.slice(from, end + AFTER)
  const date = dateIn(around)
  return date
    ? [
        eventIn(
          weeksUntil(date, today),
          said.slice(Math.min(start, from + date.at), Math.max(end, from + date.end)),
        ),
      ]
    : []
}

/** `At the end of week 8`: a week of the program. */
const NAMED_WEEK =
  /(?<!\p{L})week (\d{1,2})(?![\d.,-]?\d)(?! of (?!(?:the|this|your|my) (?:program|plan)))/giu
function namedWeeksIn(said: string, start: number, end: number): Span[] {
  return [...said.matchAll(NAMED_WEEK)].flatMap(({ 0: words, 1: number, index }) => {
    const off = index >= end ? index - end : start - index - words.length
    const isNear = index >= end ? off <= AFTER : off >= 0 && off <= BEFORE
    const weeks = Number(number)
    if (!isNear || weeks < 1) return []
    return [{ weeks, off, from: Math.min(start, index), to: Math.max(end, index + words.length) }]
  })
}

/** An event and its date. */
interface Span {
  weeks: number
  /** Characters between the two. */
  off: number
  from: number
  to: number
}

/** The place of an event, with the words beside it that tell what is lifted. */
function withLifts(said: string, start: number, end: number): [start: number, end: number] {
  const before = LIFTED.exec(said.slice(Math.max(0, start - BESIDE), start))
  const after = LIFTED.exec(said.slice(end, end + BESIDE))
  return [
    before ? Math.max(0, start - BESIDE) + before.index : start,
    after ? end + after.index + after[0].length : end,
  ]
}

/**
 * `10 wks`. The general number reader skips these: beside a condition the meaning of the weeks is unclear.
 */
const shortWeeksIn = (tokens: Text['tokens']): Pick<Amount, 'at' | 'weeks'>[] =>
  tokens.flatMap(({ said }, at) =>
    tokens[at + 1]?.said === 'wks' && Number(said) >= 1 ? [{ at, weeks: Number(said) }] : [],
  )

const eventIn = (weeks: number, quote: string): Statement => ({ kind: 'goal', what: 'event', weeks, quote })

function kindOf(quote: string): Event['kind'] | null {
  if (NOT_POWERLIFTING.test(quote)) return 'other'
  if (MEET.test(quote)) return 'meet'
  return OTHER.test(quote) ? 'other' : null
}

const CALLED: readonly (readonly [NonNullable<Event['called']>, RegExp])[] = [
  ['test', /\b(?:test|acft|prt|pft)\b/i],
  ['race', /\b(?:\w*marathon|maratona|race|triathlon|ironman|hyrox|5k|10k)\b/i],
  ['season', /\b(?:season|saison)\b/i],
  ['tournament', /\b(?:tournament|turnier|torneo|championships?)\b/i],
]
const calledIn = (quote: string): Event['called'] => CALLED.find(([, pattern]) => pattern.test(quote))?.[0]

/**
 * The first event with a date, with the reader's quote. An event that needs no fresh legs, such as a wedding,
 * does not count.
 */
export function eventOf(statements: readonly Statement[], today: Date): Event | undefined {
  for (const each of statements) {
    if (each.kind !== 'goal' || each.what !== 'event') continue
    const kind = kindOf(each.quote)
    const date = dateIn(each.quote)
    const weeks = each.weeks ?? (date ? weeksUntil(date, today) : 0)
    const lifts = kind === 'meet' ? liftsOf(each.quote) : undefined
    const called = kind === 'other' ? calledIn(each.quote) : undefined
    if (kind && weeks >= 1)
      return { kind, weeks: Math.round(weeks), ...(called && { called }), ...(lifts && { lifts }) }
  }
  return undefined
}

interface FoundDate {
  /** Zero-based. */
  month: number
  day: number
  at: number
  end: number
}

function dateIn(words: string): FoundDate | null {
  const [dayFirst, monthFirst] = [DAY_FIRST.exec(words), MONTH_FIRST.exec(words)]
  const found = dayFirst ?? monthFirst
  const day = Number(dayFirst ? dayFirst[1] : monthFirst?.[2])
  const month = MONTHS.indexOf((dayFirst ? dayFirst[2] : monthFirst?.[1])?.toLowerCase() ?? '')
  if (!found || month < 0 || day < 1 || day > 31) return null
  return { month, day, at: found.index, end: found.index + found[0].length }
}

/** A day that has passed this year means next year. */
function weeksUntil({ month, day }: FoundDate, today: Date): number {
  const now = Date.UTC(today.getUTCFullYear(), today.getUTCMonth(), today.getUTCDate())
  const thisYear = Date.UTC(today.getUTCFullYear(), month, day)
  const then = thisYear < now ? Date.UTC(today.getUTCFullYear() + 1, month, day) : thisYear
  return Math.max(1, Math.ceil((then - now) / WEEK_MS))
}
