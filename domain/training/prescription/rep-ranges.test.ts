import { describe, expect, it } from '@jest/globals'
import type { TrainingAnswers } from '../../forms/program-request.ts'
import { profileOf } from '../profile/profile-of.ts'
import { entryByName } from '../../exercises/catalogue.ts'
import { usualRow } from './rows.ts'
import { USUAL } from '../../../dev/testkit/examples/rule-examples.ts'
import {
  allInFewSizes,
  isHeavyInSomeWeek,
  isLoadable,
  leastRir,
  loadStepKg,
  repLimits,
  restSeconds,
  roleOf,
  loadsInjuredJoint,
  takesSmallSteps,
  usualReps,
  rungsFor,
} from './rep-ranges.ts'
import { TODAY } from '../../../dev/testkit/today.ts'

const entryOf = (name: string) => entryByName(name)!
const who = (answers: Partial<TrainingAnswers> = {}) => profileOf({ ...USUAL, ...answers }, TODAY)
const strong = who({ primaryGoal: 'Strength' })
const repsOf = (name: string, profile = who()) =>
  usualReps(entryOf(name), roleOf(entryOf(name), true), profile)

describe('a lift that is wanted light', () => {
  const said = 'No deadlifts from the floor. Light Romanian deadlifts are fine. No good mornings.'
  const gentle = who({ primaryGoal: 'Strength', exercisesToAvoid: said })

  it('has more reps, and never heavy ones', () => {
    expect(repsOf('Barbell Romanian Deadlift', gentle)).toEqual({ low: 8, high: 12 })
    expect(repLimits(entryOf('Barbell Romanian Deadlift'), gentle)).toEqual({ low: 8, high: 12 })
    expect(usualRow(entryOf('Barbell Romanian Deadlift'), true, gentle).progression).toBe('reps')
    expect(repsOf('Barbell Romanian Deadlift', strong).high).toBeLessThan(8)
  })
})

