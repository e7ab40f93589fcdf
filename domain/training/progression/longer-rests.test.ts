import { expect, it } from '@jest/globals'
import { profileOf } from '../profile/profile-of.ts'
import { writeByRule } from '../writer/write-by-rule.ts'
import { expand } from '../printing/expand.ts'
import { TrainingAnswers } from '../../forms/program-request.ts'
import { SAMPLE_ANSWERS, SAMPLE_DAY } from '../../forms/sample-person.ts'

it('rests longer between sets in turn where all weeks of a day have the time', () => {
  const answers = TrainingAnswers.parse({
    ...SAMPLE_ANSWERS,
    primaryGoal: 'General Fitness',
    experienceLevel: 'Intermediate',
    sessionLength: 45,
    trainingDays: 3,
    equipment: 'Bodyweight Only',
    exercisesToAvoid: '',
  })
  const profile = profileOf(answers, SAMPLE_DAY)
  const block = writeByRule(profile)
  const restsWith = (sets: number, minutes = 45) => {
    const days = block.days.map((day) => ({
      ...day,
      exercises: day.exercises.slice(0, 4).map((each) => ({ ...each, sets })),
    }))
    const { weeks } = expand({ ...block, days }, { ...profile, minutes })
    const all = weeks.flatMap(({ workouts }) => workouts)
    for (const { estimatedMinutes = 0 } of all) expect(estimatedMinutes).toBeLessThanOrEqual(minutes)
    return all.flatMap(({ exercises }) =>
      exercises.flatMap(({ facts, restSeconds = 0 }) => (facts?.inTurnWith ? [restSeconds] : [])),
    )
  }
  const rests = restsWith(2)
  expect(rests.length).toBeGreaterThan(0)
  expect(Math.min(...rests)).toBeGreaterThanOrEqual(60)
  expect(Math.max(...rests)).toBeLessThanOrEqual(90)
})

const FREE = { primaryGoal: 'Strength', experienceLevel: 'Intermediate', sessionLength: 45, trainingDays: 4 }

it('gives heavy lifts the rest that a session has time for', () => {
  const answers = TrainingAnswers.parse({ ...SAMPLE_ANSWERS, ...FREE, exercisesToAvoid: '' })
  const profile = profileOf(answers, SAMPLE_DAY)
  const { weeks } = expand(writeByRule(profile), profile)
  const openers = weeks.flatMap(({ workouts }) =>
    workouts.map(({ exercises: [first], estimatedMinutes = 0 }) => ({ first, estimatedMinutes })),
  )
  for (const { estimatedMinutes } of openers) expect(estimatedMinutes).toBeLessThanOrEqual(45)
  expect(openers.some(({ first }) => (first?.restSeconds ?? 0) >= 150)).toBe(true)
})
