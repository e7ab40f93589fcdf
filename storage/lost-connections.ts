import { Socket } from 'node:net'
import type { Pool, PoolClient } from 'pg'

/**
 * Destroys connections on which the server owes an answer and is silent; a frozen server ends no query
 * itself. Pending queries fail at once, and the pool opens another connection. Giving up only the query, as
 * pg can, would leave the connection in the pool in an unknown state, for example with an open transaction.
 */
export function destroySilentConnections(pool: Pool, afterMs: number): void {
  pool.on('connect', (client) => {
    const socket = socketOf(client)
    socket.setTimeout(afterMs)
    socket.on('timeout', () => {
      if (!isIdle(client)) socket.destroy()
    })
  })
}

/**
 * Removes connections from the pool that ended while in use. Kysely never releases a connection whose
 * `begin`, `commit` or `rollback` failed; after ten of those, the pool would be exhausted.
 */
export function evictEndedConnections(pool: Pool): void {
  const inUse = new Set<PoolClient>()
  pool.on('acquire', (client) => inUse.add(client))
  pool.on('release', (_error, client) => inUse.delete(client))
  pool.on('connect', (client) => {
    client.once('end', () => {
      if (!inUse.has(client)) return
      client.release(true)
      client.release = () => undefined // its holder may release it too
    })
  })
}

function socketOf(client: PoolClient): Socket {
  if ('connection' in client) {
    const { connection } = client
    if (connection && typeof connection === 'object' && 'stream' in connection)
      if (connection.stream instanceof Socket) return connection.stream
  }
  throw new TypeError('pg no longer exposes the socket of a connection')
}

/** An idle connection is expected to be silent; the pool closes it. */
const isIdle = (client: PoolClient): boolean => 'readyForQuery' in client && client.readyForQuery === true
