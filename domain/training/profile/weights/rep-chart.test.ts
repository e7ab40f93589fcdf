import { describe, expect, it } from '@jest/globals'
import { estimatedMax, shareOfMax } from './rep-chart.ts'

// Cells of Tuchscherer's chart, copied by hand: reps, RPE, percent of a max.
const CELLS = [
  [1, 10, 100],
  [1, 9, 95.5],
  [1, 8, 92.2],
  [2, 10, 95.5],
  [3, 10, 92.2],
  [3, 9, 89.2],
  [4, 7, 81.1],
  [5, 10, 86.3],
  [5, 8, 81.1],
  [6, 7, 76.2],
  [8, 10, 78.6],
  [8, 8, 73.9],
  [10, 9, 70.7],
  [12, 10, 68],
  [12, 9, 65.3],
  [12, 8, 62.6],
  [12, 7, 59.9],
] as const

describe('the chart of reps and RPE', () => {
  it.each(CELLS)('gives %i reps at RPE %i as %f %%', (reps, rpe, percent) => {
    expect(shareOfMax(reps, 10 - rpe)).toBeCloseTo(percent / 100, 10)
  })

  it('falls with every rep, done or in reserve, even beyond its end', () => {
    for (let reps = 1; reps < 20; reps++) {
      expect(shareOfMax(reps + 1, 0)).toBeLessThan(shareOfMax(reps, 0))
      expect(shareOfMax(reps, 1)).toBe(shareOfMax(reps + 1, 0))
    }
  })

  it('derives a maximum from a best set', () => {
    expect(estimatedMax(100, 1)).toBe(100)
    // 100 / 0.863 and 140 / 0.922, computed separately.
    expect(estimatedMax(100, 5)).toBeCloseTo(115.87, 2)
    expect(estimatedMax(140, 3)).toBeCloseTo(151.84, 2)
  })
})
