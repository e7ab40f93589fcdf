import { createServer, type RequestListener, type Server } from 'node:http'

/**
 * The queue of connections that are not accepted yet. The usual 511 fill up within half a second of a late
 * event loop. The kernel then makes callers retry for half a minute, which no refusal of ours can prevent.
 */
export const BACKLOG = 4_096
/** Bounded, since each holds a file descriptor. */
const MAX_CONNECTIONS = 10_000

/**
 * Slow senders cannot hold a connection. An idle connection is kept longer than proxies keep theirs: the side
 * that closes first cuts off the call that the other sends at that moment.
 */
const PATIENCE = {
  keepAliveTimeout: 65_000,
  headersTimeout: 10_000,
  requestTimeout: 20_000,
  connectionsCheckingInterval: 5_000,
}

export function createGatewayServer(serve: RequestListener): Server {
  const server = createServer(PATIENCE, serve)
  server.maxConnections = MAX_CONNECTIONS
  return server
}

const ANSWERS_END_WITHIN_MS = 3_000
const LOOK_FOR_IDLE_EVERY_MS = 50

/** Closes each connection once its answer is out, and the rest after some seconds. */
export async function closeGently(server: Server): Promise<void> {
  const closed = new Promise((resolve) => server.close(resolve))
  const closeOnShutdown = setInterval(() => server.closeIdleConnections(), LOOK_FOR_IDLE_EVERY_MS)
  const giveUp = setTimeout(() => server.closeAllConnections(), ANSWERS_END_WITHIN_MS)
  await closed
  clearInterval(closeOnShutdown)
  clearTimeout(giveUp)
}
