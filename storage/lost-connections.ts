import { Socket } from 'node:net'
import type { Pool, PoolClient } from 'pg'

/**
 * Gives up connections on which the server owes an answer and says nothing: a frozen one ends no query itself. What
 * waits fails at once, and the pool opens another connection. A query that is given up alone, as pg can, would leave
 * its connection in the pool with whatever the server makes of it later, an open transaction for one.
 */
export function hangUpOnSilence(pool: Pool, afterMs: number): void {
  pool.on('connect', (client) => {
    const socket = socketOf(client)
    socket.setTimeout(afterMs)
    socket.on('timeout', () => {
      if (!isIdle(client)) socket.destroy()
    })
  })
}

/**
 * Takes connections out of the pool that ended while in use. Kysely keeps one for good whose `begin`, `commit` or
 * `rollback` failed; ten of those, and nobody would get a connection again.
 */
export function takeBackWhatEnded(pool: Pool): void {
  const inUse = new Set<PoolClient>()
  pool.on('acquire', (client) => inUse.add(client))
  pool.on('release', (_error, client) => inUse.delete(client))
  pool.on('connect', (client) => {
    client.once('end', () => {
      if (!inUse.has(client)) return
      client.release(true)
      client.release = () => undefined // whoever had it may give it back as well
    })
  })
}

function socketOf(client: PoolClient): Socket {
  if ('connection' in client) {
    const { connection } = client
    if (connection && typeof connection === 'object' && 'stream' in connection)
      if (connection.stream instanceof Socket) return connection.stream
  }
  throw new TypeError('a connection of pg no longer shows its socket')
}

/** An idle connection is silent by right; the pool closes it. */
const isIdle = (client: PoolClient): boolean => 'readyForQuery' in client && client.readyForQuery === true
