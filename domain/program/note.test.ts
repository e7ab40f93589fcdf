import { expect, it } from '@jest/globals'
import { noteOf } from './note.ts'

const row = (restSeconds: number) => ({ restSeconds, facts: { inTurnWith: 'Push-Up' } })

it('tells a lifter who alternates with whom, and a long rest as a watch shows it', () => {
  expect(noteOf(row(150), 'kg')).toBe('Rest 2:30 min. Alternate with Push-Up.')
  expect(noteOf(row(120), 'lb')).toBe('Rest 2 min. Alternate with Push-Up.')
  expect(noteOf(row(90), 'kg')).toBe('Rest 90 s. Alternate with Push-Up.')
})

it('lets the last set go on only while its effort stays as printed', () => {
  const facts = { lastSet: { upToReps: 11, rir: 3 } }
  const told = (intensity?: string) => noteOf({ facts, ...(intensity && { intensity }) }, 'kg')
  expect(told('RIR 3')).toBe(
    'Last set: keep going, up to 11, while you keep the printed RIR. Got 11? Add twice as much next time.',
  )
  expect(told('RPE 7')).toContain('while you keep the printed RPE.')
  expect(told()).toContain('while you keep the printed effort.')
})

it('says which reps are the top of a range, and where to begin again', () => {
  const told = (or: { kg: number } | 'next size', reps?: string) =>
    noteOf({ facts: { step: { of: 'reps', or } }, ...(reps && { reps }) }, 'lb')
  expect(told({ kg: 2.5 }, '8-12/side')).toBe(
    'All sets at 12? Add 5 lb and begin at 8 again. Otherwise 1 rep more.',
  )
  expect(told('next size', '6-8')).toBe(
    'All sets at 8? Take the next size and begin at 6 again. Otherwise 1 rep more.',
  )
  expect(told('next size')).toBe('All sets at the most reps? Take the next size. Otherwise 1 rep more.')
})

it('adds nothing to a weight that is light on purpose', () => {
  const facts = { special: { of: 'deload', by: 'tenth' } } as const
  expect(noteOf({ facts }, 'kg')).toBe(
    'Take 10 percent off last week’s weight. It should feel light. Add nothing.',
  )
})

it('keeps the words of the record, which other programs read', () => {
  expect(noteOf(row(150))).toBe('Rest 150 s. In turn with Push-Up.')
})
