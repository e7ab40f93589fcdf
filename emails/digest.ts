import escapeHtml from 'escape-html'
import type { Letter } from './letter.ts'

/**
 * The operators' morning mail, sent only while something is pending. It contains ids, stages and reasons, but
 * no names.
 */
export function digest(
  purchases: readonly { id: string; stage: string; since: Date; why: string | null }[],
): Letter {
  const count = purchases.length === 1 ? 'One purchase is' : `${purchases.length} purchases are`
  const lines = purchases.map(({ id, stage, since, why }) =>
    [`${id}: ${stage}, paid ${since.toISOString().slice(0, 16).replace('T', ' ')} UTC`, why]
      .filter(Boolean)
      .join('\n  '),
  )
  const text = [
    `${count} paid and not delivered, or wait for you.`,
    lines.join('\n'),
    'npm run operate -- show ID says why and what you can do.',
  ].join('\n\n')
  return {
    subject: `Eightfold: ${purchases.length} undelivered`,
    text,
    html: `<pre style="white-space:pre-wrap">${escapeHtml(text)}</pre>`,
  }
}
