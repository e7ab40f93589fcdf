import { expect, it } from '@jest/globals'
import { whatIfs } from './what-if.ts'

it('tells what to do by the rules of the program itself, where it has them', () => {
  const told = whatIfs({ missedReps: 'Stop there.', atPain: 'Take its swap.', overview: {} })
  expect(told).toContainEqual(['Missed reps?', 'Stop there.'])
  expect(told).toContainEqual(['Pain?', 'Take its swap.'])
})

it('names the warning signs beside a pain, if there are any', () => {
  const [pain] = whatIfs({ atPain: 'Stop.', overview: { stopSigns: ['chest pain'] } }).slice(-1)
  expect(pain?.[1]).toBe('Stop. One of your warning signs? Stop and get help.')
})

it('tells of missed reps in general, and of no pain, for a program of an earlier version', () => {
  const told = Object.fromEntries(whatIfs({ overview: {} }))
  expect(told).toMatchObject({ 'Missed reps?': expect.stringContaining('Fell short?') })
  expect(told).not.toHaveProperty('Pain?')
})
