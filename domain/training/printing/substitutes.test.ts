import { expect, it } from '@jest/globals'
import { TrainingAnswers } from '../../forms/program-request.ts'
import { profileOf } from '../profile/profile-of.ts'
import { planningContextOf } from '../week-plan/planning-context.ts'
import { entryById, entryByName } from '../../exercises/catalogue.ts'
import { draftOf } from '../draft/draft.ts'
import { isLoadable, takesSmallSteps } from '../prescription/rep-ranges.ts'
import { USUAL } from '../../../dev/testkit/examples/rule-examples.ts'
import { substitutesFor } from './substitutes.ts'
import { writeByRule } from '../writer/write-by-rule.ts'
import { TODAY } from '../../../dev/testkit/today.ts'

const swapsIn = (equipment: string, id: string, experienceLevel = 'Intermediate', week: string[] = []) => {
  const answers = {
    trainingDays: 3,
    sessionLength: 60,
    equipment,
    primaryGoal: 'Strength',
    experienceLevel,
    programmingSplit: 'Full Body',
  }
  const profile = profileOf(TrainingAnswers.parse(answers), TODAY)
  const entry = entryById(id)!
  return substitutesFor(planningContextOf(profile))(
    entry,
    [entry],
    week.map((each) => entryById(each)!),
  ).map((each) => ({
    name: each.name,
    isHeavy: each.main && takesSmallSteps(each) && isLoadable(each, profile),
    isLoadable: isLoadable(each, profile),
  }))
}
it('offers what the first weeks leave out only as the second swap, and never as a row', () => {
  const words = 'Machines only for the first weeks, then I want to learn squats'
  const profile = profileOf(
    TrainingAnswers.parse({
      trainingDays: 3,
      sessionLength: 60,
      equipment: 'Commercial Gym',
      primaryGoal: 'Hypertrophy',
      experienceLevel: 'Novice',
      programmingSplit: 'Full Body',
      exercisesToAvoid: words,
    }),
    TODAY,
  )
  const isLater = ({ id }: { id: string }) => profile.avoid.later?.includes(id)
  const rows = draftOf(writeByRule(profile)).days.flatMap((day) => day.rows.map(({ entry }) => entry))
  expect(rows.filter(isLater)).toEqual([])
  const swapsOf = substitutesFor(planningContextOf(profile))
  const swaps = rows.map((entry) => swapsOf(entry, [entry]))
  expect(swaps.filter(([first]) => first && isLater(first))).toEqual([])
  expect(swaps.flat().map(({ id }) => id)).toContain('barbell-back-squat')
})

const HOME = 'Home Gym: barbell, rack, bench, 100 kg of plates'

it.each([
  ['commercial', 'barbell-back-squat'],
  ['commercial', 'barbell-deadlift'],
  ['commercial', 'barbell-bench-press'],
  [HOME, 'barbell-back-squat'],
])('a heavy lift in %s is replaced by one that can be loaded similarly: %s', (equipment, id) => {
  const [first] = swapsIn(equipment, id)
  expect(first).toMatchObject({ isHeavy: true })
})

it('has no weight only if nothing else is available', () => {
  for (const swap of swapsIn(HOME, 'barbell-bench-press')) expect(swap).toMatchObject({ isLoadable: true })
  expect(swapsIn('bodyweight', 'push-up')).toHaveLength(2)
})

it('keeps a loaded lift loaded, also in the first year', () => {
  const swaps = swapsIn(HOME, 'barbell-back-squat', 'Novice')
  expect(swaps.length).toBeGreaterThan(0)
  for (const swap of swaps) expect(swap).toMatchObject({ isLoadable: true })
})

// A novice adds weight to each lift from one session to the next, on whichever day.
it('gives a novice no lift with its own weight on another day, and no lowering-only exercise', () => {
  const names = (...args: Parameters<typeof swapsIn>) => swapsIn(...args).map(({ name }) => name)
  expect(names('commercial', 'trap-bar-deadlift', 'Novice')).toContain('High-Handle Trap-Bar Deadlift')
  expect(names('commercial', 'trap-bar-deadlift', 'Novice', ['high-handle-trap-bar-deadlift'])).not.toContain(
    'High-Handle Trap-Bar Deadlift',
  )
  expect(names('commercial', 'machine-assisted-pull-up', 'Novice')).not.toContain('Negative Pull-Up')
})

it('lets a novice who fears the bar sit down or hold a dumbbell', () => {
  const [first] = swapsIn('commercial', 'barbell-back-squat', 'Novice')
  expect(first?.name).not.toMatch(/Barbell/)
})

it('offers the bar first where even the heaviest dumbbell is light', () => {
  const home = 'Home Gym: barbell, rack, bench, 120 kg of plates, pull-up bar, two dumbbells up to 25 kg'
  const facts = { bodyWeight: { value: 84, unit: 'kg' as const } }
  const profile = profileOf({ ...USUAL, equipment: home, experienceLevel: 'Late-Intermediate', facts }, TODAY)
  const row = entryById('single-arm-dumbbell-row')!
  const [first] = substitutesFor(planningContextOf(profile))(row, [row, entryById('barbell-deadlift')!])
  expect(first?.needs).toContain('barbell')
})

it.each(['leg-press', 'lat-pulldown', 'leg-extension'])(
  'offers nothing on the machine of the %s, which is taken',
  (id) => {
    const { needs } = entryById(id)!
    const swaps = swapsIn('Commercial Gym', id)
    expect(swaps.length).toBeGreaterThan(0)
    for (const { name } of swaps)
      expect([name, entryByName(name)!.needs.filter((each) => needs.includes(each))]).toEqual([name, []])
  },
)
