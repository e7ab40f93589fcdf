import { afterAll, describe, expect, it } from '@jest/globals'
import { TrainingAnswers } from '../domain/forms/program-request.ts'
import { profileOf } from '../domain/training/profile/profile-of.ts'
import type { ModelReading } from '../domain/reading/statement.ts'
import { writeByRule } from '../domain/training/writer/write-by-rule.ts'
import { check, mend } from './check-and-mend.ts'
import { AnswersUnreadable, createRulesThread } from './rules-thread.ts'
import { TODAY } from '../dev/testkit/today.ts'

const answers = (exercisesToAvoid: string) =>
  TrainingAnswers.parse({
    trainingDays: 4,
    sessionLength: 60,
    equipment: 'Home Gym: dumbbells and a bench',
    primaryGoal: 'Strength',
    experienceLevel: 'Intermediate',
    programmingSplit: 'Upper/Lower',
    exercisesToAvoid,
  })

/** Loops forever on some texts, waits long for a processor for others, fails for others and echoes the rest. */
const scripted = new URL(
  `data:text/javascript,${encodeURIComponent(`
    import { parentPort } from 'node:worker_threads'
    parentPort.on('message', ({ given: [{ exercisesToAvoid }] }) => {
      if (exercisesToAvoid === 'endless') for (;;);
      if (exercisesToAvoid === 'busy elsewhere') Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 3_000)
      if (exercisesToAvoid === 'broken') return parentPort.postMessage({ error: 'a bug' })
      parentPort.postMessage({ done: { comments: exercisesToAvoid } })
    })
    parentPort.postMessage('ready')`)}`,
)

describe('the thread of the rules', () => {
  const thread = createRulesThread()
  afterAll(() => thread.close())

  it('gives the same reading as without a thread', async () => {
    const said = answers('no squats, bad knee, 20 weeks pregnant, love rows')
    expect(await thread.read(said, TODAY)).toEqual(profileOf(said, TODAY))
  })

  it('uses the reading of a model', async () => {
    const said = answers('my elbow says hello on curls')
    const model: ModelReading = {
      comments: [{ kind: 'pain', joint: 'elbow', movement: 'curl', quote: 'elbow says hello on curls' }],
      equipment: [],
    }
    expect(profileOf(said, TODAY, model)).not.toEqual(profileOf(said, TODAY))
    expect(await thread.read(said, TODAY, model)).toEqual(profileOf(said, TODAY, model))
  })

  it('checks and repairs a block with the same outcome as without a thread', async () => {
    const profile = profileOf(answers('no squats'), TODAY)
    const sound = writeByRule(profile)
    const draft = { ...sound, days: sound.days.map((day) => ({ ...day, exercises: day.exercises.slice(2) })) }
    expect(await thread.check(draft, profile)).toEqual(check(draft, profile))
    expect(await thread.mend(draft, profile)).toEqual(mend(draft, profile))
    expect(await thread.mend(null, profile)).toMatchObject({ path: 'by-rule', block: sound })
  })

  it.each(['endless', 'broken'])(
    // Read in this thread, the endless text would block the test forever.
    'gives up on a text that is %s, and reads the next',
    async (text) => {
      const reader = createRulesThread({ entry: scripted, readingMs: 500 })
      const [failed, after] = await Promise.allSettled([
        reader.read(answers(text), TODAY),
        reader.read(answers('none'), TODAY),
      ])
      expect(failed).toMatchObject({ status: 'rejected', reason: expect.any(AnswersUnreadable) })
      expect(after).toMatchObject({ status: 'fulfilled', value: { comments: 'none' } })
      await reader.close()
    },
  )

  it('waits for a thread that a busy machine lets wait', async () => {
    const reader = createRulesThread({ entry: scripted, readingMs: 500 })
    expect(await reader.read(answers('busy elsewhere'), TODAY)).toMatchObject({ comments: 'busy elsewhere' })
    await reader.close()
  })

  it('gives up on a thread that waits for ever', async () => {
    const reader = createRulesThread({ entry: scripted, readingMs: 100 })
    await expect(reader.read(answers('busy elsewhere'), TODAY)).rejects.toMatchObject({
      cause: { message: 'the rules gave no answer for 2000 ms' },
    })
    await reader.close()
  })
})
