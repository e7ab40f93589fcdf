import { expect, it } from '@jest/globals'
import type { TrainingAnswers } from '../../forms/program-request.ts'
import { profileOf } from '../profile/profile-of.ts'
import { entryByName } from '../../exercises/catalogue.ts'
import { decisionsFor, overviewOf } from './overview.ts'
import { usualRow } from '../prescription/rows.ts'
import { USUAL } from '../../../dev/testkit/examples/rule-examples.ts'
import { TODAY } from '../../../dev/testkit/today.ts'

function overviewFor(answers: Partial<TrainingAnswers> = {}, name = 'Leg Press') {
  const profile = profileOf({ ...USUAL, ...answers }, TODAY)
  const rows = [usualRow(entryByName(name)!, false, profile)]
  const decisions = decisionsFor(profile, { deloadWeek: 5, days: [{ kind: 'lower', rows }] }, false)
  return overviewOf(
    profile,
    decisions.map(({ says }) => says),
  )
}
const decided = (...answers: Parameters<typeof overviewFor>) => overviewFor(...answers).decisions!.join(' ')

// R41.
it('repeats the answers in the words of the form', () => {
  expect(overviewFor({ programmingStyle: 'RPE', experienceLevel: 'Late-Intermediate' })).toMatchObject({
    daysPerWeek: 4,
    sessionLength: 60,
    split: 'Upper/Lower',
    programmingStyle: 'RPE',
    goal: 'Hypertrophy',
    level: 'Late-Intermediate',
    equipment: 'Commercial Gym',
  })
})

it('says what became of a wish', () => {
  expect(decided({ exercisesToAvoid: 'I love the leg press' })).toContain(
    'With your words in mind: Leg Press on Day 1.',
  )
  expect(decided({ exercisesToAvoid: 'I love the leg press' }, 'Dumbbell Curl')).toContain(
    'No leg presses: your days and time had no room for it.',
  )
  expect(decided()).not.toMatch(/you like|your words in mind/)
})

it('says of each wish where it is, or the one reason why not', () => {
  const home = { equipment: 'Home Gym: dumbbells, a sofa' }
  const told = decided(
    { ...home, exercisesToAvoid: 'I love hip thrusts. I love dumbbell curls.' },
    'Dumbbell Curl',
  )
  expect(told).toMatch(/With your words in mind: Dumbbell Curl on Day \d\./)
  expect(told).toMatch(/No hip thrusts: that needs a bench, which you did not name\./)
  expect(told).not.toMatch(/no room for what you like|we will/i)
})

it('speaks of what was done, not of what will be', () => {
  const told = decided({ exercisesToAvoid: 'no lunges, my knee hurts', equipment: 'Home Gym: dumbbells' })
  expect(told).toContain('We left out lunges')
  expect(told).toContain('Your knee gets a break')
  expect(told).not.toMatch(/we will/i)
})

it('names the sentences that nothing rests on, apart from our own', () => {
  const overview = overviewFor({ exercisesToAvoid: 'No lunges. I <b>like</b> jazz.' })
  expect(overview.unread).toEqual(['I <b>like</b> jazz.'])
  expect(overview.decisions!.join(' ')).not.toContain('jazz')
  expect(overviewFor({ exercisesToAvoid: 'No lunges. Thanks!' })).not.toHaveProperty('unread')
})

it('explains what no equipment means, and why a style was chosen', () => {
  expect(decided({ equipment: 'Bodyweight Only' }, 'Push-Up')).toContain('No equipment needed')
  expect(decided({ programmingStyle: 'No Preference' })).toContain('You left the style to us')
  expect(decided()).not.toContain('No equipment')
})

// R10: the notice, in plain sight.
it('shows who must give clearance, and what is left out until then', () => {
  const overview = overviewFor({ exercisesToAvoid: '20 weeks pregnant' })
  expect(overview.clearance).toContain('midwife')
  const told = overview.decisions!.join(' ')
  expect(told).toContain('Every set keeps three or four reps in reserve')
  expect(told).toMatch(/we left out .*lying on your back/)
  expect(overviewFor().clearance).toBeUndefined()
})

// ACSM 2009, r/fitness: fives for novices.
it('tells a novice for strength why no set has fewer than five reps', () => {
  const novice = { experienceLevel: 'Novice', primaryGoal: 'Strength' } as const
  expect(decided(novice)).toContain('sets of five reps or more')
  expect(decided({ primaryGoal: 'Strength' })).not.toContain('sets of five reps or more')
})
