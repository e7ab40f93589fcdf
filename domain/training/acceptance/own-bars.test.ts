import { describe, expect, it } from '@jest/globals'
import { promptFor } from '../../../language-model/prompt.ts'
import { ownerWith } from '../../../dev/testkit/examples/owner-of.ts'
import { blockFor } from '../../../dev/testkit/examples/written-once.ts'
import { CATALOGUE, entryByName } from '../../exercises/catalogue.ts'
import { isRackless } from '../../exercises/exercise.ts'
import { JOINTS, POSITIONS } from '../../exercises/vocabulary.ts'
import { CONDITIONS } from '../../reading/lexicon/condition-names.ts'
import { namesOf } from '../../reading/statement.ts'
import { isLoadable, takesSmallSteps } from '../prescription/rep-ranges.ts'
import { expand } from '../printing/expand.ts'
import { objectionTo } from '../profile/eligible.ts'
import type { TrainingProfile } from '../profile/profile.ts'
import { isKnownLift, knownMax } from '../profile/weights/known-max.ts'

const owner = ownerWith({ primaryGoal: 'Strength' })
const namesIn = (profile: TrainingProfile): string[] =>
  expand(blockFor(profile), profile).weeks[0]!.workouts.flatMap(({ exercises }) =>
    exercises.map(({ name }) => name),
  )
const objection = (name: string, profile: TrainingProfile) => objectionTo(entryByName(name)!, profile)

const BARN = 'Home Gym: a power rack, a barbell, a safety squat bar, plates and a bench'
const SQUAT = entryByName('Safety-Bar Squat')!
const BACK_SQUAT = entryByName('Barbell Back Squat')!

describe('a safety squat bar', () => {
  it.each([
    [BARN, '', null],
    ['Home Gym: a rack, a barbell and plates', '', 'equipment'],
    ['Home Gym: a safety squat bar, no rack', '', 'equipment'],
    ['Commercial Gym', '', 'equipment'],
    ['Commercial Gym', 'My gym has a safety squat bar.', null],
    ['Commercial Gym', 'My gym has a safety squat bar. No back squats.', null],
    ['Commercial Gym', 'My gym has a safety squat bar, no straight bar.', null],
    ['Commercial Gym', 'My gym has a safety squat bar. My shoulder hurts.', null],
    ['Commercial Gym', 'My gym has a safety squat bar. Shoulder instability.', null],
    ['Commercial Gym', 'My gym has a safety squat bar. My knees hurt.', 'injury'],
    ['Commercial Gym', 'My gym has a safety squat bar. My lower back hurts.', 'injury'],
    ['Commercial Gym', 'My gym has a safety squat bar. No squats.', 'avoided'],
    ['Commercial Gym', 'My gym has a safety squat bar. No safety bar squats.', 'avoided'],
  ])('is squatted with by whoever has it: %s %s', (equipment, said, expected) => {
    expect(objectionTo(SQUAT, owner(equipment, said))).toBe(expected)
  })

  it('takes plates in small steps', () => {
    expect(isLoadable(SQUAT, owner(BARN))).toBe(true)
    expect(takesSmallSteps(SQUAT)).toBe(true)
  })

  it('stands in the week and in the offer', () => {
    const profile = owner(BARN, 'No back squats.')
    expect(namesIn(profile)).toContain(SQUAT.name)
    expect(promptFor(profile).at(-1)!.content).toContain(SQUAT.id)
  })

  it.each([
    'SSB squat is 170 kg for 3.',
    'Safety bar squat 170 kg x 3.',
    'Squat 170 kg x 3 with the SSB.',
    'Squat 200 kg x 3, SSB squat 170 kg x 3.',
  ])('has the numbers that are told with it: %s', (said) => {
    const { person } = owner(BARN, said)
    expect(isKnownLift(SQUAT, person)).toBe(true)
    expect(knownMax(SQUAT, person)).toMatchObject({ isEstimate: false })
    expect(knownMax(SQUAT, person)?.kg).toBeCloseTo(184, 0)
  })

  it('has lower numbers than the squat that is told without it', () => {
    const { person } = owner(BARN, 'Squat 170 kg x 3.')
    expect(isKnownLift(SQUAT, person)).toBe(false)
    expect(knownMax(SQUAT, person)?.isEstimate).toBe(true)
    expect(knownMax(SQUAT, person)!.kg).toBeLessThan(knownMax(BACK_SQUAT, person)!.kg)
  })
})

