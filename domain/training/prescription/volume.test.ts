import { describe, expect, it } from '@jest/globals'
import { profileOf } from '../profile/profile-of.ts'
import { entryByName } from '../../exercises/catalogue.ts'
import { USUAL } from '../../../dev/testkit/examples/rule-examples.ts'
import { isLegs, PATTERNS } from '../../exercises/vocabulary.ts'
import {
  canBeAskedFor,
  groupOf,
  isShortSession,
  isDirectFor,
  outOfReach,
  sessionCapacity,
  sharesOf,
  volumeTargets,
  warmUpMinutes,
} from './volume.ts'
import { TODAY } from '../../../dev/testkit/today.ts'

const entryOf = (name: string) => entryByName(name)!

// docs/program-quality.md, Derived quantities.
it.each([
  [30, 5, 7],
  [45, 5, 12],
  [60, 8, 15],
  [75, 8, 20],
  [90, 8, 24],
])('%i minutes include %i of warm-up and hold %i sets', (minutes, warmUp, sets) => {
  expect([warmUpMinutes(minutes), sessionCapacity(minutes)]).toEqual([warmUp, sets])
})

describe('a set counts', () => {
  // Pelland 2025: counting helpers as half fits best.
  it('fully for the chest in a bench press, and half for secondary muscles', () => {
    expect(new Map(sharesOf(entryOf('Barbell Bench Press')))).toEqual(
      new Map([
        ['chest', 1],
        ['delts', 0.5],
        ['triceps', 0.5],
      ]),
    )
  })

  it('half if it is ballistic, so a swing is direct work for no muscle', () => {
    expect(new Map(sharesOf(entryOf('Kettlebell Swing'))).get('glutes')).toBe(0.5)
    expect(isDirectFor('glutes', entryOf('Kettlebell Swing'))).toBe(false)
    expect(isDirectFor('glutes', entryOf('Barbell Hip Thrust'))).toBe(true)
  })

  it('for the shoulders, whichever head works, and for no muscle without a target', () => {
    expect([groupOf('front-delts'), groupOf('side-delts'), groupOf('rear-delts')]).toEqual(
      Array(3).fill('delts'),
    )
    expect([groupOf('forearms'), groupOf('lower-back')]).toEqual([null, null])
  })
})

describe('the sets that a week aims for', () => {
  const targetsOf = (answers: object) => volumeTargets(profileOf({ ...USUAL, ...answers }, TODAY))

  // docs/program-quality.md, Derived quantities, floors and aims.
  it.each([
    [2, 30, 3, 3, 3],
    [3, 45, 4, 8, 8],
    [4, 60, 4, 8, 10],
    [5, 75, 4, 8, 10],
  ] as const)('on %i days of %i minutes: %i at least, %i for novices, %i for others', (...cell) => {
    const [trainingDays, sessionLength, floor, ofNovice, ofOthers] = cell
    const novice = targetsOf({ trainingDays, sessionLength, experienceLevel: 'Novice' })
    const other = targetsOf({ trainingDays, sessionLength })
    expect([novice.least, other.least, novice.goal, other.goal]).toEqual([floor, floor, ofNovice, ofOthers])
  })

  // The same, ceilings.
  it.each([
    ['Beginner', 12, 14, 20],
    ['Late-Intermediate', 16, 20, 22],
    ['Advanced', 16, 20, 26],
  ])(
    'for size for a %s pay off up to %i, suit up to %i and are sound up to %i',
    (experienceLevel, ...most) => {
      const { plenty, fine, most: sound } = targetsOf({ experienceLevel })
      expect([plenty, fine, sound]).toEqual(most)
    },
  )
})

it('calls a session brief below half an hour, and requires no per-side work in the shortest', () => {
  expect([29, 30].map((minutes) => isShortSession({ minutes }))).toEqual([true, false])
  expect(canBeAskedFor(entryOf('Dumbbell Reverse Lunge'), { minutes: 15 })).toBe(false)
  expect(canBeAskedFor(entryOf('Dumbbell Goblet Squat'), { minutes: 15 })).toBe(true)
})

it('sets no floor for muscles that nothing open trains', () => {
  const profile = profileOf(USUAL, TODAY)
  const seated = { ...profile, avoid: { ...profile.avoid, patterns: PATTERNS.filter(isLegs) } }
  expect(outOfReach(profile)).toEqual([])
  expect(outOfReach(seated)).toEqual(['quads', 'hamstrings', 'glutes'])
})
