import type { NotePart } from '../../../domain/program/note.ts'
import { effortIn, rirIn } from '../../../domain/program/notation.ts'
import type { ShownRow } from '../../../domain/program/program-in.ts'
import type { Units } from '../../../domain/program/units.ts'

/**
 * What changes from week to week stands in the column of its week: nobody searches a paragraph for week 4 between two sets.
 */
export interface WeekColumns {
  /** The lines of a row in its column, beneath its weight. */
  linesOf: (row: ShownRow) => string[]
  /** What the lines mean, once for all weeks. */
  told: string[]
  /** Whether this part of a row is told in its column. */
  isTold: (part: NotePart, row: ShownRow) => boolean
}

/** Where a page is too short for that: all of it stands in the sentences. */
export const NO_COLUMNS: WeekColumns = { linesOf: () => [], told: [], isTold: () => false }

export function weekColumnsOf(rows: readonly ShownRow[], units: Units): WeekColumns {
  const warmUps = isVaried(rows.map((row) => warmUpOf(row, units).join()))
  const topSets = isVaried(
    rows.map(({ facts: { firstSet, backOff } }) => JSON.stringify([firstSet, backOff])),
  )
  const [percent, ...others] = rows.flatMap((row) => percentOf(row) ?? [])
  const shares = others.some((each) => each !== percent)
  return {
    linesOf: (row) =>
      [
        ...(topSets ? leftAfterTopSet(row) : []),
        ...(shares ? [shareOf(row) ?? ''] : []),
        ...(warmUps ? warmUpOf(row, units) : []),
      ].filter((line) => line !== ''),
    told: [
      ...(topSets && rows.some(hasTopSet) ? [topSetWords(rows)] : []),
      ...(shares ? [`+${percent}% means ${percent} percent more than on this day last week.`] : []),
      ...(warmUps ? ['Warm-up: weight × reps.'] : []),
    ],
    isTold: (part, row) =>
      (part === 'warm-up' && warmUps && warmUpOf(row, units).length > 0) ||
      ((part === 'first set' || part === 'other sets') && topSets && hasTopSet(row)) ||
      (part === 'other sets' && topSets && rows.some(hasTopSet) && lighterIn(rows).length === 1) ||
      (part === 'step' && shares && shareOf(row) !== null),
  }
}

const isVaried = (told: readonly string[]): boolean => new Set(told).size > 1

/** Kilograms or pounds alone: a column is narrow. */
export const warmUpOf = ({ facts: { warmUp } }: ShownRow, units: Units): string[] =>
  warmUp?.by === 'weights'
    ? ['warm-up', warmUp[units].map(([weight, reps]) => `${weight}×${reps}`).join(' ')]
    : []

const hasTopSet = ({ facts: { firstSet } }: ShownRow): boolean => firstSet?.of === 'top set'

/** What the top set leaves, where the effort of the row says another. Its reps and weight stand above. */
function leftAfterTopSet({ facts: { firstSet }, intensity }: ShownRow): string[] {
  if (firstSet?.of !== 'top set') return []
  const effort = effortIn(intensity)
  return effort && rirIn(effort).low === firstSet.rir ? [] : [`top: ${firstSet.rir} left`]
}

const lighterIn = (rows: readonly ShownRow[]): number[] => [
  ...new Set(rows.flatMap(({ facts: { backOff } }) => backOff?.percentLighter ?? [])),
]

function topSetWords(rows: readonly ShownRow[]): string {
  const lighter = lighterIn(rows)
  const others = lighter.length === 1 ? ` The other sets are ${lighter[0]}% lighter.` : ''
  return `The top set comes first: 5+ means five reps or more.${others}`
}

/** Null for a share of another week than the last: that takes a sentence. */
const percentOf = ({ facts: { step } }: ShownRow): number | null =>
  step?.of === 'share' && step.since === 'last week' ? step.percent : null

function shareOf(row: ShownRow): string | null {
  const percent = percentOf(row)
  return percent === null ? null : `+${percent}%`
}
