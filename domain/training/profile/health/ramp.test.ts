import { expect, it } from '@jest/globals'
import { careOf } from './care.ts'
import { loadLimitDecisions, rampDecisions } from './weeks-of-care.ts'
import { profileOf } from '../profile-of.ts'
import { USUAL } from '../../../../dev/testkit/examples/rule-examples.ts'
import { TODAY } from '../../../../dev/testkit/today.ts'

it('begins light after an operation, and ends with the stages of healing', () => {
  expect(rampDecisions({ conditions: ['surgery'], weeks: { surgery: 1 } })).toEqual([
    'In weeks 1 to 5 take about half of the weight that the row would allow: that is still within 6 weeks of your operation. From week 6 on, add about a tenth of the usual weight each week until you are back to it. Do not begin before 2 weeks have passed, unless your surgeon says so.',
  ])
  expect(rampDecisions({ conditions: ['surgery'], weeks: { surgery: 5 } })).toEqual([
    'In week 1 take about half of the weight that the row would allow: that is still within 6 weeks of your operation. From week 2 on, add about a tenth of the usual weight each week until you are back to it.',
  ])
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
