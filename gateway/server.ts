import { createServer, type RequestListener, type Server } from 'node:http'

/**
 * Connections that wait until we take them. The usual 511 are full within half a second of a loop that is late, and
 * the kernel then lets callers try again for half a minute, which no refusal of ours can spare them.
 */
export const BACKLOG = 4_096
/** Event streams, calls that wait for a program, and callers: bounded, since each holds a file. */
const MOST_CONNECTIONS = 10_000

/**
 * Nobody holds a place by sending slowly. An idle line is kept for longer than proxies keep theirs: who closes first
 * cuts off the call that the other sends at that moment.
 */
const PATIENCE = {
  keepAliveTimeout: 65_000,
  headersTimeout: 10_000,
  requestTimeout: 20_000,
  connectionsCheckingInterval: 5_000,
}

/** The way in. */
export function createGatewayServer(serve: RequestListener): Server {
  const server = createServer(PATIENCE, serve)
  server.maxConnections = MOST_CONNECTIONS
  return server
}

const ANSWERS_END_WITHIN_MS = 3_000
const LOOK_FOR_IDLE_EVERY_MS = 50

/** Takes nobody in any more, and lets go of each connection once its answer is out; of all of them after seconds. */
export async function closeGently(server: Server): Promise<void> {
  const closed = new Promise((resolve) => server.close(resolve))
  const lettingGo = setInterval(() => server.closeIdleConnections(), LOOK_FOR_IDLE_EVERY_MS)
  const giveUp = setTimeout(() => server.closeAllConnections(), ANSWERS_END_WITHIN_MS)
  await closed
  clearInterval(lettingGo)
  clearTimeout(giveUp)
}
