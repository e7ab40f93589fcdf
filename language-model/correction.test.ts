import { expect, it } from '@jest/globals'
import type { Finding } from '../domain/training/review/finding.ts'
import { correctionFor } from './correction.ts'

const HARD = { rule: 'R8', hard: true }
const weeks = ['Day 1 - Upper', 'Day 1 - Upper (deload)'].map((day, at) => ({
  weekNumber: at + 1,
  workouts: [
    { day, exercises: [] },
    { day: day.replace('1 - Upper', '2 - Lower'), exercises: [] },
  ],
}))
const block = {
  deloadWeek: 2,
  days: (['upper', 'lower'] as const).map((kind) => ({ kind, exercises: [] })),
}
const correcting = (findings: Finding[]) =>
  correctionFor({ program: { weeks } as never, findings, block })
    .split('\n')
    .slice(1)

it('asks by day, says each thing once, and only what must change', () => {
  const dip = { ...HARD, exercise: 'Dip', says: 'the buyer asked to avoid it.' }
  expect(
    correcting([
      { ...HARD, week: 1, says: 'No pull exercise in the week.' },
      { ...HARD, week: 1, day: 'Day 2 - Lower', says: '1 exercises; at least 3 are needed.' },
      { ...dip, week: 1, day: 'Day 1 - Upper' },
      { ...dip, week: 2, day: 'Day 1 - Upper (deload)' },
      { ...HARD, hard: false, week: 1, day: 'Day 1 - Upper', says: 'a taste' },
    ]),
  ).toEqual([
    'The whole week:',
    '- No pull exercise in the week.',
    'Day 1, Upper:',
    '- Dip: the buyer asked to avoid it.',
    'Day 2, Lower:',
    '- 1 exercises; at least 3 are needed.',
  ])
})
