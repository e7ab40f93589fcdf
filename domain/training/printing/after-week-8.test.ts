import { describe, expect, it } from '@jest/globals'
import type { TrainingAnswers } from '../../forms/program-request.ts'
import type { Week } from '../../program/program.ts'
import type { TrainingProfile } from '../profile/profile.ts'
import { inBoth } from '../../program/phrase.ts'
import { profileOf } from '../profile/profile-of.ts'
import { afterWeek8 } from './after-week-8.ts'
import { entryByName } from '../../exercises/catalogue.ts'
import { usualRow } from '../prescription/rows.ts'
import { USUAL } from '../../../dev/testkit/examples/rule-examples.ts'
import { TODAY } from '../../../dev/testkit/today.ts'

const week = (more: object = {}): Week => ({
  weekNumber: 8,
  workouts: [
    {
      day: 'Day 1 - Upper',
      exercises: [
        { name: 'Barbell Bench Press', sets: 3, reps: '5', intensity: 'RIR 2', notes: '', ...more },
      ],
    },
  ],
})
const after = (
  answers: Partial<TrainingAnswers> = {},
  names: readonly string[] = ['Barbell Bench Press'],
  weeks: Week[] = [week()],
  more: Partial<TrainingProfile> = {},
) => {
  const profile = { ...profileOf({ ...USUAL, ...answers }, TODAY), ...more }
  const rows = names.map((name) => usualRow(entryByName(name)!, true, profile))
  const { meetWeek, steps, ...following } = afterWeek8(
    { deloadWeek: 5, days: [{ kind: 'upper', rows }] },
    weeks,
    profile,
  )
  return { ...following, meetWeek: meetWeek?.map(inBoth), steps: steps.map(inBoth) }
}

describe('the next eight weeks', () => {
  // Five with two in reserve are seven to failure: 81 % by the chart. 100 / 0.81 = 123; 220 / 0.81 = 272.
  it('begin from a max that the chart gives', () => {
    const { steps, shares } = after()
    expect(steps.join(' ')).toContain(
      '100 kg (220 lb) for 5 at RIR 2 is 81%, and 100 kg (220 lb) divided by 0.81 is 123 kg (272 lb)',
    )
    expect(shares!.find(({ reps }) => reps === 5)!.percents).toEqual([86, 84, 81, 79, 76])
    expect(after({ programmingStyle: 'RPE' }).steps.join(' ')).toContain('at RPE 8')
  })

  it('have rows for the reps of every main lift', () => {
    expect(after().shares).toHaveLength(10)
    expect(after({}, undefined, [week({ reps: '12-14' })]).shares).toHaveLength(14)
  })

  it('use the test of week 8 if there is one', () => {
    expect(after({}, undefined, [week({ isTest: true })]).steps.join(' ')).toContain(
      'Take the test of week 8',
    )
    expect(after().steps.join(' ')).not.toContain('the test of week 8')
  })

  it('come after the meet, which is the new max', () => {
    const { steps, meetWeek } = after({ primaryGoal: 'Strength' }, undefined, undefined, {
      event: { kind: 'meet', weeks: 8 },
    })
    expect(steps[0]).toContain('After the meet')
    expect(steps[1]).toContain('What you lift at the meet is your new max')
    expect(meetWeek!.length).toBeGreaterThan(0)
    expect(after({}, undefined, undefined, { event: { kind: 'other', weeks: 8 } }).steps[0]).toContain(
      'the day that you train for',
    )
  })
})

describe('without a max', () => {
  it('let novices go on adding weight each time until it stalls', () => {
    const { steps, shares } = after({ experienceLevel: 'Novice' })
    expect(shares).toBeUndefined()
    expect(steps.join(' ')).toContain('last good weight less 10 percent')
    expect(steps.at(-1)).toContain('a program for intermediates')
  })

  it('let minors go on, since they still grow', () => {
    const { steps, shares } = after({ facts: { ageBand: '16-17' } })
    expect([shares, steps.join(' ').includes('no max to test')]).toEqual([undefined, true])
  })

  it('let people with body weight or a few sizes go on', () => {
    expect(after({ equipment: 'Bodyweight Only' }, ['Push-Up']).steps.join(' ')).toContain(
      'the harder variation',
    )
    const few = after({ equipment: 'Home Gym: dumbbells 5, 10 and 15 kg' }, ['Dumbbell Curl'])
    expect(few.steps.join(' ')).toContain('the next size up')
  })

  it('tell people who had to be cleared to ask again, and lighten a pregnancy', () => {
    expect(after({ exercisesToAvoid: 'chest pain' }).steps[0]).toMatch(/^Before you go on, tell .*doctor/)
    const pregnant = after({ exercisesToAvoid: '20 weeks pregnant' })
    expect(pregnant.steps.join(' ')).toContain('one set fewer of each exercise')
    expect(pregnant.shares).toBeUndefined()
  })
})
