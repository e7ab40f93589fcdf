import type { WayName } from './faults.ts'

const http = (status: string, body: string, headers = ''): string =>
  `HTTP/1.1 ${status}\r\ncontent-type: ${body.startsWith('{') ? 'application/json' : 'text/html'}\r\n` +
  `content-length: ${body.length}\r\nconnection: close\r\n${headers}\r\n${body}`

const GARBAGE = '\u0000\u0001\u0002 this is no protocol of yours \r\n\r\n'
/** A proxy's answer for an unreachable server. */
const UNREACHABLE = [
  http('502 Bad Gateway', '<html><h1>502 Bad Gateway</h1></html>'),
  http('503 Service Unavailable', '<html>overloaded</html>', 'retry-after: 3\r\n'),
  http('500 Internal Server Error', '{"error":"internal"}'),
  GARBAGE,
]
/** Meaningless answers with status 200. */
const HOLLOW = [http('200 OK', '<html>Please log in to this network</html>'), http('200 OK', '{}')]
const BUSY = http('429 Too Many Requests', '{"error":{"message":"slow down"}}', 'retry-after: 2\r\n')

/**
 * Wrong answers in place of each part. For the gateway, only answers that no shop takes as an
 * acknowledgement. For the mail server, only temporary failures, because an operator decides about a
 * permanent refusal.
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

/** The typical size of each part's conversation in bytes; a cut is somewhere in it. */
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
