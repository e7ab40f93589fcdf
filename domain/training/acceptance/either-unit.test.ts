import { expect, it } from '@jest/globals'
import fc from 'fast-check'
import { writesOfLifts, type Wrote } from '../../../dev/stand-ins/coach/lifters.ts'
import type { Correction } from '../../forms/corrections.ts'
import { readingOf } from '../profile/understood/understanding.ts'
import { estimatedMax } from '../profile/weights/rep-chart.ts'
import { TODAY } from '../../../dev/testkit/today.ts'

const PEOPLE = 300
/** The kilograms of a pound are rounded. */
const ROUNDED = 1.0001

const readOf = ({ text, level }: Wrote, corrections: Correction[] = []) =>
  readingOf({ exercisesToAvoid: text, experienceLevel: level, corrections }, TODAY)

const maxIn = (sets: readonly { lift: string; kg: number; reps: number }[], lift: string): number =>
  Math.max(0, ...sets.filter((set) => set.lift === lift).map(({ kg, reps }) => estimatedMax(kg, reps)))

/** Every printed weight follows from these maximums by the chart: see `forty-lifters.test.ts`. */
it('takes from nobody more than they wrote that they lift, in either unit, marked or not', () => {
  fc.assert(
    fc.property(writesOfLifts, (wrote) => {
      const { person } = readOf(wrote)
      for (const { lift } of person.lifts)
        expect(maxIn(person.lifts, lift)).toBeLessThanOrEqual(maxIn(wrote.sets, lift) * ROUNDED)
    }),
    { numRuns: PEOPLE },
  )
})

it('takes all of it once the unit is answered', () => {
  fc.assert(
    fc.property(writesOfLifts, (wrote) => {
      const corrections: Correction[] = []
      // A question may follow from an answer, but not more than one for each lift.
      for (let round = 0; round <= wrote.sets.length + 1; round++)
        for (const { choices } of readOf(wrote, corrections).understanding.questions)
          corrections.push(...choices.flatMap(({ answer }) => (answer.as === wrote.unit ? [answer] : [])))
      const { person, understanding } = readOf(wrote, corrections)
      expect(understanding.questions).toEqual([])
      if (corrections.length === 0) return
      for (const { lift } of wrote.sets)
        expect(maxIn(person.lifts, lift) / maxIn(wrote.sets, lift)).toBeGreaterThan(0.6)
    }),
    { numRuns: PEOPLE },
  )
})
