import { expect, it } from '@jest/globals'
import { workflowMetadataQuery } from '@temporalio/workflow'
import { allGoesWell, playPurchase } from '../../dev/testkit/purchases/play-purchase.ts'
import { reaches, unanswered } from '../../dev/testkit/purchases/purchase-states.ts'

it('shows in the Temporal UI the state of a purchase, and what each of its messages does', async () => {
  await playPurchase(unanswered(), async ({ purchase }) => {
    await reaches(purchase, 'awaiting-survey')
    const { currentDetails, definition } = await purchase.query(workflowMetadataQuery)
    expect(currentDetails).toMatch(
      /^\*\*awaiting-survey\*\*: Paid\. Waiting for the buyer to complete the survey\.\n/,
    )
    const described = [
      ...definition!.signalDefinitions!,
      ...definition!.updateDefinitions!,
      ...definition!.queryDefinitions!,
    ].map(({ name, description }) => [name, description])
    expect(Object.fromEntries(described)).toMatchObject({
      orderChanged: 'Ask the shop again',
      refund: 'Give the money back and close the program',
      resendEmail: 'Resend the link to the program',
      retry: 'Retry what needs attention',
      intervene: 'Run the intervention stored under this id',
      submitSurvey: 'Attach the completed survey',
      awaitProgram: 'Wait for the PDF; answers with the id of the program',
      purchaseState: 'Where this purchase stands, and why',
    })
    await purchase.terminate()
  })
})

it('shows in the Temporal UI what a follow-up waits for', async () => {
  await playPurchase(allGoesWell(), async ({ purchase, environment }) => {
    await purchase.result()
    const followUp = environment.client.workflow.getHandle(`feedback-${purchase.workflowId}`)
    const { currentDetails } = await followUp.query(workflowMetadataQuery)
    expect(currentDetails).toBe(
      'Waiting to send the next note for a week, and to ask the buyer how the program went.',
    )
    // Skipped time may already have ended it.
    await followUp.result()
  })
})
