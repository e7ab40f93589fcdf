import { jobOf } from '../../testkit/examples/example-program.ts'
import { createPdfThread } from '../../../activities/pdf/pdf-thread.ts'
import { atMost, figureOf, type Row } from '../row.ts'
import { drawBare } from './bare-pdf.ts'

const ROUNDS = 15
const WARM_UPS = 5

/**
 * Draws one edition and the same tables with bare pdfkit, alternately. Measures the CPU time of all threads.
 */
export async function drawing(): Promise<{ rows: Row[]; yardstickMs: number }> {
  const job = jobOf()
  const thread = createPdfThread()
  const [ratios, bareMs]: [number[], number[]] = [[], []]
  for (let round = -WARM_UPS; round < ROUNDS; round += 1) {
    const ours = await processorMs(() => thread.render(job))
    const bare = await processorMs(() => drawBare(job.program))
    if (round < 0) continue
    ratios.push(ours / bare)
    bareMs.push(bare)
  }
  await thread.close()
  return {
    yardstickMs: figureOf({ values: bareMs }),
    rows: [
      { name: 'a PDF to the same tables by bare pdfkit', unit: 'times', values: ratios, goal: atMost(5) },
    ],
  }
}

async function processorMs(work: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage()
  await work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1_000
}
