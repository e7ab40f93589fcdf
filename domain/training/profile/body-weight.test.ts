import { describe, expect, it } from '@jest/globals'
import type { TrainingAnswers } from '../../forms/program-request.ts'
import { profileOf } from './profile-of.ts'
import { entryByName } from '../../exercises/catalogue.ts'
import { objectionTo } from './eligible.ts'
import { USUAL } from '../../../dev/testkit/examples/rule-examples.ts'
import { bodyWeightDecision, isTooHeavyFor, proteinAsked, proteinGrams } from './body-weight.ts'
import { TODAY } from '../../../dev/testkit/today.ts'

const who = (facts: TrainingAnswers['facts'] = {}, more: Partial<TrainingAnswers> = {}) =>
  profileOf({ ...USUAL, facts, ...more }, TODAY)
const weighing = (value: number) => ({ bodyWeight: { value, unit: 'kg' as const } })

describe('the protein of a day', () => {
  // Morton 2018: beyond 1.6 g/kg muscle gains no more. 80 × 1.6 = 128, 75 × 1.6 = 120.
  it.each([
    [80, 130],
    [75, 120],
    [50, 80],
  ])('for %i kg is %i g', (kg, grams) => {
    expect(proteinGrams(who(weighing(kg)))).toBe(grams)
  })

  // 100 kg at 183 cm is a body mass index of 30.
  it('rises no further from 100 kg on, and names no grams for a very heavy body', () => {
    expect(proteinGrams(who(weighing(110)))).toBe(160)
    expect(proteinGrams(who(weighing(140), { experienceLevel: 'Advanced' }))).toBe(160)
    expect(proteinGrams(who(weighing(145)))).toBeNull()
    expect(proteinGrams(who(weighing(105), { exercisesToAvoid: 'I am morbidly obese' }))).toBeNull()
  })

  // Institute of Medicine 2005: 1.1 g/kg in a pregnancy, which is a least: 63 × 1.1 = 69.3.
  it('in a pregnancy has its own figure, rounded up', () => {
    const pregnant = who(weighing(63), { exercisesToAvoid: '20 weeks pregnant' })
    expect(proteinAsked(pregnant)).toBe(1.1)
    expect(proteinGrams(pregnant)).toBe(70)
  })

  it('is not given without a weight, or to people whose kidney team sets it', () => {
    expect(proteinGrams(who())).toBeNull()
    expect(proteinGrams(who(weighing(80), { exercisesToAvoid: 'kidney disease' }))).toBeNull()
    expect(bodyWeightDecision(who())).toBeNull()
  })
})

describe('a body is too heavy', () => {
  const heavyFor = (name: string, ...whose: Parameters<typeof who>) =>
    isTooHeavyFor(entryByName(name)!, who(...whose))

  it('for pull-ups and push-ups from about 100 kg on, but never for a pulldown', () => {
    expect(heavyFor('Pull-Up', weighing(120))).toBe(true)
    expect(heavyFor('Push-Up', weighing(120))).toBe(true)
    expect(heavyFor('Lat Pulldown', weighing(120))).toBe(false)
    expect(heavyFor('Pull-Up', weighing(75))).toBe(false)
    expect(heavyFor('Pull-Up', weighing(120), { experienceLevel: 'Advanced' })).toBe(false)
  })

  // Strength Level: women do some six pull-ups at an intermediate level.
  it('for pull-ups of most women, unless they named enough', () => {
    expect(heavyFor('Pull-Up', { sex: 'female' })).toBe(true)
    const ten = { lift: 'pull-up', weight: 0, unit: 'kg', reps: 10 } as const
    const three = { ...ten, reps: 3 }
    expect(heavyFor('Pull-Up', { sex: 'female', bestSets: [ten] })).toBe(false)
    expect(heavyFor('Pull-Up', { sex: 'male', bestSets: [three] })).toBe(true)
    // Five with 20 kg on the belt are far more without it.
    const weighted = { ...ten, weight: 20, reps: 5 }
    expect(heavyFor('Pull-Up', { ...weighing(70), bestSets: [weighted] })).toBe(false)
  })

  it('hangs no weight on few pull-ups', () => {
    const six = { lift: 'pull-up', weight: 0, unit: 'kg', reps: 6 } as const
    const weightedFor = (...whose: Parameters<typeof who>) =>
      objectionTo(entryByName('Weighted Pull-Up')!, who(...whose))
    expect(weightedFor({ bestSets: [six] })).toBe('level')
    expect(weightedFor({ bestSets: [{ ...six, reps: 8 }] })).toBeNull()
    expect(weightedFor({ ...weighing(70), bestSets: [{ ...six, weight: 20, reps: 5 }] })).toBeNull()
    expect(weightedFor()).toBeNull()
  })

  it('closes full pull-ups to who does fewer than a set of them', () => {
    const ten = { lift: 'pull-up', weight: 0, unit: 'kg', reps: 10 } as const
    const pullUpsFor = (reps: number) =>
      objectionTo(entryByName('Pull-Up')!, who({ bestSets: [{ ...ten, reps }] }))
    expect([1, 3, 4, 10].map(pullUpsFor)).toEqual(['level', 'level', null, null])
  })

  it('leads to assistance', () => {
    expect(bodyWeightDecision(who(weighing(120)))).toBe(
      'Your body weight means pulldowns and supported exercises before those that lift all of you.',
    )
    expect(bodyWeightDecision(who(weighing(105)))).toContain(
      '160 g of protein a day. It also means pulldowns',
    )
    expect(bodyWeightDecision(who(weighing(75)))).toBe('Your body weight means about 120 g of protein a day.')
  })
})
