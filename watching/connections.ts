import { Gauge, type Registry } from 'prom-client'
import type { Database } from '../storage/database.ts'

/** How a process fares with PostgreSQL: who waits for a connection waits four seconds at most. */
export function watchConnections(database: Pick<Database, 'connections'>, register: Registry): void {
  new Gauge({
    name: 'eightfold_postgres_connections',
    help: 'Connections of this process that are busy or idle, and callers that wait for one',
    labelNames: ['state'],
    registers: [register],
    collect() {
      for (const [state, count] of Object.entries(database.connections())) this.set({ state }, count)
    },
  })
}
