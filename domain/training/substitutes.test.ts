import { expect, it } from '@jest/globals'
import { TrainingAnswers } from '../forms/program-request.ts'
import { profileOf } from '../profile-of.ts'
import { briefOf } from './brief.ts'
import { entryById } from './catalogue.ts'
import { isLoadable, takesSmallSteps } from './scheme.ts'
import { substitutesFor } from './substitutes.ts'

const swapsIn = (equipment: string, id: string, experienceLevel = 'Intermediate', week: string[] = []) => {
  const answers = {
    trainingDays: 3,
    sessionLength: 60,
    equipment,
    primaryGoal: 'Strength',
    experienceLevel,
    programmingSplit: 'Full Body',
  }
  const profile = profileOf(TrainingAnswers.parse(answers))
  const entry = entryById(id)!
  return substitutesFor(briefOf(profile))(
    entry,
    [entry],
    week.map((each) => entryById(each)!),
  ).map((each) => ({
    name: each.name,
    isHeavy: each.main && takesSmallSteps(each) && isLoadable(each, profile),
    isLoadable: isLoadable(each, profile),
  }))
}
const HOME = 'Home Gym: barbell, rack, bench, 100 kg of plates'

it.each([
  ['commercial', 'barbell-back-squat'],
  ['commercial', 'barbell-deadlift'],
  ['commercial', 'barbell-bench-press'],
  [HOME, 'barbell-back-squat'],
])('a heavy lift in %s gives way to one that is loaded likewise: %s', (equipment, id) => {
  const [first] = swapsIn(equipment, id)
  expect(first).toMatchObject({ isHeavy: true })
})

it('is without weight only where nothing else is there', () => {
  for (const swap of swapsIn(HOME, 'barbell-bench-press')) expect(swap).toMatchObject({ isLoadable: true })
  expect(swapsIn('bodyweight', 'push-up')).toHaveLength(2)
})

it('keeps the weight of a loaded lift, in the first year as well', () => {
  const swaps = swapsIn(HOME, 'barbell-back-squat', 'Novice')
  expect(swaps.length).toBeGreaterThan(0)
  for (const swap of swaps) expect(swap).toMatchObject({ isLoadable: true })
})

// A novice adds weight to each lift from one session to the next, on whichever day.
it('sends a novice to no lift that has a weight of its own on another day, nor to what is only lowered', () => {
  const names = (...args: Parameters<typeof swapsIn>) => swapsIn(...args).map(({ name }) => name)
  expect(names('commercial', 'trap-bar-deadlift', 'Novice')).toContain('Barbell Deadlift')
  expect(names('commercial', 'trap-bar-deadlift', 'Novice', ['barbell-deadlift'])).not.toContain(
    'Barbell Deadlift',
  )
  expect(names('commercial', 'machine-assisted-pull-up', 'Novice')).not.toContain('Negative Pull-Up')
})

it('lets a novice who fears the bar sit down or hold a dumbbell', () => {
  const [first] = swapsIn('commercial', 'barbell-back-squat', 'Novice')
  expect(first?.name).not.toMatch(/Barbell/)
})
