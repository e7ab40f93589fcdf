import { join } from 'node:path'
import { Client, Connection } from '@temporalio/client'
import { z } from 'zod'
import { findChromium, launchChromium } from '../browser.ts'
import type { WholeProduct } from '../chaos/whole-product.ts'
import { execFile } from '../users.ts'

/** What waits for an operator, as the desk and the Temporal UI find it. */
export const NEEDS_ATTENTION = "EightfoldStage = 'needs-attention' AND ExecutionStatus = 'Running'"
const REASON = 'what was broken is mended'

const Stuck = z.array(z.object({ id: z.string(), stage: z.string(), why: z.string().nullable() }))
export type Stuck = z.infer<typeof Stuck>[number]

/** The desk, as an operator types it. */
async function operate({ env }: Pick<WholeProduct, 'env'>, ...words: string[]): Promise<string> {
  const args = ['--import', 'tsx', join('desk', 'main.ts'), ...words]
  return (await execFile(process.execPath, args, { env: { ...env }, maxBuffer: 2 ** 24 })).stdout
}

/** `operate stuck` */
export async function stuck(product: Pick<WholeProduct, 'env'>): Promise<Stuck[]> {
  const said = await operate(product, 'stuck', '--minutes', '0', '--json')
  return Stuck.parse(JSON.parse(said)).filter(({ stage }) => stage === 'needs-attention')
}

/** One `operate retry` for all that wait. */
export const retryByCommand = (product: Pick<WholeProduct, 'env'>): Promise<string> =>
  operate(product, 'retry', '--query', NEEDS_ATTENTION, '--reason', REASON, '--yes')

/** In the Temporal UI: opens each run, and sends it the signal `retry` by its menu. */
export async function retryByClicks(
  { direct, temporalUiUrl }: Pick<WholeProduct, 'direct' | 'temporalUiUrl'>,
  ids: readonly string[],
): Promise<void> {
  const connection = await Connection.connect({ address: direct.temporalAddress })
  const browser = await launchChromium(await findChromium())
  try {
    const { workflow } = new Client({ connection })
    const page = await browser.newPage({ viewport: { width: 1280, height: 900 } })
    for (const id of ids) {
      const { runId } = await workflow.getHandle(id).describe()
      await page.goto(`${temporalUiUrl}/namespaces/default/workflows/${id}/${runId}/history`)
      await page.getByRole('button', { name: /more actions/i }).click()
      await page.getByRole('menuitem', { name: /send a signal/i }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByTestId('signal-select-button').click()
      await dialog.getByText('retry', { exact: true }).click()
      await dialog.getByRole('button', { name: /submit/i }).click()
      await dialog.waitFor({ state: 'hidden' })
    }
  } finally {
    await browser.close()
    await connection.close()
  }
}
