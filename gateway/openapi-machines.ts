import type { RefusalCode } from '../domain/errors.ts'
import type { Call } from './openapi-document.ts'
import { A_PAGE, answered, body, header, LETTER, query, READY, RECEIVED } from './openapi-parts.ts'

const OWN_LINK = [query('token', 'The token of the access link in a letter.', { required: true })]
const NO_OWN_LINK: RefusalCode[] = ['CREDENTIAL_REFUSED', 'CREDENTIAL_EXPIRED']

/** Calls of shops, of mail programs and of those who watch over us. */
export const CALLS_OF_MACHINES: Readonly<Record<string, Call>> = {
  'POST /api/shopify/webhook': {
    id: 'takeShopifyEvent',
    does: "Shopify's signed events.",
    parameters: [
      header('X-Shopify-Hmac-Sha256', 'HMAC-SHA256 of the exact body, in base64.'),
      header('X-Shopify-Shop-Domain', 'The shop that is configured.'),
      header('X-Shopify-Topic', 'Such as `orders/paid`.'),
      header('X-Shopify-Webhook-Id', 'The same for every delivery of one event.'),
      header('X-Shopify-Triggered-At', 'At most a day old.'),
    ],
    body: body('application/json', 'What Shopify says of the order.', {}),
    answers: RECEIVED,
    refuses: ['WEBHOOK_UNSIGNED', 'SHOP_CLOSED'],
  },
  'POST /api/gumroad/webhook': {
    id: 'takeGumroadPing',
    does: "Gumroad's pings: unsigned, so only hints to ask it again.",
    body: body('application/x-www-form-urlencoded', 'What Gumroad says of the sale.', {
      type: 'object',
      properties: { sale_id: { type: 'string' }, resource_name: { type: 'string' } },
    }),
    bodyIsOptional: true,
    answers: RECEIVED,
    refuses: ['SHOP_CLOSED'],
  },
  'POST /api/stripe/webhook': {
    id: 'takeStripeEvent',
    does: "Stripe's signed events.",
    parameters: [header('Stripe-Signature', 'A signature of the exact body, at most 300 seconds old.')],
    body: body('application/json', 'An event of Stripe.', {}),
    answers: RECEIVED,
    refuses: ['WEBHOOK_UNSIGNED', 'SHOP_CLOSED'],
  },
  'GET /api/unsubscribe': {
    id: 'showUnsubscribe',
    does: 'A page with an unsubscribe button.',
    parameters: LETTER,
    answers: A_PAGE,
    refuses: ['CREDENTIAL_REFUSED'],
  },
  'POST /api/unsubscribe': {
    id: 'unsubscribe',
    does: 'Unsubscribe by one click (RFC 8058).',
    parameters: LETTER,
    body: body('application/x-www-form-urlencoded', 'What mail programs send; it is not read.', {
      type: 'object',
      properties: { 'List-Unsubscribe': { type: 'string', examples: ['One-Click'] } },
    }),
    bodyIsOptional: true,
    answers: A_PAGE,
    refuses: ['CREDENTIAL_REFUSED'],
  },
  'GET /api/own-data': {
    id: 'showOwnData',
    does: 'A page with the ways to see what is kept of a buyer, and to have it deleted.',
    parameters: OWN_LINK,
    answers: A_PAGE,
    refuses: NO_OWN_LINK,
  },
  'GET /api/own-data/export': {
    id: 'exportOwnData',
    does: 'All that is kept of a buyer.',
    parameters: OWN_LINK,
    answers: { 200: answered('A file.', 'application/json', { schema: { type: 'object' } }) },
    refuses: NO_OWN_LINK,
  },
  'POST /api/own-data/erase': {
    id: 'eraseOwnData',
    does: 'Delete what is kept of a buyer, for good.',
    parameters: OWN_LINK,
    answers: A_PAGE,
    refuses: NO_OWN_LINK,
  },
  'GET /healthz': {
    id: 'isAlive',
    does: 'Whether this process lives.',
    answers: {
      200: answered('It does.', 'application/json', {
        schema: { type: 'object', properties: { alive: { const: true } }, required: ['alive'] },
      }),
    },
  },
  'GET /readyz': {
    id: 'isReady',
    does: 'Whether PostgreSQL answers, without which nothing can be done here, and whether Temporal does.',
    answers: {
      200: answered('PostgreSQL does.', 'application/json', { schema: READY }),
      503: answered('PostgreSQL does not.', 'application/json', { schema: READY }),
    },
  },
  'GET /openapi.json': {
    id: 'readDescription',
    does: 'This description.',
    answers: { 200: answered('OpenAPI 3.1.', 'application/json', { schema: { type: 'object' } }) },
  },
}
