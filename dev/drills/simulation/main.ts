import { Client, Connection } from '@temporalio/client'
import { DefaultLogger, NativeConnection, Runtime } from '@temporalio/worker'
import { freePort } from '../../processes/ports.ts'
import { KEPT_IN } from '../../testkit/purchases/replay.ts'
import { startTemporal } from '../../stand-ins/temporal.ts'
import { optionsOf, wholeNumber } from '../../commands/options.ts'
import { runDrill, secondsSince } from '../run-drill.ts'
import { play } from './batch.ts'
import { batchOf } from './scenario.ts'

// Simulates purchases against a separate Temporal: npm run drill -- simulation --seeds N --first S. A seed is a
// batch of concurrent lives.

const { seeds, first } = optionsOf({ seeds: wholeNumber(20), first: wholeNumber(1) })
Runtime.install({ logger: new DefaultLogger('ERROR') })

await runDrill('simulation', async ({ dataDir, holds }) => {
  const port = await freePort()
  const server = await startTemporal({ dataDir, port, uiPort: await freePort() })
  holds.defer(server.stop)
  await server.ready
  const address = `127.0.0.1:${port}`
  const connection = await Connection.connect({ address })
  holds.defer(() => connection.close())
  const nativeConnection = await NativeConnection.connect({ address })
  holds.defer(() => nativeConnection.close())
  const client = new Client({ connection })

  const startedAt = Date.now()
  const totals = { lives: 0, histories: 0, broken: 0 }
  /** The number of seeds in which each was met. */
  const visits = new Map<string, number>()
  for (let seed = first; seed < first + seeds; seed += 1) {
    const one = batchOf(seed)
    const seedAt = Date.now()
    const outcome = await play({ client, nativeConnection, taskQueue: `simulation-${seed}` }, one)
    console.log(`seed ${seed}: ${secondsSince(seedAt).toFixed(1)} s`)
    totals.lives += one.lives.length
    totals.histories += outcome.histories.length
    totals.broken += outcome.broken.length
    for (const visit of outcome.visits) visits.set(visit, (visits.get(visit) ?? 0) + 1)
    for (const { life, promise } of outcome.broken)
      console.log(`seed ${seed}, life ${life}: ${promise}\n  ${JSON.stringify(one.lives[life])}`)
  }
  console.log(
    `${totals.lives} lives, ${totals.histories} histories, ${totals.broken} broken promises, ${(secondsSince(startedAt) / 60).toFixed(1)} minutes`,
  )
  for (const [visit, met] of [...visits].sort()) console.log(`${String(met).padStart(4)} seeds met: ${visit}`)
  if (totals.broken) console.log(`Histories that do not replay are in ${KEPT_IN}`)
  return totals.broken === 0
})
