import type { Call } from './call.ts'
import { WEBHOOKS } from './webhooks.ts'

const showUnsubscribe = {
  method: 'GET',
  path: '/api/unsubscribe',
  does: 'Show a page with an unsubscribe button.',
  refuses: ['CREDENTIAL_REFUSED'],
  caller: 'letter',
} as const satisfies Call

const unsubscribe = {
  method: 'POST',
  path: '/api/unsubscribe',
  does: 'Unsubscribe with one click (RFC 8058).',
  refuses: ['CREDENTIAL_REFUSED'],
  caller: 'letter',
} as const satisfies Call

const showOwnData = {
  method: 'GET',
  path: '/api/own-data',
  does: 'Show a page where buyers export or delete their stored data.',
  isPrivate: true,
  limit: 'credentials',
  refuses: ['CREDENTIAL_REFUSED', 'CREDENTIAL_EXPIRED'],
  caller: 'letter',
} as const satisfies Call

const exportOwnData = {
  method: 'GET',
  path: '/api/own-data/export',
  does: 'Export all stored data of a buyer.',
  isPrivate: true,
  limit: 'credentials',
  refuses: ['CREDENTIAL_REFUSED', 'CREDENTIAL_EXPIRED'],
  caller: 'letter',
} as const satisfies Call

const eraseOwnData = {
  method: 'POST',
  path: '/api/own-data/erase',
  does: 'Permanently delete the stored data of a buyer.',
  isPrivate: true,
  limit: 'credentials',
  refuses: ['CREDENTIAL_REFUSED', 'CREDENTIAL_EXPIRED'],
  caller: 'letter',
} as const satisfies Call

const isAlive = {
  method: 'GET',
  path: '/healthz',
  does: 'Check that this process is alive.',
  caller: 'monitor',
} as const satisfies Call

const isReady = {
  method: 'GET',
  path: '/readyz',
  does: 'Check that PostgreSQL and Temporal answer. Ready without Temporal, but not without PostgreSQL.',
  caller: 'monitor',
} as const satisfies Call

const readDescription = {
  method: 'GET',
  path: '/openapi.json',
  does: 'Get this description.',
} as const satisfies Call

/** The calls of shops, letters and monitors, and the description. No page of ours makes them. */
export const MACHINE_CALLS = {
  ...WEBHOOKS,
  showUnsubscribe,
  unsubscribe,
  showOwnData,
  exportOwnData,
  eraseOwnData,
  isAlive,
  isReady,
  readDescription,
}
