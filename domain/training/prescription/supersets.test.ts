import { describe, expect, it } from '@jest/globals'
import { programFor } from '../../../dev/testkit/examples/written-once.ts'
import type { TrainingAnswers } from '../../forms/program-request.ts'
import { profileOf } from '../profile/profile-of.ts'
import { entryByName } from '../../exercises/catalogue.ts'
import { setSeconds } from './minutes.ts'
import { usualRow } from './rows.ts'
import { restInTurn, supersetsOf, usesSupersets, waitForLast } from './supersets.ts'
import { TODAY } from '../../../dev/testkit/today.ts'

const USUAL: TrainingAnswers = {
  trainingDays: 3,
  sessionLength: 45,
  equipment: 'Bodyweight Only',
  primaryGoal: 'General Fitness',
  experienceLevel: 'Intermediate',
  programmingSplit: 'No Preference',
}

describe('lifts in turn', () => {
  it.each<[string, boolean, Partial<TrainingAnswers>]>([
    ['45 minutes with the body alone', true, {}],
    ['an hour', false, { sessionLength: 60 }],
    ['kettlebells', true, { equipment: 'Home Gym: 16 and 24 kg kettlebells' }],
    ['plates to change', false, { equipment: 'Home Gym: barbell, rack and plates' }],
    ['a gym', false, { equipment: 'Commercial Gym' }],
    ['a runner in a gym', true, { equipment: 'Commercial Gym', exercisesToAvoid: 'I run 40k a week' }],
    ['something to be cleared first', false, { exercisesToAvoid: 'I had a heart attack last year' }],
    ['the age of 70', false, { facts: { ageBand: '65-plus' } }],
  ])('with %s: %s', (_what, turns, answers) => {
    expect(usesSupersets(profileOf({ ...USUAL, ...answers }, TODAY))).toBe(turns)
  })

  it('never occupy two stations of a gym at once', () => {
    const runner = profileOf(
      {
        ...USUAL,
        equipment: 'Commercial Gym',
        exercisesToAvoid: 'I run 40k a week',
      },
      TODAY,
    )
    const rowOf = (name: string) => ({ ...usualRow(entryByName(name)!, false, runner), sets: 3 })
    const [opener, pulldown] = [rowOf('Leg Press'), rowOf('Lat Pulldown')]
    expect([...supersetsOf([opener, pulldown, rowOf('Machine Seated Calf Raise')], runner)]).toEqual([])
    expect([...supersetsOf([opener, pulldown, rowOf('Dumbbell Calf Raise')], runner)]).toHaveLength(2)
  })

  it('never live from the same grip, where one of them is heavy', () => {
    const home = 'Home Gym: sandbags of 20, 30 and 40 kg, 16 and 24 kg kettlebells and a pull-up bar'
    const profile = profileOf({ ...USUAL, equipment: home }, TODAY)
    const areInTurn = (...names: string[]) =>
      supersetsOf(
        names.map((name) => ({ ...usualRow(entryByName(name)!, false, profile), sets: 3 })),
        profile,
      ).size > 0
    expect(areInTurn('Sandbag to Shoulder', 'Sandbag Bear-Hug Carry')).toBe(false)
    expect(areInTurn('Kettlebell Deadlift', 'Pull-Up')).toBe(false)
    expect(areInTurn('Kettlebell Suitcase Carry', 'Kettlebell Row')).toBe(false)
    expect(areInTurn('Sandbag to Shoulder', 'Push-Up')).toBe(true)
    expect(areInTurn('Kettlebell Row', 'Push-Up')).toBe(true)
  })

  // Burke 2024: alternating opposite muscles took two thirds of the time, with as much growth.
  it.each<[string, boolean, Partial<TrainingAnswers>]>([
    ['size', true, {}],
    ['size in the first year', false, { experienceLevel: 'Novice' }],
    ['size at 70', false, { facts: { ageBand: '65-plus' } }],
    ['strength and size', true, { primaryGoal: 'Powerbuilding' }],
    ['strength', false, { primaryGoal: 'Strength' }],
  ])('pair curls with extensions for %s: %s', (_what, pairs, answers) => {
    const profile = profileOf(
      {
        ...USUAL,
        sessionLength: 60,
        equipment: 'Commercial Gym',
        primaryGoal: 'Hypertrophy',
        ...answers,
      },
      TODAY,
    )
    const rowOf = (name: string, sets = 3) => ({ ...usualRow(entryByName(name)!, false, profile), sets })
    const [press, curl, pushdown] = [
      rowOf('Dumbbell Bench Press'),
      rowOf('Dumbbell Curl'),
      rowOf('Cable Triceps Pushdown'),
    ]
    const found = supersetsOf([press, curl, pushdown], profile)
    expect([...found]).toEqual(
      pairs
        ? [
            [curl, pushdown],
            [pushdown, curl],
          ]
        : [],
    )
    // One bar or pulley serves one of the two, and nobody does two sets in a row.
    expect(supersetsOf([rowOf('Cable Curl'), pushdown], profile).size).toBe(0)
    expect(supersetsOf([rowOf('Dumbbell Curl', 5), pushdown], profile).size).toBe(0)
    expect(supersetsOf([{ ...rowOf('Dumbbell Curl', 4), addSet: true }, pushdown], profile).size).toBe(0)
  })

  const kettlebells = profileOf(
    {
      ...USUAL,
      equipment: 'Home Gym: two 16 kg and two 24 kg kettlebells',
      primaryGoal: 'Strength',
    },
    TODAY,
  )
  const brief = { ...kettlebells, minutes: 20 }
  const bellsFor = (profile: typeof kettlebells) =>
    ['Double Kettlebell Clean and Press', 'Kettlebell Reverse Lunge', 'Crunch'].map((name) => ({
      ...usualRow(entryByName(name)!, false, profile),
      sets: 3,
    }))

  it('keep lifts tested in week 8 apart from large muscles if there is time, with longer rests', () => {
    const [press, lunge, crunch] = bellsFor(kettlebells)
    expect(supersetsOf([press!, lunge!], kettlebells).size).toBe(0)
    expect(supersetsOf([press!, lunge!, crunch!], kettlebells).get(press!)).not.toBe(lunge)
    // A press that does not open the day is not tested.
    expect(supersetsOf([lunge!, press!], kettlebells).get(press!)).toBe(lunge)
    expect(supersetsOf(bellsFor(brief).slice(0, 2), brief).size).toBe(2)
    expect(restInTurn(bellsFor(brief)[0]!, brief)).toBe(60)
    expect(restInTurn(bellsFor(brief)[1]!, brief)).toBe(30)
  })

  it('practise a get-up right after what opens the day', () => {
    const days = programFor(kettlebells).weeks[0]!.workouts
    const places = days.flatMap(({ exercises }) => {
      const place = exercises.findIndex(({ name }) => name === 'Turkish Get-Up')
      const opener = exercises[0]?.notes ?? ''
      return place < 0
        ? []
        : [opener.includes('In turn') && !opener.includes('In turn with Turkish') ? place - 1 : place]
    })
    expect(places.length).toBeGreaterThan(0)
    expect(new Set(places)).toEqual(new Set([1]))
  })

  it('start with the upper one, and the remaining set of the lower one gets its full rest', () => {
    const program = programFor(kettlebells)
    expect(program.guidelines.recovery.join(' ')).toContain(
      'Do one set of the first, rest, one set of the second',
    )
    expect(waitForLast(3, 4, 30)).toBe(30)
    expect(waitForLast(4, 3, 30)).toBe(0)
  })

  // Simple & Sinister: ten swings every half minute.
  it('keep the pace of a swing', () => {
    expect(setSeconds(entryByName('Kettlebell Swing')!, 10, 0)).toBe(40)
    expect(setSeconds(entryByName('Kettlebell Deadlift')!, 10, 0)).toBe(90)
  })
})
