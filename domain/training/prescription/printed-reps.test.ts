import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { anyAnswers } from '../../../dev/stand-ins/coach/arbitrary.ts'
import { byTier } from '../../../dev/testkit/tiers/tier.ts'
import { profileOf } from '../profile/profile-of.ts'
import { planningContextOf } from '../week-plan/planning-context.ts'
import { entryByName } from '../../exercises/catalogue.ts'
import { draftOf } from '../draft/draft.ts'
import { expand } from '../printing/expand.ts'
import { layoutFor } from '../writer/day-layout.ts'
import { mostReps } from './printed-reps.ts'
import { usualRow } from './rows.ts'
import { USUAL } from '../../../dev/testkit/examples/rule-examples.ts'
import { writeByRule } from '../writer/write-by-rule.ts'
import { TODAY } from '../../../dev/testkit/today.ts'

const woman = (home: string) =>
  profileOf({ ...USUAL, sessionLength: 45, equipment: `Home Gym: ${home}`, facts: { sex: 'female' } }, TODAY)

describe('the reps of a row', () => {
  it('reach as far as the next size requires, and no further for a woman whose sets are long already', () => {
    const few = woman('pair of 8 kg and pair of 12 kg dumbbells, bench')
    const row = usualRow(entryByName('Dumbbell Curl')!, false, few)
    expect(mostReps(row, few)).toBe(15)
    expect(mostReps(row, few)).toBeGreaterThan(row.repsHigh)
  })

  it('have one more for her in shorter sets', () => {
    const many = woman('adjustable dumbbells up to 24 kg, bench')
    const row = { ...usualRow(entryByName('Dumbbell Curl')!, false, many), repsLow: 8, repsHigh: 12 }
    expect(mostReps(row, many)).toBe(13)
  })
})

it('plans a day with the minutes that it prints, but for longer rests in the time that is left', () => {
  fc.assert(
    fc.property(anyAnswers, (answers) => {
      const profile = profileOf(answers, TODAY)
      const block = writeByRule(profile)
      const { seen } = layoutFor(planningContextOf(profile))
      const planned = draftOf(block).days.map(({ kind, rows }) =>
        seen({ kind, choices: rows.map((row) => ({ entry: row.entry, sets: row.sets, given: row })) }),
      )
      for (const { workouts } of expand(block, profile).weeks)
        for (const [day, { estimatedMinutes = 0 }] of workouts.entries())
          expect(estimatedMinutes).toBeLessThanOrEqual(
            Math.max(profile.minutes - 1, Math.round((planned[day]?.minutes ?? 0) + 0.51)),
          )
    }),
    { numRuns: byTier({ quick: 4, all: 25, nightly: 2000 }) },
  )
})
