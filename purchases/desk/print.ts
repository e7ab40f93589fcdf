import { utcMinute } from '../../domain/program/dates.ts'
import type { Resealed } from '../../storage/sealing/reseal.ts'
import type { Traces } from '../../storage/traces.ts'
import type { Summary } from './overview.ts'

export function listed(purchases: readonly Summary[]): string {
  if (!purchases.length) return 'None.'
  return purchases
    .map(({ id, stage, email, paidAt, why }) =>
      [
        id,
        stage,
        email ?? 'no email',
        paidAt ? `paid ${utcMinute(paidAt)}` : 'not paid',
        ...(why ? [why] : []),
      ].join('  '),
    )
    .join('\n')
}

/** What somebody left who is not found as a buyer, and what to try next. */
export function tracesInWords(who: string, { surveys, checkouts, feedback }: Traces): string {
  const told = [
    ...surveys.map(({ createdAt, completedAt }) =>
      completedAt ? `answered ${utcMinute(completedAt)}` : `began to answer ${utcMinute(createdAt)}`,
    ),
    ...checkouts.map(
      ({ order, createdAt, closedAt }) =>
        `checkout ${order} opened ${utcMinute(createdAt)}, ${closedAt ? `closed ${utcMinute(closedAt)}` : 'not paid as far as we know'}`,
    ),
    ...feedback.map(({ createdAt }) => `feedback ${utcMinute(createdAt)}`),
  ]
  return [
    `There is no purchase for ${who}, but:`,
    ...told.map((line) => `  ${line}`),
    'Paid all the same? Look at the shop for the order or the address; `find` takes its order number, too.',
  ].join('\n')
}

/** One line per column, and one per reason why some of its values remain. */
export const resealedInWords = ({ what, sealed, unreadable }: Resealed): string =>
  [`${what}: ${sealed} sealed anew`, ...unreadable.map((why) => `  left as it is: ${why}`)].join('\n')

/** Formats a value as lines of `name: value`; leaves out unknown values. */
export function inWords(said: unknown, indent = ''): string {
  if (!isRecord(said)) return `${indent}${plain(said)}`
  return Object.entries(said)
    .filter(([, value]) => value !== null && value !== undefined)
    .map(([name, value]) => {
      if (Array.isArray(value))
        return [`${indent}${name}:`, ...value.map((one) => rowOf(one, indent))].join('\n')
      if (isRecord(value)) return `${indent}${name}:\n${inWords(value, `${indent}  `)}`
      return `${indent}${name}: ${plain(value)}`
    })
    .join('\n')
}

const rowOf = (one: unknown, indent: string): string =>
  `${indent}  ${isRecord(one) ? Object.values(one).map(plain).join('  ') : plain(one)}`

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !(value instanceof Date) && !Array.isArray(value)

function plain(value: unknown): string {
  if (value instanceof Date) return utcMinute(value)
  return value === null ? '–' : String(value)
}
