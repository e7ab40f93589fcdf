import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals'
import { EntityManager } from '@mikro-orm/postgresql'
import { TrainingAnswers } from '../domain/forms/program-request.ts'
import { profileOf } from '../domain/training/profile/profile-of.ts'
import { RULES_HERE } from '../dev/testkit/purchases/idle-tools.ts'
import { exerciseNames } from '../domain/program/program.ts'
import type { ModelReading } from '../domain/reading/statement.ts'
import { writeByRule } from '../domain/training/writer/write-by-rule.ts'
import {
  fails,
  hangs,
  isForeword,
  isReading,
  says,
  startModel,
  type AskedBody,
  type Behaviour,
} from '../dev/stand-ins/coach/misbehaving-model.ts'
import { linesOf } from '../dev/stand-ins/coach/lines-of.ts'
import { profileIn } from '../dev/stand-ins/coach/profile-in.ts'
import { programTold, soundForeword } from '../dev/stand-ins/coach/sound-foreword.ts'
import { activityContext, databaseForTest, uniqueName, until } from '../dev/testkit/testing.ts'
import type { Database } from '../storage/database.ts'
import { Program, Purchase, Survey } from '../storage/entities.ts'
import { unguessableId } from '../storage/ids.ts'
import { generateProgram } from './generate-program.ts'
import { writtenOf } from '../language-model/written-block.ts'
import { TODAY } from '../dev/testkit/today.ts'

let database: Database
beforeAll(async () => {
  database = await databaseForTest()
})
afterAll(() => database.close())
const stops: (() => Promise<void>)[] = []
afterEach(async () => {
  jest.restoreAllMocks()
  for (const stop of stops.splice(0)) await stop()
})

const answersWith = (exercisesToAvoid: string) =>
  TrainingAnswers.parse({
    trainingDays: 3,
    sessionLength: 60,
    equipment: 'commercial',
    primaryGoal: 'General Fitness',
    experienceLevel: 'Intermediate',
    programmingSplit: 'Full Body',
    exercisesToAvoid,
    corrections: [{ about: 'lift', what: 'lunge', as: 'leave-out' }],
  })
/** The rules find a knee injury; the model finds a lift to leave out. */
const WORDS = 'bad knee, and the thing from the floor with the bar: no'
const READING: ModelReading = {
  comments: [{ kind: 'leave-out', what: 'deadlift', quote: 'thing from the floor with the bar' }],
  equipment: [],
}

const NO_RULE = { comments: [], equipment: [] }

/** A model that writes a valid program and a sound foreword, and reads as `behaviour` says. */
async function modelThatReads(behaviour: Behaviour, isAway: boolean) {
  const asked: AskedBody[] = []
  const { url, stop } = await startModel((body) => {
    asked.push(body)
    const told = programTold(body.messages)
    if (told) return says(JSON.stringify(soundForeword(told)))
    const profile = profileIn(body.messages)
    if (!profile) return behaviour
    return isAway ? fails(503) : says(JSON.stringify(writtenOf(writeByRule(profile))))
  })
  stops.push(stop)
  return { asked, settings: { apiKey: 'key', baseUrl: url, model: 'gpt-5-mini' } }
}

async function writtenFor(exercisesToAvoid: string, behaviour: Behaviour, isAway = false) {
  const { asked, settings: model } = await modelThatReads(behaviour, isAway)
  const answers = answersWith(exercisesToAvoid)
  const [surveyId, order] = [unguessableId(), unguessableId()]
  const id = `purchase-stripe-${order}`
  // Nobody waits longer than an hour for a model that is away.
  const now = new Date(Date.now() - (isAway ? 2 : 0) * 3_600_000)
  const em = database.fork()
  await em.insert(Survey, { id: surveyId, answers, createdAt: now, completedAt: now })
  await em.insert(Purchase, {
    ...{ id, channel: 'stripe', order, isTest: false },
    ...{ surveyId, createdAt: now, paidAt: now },
  })
  const activity = generateProgram({
    database,
    model,
    rules: RULES_HERE,
  })
  await activityContext().run(activity, id)
  const { generated, report } = await em.findOneOrFail(Program, { purchaseId: id })
  return {
    id,
    readings: asked.filter(isReading),
    asked,
    answers,
    report,
    names: namesIn(generated),
    generated,
  }
}
const namesIn = ({ weeks }: Program['generated']): string =>
  weeks
    .flatMap(({ workouts }) => workouts.flatMap(({ exercises }) => exercises.map(({ name }) => name)))
    .join()

