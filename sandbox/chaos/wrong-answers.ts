import type { WayName } from './faults.ts'

const http = (status: string, body: string, headers = ''): string =>
  `HTTP/1.1 ${status}\r\ncontent-type: ${body.startsWith('{') ? 'application/json' : 'text/html'}\r\n` +
  `content-length: ${body.length}\r\nconnection: close\r\n${headers}\r\n${body}`

const GARBAGE = '\u0000\u0001\u0002 this is no protocol of yours \r\n\r\n'
/** What a proxy on the way says for a server that it cannot reach. */
const UNREACHABLE = [
  http('502 Bad Gateway', '<html><h1>502 Bad Gateway</h1></html>'),
  http('503 Service Unavailable', '<html>overloaded</html>', 'retry-after: 3\r\n'),
  http('500 Internal Server Error', '{"error":"internal"}'),
  GARBAGE,
]
/** What comes with a 200 and means nothing. */
const HOLLOW = [http('200 OK', '<html>Please log in to this network</html>'), http('200 OK', '{}')]
const BUSY = http('429 Too Many Requests', '{"error":{"message":"slow down"}}', 'retry-after: 2\r\n')

/**
 * What each part may answer in its place. Of the gateway only what no shop takes for received; of the mail server only
 * what passes, since a refusal for good is an operator's to decide.
 */
export const WRONG_ANSWERS: Readonly<Record<WayName, readonly string[]>> = {
  gateway: UNREACHABLE,
  temporal: [GARBAGE, http('502 Bad Gateway', '<html></html>')],
  postgres: [GARBAGE, http('400 Bad Request', '<html></html>')],
  mail: ['421 4.3.2 Service not available\r\n', '451 4.3.0 Try again later\r\n', GARBAGE],
  model: [...UNREACHABLE, ...HOLLOW, BUSY],
  gumroad: [...UNREACHABLE, ...HOLLOW, BUSY],
  shopify: [...UNREACHABLE, ...HOLLOW, BUSY],
  stripe: [...UNREACHABLE, ...HOLLOW, BUSY],
}

/** How much each part says in a conversation, in bytes: it is cut somewhere in there. */
export const CONVERSATION_BYTES: Readonly<Record<WayName, number>> = {
  gateway: 3_000,
  temporal: 20_000,
  postgres: 20_000,
  mail: 700,
  model: 60_000,
  gumroad: 800,
  shopify: 1_500,
  stripe: 2_500,
}
