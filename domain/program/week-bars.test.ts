import { describe, expect, it } from '@jest/globals'
import { programFor } from '../../dev/testkit/examples/written-once.ts'
import { profileOf } from '../training/profile/profile-of.ts'
import type { GeneratedProgram } from './program.ts'
import { weekBars } from './week-bars.ts'
import { TODAY } from '../../dev/testkit/today.ts'

const heightsOf = (program: GeneratedProgram) => weekBars(program).map(({ height }) => height)

/** Weeks with one row of three sets. */
const weeksAt = (...intensities: string[]): GeneratedProgram => ({
  overview: { daysPerWeek: 1, sessionLength: 60, split: 'Full Body', programmingStyle: 'RIR' },
  weeks: intensities.map((intensity, index) => ({
    weekNumber: index + 1,
    workouts: [{ day: 'Day 1', exercises: [{ name: 'Row', sets: 3, reps: '8', intensity, notes: '' }] }],
  })),
  guidelines: { progression: [], rpe: [], recovery: [], nutrition: [] },
})

describe('the eight bars', () => {
  it('weight each set by its effort, equally on either scale', () => {
    expect(heightsOf(weeksAt('RIR 4', 'RIR 2', 'RIR 0'))).toEqual([0.6, 0.8, 1])
    expect(heightsOf(weeksAt('RPE 6', 'RPE 8', 'RPE 10'))).toEqual([0.6, 0.8, 1])
    expect(heightsOf(weeksAt('RIR 2-3', 'RIR 0'))[0]).toBeCloseTo(0.75)
    expect(heightsOf(weeksAt('RPE 8-9', 'RPE 10'))[0]).toBeCloseTo(0.85)
  })

  it('show only sets if no effort is named', () => {
    expect(heightsOf(weeksAt('heavy', 'light'))).toEqual([1, 1])
  })

  it('count a heavy single as one printed row', () => {
    const [plain, withSingle] = weeksAt('RIR 0', 'RIR 0').weeks
    const [row] = withSingle!.workouts[0]!.exercises
    row!.single = { intensity: 'RIR 0', notes: '' }
    const bars = weekBars({ ...weeksAt(), weeks: [plain!, withSingle!] })
    expect(bars.map(({ sets, height }) => [sets, height])).toEqual([
      [3, 0.75],
      [4, 1],
    ])
  })

  it('rise over the weeks, with the two light weeks visibly lower', () => {
    const profile = profileOf(
      {
        ...{ trainingDays: 4, sessionLength: 60, equipment: 'commercial', primaryGoal: 'Muscle Building' },
        ...{ experienceLevel: 'Advanced', programmingSplit: 'Upper/Lower', programmingStyle: 'RIR' },
      },
      TODAY,
    )
    const heights = heightsOf(programFor(profile))
    const [before, light, after] = [heights.slice(0, 4), heights[4]!, heights.slice(5)]
    for (const climb of [before, after]) expect(climb).toEqual([...climb].sort((one, other) => one - other))
    expect(before[3]! - before[0]!).toBeGreaterThan(0.1)
    expect(Math.min(...before, ...after) - light).toBeGreaterThan(0.15)
  })
})
