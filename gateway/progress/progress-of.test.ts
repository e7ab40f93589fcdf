import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { databaseForTest } from '../../dev/testkit/testing.ts'
import type { Database } from '../../storage/database.ts'
import { Purchase, Survey } from '../../storage/entities.ts'
import { unguessableId } from '../../storage/ids.ts'
import { progressOf } from './progress-of.ts'

let database: Database
beforeAll(async () => {
  database = await databaseForTest()
})
afterAll(() => database.close())

/** The progress that a page reads for a paid and answered purchase with these facts added. */
async function readOf(facts: Partial<Purchase>, answeredFor: string | null = 'jamie@example.com') {
  const em = database.fork()
  const [id, surveyId, now] = [unguessableId(), unguessableId(), new Date()]
  await em.insert(Survey, {
    id: surveyId,
    answers: {},
    email: answeredFor,
    createdAt: now,
    completedAt: now,
  })
  await em.insert(Purchase, {
    ...{ id, channel: 'stripe', order: id, surveyId, email: 'payer@example.org', isTest: false },
    ...{ weeksWritten: 0, createdAt: now, paidAt: now, ...facts },
  })
  const [found] = await progressOf(em, [{ surveys: [surveyId], purchases: [] }], 'about 10 seconds')
  return found?.progress
}

describe('while a program is on its way, the page is told', () => {
  const now = new Date()
  it.each([
    ['is written', {}],
    ['is laid out', { programWrittenAt: now }],
    ['is mailed', { programWrittenAt: now, pdfReadyAt: now }],
    ['is looked at by one of us', { attentionReason: 'generating: ModelUnavailable' }],
  ])('when it %s, the masked address of its link', async (_what, facts) => {
    expect(await readOf(facts)).toMatchObject({ linkGoesTo: 'j•••@example.com' })
  })

  it('the address of the payment if the answers have none', async () => {
    expect(await readOf({}, null)).toMatchObject({ linkGoesTo: 'p•••@example.org' })
  })

  it.each<[string, Partial<Purchase>]>([
    ['is not paid', { paidAt: null }],
    ['is delivered', { programWrittenAt: now, pdfReadyAt: now, deliveredAt: now }],
    ['is refunded', { closedAt: now }],
    ['is disputed', { closedAt: now, closedBecause: 'disputed', attentionReason: 'disputed' }],
    ['is a demo, which mails nobody', { channel: 'demo' }],
  ])('no address for a purchase that %s', async (_what, facts) => {
    expect(await readOf(facts)).not.toHaveProperty('linkGoesTo')
  })

  it('no address for a buyer who left none', async () => {
    expect(await readOf({ email: null }, null)).not.toHaveProperty('linkGoesTo')
  })

  it.each([
    ['while it is written', {}, true],
    ['while its link is mailed', { programWrittenAt: now, pdfReadyAt: now }, true],
    ['and not before the first', { exercisesWritten: [] }, false],
    ['nor once it is refunded', { closedAt: now }, false],
  ])('which exercises it has, %s', async (_when, facts, isSaid) => {
    const progress = await readOf({ exercisesWritten: ['Lat Pulldown'], ...facts })
    expect(progress?.exercises).toEqual(isSaid ? ['Lat Pulldown'] : undefined)
  })

  it.each([
    ['a buyer', {}, /^We could not write your program\..+ we email you the link/],
    [
      'a visitor of the demo',
      { channel: 'demo' as const },
      /^We could not write a program for these answers/,
    ],
  ])('that no program could be written, to %s', async (_whom, facts, says) => {
    const attentionReason = 'generating: ProgramUnsound: these answers leave no exercise open'
    const progress = await readOf({ attentionReason, ...facts })
    expect(progress).toMatchObject({ stage: 'needs-attention', couldNotWrite: true })
    expect(progress?.message).toMatch(says)
    expect(await readOf({ attentionReason: 'generating: ModelUnavailable' })).not.toHaveProperty(
      'couldNotWrite',
    )
  })

  it.each([
    ['while it is written', {}, true],
    ['while it is laid out', { programWrittenAt: now }, true],
    ['and not once it takes longer than usual', { attentionReason: 'generating: ModelUnavailable' }, false],
    ['nor when it is ready', { programWrittenAt: now, pdfReadyAt: now }, false],
  ])('how long programs take, %s', async (_when, facts, isSaid) => {
    expect((await readOf(facts))?.usually).toBe(isSaid ? 'about 10 seconds' : undefined)
  })
})