describe('the free text of a program', () => {
  it('is read by the model before the block is requested, and once for the same words', async () => {
    const words = `${WORDS} (${uniqueName('once')})`
    const reads = says(JSON.stringify(linesOf(READING, NO_RULE)))
    const first = await writtenFor(words, reads)
    expect(first.asked.map(isReading)).toEqual([true, false, false])
    expect(first.report).toMatchObject({
      path: 'model',
      rounds: [{ outcome: 'block' }],
      usage: { tokensIn: 100, tokensOut: 50 },
      reading: { outcome: 'read', usage: { tokensIn: 100, tokensInCached: 80, tokensOut: 50 } },
    })
    expect(first.report).toHaveProperty('reading.costUsd', expect.closeTo(107e-6, 9))
    expect(first.names).not.toMatch(/deadlift|lunge/i)

    const second = await writtenFor(words, reads)
    expect(second.readings).toEqual([])
    expect(second.report).toMatchObject({ reading: { outcome: 'kept', usage: { tokensOut: 50 } } })
    expect(second.names).not.toMatch(/deadlift|lunge/i)
  })

  it('that says nothing is not sent to the model', async () => {
    const { readings, report } = await writtenFor('None', fails(500))
    expect(readings).toEqual([])
    expect(report).toMatchObject({ path: 'model', reading: { outcome: 'nothing-said' } })
  })

  it.each([
    ['is late', hangs, 'unavailable'],
    ['answers garbage', says('{"comments": "many"}'), 'wrong-form'],
    ['chats', says('No squats, then.'), 'not-json'],
    ['is away', fails(503), 'unavailable'],
  ] as const)('is read by rule and corrected when the model %s', async (_, behaviour, outcome) => {
    const timeout = AbortSignal.timeout.bind(AbortSignal)
    const limits = jest.spyOn(AbortSignal, 'timeout').mockImplementationOnce(() => timeout(200))
    const { readings, report, answers, generated } = await writtenFor(WORDS, behaviour)
    expect(limits.mock.calls[0]?.[0]).toBe(30_000)
    expect(readings).toHaveLength(1)
    expect(report).toMatchObject({ path: 'model', reading: { outcome } })
    const byRule = profileOf(answers, TODAY)
    expect(byRule.avoid.injuries).toEqual(['knee'])
    expect(JSON.stringify(generated)).toContain(byRule.understood[0])
    expect(namesIn(generated)).not.toMatch(/lunge/i)
  })
})

describe('the foreword of a program', () => {
  it('is asked for once, when the program stands, and answers a question that was told as unused', async () => {
    const question = 'How long do I rest?'
    const reads = says(JSON.stringify({ verdicts: [], comments: [`question | ${question}`], equipment: [] }))
    const { asked, generated, report } = await writtenFor(`I like rows. ${question}`, reads)
    expect(asked.map(isForeword)).toEqual([false, false, true])
    expect(generated.foreword).toMatchObject({ by: 'model', answers: [{ question }] })
    expect(generated.overview.unread).toBeUndefined()
    expect(report).toMatchObject({
      foreword: { outcome: 'written', usage: { tokensIn: 100, tokensOut: 50 }, leftOut: [] },
    })
    expect(report).toHaveProperty('foreword.costUsd', expect.closeTo(107e-6, 9))
  })

  it('is by rule, without another call, when the model was away for the program', async () => {
    const { asked, generated, report } = await writtenFor('None', fails(500), true)
    expect(asked.some(isForeword)).toBe(false)
    expect(generated.foreword?.by).toBe('rules')
    expect(report).toMatchObject({ path: 'by-rule', foreword: { outcome: 'not-asked' } })
  })
})

it('shows a page the exercises of the draft while it is written, then those of the program', async () => {
  const updates = jest.spyOn(EntityManager.prototype, 'nativeUpdate')
  const { id, generated } = await writtenFor('None', fails(500))
  const factsOf = () =>
    updates.mock.calls
      .filter(([, where]) => (where as Partial<Purchase>).id === id)
      .map(([, , facts]) => facts as Partial<Purchase>)
  const drafts = () => factsOf().filter(({ programWrittenAt }) => !programWrittenAt)
  await until('its last week', async () => drafts().some(({ weeksWritten }) => weeksWritten === 8))
  const counts = drafts().map(({ exercisesWritten }) => exercisesWritten?.length ?? 0)
  expect(counts).toEqual(counts.toSorted((one, other) => one - other))
  // Updates that arrive faster than they are stored collapse into the latest.
  expect(new Set(counts).size).toBeGreaterThan(1)
  expect(await database.fork().findOne(Purchase, { id })).toMatchObject({
    weeksWritten: 8,
    exercisesWritten: exerciseNames(generated),
  })
})
