import escapeHtml from 'escape-html'
import { utcMinute } from '../domain/program/dates.ts'
import type { Letter } from './letter.ts'

interface Pending {
  id: string
  stage: string
  openedAt: Date
  paidAt: Date | null
  why: string | null
}

/** Sent only while something is pending. It has ids, stages and reasons, but no names. */
export function digest(purchases: readonly Pending[]): Letter {
  const count = purchases.length === 1 ? 'One purchase needs' : `${purchases.length} purchases need`
  const lines = purchases.map(({ id, stage, openedAt, paidAt, why }) => {
    const since = paidAt ? `paid ${utcMinute(paidAt)}` : `not paid, opened ${utcMinute(openedAt)}`
    return [`${id}: ${stage}, ${since}`, why].filter(Boolean).join('\n  ')
  })
  const text = [
    `${count} you: paid but not delivered, or waiting for your decision.`,
    lines.join('\n'),
    'npm run operate -- show ID shows why, and what you can do.',
  ].join('\n\n')
  return {
    subject: `Eightfold: ${purchases.length} undelivered`,
    text,
    html: `<pre style="white-space:pre-wrap">${escapeHtml(text)}</pre>`,
  }
}
