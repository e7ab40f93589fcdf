import { describe, expect, it } from '@jest/globals'
import { HOMES_IN_SIZES, TOLD_HOMES } from '../../../dev/stand-ins/coach/arbitrary.ts'
import { tier } from '../../../dev/testkit/tiers/tier.ts'
import { SURVEY_OPTIONS } from '../../forms/options.ts'
import { TrainingAnswers } from '../../forms/program-request.ts'
import { profileOf } from '../profile/profile-of.ts'
import { expand } from '../printing/expand.ts'
import { hardOf, review } from '../review/review.ts'
import { writeByRule } from '../writer/write-by-rule.ts'
import { TODAY } from '../../../dev/testkit/today.ts'

const LEVELS = SURVEY_OPTIONS.experienceLevel.slice(0, 2)
const TIMES = [
  ['2', '30'],
  ['3', '60'],
  ['4', '45'],
] as const

/** A quick run looks at a quarter of the people and homes: at each level, goal and time. */
const isLooked = (...at: readonly number[]) =>
  tier !== 'quick' || at.reduce((sum, each) => sum + each) % 4 === 0

const answered = (home: string, more: Readonly<Record<string, unknown>> = {}) =>
  TrainingAnswers.parse({
    trainingDays: '4',
    sessionLength: '45',
    equipment: `Home Gym: ${home}`,
    primaryGoal: 'General Fitness',
    experienceLevel: 'Novice (0-1 years)',
    programmingStyle: 'RIR',
    programmingSplit: "Don't have a preference",
    exercisesToAvoid: '',
    ...more,
  })

function brokenFor(answers: TrainingAnswers): string[] {
  const profile = profileOf(answers, TODAY)
  return hardOf(review(expand(writeByRule(profile), profile), profile)).map(
    ({ rule, says }) => `${rule} ${says}`,
  )
}

describe('weights in a few fixed sizes', () => {
  it.each(HOMES_IN_SIZES)('are enough for every level, goal and time: %s', (home) => {
    const broken = LEVELS.flatMap((experienceLevel, level) =>
      SURVEY_OPTIONS.primaryGoal.flatMap((primaryGoal, goal) =>
        TIMES.flatMap(([trainingDays, sessionLength], time) => {
          if (!isLooked(level, goal, time)) return []
          const told = { experienceLevel, primaryGoal, trainingDays, sessionLength }
          const rules = brokenFor(answered(home, { ...told, facts: { sex: 'female' } }))
          return rules.map((rule) => `${Object.values(told).join(', ')}: ${rule}`)
        }),
      ),
    )
    expect(broken).toEqual([])
  })
})

it('writes for every home that somebody described', () => {
  const homes = TOLD_HOMES.filter((_, at) => isLooked(at))
  expect(homes.flatMap((home) => brokenFor(answered(home)).map((rule) => `${home}: ${rule}`))).toEqual([])
})
