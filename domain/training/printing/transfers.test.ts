import { describe, expect, it } from '@jest/globals'
import { USUAL } from '../../../dev/testkit/examples/rule-examples.ts'
import { TODAY } from '../../../dev/testkit/today.ts'
import { entryByName } from '../../exercises/catalogue.ts'
import type { Draft } from '../draft/draft.ts'
import { profileOf } from '../profile/profile-of.ts'
import { usualRow } from '../prescription/rows.ts'
import { transferDecisions } from './transfers.ts'

const who = (exercisesToAvoid: string) => profileOf({ ...USUAL, exercisesToAvoid }, TODAY)
const weekOf = (...days: readonly (readonly string[])[]): Draft => ({
  deloadWeek: null,
  days: days.map((names) => ({
    kind: 'full-body',
    rows: names.map((name) => usualRow(entryByName(name)!, false, who(''))),
  })),
})
const week = weekOf(
  ['Cable Curl', 'Lat Pulldown'],
  ['Barbell Bench Press', 'Lat Pulldown', 'Cable Face Pull'],
)

describe('transfers', () => {
  it('are named and counted for whoever sits in a wheelchair', () => {
    const [says, ...others] = transferDecisions(who('I use a wheelchair'), week)
    expect(says).toMatch(
      /^You change over to a bench or a seat for Lat Pulldown and Barbell Bench Press, at most 2 times a day \(Day 2\)\./,
    )
    expect(others).toEqual([])
  })

  it('are nobody else’s, and none where all is done from the chair', () => {
    expect(transferDecisions(who(''), week)).toEqual([])
    expect(transferDecisions(who('I use a wheelchair'), weekOf(['Cable Curl', 'Cable Face Pull']))).toEqual(
      [],
    )
  })
})
