import { describe, expect, it } from '@jest/globals'
import { blockFor } from '../../../dev/testkit/examples/written-once.ts'
import { profileOf } from '../profile/profile-of.ts'
import { entryByName } from '../../exercises/catalogue.ts'
import { objectionTo } from '../profile/eligible.ts'
import { expand } from '../printing/expand.ts'
import { sharesOf, volumeTargets } from '../prescription/volume.ts'
import { weekOf } from '../week-plan/week-of.ts'
import { TODAY } from '../../../dev/testkit/today.ts'

const withBells = (bells: string, experienceLevel: 'Beginner' | 'Intermediate' = 'Intermediate') =>
  profileOf(
    {
      trainingDays: 4,
      sessionLength: 45,
      equipment: `Home Gym: ${bells}`,
      primaryGoal: 'Strength',
      experienceLevel,
      programmingSplit: 'No Preference',
    },
    TODAY,
  )

describe('kettlebells and no other weights', () => {
  it('train the whole body on each of four days', () => {
    expect(new Set(weekOf(withBells('two 20 kg kettlebells')).kinds)).toEqual(new Set(['full-body']))
    expect(weekOf(withBells('two 20 kg kettlebells and dumbbells')).kinds).toContain('upper')
  })

  it.each([
    ['one 24 kg kettlebell', []],
    ['two 20 kg kettlebells', ['Double Kettlebell Front Squat', 'Two-Kettlebell Deadlift']],
    ['16 and 24 kg kettlebells', ['Offset Kettlebell Front Squat', 'Two-Kettlebell Deadlift']],
    [
      'a pair of 16 kg kettlebells and one 24 kg kettlebell',
      ['Double Kettlebell Front Squat', 'Offset Kettlebell Front Squat', 'Two-Kettlebell Deadlift'],
    ],
  ])('are lifted two at once if two match: %s', (bells, open) => {
    const may = [
      'Double Kettlebell Front Squat',
      'Offset Kettlebell Front Squat',
      'Two-Kettlebell Deadlift',
    ].filter((name) => objectionTo(entryByName(name)!, withBells(bells)) === null)
    expect(may).toEqual(open)
  })

  it('count ballistic sets as half, and allow more sets of the rest', () => {
    expect(new Map(sharesOf(entryByName('Kettlebell Swing')!)).get('glutes')).toBe(0.5)
    expect(volumeTargets(withBells('two 20 kg kettlebells')).fine).toBe(20)
    expect(volumeTargets(withBells('two 20 kg kettlebells', 'Beginner')).fine).toBe(14)
  })
})

it('say that reps start over, but not seconds or get-ups', () => {
  const profile = profileOf(
    {
      trainingDays: 3,
      sessionLength: 60,
      equipment: 'Home Gym: Smith machine, cable tower, leg press, kettlebells',
      primaryGoal: 'General Fitness',
      experienceLevel: 'Beginner',
      programmingSplit: 'Full Body',
      exercisesToAvoid: 'shoulder impingement on the left',
    },
    TODAY,
  )
  const rows = expand(blockFor({ ...profile, likes: ['half-turkish-get-up'] }), profile).weeks.flatMap(
    ({ workouts }) => workouts.flatMap(({ exercises }) => exercises),
  )
  const startOver = rows.filter(({ notes }) => notes.includes('start over'))
  expect(startOver.filter(({ reps, notes }) => notes.includes('Seconds') !== reps.endsWith(' s'))).toEqual([])
  expect(startOver.filter(({ reps }) => reps === '1/side')).toEqual([])
  expect(startOver.length).toBeGreaterThan(0)
})
