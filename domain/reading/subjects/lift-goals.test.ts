import { expect, it } from '@jest/globals'
import { TODAY } from '../../../dev/testkit/today.ts'
import { readByRule } from '../read-by-rule.ts'

const goalsIn = (said: string) =>
  readByRule(said, 'comments', TODAY).flatMap((each) =>
    each.kind === 'goal' ? [each.what] : [`${each.kind}`],
  )

it.each([
  ['I want my first muscle-up and a front lever.', ['muscle-up', 'front-lever']],
  [
    'Goals: first strict muscle-up, handstand push-up, and front lever.',
    ['muscle-up', 'handstand', 'front-lever'],
  ],
  ['Front lever is my dream', ['front-lever']],
  ['Working up to a dragon flag', ['dragon-flag']],
  ['Objectif : un premier muscle-up.', ['muscle-up']],
])('hears goals without a number, and no bans: %s', (said, goals) => {
  expect(goalsIn(said)).toEqual(goals)
})

it.each([
  'my goal is strength, not muscle-ups',
  'I want the front lever gone',
  'My goal was ruined by front levers',
])('hears no goal: %s', (said) => {
  expect(readByRule(said, 'comments', TODAY).filter(({ kind }) => kind === 'goal')).toEqual([])
})
