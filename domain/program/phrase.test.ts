import { describe, expect, it } from '@jest/globals'
import { parsePhrase, joined, listed, measuredIn, phraseIn, say } from './phrase.ts'

const STEP = { kg: 2.5, lb: 5 }

describe('a phrase', () => {
  it('is a string as long as it tells no amount', () => {
    expect(say`Missed ${2} times: ${'rest'}.`).toBe('Missed 2 times: rest.')
  })

  it('keeps its amounts as numbers, also those of a phrase within it', () => {
    const more = say`add ${STEP}`
    const rule = say`Hit: ${more} next time. ${5} reps: ${more} twice.`
    expect(rule).toEqual(['Hit: add ', STEP, ' next time. 5 reps: add ', STEP, ' twice.'])
    expect((['both', 'kg', 'lb'] as const).map((wording) => phraseIn(wording, rule))).toEqual([
      'Hit: add 2.5 kg (5 lb) next time. 5 reps: add 2.5 kg (5 lb) twice.',
      'Hit: add 2.5 kg next time. 5 reps: add 2.5 kg twice.',
      'Hit: add 5 lb next time. 5 reps: add 5 lb twice.',
    ])
  })

  it('tells protein per kilogram or per pound', () => {
    const line = say`Eat ${{ gramsPerKg: [1.6, 2.2] }} a day.`
    expect(phraseIn('both', line)).toBe('Eat 1.6 to 2.2 g of protein per kg a day.')
    expect(phraseIn('lb', line)).toBe('Eat 0.7 to 1 g of protein per lb a day.')
  })

  it('stands in a list', () => {
    const lifts = [say`A ${STEP}`, 'B', say`C ${STEP}`]
    expect(phraseIn('kg', listed(lifts))).toBe('A 2.5 kg, B and C 2.5 kg')
    expect(phraseIn('kg', joined(lifts, '; '))).toBe('A 2.5 kg; B; C 2.5 kg')
    expect([listed([]), joined([], '; ')]).toEqual(['', ''])
  })

  it('is recorded once, and only with an amount', () => {
    expect(measuredIn(['Rest.', say`Add ${STEP}.`, say`Add ${STEP}.`])).toEqual([['Add ', STEP, '.']])
  })
})

it('reads the amounts of a stored text back', () => {
  for (const line of [
    say`${STEP}, or ${{ kg: 20, lb: 45 }}: add it.`,
    say`Eat ${{ gramsPerKg: [1.6, 2.2] }} of body weight.`,
  ])
    for (const wording of ['both', 'kg', 'lb'] as const)
      expect(phraseIn(wording, parsePhrase(phraseIn('both', line)))).toBe(phraseIn(wording, line))
  expect(parsePhrase('Rest 90 s.')).toEqual(['Rest 90 s.'])
})
