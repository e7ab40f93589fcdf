import { describe, expect, it } from '@jest/globals'
import { ApplicationFailure } from '@temporalio/common'
import { allGoesWell, playPurchase } from '../dev/testkit/purchases/play-purchase.ts'
import { letters, reaches, says } from '../dev/testkit/purchases/purchase-states.ts'
import { until } from '../dev/processes/until.ts'
import { awaitProgram, submitSurvey } from './messages.ts'

const rowsMissing = () => ApplicationFailure.nonRetryable('it is not stored any more', 'RowsMissing')

describe('a run whose rows were restored to an earlier moment', () => {
  it.each(['renderPdf', 'emailBuyer'] as const)(
    'writes the program again if %s finds it missing',
    async (activity) => {
      const activities = allGoesWell()
      let missed = 0
      activities[activity].mockImplementation(async (_id: string, kind?: string) => {
        if (kind !== 'confirmation' && missed++ === 0) throw rowsMissing()
      })
      await playPurchase(activities, async ({ purchase }) => {
        expect(await purchase.result()).toBe('delivered')
      })
      expect(activities.generateProgram).toHaveBeenCalledTimes(2)
      expect(activities.verifyPayment).toHaveBeenCalledTimes(2)
      expect(activities.noteAttention).not.toHaveBeenCalled()
    },
  )

  /** According to the rows, nobody has answered. */
  function answersLost() {
    const activities = allGoesWell()
    let told: () => void
    const asked = new Promise<void>((resolve) => (told = resolve))
    activities.generateProgram.mockImplementationOnce(async () => {
      await asked
      says(activities, 'paid')
      throw rowsMissing()
    })
    return { activities, lose: () => told() }
  }

  it('finds stored answers again that are linked to no purchase', async () => {
    const { activities, lose } = answersLost()
    lose()
    await playPurchase(activities, async ({ purchase }) => {
      expect(await purchase.result()).toBe('delivered')
    })
    expect(activities.attachSurvey.mock.calls.map(([, survey]) => survey)).toEqual(['survey-1'])
    expect(activities.generateProgram).toHaveBeenCalledTimes(2)
  })

  it('waits for answers again when they were lost, and tells callers who wait for the program', async () => {
    const { activities, lose } = answersLost()
    activities.attachSurvey.mockRejectedValueOnce(ApplicationFailure.nonRetryable('no survey', 'NOT_FOUND'))
    await playPurchase(activities, async ({ purchase }) => {
      const asked = purchase.startUpdate(awaitProgram, { waitForStage: 'ACCEPTED' })
      const waiting = await asked
      await until('the first letter', async () => letters(activities).length === 1)
      lose()
      await expect(waiting.result()).rejects.toMatchObject({ cause: { type: 'NO_COMPLETED_SURVEY' } })
      await reaches(purchase, 'awaiting-survey')
      await purchase.executeUpdate(submitSurvey, { args: ['survey-2'] })
      expect(await purchase.result()).toBe('delivered')
    })
    expect(letters(activities)).toEqual(['confirmation', 'confirmation', 'program-ready'])
    expect(activities.attachSurvey).toHaveBeenCalledWith(expect.any(String), 'survey-2')
    expect(activities.noteAttention).not.toHaveBeenCalled()
  })
})
