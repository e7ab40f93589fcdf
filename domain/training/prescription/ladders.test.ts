import { expect, it } from '@jest/globals'
import { entryById } from '../../exercises/catalogue.ts'
import { profileOf } from '../profile/profile-of.ts'
import { isOfTwoBells, type CatalogueEntry } from '../../exercises/exercise.ts'
import { LADDERS } from './generated/ladders.ts'
import { nextOn } from './ladders.ts'
import { LEVELS } from '../../exercises/vocabulary.ts'
import { TODAY } from '../../../dev/testkit/today.ts'

it.each(LADDERS.map((ladder) => [ladder.join(', '), ladder] as const))(
  'climbs from exercise to exercise of the catalogue: %s',
  (_names, ladder) => {
    const rungs = ladder.map((id) => entryById(id))
    expect(rungs).not.toContain(undefined)
    expect(new Set(ladder).size).toBe(ladder.length)
    const levels = rungs.map((each) => LEVELS.indexOf(each!.level))
    expect(levels).toEqual(levels.toSorted((one, other) => one - other))
    const shared = rungs[0]!.primary.filter((muscle) =>
      rungs.every((each) => [...each!.primary, ...each!.secondary].includes(muscle)),
    )
    expect(shared.length).toBeGreaterThan(0)
  },
)

const WEIGHTS = ['dumbbells', 'kettlebell']
const isHeld = ({ needs }: CatalogueEntry) => needs.some((each) => WEIGHTS.includes(each))
/** Whether one leg carries all of the weight. Otherwise two limbs share it, as two hold one goblet. */
const isOnOneLeg = ({ pattern, traits }: CatalogueEntry) => pattern === 'lunge' || traits.includes('one-leg')
const ofTwo = (entry: CatalogueEntry) => entry.traits.includes('pair') || isOfTwoBells(entry)
const isHarderHeld = (one: CatalogueEntry, other: CatalogueEntry): boolean =>
  Number(isOnOneLeg(other)) - Number(isOnOneLeg(one)) > 0 ||
  (isOnOneLeg(one) === isOnOneLeg(other) &&
    (Number(ofTwo(other)) > Number(ofTwo(one)) || (other.perSide && !one.perSide && !ofTwo(one))))
/** Harder by execution, not by load: no knee on the floor, a clean, all the way up, the foot raised. */
const BY_FORM = [
  ['half-kneeling-kettlebell-press', 'kettlebell-overhead-press'],
  ['kettlebell-overhead-press', 'kettlebell-clean-and-press'],
  ['half-turkish-get-up', 'turkish-get-up'],
  ['single-arm-kettlebell-swing', 'kettlebell-snatch'],
  ['dumbbell-split-squat', 'dumbbell-bulgarian-split-squat'],
  ['dumbbell-reverse-lunge', 'dumbbell-bulgarian-split-squat'],
  // Without support, and deeper than a seat.
  ['supported-dumbbell-split-squat', 'dumbbell-split-squat'],
  ['supported-dumbbell-step-up', 'dumbbell-step-up'],
  ['dumbbell-chair-squat', 'dumbbell-goblet-squat'],
].map((pair) => pair.join(' to '))

it.each(
  LADDERS.flatMap((ladder) => {
    const rungs = ladder.map((id) => entryById(id)!)
    return rungs.slice(1).flatMap((other, at) => {
      const one = rungs[at]!
      return isHeld(one) && isHeld(other) ? [[`${one.id} to ${other.id}`, one, other] as const] : []
    })
  }),
)('gets harder with the same weights: %s', (step, one, other) => {
  expect(isHarderHeld(one, other) || BY_FORM.includes(step)).toBe(true)
})

it('leads nobody to a weighted lift above their level', () => {
  const profileFor = (experienceLevel: 'Intermediate' | 'Advanced') =>
    profileOf(
      {
        trainingDays: 3,
        sessionLength: 60,
        equipment: 'Home Gym: two 16 kg and two 24 kg kettlebells',
        primaryGoal: 'Strength',
        experienceLevel,
        programmingSplit: 'Full Body',
      },
      TODAY,
    )
  const next = (level: 'Intermediate' | 'Advanced') =>
    nextOn('harder', entryById('single-arm-kettlebell-swing')!, profileFor(level))?.name
  expect(next('Intermediate')).toBeUndefined()
  expect(next('Advanced')).toBe('Kettlebell Snatch')
})