describe('the usual reps', () => {
  // NSCA: strength up to 6, size 6 to 12. ACSM 2009: novices 8 to 12; r/fitness: fives for strength.
  it.each([
    ['of a bench press for strength are heavy', 'Barbell Bench Press', strong, 1, 6],
    ['of a bench press for size are moderate', 'Barbell Bench Press', who(), 6, 12],
    [
      'of a novice for size are those of novices',
      'Barbell Back Squat',
      who({ experienceLevel: 'Novice' }),
      8,
      12,
    ],
    [
      'of a novice for strength are five and more',
      'Barbell Back Squat',
      who({ primaryGoal: 'Strength', experienceLevel: 'Novice' }),
      5,
      8,
    ],
    // Faigenbaum 2009: 6 to 15 reps for the young.
    [
      'of a minor are never few',
      'Barbell Bench Press',
      who({ primaryGoal: 'Strength', facts: { ageBand: '16-17' } }),
      6,
      15,
    ],
    // T3: rows of five and more.
    ['of a heavy row are five and more', 'Barbell Bent-Over Row', strong, 5, 6],
    // R26: at most twenty without a weight.
    ['of legs without a weight are many', 'Bodyweight Squat', who({ equipment: 'bodyweight' }), 12, 20],
    ['of a single joint for size are at most 15', 'Leg Extension', who(), 8, 15],
  ])('%s', (_what, name, profile, least, most) => {
    const { low, high } = repsOf(name, profile)
    expect(low).toBeGreaterThanOrEqual(least)
    expect(high).toBeLessThanOrEqual(most)
    expect(low).toBeLessThanOrEqual(high)
  })

  // Overcoming Gravity: what is only lowered, in sets of a few; a minor lowers nothing but the own weight.
  it.each([
    ['', {}, { low: 3, high: 6 }],
    ['', { facts: { ageBand: 'under-16' } }, { low: 3, high: 6 }],
    ['I can do 4 pull-ups.', { facts: { ageBand: 'under-16' } }, { low: 3, high: 5 }],
    ['I can do 4 pull-ups.', {}, { low: 3, high: 5 }],
    ['I can do 2 pull-ups.', {}, { low: 3, high: 4 }],
  ] as const)('of a pull-up that is only lowered are few: %s %j', (exercisesToAvoid, answers, range) => {
    const profile = who({ exercisesToAvoid, ...answers })
    expect(repsOf('Negative Pull-Up', profile)).toEqual(range)
    expect(repLimits(entryOf('Negative Pull-Up'), profile)).toEqual(range)
  })

  it('of what the lower back holds up are few seconds, while it is new and from 50 on', () => {
    const older = who({ facts: { ageBand: '50-64' } })
    const thin = who({ exercisesToAvoid: 'I have osteoporosis.' })
    for (const profile of [who({ experienceLevel: 'Novice' }), older, thin])
      expect(repLimits(entryOf('Superman Hold'), profile)).toEqual({ low: 10, high: 20 })
    expect(repLimits(entryOf('Superman Hold'), who())).toEqual({ low: 15, high: 60 })
    expect(repLimits(entryOf('Plank'), older)).toEqual({ low: 15, high: 60 })
  })

  // Tsatsouline, Enter the Kettlebell: ladders of one to three, then to four; get-ups one at a time.
  it('of a ladder are the sum of its rungs, and a get-up has one', () => {
    expect(repsOf('Kettlebell Clean and Press')).toEqual({ low: 1 + 2 + 3, high: 1 + 2 + 3 + 4 })
    expect(repsOf('Turkish Get-Up')).toEqual({ low: 1, high: 1 })
    expect(rungsFor(6)).toEqual([1, 2, 3])
    expect(rungsFor(10)).toEqual([1, 2, 3, 4])
  })

  it('stay within R24 and R26', () => {
    expect(repLimits(entryOf('Barbell Back Squat'), who({ experienceLevel: 'Novice' }))).toEqual({
      low: 5,
      high: 12,
    })
    expect(repLimits(entryOf('Push-Up'), who()).high).toBe(20)
    expect(repLimits(entryOf('Plank'), who()).high).toBe(60)
    expect(
      repLimits(entryOf('Barbell Back Squat'), who({ exercisesToAvoid: 'chest pain' })).low,
    ).toBeGreaterThan(6)
  })
})

describe('the rest after a set', () => {
  const restOf = (name: string, profile = strong) =>
    restSeconds(usualRow(entryOf(name), true, profile), profile)

  // ACSM 2009: 3 to 5 minutes after heavy sets, else 1 to 2.
  it('is three minutes or more after a heavy set, if there is time', () => {
    const long = who({ primaryGoal: 'Strength', sessionLength: 90 })
    expect(restOf('Barbell Back Squat', long)).toBeGreaterThanOrEqual(180)
    expect(restOf('Barbell Back Squat', long)).toBeLessThanOrEqual(300)
    expect(restOf('Barbell Back Squat')).toBeGreaterThanOrEqual(120)
  })

  it('is one to two minutes after other sets, and shorter for a single joint', () => {
    const [row, curl] = [restOf('Seated Cable Row', who()), restOf('Dumbbell Curl', who())]
    for (const rest of [row, curl]) {
      expect(rest).toBeGreaterThanOrEqual(60)
      expect(rest).toBeLessThanOrEqual(120)
    }
    expect(curl).toBeLessThan(row)
  })

  it('is that of a heavy lift up to six reps', () => {
    const squat = { entry: entryOf('Barbell Back Squat'), progression: 'load' } as const
    expect([6, 7].map((repsLow) => isHeavyInSomeWeek({ ...squat, repsLow }))).toEqual([true, false])
    expect(isHeavyInSomeWeek({ ...squat, entry: entryOf('Dumbbell Curl'), repsLow: 5 })).toBe(false)
  })
})

