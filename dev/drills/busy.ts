import { Worker } from 'node:worker_threads'
import { Purchase } from '../../storage/entities.ts'
import { payAtOnce, peopleAt } from './load/people.ts'
import { runDrill } from './run-drill.ts'
import { onSale } from './whole-product.ts'

// Starts fresh workers on a machine that is busy with something else, and lets people buy at once: npm run drill -- busy

const BUSY = 8
const PURCHASES = 20

await runDrill('busy', async (stage) => {
  for (let other = 0; other < BUSY; other += 1) {
    const thread = new Worker('for (;;);', { eval: true })
    stage.holds.defer(async () => void (await thread.terminate()))
  }
  const product = await onSale(stage, { workers: 2, tokensPerSecond: 250 })
  console.log(`Two workers are ready after ${inSeconds(product.readyMs.worker)}.`)
  const waits = await payAtOnce(await peopleAt(product.appUrl, 0, PURCHASES), product)
  const inAttention = await product.database.fork().count(Purchase, { attentionReason: { $ne: null } })
  console.log(
    `${waits.length} of ${PURCHASES} delivered, ${inAttention} in attention; from payment to mail ${inSeconds(waits[0])} to ${inSeconds(waits.at(-1))}.`,
  )
  return inAttention === 0
})

function inSeconds(ms = NaN): string {
  return `${(ms / 1_000).toFixed(1)} s`
}
