import type { Statement } from './statement.ts'

const EVENT =
  'marathon|wedding|meet|comp|competition|race|season starts|fitness test|fire fighter test|prt|pft|acft|triathlon|hyrox|spartan|tournament|boda|hochzeit|wettkampf|wedstrijd|mariage|gara|matrimonio|carrera|5k|10k'
const MONTH =
  'jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|enero|marzo|abril|mayo|junio|januar|m\u00e4rz|mai|juni|juli|oktober'
const WEEKS = 'weeks?|wks?|semanas?|wochen|semaines?|settimane|weken'
/** `Meet in 11 weeks`, `half marathon on 12 October`. */
const PLANNED = new RegExp(
  `(?<!\\p{L})(?:${EVENT})(?!\\p{L})[^.!?\\n]{0,30}?(?:(?<!\\d)(\\d{1,2}) ?(?:${WEEKS})(?! ago)|(?<!\\p{L})(?:${MONTH})\\p{L}*)`,
  'iu',
)

/** A day that somebody trains for. */
export function eventIn(said: string): Extract<Statement, { kind: 'goal' }> | null {
  const found = PLANNED.exec(said)
  if (!found) return null
  const weeks = Number(found[1])
  return { kind: 'goal', what: 'event', ...(weeks > 0 ? { weeks } : {}), quote: found[0] }
}
