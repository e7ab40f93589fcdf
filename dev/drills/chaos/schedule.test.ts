import { describe, expect, it } from '@jest/globals'
import { ALL_STRIKES, nameOf, scheduleOf } from './faults.ts'

const options = { seed: 7, faults: 120, minutes: 20 }

describe('the schedule of faults', () => {
  it('is the same for the same seed, and another for another', () => {
    expect(scheduleOf(options)).toEqual(scheduleOf(options))
    expect(scheduleOf(options)).not.toEqual(scheduleOf({ ...options, seed: 8 }))
  })

  it('includes every kind of fault for every part before any repeats', () => {
    const first = scheduleOf(options).slice(0, ALL_STRIKES.length)
    expect(new Set(first.map(({ strikes }) => nameOf(strikes)))).toEqual(new Set(ALL_STRIKES.map(nameOf)))
  })

  it('gives a part one fault at a time, while other parts may have theirs', () => {
    const faults = scheduleOf(options)
    const overlaps = faults.flatMap((one) =>
      faults
        .filter(
          (other) =>
            other.number > one.number &&
            other.atSecond < one.atSecond + one.seconds &&
            one.atSecond < other.atSecond + other.seconds,
        )
        .map((other) => [one.strikes.part, other.strikes.part]),
    )
    expect(overlaps.length).toBeGreaterThan(0)
    expect(overlaps.filter(([one, other]) => one === other)).toEqual([])
  })

  it('lasts as long as configured, with faults of 1 to 40 seconds', () => {
    const faults = scheduleOf(options)
    expect(faults).toHaveLength(120)
    for (const { atSecond, seconds } of faults) {
      expect(atSecond).toBeLessThan(21 * 60)
      expect(seconds).toBeGreaterThanOrEqual(1)
      expect(seconds).toBeLessThanOrEqual(40)
    }
    expect(Math.max(...faults.map(({ seconds }) => seconds))).toBeGreaterThan(20)
  })
})
