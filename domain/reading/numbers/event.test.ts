import { expect, it } from '@jest/globals'
import { eventOf } from './event.ts'
import { readByRule } from '../read-by-rule.ts'

const TODAY = new Date('2026-11-22')
const heard = (words: string) => eventOf(readByRule(words, 'comments', TODAY), TODAY)

it.each([
  ['meet in 9 weeks', 'meet', 9, null],
  ['Olympic weightlifting meet in 9 weeks', 'other', 9, null],
  ['9 weeks to my strongman competition', 'other', 9, null],
  ['9 weeks out from my first competition', 'meet', 9, null],
  ['Squat 130, wedstrijd over 10 weken', 'meet', 10, null],
  // 112 and 42 days away.
  ['comp on 14 March', 'meet', 16, null],
  ['Powerlifting meet, Jan 3rd', 'meet', 6, null],
  // This year's date has passed, so it means next year's.
  ['half marathon on 12 October', 'other', 47, 'race'],
  ['Army ACFT in 10 wks', 'other', 10, 'test'],
  ['Rugby season starts in 8 weeks', 'other', 8, 'season'],
  ['marathon in 16 weeks, running 5 days', 'other', 16, 'race'],
])('reads the date, and what happens on it: %s', (words, kind, weeks, called) => {
  expect(heard(words)).toEqual({ kind, weeks, ...(called && { called }) })
})

it.each([
  'I want to meet my friends in 3 weeks',
  'wedding in 8 weeks',
  'concussion 3 weeks ago from a race',
  'one day I want to compete',
  'competition was on my mind',
])('reads no date: %s', (words) => {
  expect(heard(words)).toBeUndefined()
})

it('counts the weeks to a date that a model only quoted', () => {
  const quoted = [{ kind: 'goal', what: 'event', quote: 'half marathon on march 14th' }] as const
  expect(eventOf(quoted, TODAY)).toEqual({ kind: 'other', weeks: 16, called: 'race' })
})

it.each([
  ['push-pull meet in 9 weeks', ['bench-press', 'deadlift']],
  ['meet (push pull) in 9 weeks', ['bench-press', 'deadlift']],
  ['my bench-only comp is in 9 weeks', ['bench-press']],
  ['deadlift only competition in 9 weeks', ['deadlift']],
  ['powerlifting meet in 9 weeks', undefined],
])('hears what is lifted at a meet: %s', (words, lifts) => {
  expect(heard(words)).toEqual({ kind: 'meet', weeks: 9, ...(lifts && { lifts }) })
})
