import { afterAll, beforeAll, expect, it } from '@jest/globals'
import { Refusal } from '../../domain/shop/errors.ts'
import { ProgramRequest } from '../../domain/forms/program-request.ts'
import { requestOf } from '../../dev/testkit/purchases/buyer.ts'
import { databaseForTest } from '../../dev/testkit/testing.ts'
import type { Database } from '../../storage/database.ts'
import { Purchase } from '../../storage/entities.ts'
import { programWriter } from './program-writer.ts'

let database: Database
beforeAll(async () => {
  database = await databaseForTest()
  const row = { id: 'purchase-shopify-1', channel: 'shopify', order: '1', isTest: true } as const
  await database.fork().insert(Purchase, { ...row, createdAt: new Date() })
})
afterAll(() => database.close())

const request = ProgramRequest.parse(requestOf('anna@example.com'))
/**
 * Writes a program while the run answers its first waits like this.
 * @returns the id, and the surveys submitted
 */
async function written(...answers: (Refusal | string)[]) {
  const surveys: string[] = []
  const write = programWriter({
    database,
    purchases: {
      submitSurvey: async (_id: string, surveyId: string) => {
        surveys.push(surveyId)
        if (surveys.length === 1) throw new Refusal('SURVEY_CLOSED')
      },
      awaitProgram: async () => {
        const answer = answers.shift()
        if (typeof answer !== 'string') throw answer ?? new Error('asked too often')
        return answer
      },
    } as unknown as Parameters<typeof programWriter>[0]['purchases'],
  })
  const id = await write('purchase-shopify-1', request, { signal: AbortSignal.timeout(60_000) })
  return { id, surveys }
}

it('submits its answers to a run that finds its former answers lost', async () => {
  const { id, surveys } = await written(new Refusal('NO_COMPLETED_SURVEY'), 'program-1')
  expect(id).toBe('program-1')
  expect(new Set(surveys).size).toBe(2)
})

it.each(['PURCHASE_REFUNDED', 'GENERATION_DELAYED'] as const)('passes %s on', async (code) => {
  await expect(written(new Refusal(code))).rejects.toMatchObject({ code })
})

it('refuses when the answers are lost again', async () => {
  const lost = () => new Refusal('NO_COMPLETED_SURVEY')
  await expect(written(lost(), lost())).rejects.toMatchObject({ code: 'NO_COMPLETED_SURVEY' })
})
