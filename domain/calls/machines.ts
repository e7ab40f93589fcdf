import type { Call } from './call.ts'
import { createCheckout } from './checkout.ts'
import { WEBHOOKS } from './webhooks.ts'

const OF_LETTERS = { caller: 'letter', refuses: ['CREDENTIAL_REFUSED'] } as const
const OF_OWN_DATA = {
  caller: 'letter',
  isPrivate: true,
  limit: 'credentials',
  refuses: ['CREDENTIAL_REFUSED', 'CREDENTIAL_EXPIRED'],
} as const

/** The calls of shops, letters and monitors, and the description. No page of ours makes them. */
export const MACHINE_CALLS = {
  ...WEBHOOKS,
  showUnsubscribe: {
    ...{ method: 'GET', path: '/api/unsubscribe', ...OF_LETTERS },
    does: 'Show a page with an unsubscribe button.',
  },
  unsubscribe: {
    ...{ method: 'POST', path: '/api/unsubscribe', ...OF_LETTERS },
    does: 'Unsubscribe with one click (RFC 8058).',
  },
  showOwnData: {
    ...{ method: 'GET', path: '/api/own-data', ...OF_OWN_DATA },
    does: 'Show a page where buyers export or delete their stored data.',
  },
  exportOwnData: {
    ...{ method: 'GET', path: '/api/own-data/export', ...OF_OWN_DATA },
    does: 'Export all stored data of a buyer.',
  },
  eraseOwnData: {
    ...{ method: 'POST', path: '/api/own-data/erase', ...OF_OWN_DATA },
    does: 'Permanently delete the stored data of a buyer.',
  },
  showPayAgain: {
    ...{ method: 'GET', path: '/api/pay-again', ...OF_LETTERS },
    does: 'Show a page with a button that pays again, after a payment failed.',
  },
  payAgain: {
    ...{ method: 'POST', path: '/api/pay-again', caller: 'letter', limit: 'payments' },
    refuses: ['CREDENTIAL_REFUSED', 'CREDENTIAL_EXPIRED', 'ORIGIN_REFUSED', ...createCheckout.refuses],
    does: 'Open the checkout for the survey of a failed payment, and remember the survey in this browser.',
  },
  openLeftOrder: {
    ...{ method: 'GET', path: '/api/left-order', caller: 'letter', isPrivate: true },
    refuses: ['CREDENTIAL_REFUSED', 'CREDENTIAL_EXPIRED', 'NOT_FOUND'],
    does: 'Lead to an order that was left unpaid, and remember its survey in this browser.',
  },
  reportMail: {
    ...{ method: 'POST', path: '/api/mail/reports', caller: 'mail server' },
    refuses: ['CREDENTIAL_REFUSED', 'NOT_FOUND'],
    does: 'Take a report about a letter that came back: the mail itself (RFC 3464), or JSON with its `messageId` and `status`.',
  },
  isAlive: {
    ...{ method: 'GET', path: '/healthz', caller: 'monitor' },
    does: 'Check that this process is alive.',
  },
  isReady: {
    ...{ method: 'GET', path: '/readyz', caller: 'monitor' },
    does: 'Check that PostgreSQL and Temporal answer. Ready without Temporal, but not without PostgreSQL.',
  },
  readDescription: { method: 'GET', path: '/openapi.json', does: 'Get this description.' },
} as const satisfies Record<string, Call>
