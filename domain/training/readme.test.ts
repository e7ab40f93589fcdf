import { readFileSync } from 'node:fs'
import { expect, it } from '@jest/globals'
import type { TrainingAnswers } from '../forms/program-request.ts'
import { expand } from './printing/expand.ts'
import { estimatedMax, shareOfMax } from './profile/weights/rep-chart.ts'
import { profileOf } from './profile/profile-of.ts'
import { writeByRule } from './writer/write-by-rule.ts'
import { TODAY } from '../../dev/testkit/today.ts'

const README = readFileSync(new URL('README.md', import.meta.url), 'utf8')

const ANSWERS: TrainingAnswers = {
  trainingDays: 3,
  sessionLength: 60,
  equipment: 'commercial',
  primaryGoal: 'Strength',
  experienceLevel: 'Intermediate',
  programmingStyle: 'RIR',
  programmingSplit: 'Full Body',
  exercisesToAvoid: 'Squat 100 kg x 5, bench 80 kg x 5, deadlift 130 kg x 3.',
}

it('README.md follows a row of week 3 as it is printed', () => {
  const profile = profileOf(ANSWERS, TODAY)
  const row = expand(writeByRule(profile), profile).weeks[2]?.workouts[0]?.exercises[0]
  expect(README).toContain(`> ${row?.name}, ${row?.sets} × ${row?.reps}, ${row?.intensity}. ${row?.notes}`)
})

it('README.md has the numbers of the chart', () => {
  const max = estimatedMax(100, 5)
  const share = shareOfMax(5, 2)
  for (const number of [
    `${max.toFixed(1)} kg`,
    `${(share * 100).toFixed(1)} %`,
    `${(max * share).toFixed(1)} kg`,
  ])
    expect(README).toContain(number)
})
