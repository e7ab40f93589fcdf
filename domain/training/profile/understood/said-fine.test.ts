import { expect, it } from '@jest/globals'
import { entryById } from '../../../exercises/catalogue.ts'
import { saidFineOf } from './said-fine.ts'

it('opens the lift that somebody calls fine, and nothing else', () => {
  const ids = saidFineOf([{ kind: 'allow', what: 'hip-thrust', quote: 'hip thrusts are fine' }])
  expect(ids).toContain('barbell-hip-thrust')
  expect(ids).not.toContain('barbell-back-squat')
})

it('opens all exercises of a way of moving, each once', () => {
  const ids = saidFineOf([
    { kind: 'allow', what: 'kneeling', quote: 'kneeling is ok' },
    { kind: 'allow', what: 'kneeling', quote: 'I can kneel' },
  ])
  expect(ids.length).toBeGreaterThan(0)
  expect(ids.every((id) => entryById(id)!.positions.includes('kneeling'))).toBe(true)
  expect(new Set(ids).size).toBe(ids.length)
})

it('opens nothing for a liked or excluded lift', () => {
  expect(
    saidFineOf([
      { kind: 'leave-out', what: 'squat', quote: 'no squats' },
      { kind: 'prefer', what: 'deadlift', quote: 'love deadlifts' },
      { kind: 'allow', what: 'failure', quote: 'failure is fine' },
    ]),
  ).toEqual([])
})
