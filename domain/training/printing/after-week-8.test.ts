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
      '100 kg (220 lb) for 5 at RIR 2. The table says 81%, and 100 kg (220 lb) divided by 0.81 is 123 kg (272 lb)',
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
      'Use your test of week 8',
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
      'the day you train for',
    )
  })
})

describe('without a max', () => {
  it('let novices go on adding weight each time until it stalls', () => {
    const { steps, shares } = after({ experienceLevel: 'Novice' })
    expect(shares).toBeUndefined()
    expect(steps.join(' ')).toContain('10 percent below the last good weight')
    expect(steps.at(-1)).toContain('a program for intermediates')
  })

  it('let minors go on, since they still grow', () => {
    const { steps, shares } = after({ facts: { ageBand: '16-17' } })
    expect([shares, steps.join(' ').includes('no max to test')]).toEqual([undefined, true])
  })

  // Tuchscherer's chart: nine with three in reserve are 68 %, seven with two 76.2 %. That is 89 % of it.
  it('ask for less weight where the reps of week 1 are more', () => {
    const first = { ...week({ reps: '9', intensity: 'RIR 3' }), weekNumber: 1 }
    const growing = (reps: string) =>
      after({ facts: { ageBand: '16-17' } }, undefined, [first, week({ reps })]).steps.join(' ')
    expect(growing('7')).toContain(
      'Does week 1 ask for more reps than week 8 did? Start with 90 percent of that weight.',
    )
    expect(growing('9')).not.toContain('percent of that weight')
    // A range goes on from its top.
    expect(growing('8-12')).not.toContain('percent of that weight')
  })

  it('let people with body weight or a few sizes go on', () => {
    expect(after({ equipment: 'Bodyweight Only' }, ['Push-Up']).steps.join(' ')).toContain(
      'the harder exercise',
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

describe('a lift with a number to reach', () => {
  const goal = { what: 'push-up', ids: ['push-up'], from: 20, to: 40, of: 'reps' as const }
  const stepsFor = (
    answers: Partial<TrainingAnswers>,
    more: Partial<TrainingProfile> = {},
    names = ['Barbell Bench Press', 'Push-Up'],
  ) => after(answers, names, undefined, { repGoals: [goal], ...more }).steps.join(' ')

  it.each([
    [{}],
    [{ experienceLevel: 'Novice' }],
    [{ experienceLevel: 'Beginner', equipment: 'Bodyweight Only' }],
  ] as const)('goes on from its last sets and not from week 1 or the test: %j', (answers) => {
    expect(stepsFor(answers)).toMatch(/Push-Up: start with 2 reps a set less than in week 8/)
  })

  it('counts the seconds of a hold', () => {
    const plank = { what: 'plank', ids: ['plank'], from: 110, to: 160, of: 'seconds' as const }
    expect(stepsFor({}, { repGoals: [plank] }, ['Plank'])).toMatch(
      /Plank: start with 10 seconds a set less than in week 8/,
    )
  })

  it('is not named before it is trained, or while clearance is open', () => {
    expect(stepsFor({}, { repGoals: [{ ...goal, from: 0 }] })).not.toMatch(/Push-Up: /)
    expect(stepsFor({}, { redFlags: ['pregnancy'] })).not.toMatch(/Push-Up: /)
  })
})
