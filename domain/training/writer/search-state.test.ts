import { expect, it } from '@jest/globals'
import { profileOf } from '../profile/profile-of.ts'
import { planningContextOf } from '../week-plan/planning-context.ts'
import { entryByName } from '../../exercises/catalogue.ts'
import { layoutFor } from './day-layout.ts'
import { USUAL } from '../../../dev/testkit/examples/rule-examples.ts'
import { penaltiesFor } from '../rules/penalty.ts'
import { PART_RULES } from '../rules/table.ts'
import { isUnsound, penaltyOf } from './search-state.ts'
import { TODAY } from '../../../dev/testkit/today.ts'

it('adds the days to the week', () => {
  expect(penaltyOf({ week: 3, costs: [1, 0.5, 2] })).toBe(6.5)
})

it('calls a week unsound that trains only one muscle', () => {
  const context = planningContextOf(profileOf(USUAL, TODAY))
  const penalties = penaltiesFor(context, PART_RULES)
  const choices = [{ entry: entryByName('Dumbbell Curl')!, sets: 3 }]
  const seen = [layoutFor(context).seen({ kind: 'upper', choices })]
  // R13: knee, hip, push and pull every week.
  expect(isUnsound({ seen }, { penalties })).toBe(true)
  expect(isUnsound({ seen }, { penalties: penaltiesFor(context, []) })).toBe(false)
})
