import { expect, it } from '@jest/globals'
import { profileOf } from '../profile/profile-of.ts'
import { entryByName } from '../../exercises/catalogue.ts'
import { phasesOf } from '../draft/phases.ts'
import { USUAL } from '../../../dev/testkit/examples/rule-examples.ts'
import { singleIn, singleWeight } from './meet.ts'
import { TODAY } from '../../../dev/testkit/today.ts'

const entryOf = (name: string) => entryByName(name)!
const profile = profileOf(
  {
    ...USUAL,
    primaryGoal: 'Strength',
    facts: { bestSets: [{ lift: 'bench-press', weight: 100, unit: 'kg', reps: 1 }] },
  },
  TODAY,
)
const lifter = { ...profile, event: { kind: 'meet', weeks: 8 } } as const
const singlesOf = (name: string, whose: typeof profile = lifter) =>
  phasesOf(4, 8).map((phase) => singleIn(entryOf(name), phase, whose))

// Calgary Barbell: singles from RPE 7 to 8 before the sets; then the opener, and none in the taper.
it('starts meet lifts with a single in weeks 5 to 7, at RPE 7 and 8, with the opener last', () => {
  expect(singlesOf('Barbell Back Squat')).toEqual([
    null,
    null,
    null,
    null,
    { rir: 3, isOpener: false },
    { rir: 2, isOpener: false },
    { rir: 3, isOpener: true },
    null,
  ])
})

it('has no single for other lifts, and none without a meet', () => {
  expect(new Set(singlesOf('Barbell Front Squat'))).toEqual(new Set([null]))
  expect(new Set(singlesOf('Barbell Back Squat', profile))).toEqual(new Set([null]))
})

it('rounds down to what can be loaded, from a known max', () => {
  // One rep with two in reserve is three to failure: 92 % of 100 kg, which is 203 lb.
  expect(singleWeight(entryOf('Barbell Bench Press'), { rir: 2, isOpener: false }, lifter)).toEqual({
    kg: 90,
    lb: 200,
  })
  // Elitefts: openers of 88 to 93 %.
  const opener = singleWeight(entryOf('Barbell Bench Press'), { rir: 3, isOpener: true }, lifter)!
  expect(opener.kg).toBe(87.5)
  expect(singleWeight(entryOf('Barbell Back Squat'), { rir: 2, isOpener: false }, lifter)).toBeNull()
  // A max that is only worked out from the bench press is not for singles.
  expect(singleWeight(entryOf('Close-Grip Bench Press'), { rir: 2, isOpener: false }, lifter)).toBeNull()
})
