import { describe, expect, it } from '@jest/globals'
import { mend } from '../../../language-model/check-and-mend.ts'
import { SAMPLE_ANSWERS, SAMPLE_DAY } from '../../forms/sample-person.ts'
import type { TrainingAnswers } from '../../forms/program-request.ts'
import { CATALOGUE } from '../../exercises/catalogue.ts'
import type { Level } from '../../exercises/vocabulary.ts'
import { objectionTo } from '../profile/eligible.ts'
import type { TrainingProfile } from '../profile/profile.ts'
import { hardOf } from '../review/review.ts'
import { profileOf } from '../profile/profile-of.ts'

function daysFor(exercisesToAvoid: string, answers: Partial<TrainingAnswers> = {}) {
  const profile = profileOf({ ...SAMPLE_ANSWERS, ...answers, exercisesToAvoid }, SAMPLE_DAY)
  const { program, findings } = mend(null, profile)
  expect(hardOf(findings)).toEqual([])
  expect(program.overview.gaveWay).toBeUndefined()
  return (program.weeks[0]?.workouts ?? []).map(({ exercises }) => exercises.map(({ name }) => name))
}
const STRENGTH = { primaryGoal: 'Strength', trainingDays: 3, programmingSplit: 'Full Body' } as const

describe('a lift that the buyer keeps', () => {
  it.each([
    ['keep the front squats in', /Front Squat/, 1],
    ['keep the good mornings in', /Good Morning/, 1],
    ['deadlifts must stay', /Deadlift/, 1],
    ['keep dips twice a week', /Dip$/, 2],
  ] as const)('stands in the week: %s', (said, name, times) => {
    const days = daysFor(said).filter((names) => names.some((each) => name.test(each)))
    expect(days.length).toBeGreaterThanOrEqual(times)
  })

  it('asks for nothing that is not open', () => {
    expect(daysFor('keep the barbell squats in', { equipment: 'Bodyweight Only' }).flat()).not.toEqual([])
  })
})

describe('the order that the buyer wants', () => {
  it.each([
    ['start every session with pull-ups', /Pull-Up|Chin-Up/, 'first'],
    ['calves first', /Calf/, 'first'],
    ['finish with bench press', /Bench Press/, 'last'],
    ['finish with curls', /^(?!.*(?:Leg|Hamstring)).*Curl/, 'last'],
  ] as const)('holds for every goal: %s', (said, name, place) => {
    for (const answers of [{}, STRENGTH, { sessionLength: 30, trainingDays: 3 } as const]) {
      const days = daysFor(said, answers).filter((names) => names.some((each) => name.test(each)))
      for (const names of place === 'first' ? days : days.map((each) => each.toReversed()))
        expect(names[0]).toMatch(name)
    }
  })
})

it('keeps a lift of a higher level, for who wants to keep it does it', () => {
  const profile = profileOf({ ...SAMPLE_ANSWERS, equipment: 'commercial' }, SAMPLE_DAY)
  const hard = eligibleOfLevel('advanced', profile)[0]!
  expect(objectionTo(hard, profile)).toBe('level')
  expect(objectionTo(hard, { ...profile, keep: [{ what: hard.id, ids: [hard.id] }] })).toBeNull()
})

const eligibleOfLevel = (level: Level, profile: TrainingProfile) =>
  CATALOGUE.filter((entry) => entry.level === level && objectionTo(entry, profile) === 'level')
