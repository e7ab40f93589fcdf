import { Gauge, type Registry } from 'prom-client'
import type { Database } from '../../storage/database.ts'

/** The state of a process's PostgreSQL pool; callers wait at most four seconds for a connection. */
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
