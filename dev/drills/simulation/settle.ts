import { setTimeout as wait } from 'node:timers/promises'
import type { Client } from '@temporalio/client'
import { WorkflowNotFoundError } from '@temporalio/common'
import type { Stage } from '../../../domain/shop/stage.ts'
import type { deliverProgram } from '../../../workflows/index.ts'
import { purchaseState, retry } from '../../../workflows/messages.ts'
import type { Step } from './scenario.ts'
import type { Outside } from './outside.ts'

const LOOK_EVERY_MS = 100
/** All parts work again by then; what is not done after this long never will be. */
const STUCK_AFTER_MS = 120_000

/** What a simulated purchase leaves to be settled. */
interface Left {
  outside: Outside
  purchaseId: string
  say: (step: Step) => Promise<void>
  answers: Promise<void>[]
}

/** Whether the last run of a purchase has ended; false before the first one starts. */
export async function hasEnded(client: Client, purchaseId: string): Promise<boolean> {
  try {
    return (await client.workflow.getHandle(purchaseId).describe()).status.name !== 'RUNNING'
  } catch (error) {
    if (error instanceof WorkflowNotFoundError) return false
    throw error
  }
}

/**
 * Ends all trouble, lets the shop decide and the buyer answer, then checks the promises. Sends only what was
 * never sent, so that lost messages stay lost.
 */
export async function settle(client: Client, { outside, purchaseId, say, answers }: Left): Promise<void> {
  const { facts, troubles, mustBe } = outside
  troubles.clear()
  if (facts.shop !== 'refunded') outside.shopSays('paid')
  if (facts.untold) await say({ do: 'order changed' })
  if (facts.surveyId === null) await say({ do: 'submit', survey: 1 })
  await ending()
  const heardAll = Promise.all(answers).then(() => true)
  mustBe(await Promise.race([heardAll, wait(30_000, false, { ref: false })]), 'everybody gets an answer')
  // Messages in flight may have started another run.
  const stage = await ending()
  const expected = facts.shop === 'refunded' ? 'refunded' : 'delivered'
  mustBe(stage === expected, `it ends as ${expected}, not as ${stage}`)
  mustBe(facts.attention === null, 'nobody is asked to look at what is done')
  mustBe(!facts.abandoned, 'nobody is given up')
  mustBe(!facts.refundOwed, 'a refund that an operator asked for is given')
  mustBe(facts.lettersBegun.size === 0, `letters that are begun go out: ${[...facts.lettersBegun].join()}`)
  const unsettled = [...facts.wishesAsked].filter((wish) => !facts.wishesSettled.has(wish))
  mustBe(!unsettled.length, `what operators ask is done or refused: ${unsettled.join()}`)
  const followUp = await hasFollowUp()
  mustBe(facts.feedbackRuns.size <= 1, 'feedback is asked for once')
  mustBe(
    followUp === facts.mailed.has('program-ready') || stage !== 'delivered',
    'delivery brings one follow-up',
  )
  mustBe(!followUp || facts.mailed.has('program-ready'), 'nobody is asked how a program went that never came')
  if (stage !== 'delivered') return
  mustBe(facts.programs.length === 1 && facts.pdfs === 1, 'one program, one PDF')
  mustBe(facts.programs[0] === facts.surveyId, 'the program is written from the survey that was taken last')
  mustBe(facts.mailed.has('program-ready'), 'the link is mailed')
  const resent = outside.resent()
  mustBe(resent - facts.resentBefore >= facts.resendsOwed, 'the link is sent once more when an operator asks')
  mustBe(resent <= facts.resendsSaid, 'the link is sent no more often than operators ask')

  async function hasFollowUp(): Promise<boolean> {
    try {
      await client.workflow.getHandle(`feedback-${purchaseId}`).describe()
      return true
    } catch (error) {
      if (error instanceof WorkflowNotFoundError) return false
      throw error
    }
  }

  /**
   * Signals a retry, as an operator would, instead of waiting minutes for the automatic one. Only the shop
   * reports the end of a dispute.
   */
  async function ending(): Promise<Stage | 'stuck'> {
    const giveUpAt = Date.now() + STUCK_AFTER_MS
    const run = client.workflow.getHandle<typeof deliverProgram>(purchaseId)
    while (Date.now() < giveUpAt) {
      if (await hasEnded(client, purchaseId)) return run.result()
      const isDisputed = facts.attention?.startsWith('The payment is disputed')
      if (facts.attention !== null && !isDisputed) await run.signal(retry).catch(() => undefined) // the run may just have ended
      await wait(LOOK_EVERY_MS)
    }
    const { stage } = await run.query(purchaseState).catch(() => ({ stage: 'no answer' }))
    mustBe(false, `it does not wait in ${stage}`)
    return 'stuck'
  }
}
