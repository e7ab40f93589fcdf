import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { Client, Connection } from '@temporalio/client'
import { DefaultLogger, NativeConnection, Runtime } from '@temporalio/worker'
import { freePort } from '../../processes/ports.ts'
import { KEPT_IN } from '../../testkit/purchases/replay.ts'
import { startTemporal } from '../../stand-ins/temporal.ts'
import { play } from './batch.ts'
import { batchOf } from './steps.ts'

/**
 * Simulates purchases against a separate Temporal: `npm run drill -- simulation --seeds N --first S`. A seed is a
 * batch of concurrent lives.
 */
const { values } = parseArgs({
  options: { seeds: { type: 'string', default: '20' }, first: { type: 'string', default: '1' } },
})
const [seeds, first] = [Number(values.seeds), Number(values.first)]

Runtime.install({ logger: new DefaultLogger('ERROR') })
const dataDir = await mkdtemp(path.join(tmpdir(), 'eightfold-simulation-'))
const port = await freePort()
const server = await startTemporal({ dataDir, port, uiPort: await freePort() })
await server.ready
const address = `127.0.0.1:${port}`
const connection = await Connection.connect({ address })
const nativeConnection = await NativeConnection.connect({ address })
const client = new Client({ connection })

const startedAt = performance.now()
const totals = { lives: 0, histories: 0, broken: 0 }
/** The number of seeds in which each was met. */
const visits = new Map<string, number>()
for (let seed = first; seed < first + seeds; seed += 1) {
  const one = batchOf(seed)
  const seedAt = performance.now()
  const outcome = await play({ client, nativeConnection, taskQueue: `simulation-${seed}` }, one)
  console.log(`seed ${seed}: ${((performance.now() - seedAt) / 1_000).toFixed(1)} s`)
  totals.lives += one.lives.length
  totals.histories += outcome.histories.length
  totals.broken += outcome.broken.length
  for (const visit of outcome.visits) visits.set(visit, (visits.get(visit) ?? 0) + 1)
  for (const { life, promise } of outcome.broken)
    console.log(`seed ${seed}, life ${life}: ${promise}\n  ${JSON.stringify(one.lives[life])}`)
}
const minutes = ((performance.now() - startedAt) / 60_000).toFixed(1)
console.log(
  `${totals.lives} lives, ${totals.histories} histories, ${totals.broken} broken promises, ${minutes} minutes`,
)
for (const [visit, met] of [...visits].sort()) console.log(`${String(met).padStart(4)} seeds met: ${visit}`)
if (totals.broken) console.log(`Histories that do not replay are in ${KEPT_IN}`)
await Promise.all([connection.close(), nativeConnection.close()])
await server.stop()
await rm(dataDir, { recursive: true, force: true })
process.exit(totals.broken ? 1 : 0)
