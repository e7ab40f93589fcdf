import { expect, it } from '@jest/globals'
import { programFor } from '../../dev/testkit/examples/written-once.ts'
import { programIn } from './program-in.ts'
import { liftRules, mainLifts, ruleWordsOf } from './progression-rules.ts'
import { profileOf } from '../training/profile/profile-of.ts'
import { USUAL } from '../../dev/testkit/examples/rule-examples.ts'
import { bigRowsOf } from '../exercises/big-rows.ts'
import { entryByName } from '../exercises/catalogue.ts'
import type { Exercise, GeneratedProgram } from './program.ts'
import { TODAY } from '../../dev/testkit/today.ts'

const row = (name: string, rule?: string, kg?: number): Exercise => ({
  name,
  sets: 3,
  reps: '8',
  intensity: 'RIR 2',
  notes: '',
  ...(rule && { rule }),
  ...(kg && { weight: { kg, lb: kg * 2 } }),
})
const program = (...days: Exercise[][]): GeneratedProgram => ({
  overview: { daysPerWeek: days.length, sessionLength: 60, split: 'Full Body', programmingStyle: 'RIR' },
  weeks: [
    {
      weekNumber: 1,
      workouts: days.map((exercises, index) => ({ day: `Day ${index + 1} - Full Body`, exercises })),
    },
  ],
  guidelines: { progression: [], rpe: [], recovery: [], nutrition: [] },
})

const rulesIn = (each: GeneratedProgram) => liftRules(programIn(each, 'kg'))

it('groups lifts with the same rule, each once, with its weight in week 1', () => {
  const [squat, curl] = [row('Squat', 'Add weight.', 60), row('Curl', 'Add reps.')]
  expect(rulesIn(program([squat, curl], [row('Bench', 'Add weight.'), curl]))).toEqual([
    {
      rule: 'Add weight.',
      lifts: [
        { name: 'Squat', weight: { kg: 60, lb: 120 } },
        { name: 'Bench', weight: undefined },
      ],
      steps: [],
    },
    { rule: 'Add reps.', lifts: [{ name: 'Curl', weight: undefined }], steps: [] },
  ])
})

it('has the exercises that a rule names for later, but for those of the program', () => {
  const plank = { ...row('Plank', 'Move on.'), ruleSteps: { easier: 'Dead Bug', harder: 'Hollow Body Hold' } }
  expect(rulesIn(program([plank, row('Dead Bug', 'Add reps.')]))[0]!.steps).toEqual(['Hollow Body Hold'])
})

it('names the day of a lift whose load or rule differs between days', () => {
  const loaded = rulesIn(program([row('Squat', 'Add weight.', 60)], [row('Squat', 'Add weight.', 50)]))
  expect(loaded[0]!.lifts.map(({ name }) => name)).toEqual(['Squat (Day 1)', 'Squat (Day 2)'])
  const names = rulesIn(program([row('Squat', 'Add weight.')], [row('Squat', 'Add reps.')])).flatMap(
    ({ lifts }) => lifts.map(({ name }) => name),
  )
  expect(names).toEqual(['Squat (Day 1)', 'Squat (Day 2)'])
})

it('has the rule of what begins in the middle, with its week', () => {
  const first = program([row('Leg Press', 'Add weight.')])
  const begun = {
    ...row('Squat', 'Add weight.'),
    notes: 'Rest 120 s. New from this week: begin as in week 1.',
  }
  const later = program([begun, row('Curl', 'Add reps.')]).weeks.map((week) => ({ ...week, weekNumber: 6 }))
  expect(rulesIn({ ...first, weeks: [...first.weeks, ...later] })).toEqual([
    {
      rule: 'Add weight.',
      lifts: [
        { name: 'Leg Press', weight: undefined },
        { name: 'Squat, from week 6', weight: undefined },
      ],
      steps: [],
    },
  ])
})

it('finds no rules in a program without any, only the lifts that open its days or have a weight', () => {
  const plain = program(
    [row('Squat'), row('Curl')],
    [row('Bench'), row('Deadlift', undefined, 100)],
    [row('Squat')],
  )
  expect(rulesIn(plain)).toEqual([])
  expect(mainLifts(plain, bigRowsOf)).toEqual(['Squat', 'Bench', 'Deadlift'])
})

it('leaves single joints out where a day opens with them, and takes its first multi-joint lift', () => {
  const named = (name: string) => {
    const entry = entryByName(name)!
    return { ...row(name, undefined, 50), exerciseId: entry.id }
  }
  const armsFirst = program(
    [named('Dumbbell Kickback'), { ...named('Lat Pulldown'), weight: undefined }, named('Dumbbell Curl')],
    [named('Dumbbell Curl')],
  )
  expect(mainLifts(armsFirst, bigRowsOf)).toEqual(['Lat Pulldown', 'Dumbbell Curl'])
})

it('includes every multi-joint lift that the last week tests', () => {
  for (const answers of [
    { facts: { bringUp: ['arms' as const] } },
    { primaryGoal: 'Powerbuilding' as const },
  ]) {
    const profile = profileOf({ ...USUAL, ...answers }, TODAY)
    const program = programFor(profile)
    const tested = program.weeks
      .at(-1)!
      .workouts.flatMap(({ exercises }) => bigRowsOf(exercises))
      .flatMap(({ isTest, name }) => (isTest ? [name] : []))
    expect(tested.length).toBeGreaterThan(0)
    expect(mainLifts(program, bigRowsOf)).toEqual(expect.arrayContaining(tested))
  }
})

it('has one meaning of a miss, which is stricter for who keeps a reserve for health', () => {
  // At RIR 1, one fewer is none: a miss, and no hit as well.
  expect(ruleWordsOf({})).toMatch(/^Hit: [^.]*, or one fewer but not zero\./)
  expect(ruleWordsOf({})).toContain('No rep left counts as a miss too, unless the plan asks for that.')
  expect(ruleWordsOf({ keepsReserve: true })).toContain('or it was harder than planned.')
})
