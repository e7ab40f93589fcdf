import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { openDatabase } from '../../storage/database.ts'
import { Purchase } from '../../storage/entities/purchase.ts'
import { NO_KEYS } from '../../storage/sealing/data-keys.ts'
import { payAtOnce } from './load/deliveries.ts'
import { peopleAt } from './load/people.ts'
import { startProcesses } from './overload/product.ts'
import { onceAskedToStop } from '../processes/stopping.ts'

// Starts fresh workers on a machine that is busy with something else, and lets people buy at once: npm run drill -- busy

const BUSY = 8
const WORKERS = 2
const PURCHASES = 20

const dataDir = await mkdtemp(join(tmpdir(), 'eightfold-busy-'))
const others = Array.from({ length: BUSY }, () => new Worker('for (;;);', { eval: true }))
let product: Awaited<ReturnType<typeof startProcesses>> | undefined
onceAskedToStop(() => void end(130))
try {
  product = await startProcesses(dataDir, { workers: WORKERS })
  const database = await openDatabase(product.databaseUrl, NO_KEYS, { poolSize: 1 })
  console.log(`Two workers are ready after ${inSeconds(product.readyMs.worker)}.`)
  const waits = await payAtOnce(await peopleAt(product.appUrl, 0, PURCHASES), database)
  const inAttention = await database.fork().count(Purchase, { attentionReason: { $ne: null } })
  console.log(
    `${waits.length} of ${PURCHASES} delivered, ${inAttention} in attention; from payment to mail ${inSeconds(waits[0])} to ${inSeconds(waits.at(-1))}.`,
  )
  await database.close()
  await end(inAttention === 0 ? 0 : 1)
} catch (error) {
  console.error(error)
  await end(1)
}

function inSeconds(ms = NaN): string {
  return `${(ms / 1_000).toFixed(1)} s`
}

async function end(code: number): Promise<never> {
  await product?.stop()
  await Promise.all(others.map((other) => other.terminate()))
  await rm(dataDir, { recursive: true, force: true })
  process.exit(code)
}
