import { spaced, textBlock, type Block } from '../drawing/blocks.tsx'
import { STRONG } from '../drawing/typeset.ts'

/** What one page holds of a day: all its lifts, or some of them. */
export interface DayPart<Day> {
  day: Day
  /** The place of its first lift in the day. */
  from: number
  /** The place after its last one. */
  to: number
  /** How many lifts the day has. */
  of: number
}

/** A day of so many lifts in parts of so many each. */
export const partsOf = <Day>(day: Day, of: number, each: number): DayPart<Day>[] =>
  Array.from({ length: Math.ceil(of / each) }, (_, part) => ({
    ...{ day, of },
    from: part * each,
    to: Math.min(of, (part + 1) * each),
  }))

/** Splits a day that no page can hold into as few parts as fit, of similar size. */
export function inParts<Day>(day: Day, of: number, fits: (part: DayPart<Day>) => boolean): DayPart<Day>[] {
  for (let count = 1; count < of; count += 1) {
    const parts = partsOf(day, of, Math.ceil(of / count))
    if (parts.every(fits)) return parts
  }
  return [{ ...{ day, of }, from: 0, to: of }]
}

/** Two parts of a day that came to one page are one: it shows the head of a day once. */
export function joined<Day>(page: readonly DayPart<Day>[]): DayPart<Day>[] {
  const parts: DayPart<Day>[] = []
  for (const part of page) {
    const last = parts.at(-1)
    if (last && last.day === part.day) parts.splice(-1, 1, { ...last, to: part.to })
    else parts.push(part)
  }
  return parts
}

export const titleOfPart = ({ day, from }: DayPart<{ title: string }>): string =>
  from ? `${day.title}, continued` : day.title

/** Whether more of the day comes on the next page. */
export const goesOn = ({ to, of }: DayPart<unknown>): boolean => to < of

/** At the end of a page that a day goes beyond. */
export const goesOnBlock = (width: number): Block =>
  spaced(textBlock('Not done yet: this day continues on the next page.', STRONG, { width }), 8, 2)
