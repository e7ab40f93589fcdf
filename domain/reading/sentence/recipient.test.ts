import { expect, it } from '@jest/globals'
import { readByRule } from '../read-by-rule.ts'
import { inYear } from '../../../dev/testkit/today.ts'

const personIn = (text: string) =>
  Object.assign(
    {},
    ...readByRule(text, 'comments', inYear(2026)).flatMap((each) =>
      each.kind === 'person'
        ? [{ ...each, kind: undefined, quote: undefined, value: undefined, unit: undefined }]
        : [],
    ),
  ) as { age?: number; sex?: string; weightKg?: number }

it.each([
  ["Buying this for my dad, he's 71, knees are fine", { age: 71, sex: 'male' }],
  ['its for my lad hes 14 plays rugby', { age: 14, sex: 'male' }],
  ['this is a gift for my gf, shes 28, 60 kilos', { age: 28, sex: 'female', weightKg: 60 }],
  ['Es para mi madre, 74 años', { age: 74, sex: 'female' }],
  ['Lo prendo per mio figlio, 13 anni', { age: 13, sex: 'male' }],
])('reads who a program is bought for: %s', (text, person) => {
  expect(personIn(text)).toMatchObject(person)
})

it.each([
  ['my husband has a bad back, I am 40', { age: 40 }],
  ['learned to squat from a 24 yr old called Priya', {}],
  ['lost 30 kg, now 94', { weightKg: 94 }],
  ['6ft 240lb, no injuries', { weightKg: 108.9 }],
  ['spalla operata due mesi fa', {}],
  ["J'ai fait du rugby 15 ans", {}],
])('reads nobody else as the recipient: %s', (text, person) => {
  expect(personIn(text)).toEqual(person)
})

it('reads the health of the recipient', () => {
  const conditions = readByRule("Buying this for my dad, he's 71 and had a stent", 'comments', inYear(2026))
  expect(conditions.flatMap((each) => (each.kind === 'condition' ? [each.what] : []))).toEqual([
    'heart-disease',
    'over-65',
  ])
})
