import { expect, it } from '@jest/globals'
import { profileOf } from '../profile-of.ts'
import { USUAL } from '../../../../dev/testkit/examples/rule-examples.ts'
import { TODAY } from '../../../../dev/testkit/today.ts'
import { askedAtPain, painRule } from './pain.ts'

const of = (exercisesToAvoid: string) => profileOf({ ...USUAL, exercisesToAvoid }, TODAY)

it.each([
  ['heart attack 12 weeks ago, cleared by my cardiologist', 'your cardiologist'],
  ['inguinal hernia repair a week ago', 'your doctor, and also your surgeon or physical therapist'],
  ['hernia', 'your doctor'],
  ['knee surgery in March', 'your surgeon or physical therapist'],
  ['I am 14', 'your parent or guardian'],
  ['I have osteoporosis', 'your doctor or physical therapist'],
  ['my Achilles tendon tore completely last winter', 'whoever treats it'],
])('lets nobody swap and go on whose pain may be harm: %s', (says, who) => {
  expect(askedAtPain(of(says))).toBe(who)
  expect(painRule(of(says))).toMatch(/^Pain means stop for today: do not swap and go on\. Ask /)
  expect(painRule(of(says))).not.toContain('swap only')
})

it.each(['', 'my left knee hurts in deep squats', 'sore Achilles tendon', 'asthma'])(
  'lets the others try a swap that is painless: %s',
  (says) => {
    expect(askedAtPain(of(says))).toBeNull()
    expect(painRule(of(says))).toContain('Take its swap only if that is painless.')
  },
)
