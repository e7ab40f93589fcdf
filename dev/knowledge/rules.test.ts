import { expect, it } from '@jest/globals'
import { rulesIn, rulesModule } from './rules.ts'

const RULE = `
good-sets:
  number: T27
  title: two to {most} sets
  source: practice
  cost: 3
  limits: { most: 5 }
`
const moduleOf = (text: string) =>
  rulesModule('rules', [['sessions', rulesIn('rules', 'sessions.yaml', text)]])

it('prints the limit that a title names', () => {
  expect(moduleOf(RULE)).toContain(
    `'good-sets': {"id":"T27","title":"two to 5 sets","source":"practice","hard":false,"cost":3,"limits":{"most":5}}`,
  )
})

it.each([
  [
    'a number of another kind',
    'number: T27',
    'number: X27',
    /sessions\.yaml, good-sets, number: must be R or T/,
  ],
  ['a missing source', '  source: practice\n', '', /good-sets, source: /],
  ['a limit in words', '{ most: 5 }', '{ most: five }', /good-sets, limits, most: .*number/],
  ['a name of two words', '{ most: 5 }', '{ most sets: 5 }', /good-sets, limits, most sets: /],
  ['a soft rule without a cost', '  cost: 3\n', '', /good-sets: must be hard or have a cost/],
  ['a hard rule with a cost', 'cost: 3', 'cost: 3\n  hard: true', /good-sets: must be hard or have a cost/],
  ['an unknown line', 'cost: 3', 'costs: 3', /good-sets: Unrecognized key: "costs"/],
  ['a title of no limit', '{most}', '{mots}', /sessions\.yaml, good-sets, title: there is no limit mots/],
])('names %s', (_what, right, wrong, says) => {
  expect(RULE).toContain(right)
  expect(() => moduleOf(RULE.replace(right, wrong))).toThrow(says)
})

it('weighs no rule of a printed program', () => {
  expect(() => rulesIn('review', 'words.yaml', RULE)).toThrow(/words\.yaml, good-sets: .*"cost"/)
})