describe('the reserve of a sound set', () => {
  // R28: squats and hinges keep RIR 1, and RIR 2 from eight reps on. R27: novices keep two in all large lifts.
  it.each([
    ['Barbell Back Squat', 7, {}, 1],
    ['Barbell Back Squat', 8, {}, 2],
    ['Barbell Bench Press', 8, {}, 1],
    ['Barbell Bench Press', 8, { experienceLevel: 'Novice' }, 2],
    ['Dumbbell Curl', 12, { experienceLevel: 'Novice' }, 1],
    // R10: three with a red flag, in every set.
    ['Dumbbell Curl', 12, { exercisesToAvoid: 'chest pain' }, 3],
  ] as const)('of %s for %i reps, %j: %i', (name, reps, answers, rir) => {
    expect(leastRir(entryOf(name), reps, who(answers))).toBe(rir)
  })
})

describe('a weight', () => {
  it('is added to a bar in small steps, but not to a push-up or to a single dumbbell', () => {
    const home = who({ equipment: 'Home Gym: one 10 kg dumbbell' })
    expect(isLoadable(entryOf('Dumbbell Curl'), who())).toBe(true)
    expect(isLoadable(entryOf('Dumbbell Goblet Squat'), home)).toBe(false)
    expect(isLoadable(entryOf('Push-Up'), who())).toBe(false)
    expect(isLoadable(entryOf('Machine Assisted Pull-Up'), who())).toBe(false)
    expect(takesSmallSteps(entryOf('Barbell Bench Press'))).toBe(true)
    expect(takesSmallSteps(entryOf('Dumbbell Bench Press'))).toBe(false)
  })

  // Two small plates are 2.5 kg; bells are sold in steps of 4 kg; a leg press is loaded in steps of 5 kg.
  it.each([
    ['Barbell Bench Press', 2.5],
    ['Kettlebell Goblet Squat', 4],
    ['Leg Press', 5],
    ['Dumbbell Curl', 1],
  ])('of %s rises by %f kg', (name, kg) => {
    expect(loadStepKg(entryOf(name))).toBe(kg)
  })

  it('comes in few sizes only if every loaded lift does', () => {
    const home = who({ equipment: 'Home Gym: dumbbells 5, 10 and 15 kg' })
    expect(allInFewSizes([entryOf('Dumbbell Curl'), entryOf('Push-Up')], home)).toBe(true)
    expect(allInFewSizes([entryOf('Dumbbell Curl')], who())).toBe(false)
  })
})

it('spares an injured knee the squat and an injured back the hinge', () => {
  const hurt = (exercisesToAvoid: string) => who({ exercisesToAvoid })
  expect(loadsInjuredJoint(entryOf('Leg Press'), hurt('knee pain'))).toBe(true)
  expect(loadsInjuredJoint(entryOf('Barbell Deadlift'), hurt('my lower back hurts'))).toBe(true)
  expect(loadsInjuredJoint(entryOf('Barbell Bench Press'), hurt('knee pain'))).toBe(false)
})

it('lets a main lift lead, but neither its dumbbell version nor a curl', () => {
  expect(roleOf(entryOf('Barbell Bench Press'), true)).toBe('main')
  expect(roleOf(entryOf('Barbell Bench Press'), false)).toBe('compound')
  expect(roleOf(entryOf('Dumbbell Bench Press'), true)).toBe('compound')
  expect(roleOf(entryOf('Dumbbell Curl'), true)).toBe('isolation')
  expect(roleOf(entryOf('Plank'), true)).toBe('trunk')
})

it.each([
  ['', 3],
  ['I take beta blockers and my GP cleared me to lift', 5],
  ['Hernia operation 3 weeks ago, my surgeon has cleared me to lift', 8],
])('no set is short and heavy where a condition forbids straining, cleared or not: %s', (words, least) => {
  const profile = who({ primaryGoal: 'Strength', exercisesToAvoid: words })
  expect(repsOf('Barbell Back Squat', profile).low).toBe(least)
  expect(repLimits(entryOf('Barbell Back Squat'), profile).low).toBe(least)
})
