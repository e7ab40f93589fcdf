import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { TrainingAnswers } from '../../domain/forms/program-request.ts'
import { byTier } from '../testkit/tiers/tier.ts'
import { answerSets, withExpectations } from './programs/answer-sets.ts'
import { HELD_OUT_COMMENTS, HELD_OUT_HOMES, HOSTILE_COMMENTS } from './programs/answer-sets.ts'
import { startOwnModel, type OwnModel, scoreOne, type Scored } from './programs/score.ts'
import { repeat } from './programs/by-rule.ts'
import { MAX_OF_NAIVE, totalsOf } from './programs/totals.ts'

/** Enough to notice a change. `npm run measure -- scorecard` checks a thousand. */
const SETS = byTier({ quick: 4, all: 10, nightly: 100 })
/** In a quick run only some of the texts. */
const ONE_IN = byTier({ quick: 16, all: 1, nightly: 1 })
const isIn = (_: unknown, at: number) => at % ONE_IN === 0
const HIGHEST_GRADE = 8
/** How often the program for the same answers is written. */
const TIMES = byTier({ quick: 2, all: 10, nightly: 100 })

/** Known misreadings. Everything else that people write is understood. */
const NOT_YET_UNDERSTOOD = ['on beta blockers because of my heart']

/** Dozens of programs are written, on a busy machine too, and hundreds at night. */
const WRITING_MS = byTier({ quick: 900_000, all: 900_000, nightly: 1_800_000 })

let model: Awaited<ReturnType<typeof startOwnModel>>

async function scored(answers: readonly TrainingAnswers[]): Promise<Scored[]> {
  const all: Scored[] = []
  for (const each of answers) {
    const one = await scoreOne(withExpectations(each), model.settings)
    if ('unserved' in one) throw new Error(`not served (${one.unserved}): ${JSON.stringify(each)}`)
    all.push(one)
  }
  return all
}

/** From all over the list: pairs of options, known texts, and held-out ones. */
function someAnswers(count = SETS): TrainingAnswers[] {
  const all = answerSets(Math.max(400, count * 20), 7)
  return all.filter((_, index) => index % Math.floor(all.length / count) === 0).map(({ answers }) => answers)
}

describe('the programs of the coach', () => {
  let some: Scored[]
  beforeAll(async () => {
    model = await startOwnModel('coach')
    some = await scored(someAnswers())
  }, WRITING_MS)
  afterAll(() => model.stop())

  it('break no hard rule and name nothing unknown', () => {
    expect(some.flatMap(({ hard }) => hard)).toEqual([])
    expect(some.flatMap(({ unresolved }) => unresolved)).toEqual([])
  })

  // Raise it when the output improves; only a new rule may lower it.
  it('follow most soft rules', () => {
    expect(totalsOf(some).softMean).toBeGreaterThan(0.96)
  })

  it('take at most a sixth of the tokens that writing out eight weeks would take', () => {
    for (const { report, naive } of some)
      expect(report.usage.tokensOut / naive.tokensOut).toBeLessThanOrEqual(MAX_OF_NAIVE)
  })

  it('are easy to read', () => {
    for (const { grades } of some)
      expect(Math.max(...Object.values(grades))).toBeLessThanOrEqual(HIGHEST_GRADE)
  })

  it(
    'follow what people ask for in their own words',
    async () => {
      const asking = HELD_OUT_COMMENTS.filter(isIn).map(({ text }, index) =>
        TrainingAnswers.parse({
          trainingDays: 2 + (index % 5),
          sessionLength: 60,
          equipment: 'commercial',
          primaryGoal: 'Strength',
          experienceLevel: 'Intermediate',
          programmingSplit: 'No Preference',
          exercisesToAvoid: text,
        }),
      )
      const athome = HELD_OUT_HOMES.filter(isIn).map(({ text }) =>
        TrainingAnswers.parse({
          trainingDays: 3,
          sessionLength: 45,
          equipment: `Home Gym: ${text}`,
          primaryGoal: 'Hypertrophy',
          experienceLevel: 'Late-Intermediate',
          programmingSplit: 'Full Body',
        }),
      )
      const missed = (await scored([...asking, ...athome])).flatMap((each) => each.missed)
      expect(missed.filter((text) => !NOT_YET_UNDERSTOOD.includes(text))).toEqual([])
    },
    WRITING_MS,
  )

  it('follow the rules whatever hostile text comes with the answers', async () => {
    const plain = {
      trainingDays: 3,
      sessionLength: 45,
      equipment: 'commercial',
      primaryGoal: 'Strength',
    } as const
    const others = { experienceLevel: 'Beginner', programmingSplit: 'Full Body' } as const
    const answers = HOSTILE_COMMENTS.filter(isIn).map(({ text }) =>
      TrainingAnswers.parse({ ...plain, ...others, exercisesToAvoid: text }),
    )
    for (const { hard, missed, report, set } of await scored(answers))
      expect([set.answers.exercisesToAvoid, hard, missed, report.path]).toEqual([
        set.answers.exercisesToAvoid,
        [],
        [],
        'model',
      ])
  })

  it(
    'train each muscle about equally for everyone with the same answers',
    async () => {
      const { muscles, different } = await repeat(TIMES, model.settings)
      expect(different).toBeGreaterThan(TIMES / 2)
      for (const [, { variation }] of muscles) expect(variation).toBeLessThanOrEqual(0.15)
    },
    WRITING_MS,
  )
})

describe.each<[OwnModel, Scored['report']['path'][]]>([
  ['random-valid', ['model-repaired', 'by-rule']],
  ['garbage', ['model']],
  ['hostile', ['by-rule']],
])('a %s model', (name, paths) => {
  it(
    'never gets a hard violation served',
    async () => {
      model = await startOwnModel(name)
      // Half of all people get garbage first: of this many, some do.
      const all = await scored(someAnswers(Math.max(SETS, 10)))
      await model.stop()
      expect(all.flatMap(({ hard }) => hard)).toEqual([])
      expect(all.flatMap(({ unresolved }) => unresolved)).toEqual([])
      for (const { report } of all) expect(paths).toContain(report.path)
      expect(all.some(({ report }) => report.rounds.length > 1)).toBe(true)
    },
    WRITING_MS,
  )
})
