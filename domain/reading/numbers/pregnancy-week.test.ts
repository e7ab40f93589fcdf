import { expect, it } from '@jest/globals'
import { readByRule } from '../read-by-rule.ts'
import { inYear } from '../../../dev/testkit/today.ts'

it.each([
  ['schwanger, 22. Woche', 22],
  ['22 SSW schwanger', 22],
  ['SSW 22', 22],
  ['semana 22 de embarazo', 22],
  ['pregnant, week 22', 22],
  ['22w pregnant', 22],
  ['22+3 weeks pregnant', 22],
  ['22 SA, enceinte', 22],
  ['incinta, 22a settimana', 22],
  ['pregnant and due in 10 weeks', 30],
  ['pregnant, due in 2 months', 31],
  ['pregnant, I train twice a week 30 minutes', undefined],
  ['third trimester', undefined],
])('%s: week %s', (text, weeks) => {
  const pregnancy = readByRule(text, 'comments', inYear(2026)).find(({ kind }) => kind === 'condition')
  expect(pregnancy).toMatchObject({ what: 'pregnancy' })
  expect(pregnancy && 'weeks' in pregnancy ? pregnancy.weeks : undefined).toBe(weeks)
})

it('reads no week as an age', () => {
  for (const text of ['schwanger, 22. Woche', '22+3 weeks pregnant'])
    expect(readByRule(text, 'comments', inYear(2026))).not.toContainEqual(
      expect.objectContaining({ kind: 'person', age: 22 }),
    )
})