const BARE = 'Home Gym: a barbell and plates, no rack, no bench'
const RACKLESS = CATALOGUE.filter(isRackless)

describe('a barbell without a rack', () => {
  it.each([
    [BARE, 'Advanced', RACKLESS.map(({ name }) => name)],
    [
      BARE,
      'Intermediate',
      RACKLESS.map(({ name }) => name).filter((each) => each !== 'Barbell Clean and Front Squat'),
    ],
    [BARE, 'Novice', []],
    ['Home Gym: a barbell, a rack and plates', 'Advanced', []],
    ['Home Gym: dumbbells', 'Advanced', []],
    ['Commercial Gym', 'Advanced', []],
  ] as const)('is pressed and squatted from the floor: %s %s', (equipment, level, names) => {
    const profile = owner(equipment, '', level)
    const open = RACKLESS.filter((entry) => objectionTo(entry, profile) === null)
    expect(open.map(({ name }) => name)).toEqual(names)
  })

  it('stands in the week and in the offer', () => {
    const profile = owner(BARE, '', 'Intermediate')
    const names = namesIn(profile)
    expect(names).toContain('Rackless Zercher Squat')
    expect(names).toContain('Barbell Clean and Press')
    const { content } = promptFor(profile).at(-1)!
    for (const id of ['rackless-zercher-squat', 'barbell-clean-and-press', 'rackless-barbell-floor-press'])
      expect(content).toContain(id)
  })

  it.each(['I have osteoporosis.', 'My lower back hurts.'])('is not hauled up: %s', (said) => {
    const profile = owner(BARE, said)
    expect(RACKLESS.filter((entry) => objectionTo(entry, profile) === null)).toEqual([])
  })
})

/** Each with the exercises that are done most alike, and ask no more of the body. */
const KIN: Readonly<Record<string, readonly string[]>> = {
  'Rackless Zercher Squat': ['Zercher Squat', 'Barbell Deadlift'],
  'Barbell Clean and Front Squat': ['Barbell Front Squat', 'Barbell Deadlift'],
  'Barbell Clean and Press': ['Barbell Overhead Press', 'Barbell Deadlift'],
  'Rackless Barbell Floor Press': ['Barbell Floor Press'],
}

describe('what a bar of its own or the floor asks for', () => {
  const [racked, bare] = [owner('Commercial Gym', 'My gym has a safety squat bar.'), owner(BARE)]
  const closed = (name: string, profile: TrainingProfile) =>
    ['injury', 'red-flag', 'avoided'].includes(objection(name, profile) ?? '')
  const troubles: readonly Partial<TrainingProfile>[] = [
    ...namesOf(CONDITIONS).map((condition) => ({ conditions: [condition] })),
    ...JOINTS.map((joint) => ({ avoid: { ...racked.avoid, injuries: [joint] } })),
    ...POSITIONS.map((position) => ({ avoid: { ...racked.avoid, positions: [position] } })),
  ]
  const told = ({ conditions = [], avoid }: Partial<TrainingProfile>) => [
    ...conditions,
    ...(avoid?.injuries ?? []),
    ...(avoid?.positions ?? []),
  ]

  it.each(Object.entries(KIN))('%s is closed to whomever its kin are', (name, kin) => {
    const open = troubles.filter(
      (trouble) =>
        objection(name, { ...bare, ...trouble }) === null &&
        kin.some((each) => closed(each, { ...racked, gear: [], ...trouble })),
    )
    expect(open.map(told)).toEqual([])
  })

  it('a safety-bar squat is closed to whomever a back squat is, but for the shoulders', () => {
    const open = troubles.filter(
      (trouble) =>
        objection(SQUAT.name, { ...racked, ...trouble }) === null &&
        closed(BACK_SQUAT.name, { ...racked, ...trouble }),
    )
    expect(open.map(told)).toEqual([])
  })
})
