import { describe, expect, it } from '@jest/globals'
import { profileOf } from '../../profile.ts'
import { expand } from '../expand.ts'
import { readProgram, type ReadRow } from '../review/reading.ts'
import { writeByRule } from '../write-by-rule.ts'
import { stepByChart } from './step.ts'

// Tuchscherer's chart again, apart from the code: percent by repetitions to failure.
const PERCENT = [100, 95.5, 92.2, 89.2, 86.3, 83.7, 81.1, 78.6, 76.2, 73.9, 70.7, 68, 65.3, 62.6, 59.9]
const percentOf = (reps: number, rir: number) => PERCENT[reps + rir - 1]!

describe('the step between two weeks', () => {
  it.each([
    // 76.2 to 78.6 %, to 81.1 %, to 86.3 % and to 89.2 %: 2.4, 4.9, 10.1 and 13 kg of a max of 100 kg.
    [{ reps: 6, rir: 3 }, { reps: 5, rir: 3 }, 2.5],
    [{ reps: 6, rir: 3 }, { reps: 5, rir: 2 }, 5],
    [{ reps: 6, rir: 3 }, { reps: 4, rir: 1 }, 10],
    [{ reps: 6, rir: 3 }, { reps: 3, rir: 1 }, 12.5],
    [{ reps: 5, rir: 3 }, { reps: 5, rir: 3 }, 2.5],
    [{ reps: 5, rir: 2 }, { reps: 5, rir: 3 }, null],
    [{ reps: 6, rir: 2 }, { reps: 8, rir: 2 }, null],
  ])('from %j to %j is %j kg', (before, now, step) => {
    expect(stepByChart(2.5, before, now)).toBe(step)
  })

  it('is in the steps of the lift', () => {
    expect(stepByChart(4, { reps: 6, rir: 3 }, { reps: 5, rir: 2 })).toBe(8)
  })

  // T8: within 2.5 % of a max of what the chart says.
  it.each([
    ['Strength', 'Beginner', 3],
    ['Powerbuilding', 'Beginner', 5],
    ['Hypertrophy', 'Beginner', 4],
  ] as const)(
    'agrees with the chart in programs for %s, %s, %i days',
    (primaryGoal, experienceLevel, trainingDays) => {
      const profile = profileOf({
        trainingDays,
        sessionLength: 60,
        equipment: 'Commercial Gym',
        primaryGoal,
        experienceLevel,
        programmingSplit: 'Full Body',
      })
      const weeks = readProgram(expand(writeByRule(profile), profile))
      const pairs = weeks.slice(1).flatMap((week, index) =>
        week.days.flatMap(({ rows }, day) =>
          rows.flatMap((row, place): [ReadRow, ReadRow][] => {
            const before = weeks[index]?.days[day]?.rows[place]
            return before && row.hasLoadStep && row.name.startsWith('Barbell') ? [[before, row]] : []
          }),
        ),
      )
      expect(pairs.length).toBeGreaterThan(5)
      for (const [before, row] of pairs) {
        const kg = Number(/\+([\d.]+) kg/.exec(row.notes)![1])
        // A novice adds 5 kg to the deadlift where others get 2.5 kg (StrongLifts 5×5).
        const step = row.name.endsWith('Deadlift') ? kg / 2 : kg
        const chart = percentOf(row.reps!.high, row.rir!.low) - percentOf(before.reps!.high, before.rir!.low)
        expect(Math.abs(step - chart)).toBeLessThanOrEqual(2.5)
      }
    },
  )
})
