import { expect, it } from '@jest/globals'
import { careOf } from './care.ts'
import { loadLimitDecisions, rampDecisions, sharesIn } from './weeks-of-care.ts'
import { phasesOf } from '../../draft/phases.ts'
import { profileOf } from '../profile-of.ts'
import { USUAL } from '../../../../dev/testkit/examples/rule-examples.ts'
import { TODAY } from '../../../../dev/testkit/today.ts'

it('begins light after an operation, and ends with the stages of healing', () => {
  expect(rampDecisions({ conditions: ['surgery'], weeks: { surgery: 1 } })).toEqual([
    'In weeks 1 to 4 start with 40 percent of your usual weight for those reps, and take small steps up to half of it: that is still within 6 weeks of your operation. After that, a tenth of the usual weight comes back each week, but none in a light week. Each week prints its percent, and an easy set does not change it. Do not begin before 2 weeks have passed, unless your surgeon says so.',
  ])
  expect(rampDecisions({ conditions: ['surgery'], weeks: { surgery: 5 } })).toEqual([
    'In week 1 take half of your usual weight for those reps: that is still within 6 weeks of your operation. After that, a tenth of the usual weight comes back each week, but none in a light week. Each week prints its percent, and an easy set does not change it.',
  ])
})

it('steps up to half while it heals, then gives back a tenth a week, and nothing in a light week', () => {
  const shares = (surgery: number, deloadWeek: number | null) =>
    sharesIn(phasesOf(deloadWeek), { conditions: ['surgery'], weeks: { surgery } })
  expect(shares(1, 5)).toEqual([40, 45, 50, 50, 50, 60, 70, 80])
  expect(shares(1, null)).toEqual([40, 45, 50, 50, 60, 70, 80, 90])
  expect(shares(3, 5)).toEqual([40, 45, 50, 60, 60, 70, 80, 90])
  expect(shares(5, 5)).toEqual([50, 60, 70, 80, 80, 90, undefined, undefined])
  expect(shares(6, 5)).toEqual(Array(8).fill(undefined))
})

it.each([{ surgery: 6 }, { surgery: 40 }, {}])('says nothing once that is over, or unknown: %j', (weeks) => {
  expect(rampDecisions({ conditions: ['surgery'], weeks })).toEqual([])
})

it('leaves out hinges while the first six weeks last', () => {
  expect(careOf('surgery', 1).patterns).toContain('hinge')
  expect(careOf('surgery', 5).patterns).toContain('hinge')
  expect(careOf('surgery', 6).patterns).not.toContain('hinge')
})

it('says what to do in place of a bar that is heavier than somebody may lift', () => {
  const told = (kg: number, equipment = 'commercial') =>
    loadLimitDecisions({
      loadLimit: { kg, weeks: 3 },
      equipment: profileOf({ ...USUAL, equipment }, TODAY).equipment,
    }).join()
  expect(told(4.5)).toContain('A bar alone weighs 20 kg (45 lb): until then do its swap')
  expect(told(25)).not.toContain('A bar alone')
  expect(told(4.5, 'Home Gym: dumbbells')).not.toContain('A bar alone')
})
