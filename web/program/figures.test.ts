import { describe, expect, it } from '@jest/globals'
import { isLightWeek } from '../../domain/program/program.ts'
import { programIn, type ShownProgram } from '../../domain/program/program-in.ts'
import { sampleRecord } from '../testing/sample-program.ts'
import { scaleOf } from '../../domain/program/notation.ts'
import { weeklyEffort, weeklySets } from './figures.ts'

const sample = () => programIn(sampleRecord().generatedProgram, 'kg')
const withIntensity = (intensity: string): ShownProgram => {
  const program = structuredClone(sample())
  for (const row of program.weeks.flatMap(({ workouts }) => workouts.flatMap(({ rows }) => rows))) {
    row.intensity = intensity
  }
  return program
}

describe('the figures of a program', () => {
  it('draw each week relative to the one with the most sets × effort', () => {
    const { sets, heights } = weeklySets(sample())
    expect(sets).toHaveLength(8)
    expect(Math.max(...heights)).toBe(1)
    expect(heights[4]).toBe(Math.min(...heights))
    // By its sets alone it would be taller, but they keep more in reserve.
    expect(heights[0]).toBeLessThan((sets[0] ?? 0) / Math.max(...sets))
  })

  it('use the middle of a range as its effort', () => {
    expect(weeklyEffort(withIntensity('RIR 1-2'))).toEqual(Array(8).fill(1.5))
    expect(weeklyEffort(withIntensity('RPE 8'))).toEqual(Array(8).fill(8))
    expect(weeklyEffort(withIntensity('hard'))).toEqual(Array(8).fill(null))
  })

  it('recognize the scale and the light week, whether flagged or only named', () => {
    expect(scaleOf(withIntensity('RPE 8'))).toBe('RPE')
    const weeks = sampleRecord().generatedProgram.weeks.map(({ weekNumber, workouts }) => ({
      weekNumber,
      workouts,
    }))
    expect(weeks.filter(isLightWeek).map(({ weekNumber }) => weekNumber)).toEqual([5])
  })
})
