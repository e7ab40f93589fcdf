import { expect, it } from '@jest/globals'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Outline } from '../use-outline.ts'
import { OutlineLines } from './outline-lines.tsx'

const OUTLINE: Outline = {
  days: ['Upper A', 'Lower A', 'Upper B', 'Lower B'],
  minutes: 45,
  lifts: ['Barbell Bench Press', 'Barbell Back Squat', 'Barbell Deadlift'],
  impossible: [],
}
const textOf = (outline: Outline, minutesSaid = 60) =>
  renderToStaticMarkup(createElement(OutlineLines, { outline, minutesSaid })).replaceAll(/(?:<[^>]+>)+/g, ' ')

it('tells the days, the longest session and three lifts of what is bought', () => {
  expect(textOf(OUTLINE)).toBe(
    ' Your days Upper A, Lower A, Upper B, Lower B Each day 45 minutes at most, as you wrote Lifts like Barbell Bench Press, Barbell Back Squat, Barbell Deadlift ',
  )
})

it('tells the weekdays where they are known, and what cannot be', () => {
  const text = textOf({
    ...OUTLINE,
    days: ['Upper', 'Lower'],
    weekdays: ['wed', 'sat'],
    impossible: ['No hip thrusts: that takes a bench, which you did not name.'],
  })
  expect(text).toContain('Upper on Wednesday, Lower on Saturday')
  expect(text).toContain('No hip thrusts: that takes a bench')
})

it('leaves the minutes to the order where it says the same', () => {
  expect(textOf(OUTLINE, 45)).not.toContain('minutes')
})

it('tells no lifts where none are known', () => {
  expect(textOf({ ...OUTLINE, lifts: [] })).not.toContain('Lifts like')
})
