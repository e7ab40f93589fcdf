import { describe, expect, it } from '@jest/globals'
import { profileOf } from '../profile/profile-of.ts'
import { expand } from '../printing/expand.ts'
import { hardOf, review } from '../review/review.ts'
import type { TrainingBlock } from '../draft/draft.ts'
import { USUAL } from '../../../dev/testkit/examples/rule-examples.ts'
import { TODAY } from '../../../dev/testkit/today.ts'
import { settle } from './settle.ts'
import { writeByRule } from './write-by-rule.ts'

const profile = profileOf(USUAL, TODAY)
const block = writeByRule(profile)
const changed = (change: (row: TrainingBlock['days'][number]['exercises'][number]) => object) => ({
  ...block,
  days: block.days.map((day) => ({
    ...day,
    exercises: day.exercises.map((row) => ({ ...row, ...change(row) })),
  })),
})
const idsOf = ({ days }: TrainingBlock) => days.map(({ exercises }) => exercises.map(({ id }) => id))
const brokenBy = (one: TrainingBlock) => hardOf(review(expand(one, profile), profile))

describe('settling what code computes', () => {
  it('leaves a sound block as it is', () => {
    expect(settle(block, profile)).toEqual(block)
  })

  it.each([
    ['repetitions that suit no exercise', changed(() => ({ repsLow: 1, repsHigh: 99 }))],
    ['an effort that suits nobody', changed(() => ({ rir: 0 }))],
    ['a progression that the exercise cannot follow', changed(() => ({ progression: 'wave' }))],
    ['no light week', { ...block, deloadWeek: 1 }],
  ] as const)('mends %s without another exercise', (_, poor) => {
    const settled = settle(poor as TrainingBlock, profile)
    expect(idsOf(settled)).toEqual(idsOf(block))
    expect(brokenBy(settled).map(({ rule }) => rule)).toEqual([])
  })

  it('takes sets first and the last exercise after them where a day is too long', () => {
    const [first, ...others] = block.days
    const more = ['leg-press', 'seated-leg-curl', 'leg-extension', 'machine-standing-calf-raise']
      .filter((id) => first!.exercises.every((row) => row.id !== id))
      .map((id) => ({ ...first!.exercises[0]!, id, sets: 4, progression: 'reps' as const }))
    const long = { ...block, days: [{ ...first!, exercises: [...first!.exercises, ...more] }, ...others] }
    const [day] = settle(long, profile).days
    const chosen = first!.exercises.map(({ id }) => id)
    expect(day!.exercises.every(({ sets }) => sets <= 2) || day!.exercises.length > chosen.length).toBe(true)
    expect(brokenBy(settle(long, profile)).filter(({ concession }) => concession === 'minutes')).toEqual([])
  })

  it('drops what stands twice on a day', () => {
    const [first, ...others] = block.days
    const twice = {
      ...block,
      days: [{ ...first!, exercises: [...first!.exercises, first!.exercises[0]!] }, ...others],
    }
    expect(settle(twice, profile)).toEqual(block)
  })

  it('finds days in another order, or under another name', () => {
    const upperLower = profileOf({ ...USUAL, trainingDays: 4, programmingSplit: 'Upper/Lower' }, TODAY)
    const four = writeByRule(upperLower)
    const [upper, lower, ...rest] = four.days
    expect(settle({ ...four, days: [lower!, upper!, ...rest] }, upperLower)).toEqual(four)
    const named = four.days.map((day) => ({ ...day, kind: 'full-body' as const }))
    expect(idsOf(settle({ ...four, days: named }, upperLower))).toEqual(idsOf(four))
  })

  it('keeps the order of a model that had wishes to meet', () => {
    const reversed = {
      ...block,
      days: block.days.map((day) => ({ ...day, exercises: day.exercises.toReversed() })),
    }
    const openers = (one: TrainingBlock) => idsOf(one).map(([first]) => first)
    expect(openers(settle(reversed, profile))).toEqual(openers(block))
    expect(idsOf(settle(reversed, { ...profile, wishes: ['abs first'] }))).toEqual(idsOf(reversed))
  })
})
