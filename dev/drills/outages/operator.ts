import { z } from 'zod'
import { findChromium, launchChromium } from '../../build/browser.ts'
import { withTemporal } from '../temporal.ts'
import type { WholeProduct } from '../whole-product.ts'
import { desk } from '../../testkit/desk-command.ts'

/** The query for purchases that wait for an operator, for the desk and the Temporal UI. */
const NEEDS_ATTENTION = "EightfoldStage = 'needs-attention' AND ExecutionStatus = 'Running'"
const REASON = 'what was broken is mended'

const Stuck = z.array(z.object({ id: z.string(), stage: z.string(), why: z.string().nullable() }))
type Stuck = z.infer<typeof Stuck>[number]

/** Runs `operate stuck`. */
export async function stuck({ env }: Pick<WholeProduct, 'env'>): Promise<Stuck[]> {
  const said = await desk(env, 'stuck', '--minutes', '0', '--json')
  return Stuck.parse(JSON.parse(said)).filter(({ stage }) => stage === 'needs-attention')
}

/** Runs one `operate retry` for all that wait. */
export const retryByCommand = ({ env }: Pick<WholeProduct, 'env'>): Promise<string> =>
  desk(env, 'retry', '--query', NEEDS_ATTENTION, '--reason', REASON, '--yes')

/** In the Temporal UI, opens each run and sends it the signal `retry` from its menu. */
export async function retryByClicks(
  { direct, temporalUiUrl }: Pick<WholeProduct, 'direct' | 'temporalUiUrl'>,
  ids: readonly string[],
): Promise<void> {
  const browser = await launchChromium(await findChromium())
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 900 } })
    for (const id of ids) {
      const { runId } = await withTemporal(direct.temporalAddress, ({ workflow }) =>
        workflow.getHandle(id).describe(),
      )
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
  }
}
