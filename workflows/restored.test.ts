import { describe, expect, it } from '@jest/globals'
import { ApplicationFailure } from '@temporalio/common'
import { allGoesWell, playPurchase } from '../sandbox/play-purchase.ts'
import { letters, reaches, says } from '../sandbox/purchase-states.ts'
import { submitSurvey } from './messages.ts'

const rowsMissing = () => ApplicationFailure.nonRetryable('it is not stored any more', 'RowsMissing')

describe('a run whose rows were restored to a moment before', () => {
  it.each(['renderPdf', 'emailBuyer'] as const)('writes the program again that %s misses', async (deed) => {
    const activities = allGoesWell()
    let missed = 0
    activities[deed].mockImplementation(async (_id: string, kind?: string) => {
      if (kind !== 'confirmation' && missed++ === 0) throw rowsMissing()
    })
    await playPurchase(activities, async ({ purchase }) => {
      expect(await purchase.result()).toBe('delivered')
    })
    expect(activities.generateProgram).toHaveBeenCalledTimes(2)
    expect(activities.verifyPayment).toHaveBeenCalledTimes(2)
    expect(activities.noteAttention).not.toHaveBeenCalled()
  })

  it('waits for answers again when those were lost, and says so', async () => {
    const activities = allGoesWell()
    activities.generateProgram.mockImplementationOnce(async () => {
      says(activities, 'paid') // by the rows, nobody has answered
      throw rowsMissing()
    })
    await playPurchase(activities, async ({ purchase }) => {
      await reaches(purchase, 'awaiting-survey')
      await purchase.executeUpdate(submitSurvey, { args: ['survey-2'] })
      expect(await purchase.result()).toBe('delivered')
    })
    expect(letters(activities)).toEqual(['confirmation', 'confirmation', 'program-ready'])
    expect(activities.attachSurvey).toHaveBeenCalledWith(expect.any(String), 'survey-2')
    expect(activities.noteAttention).not.toHaveBeenCalled()
  })
})
