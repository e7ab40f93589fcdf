import { expect, it } from '@jest/globals'
import { CONDITIONS } from '../statements/lexicon/conditions.ts'
import { readByRule } from '../statements/read-by-rule.ts'
import { CARE } from './conditions.ts'
import { clearanceNotice, conditionsOf, toClear } from './red-flags.ts'

it.each([
  ['20 weeks pregnant', ['pregnancy']],
  ['I have a heart condition', ['heart-disease']],
  ['chest pains when I run, and I passed out once', ['chest-pain', 'fainting']],
  ['knee surgery three weeks ago', ['surgery']],
  ['no jumping after my c-section', ['c-section', 'postpartum']],
  ['not pregnant, no heart problems', []],
  ['no history of surgery', []],
  ['I own a heart rate monitor', []],
  ['bad knees', []],
  ['knee surgery years ago', []],
  ['ACL reconstruction two years ago, hernia repair last month', ['ligament-tear', 'hernia', 'surgery']],
  ['on beta blockers because of my heart', ['blood-pressure-medicine']],
  ['heart surgery years ago', ['heart-disease']],
])('hears what a professional has to clear in: %s', (text, flags) => {
  expect(toClear(conditionsOf(readByRule(text, 'comments')))).toEqual(flags)
})

it('names what was mentioned, and what to stop at', () => {
  const notice = clearanceNotice(['pregnancy', 'high-blood-pressure'])
  expect(notice).toContain('You mentioned a pregnancy and high blood pressure.')
  expect(notice).toMatch(/Stop and ask for help at any of these: .*bleeding.*; .*headache/)
})

it('knows at least forty conditions, each with a name of its own, and signs to stop at', () => {
  const all = Object.keys(CONDITIONS) as (keyof typeof CONDITIONS)[]
  expect(all.length).toBeGreaterThanOrEqual(40)
  expect(new Set(all.map((each) => CARE[each].plain)).size).toBe(all.length)
  expect(all.filter((each) => CARE[each].stopSigns.length < 2)).toEqual([])
})
