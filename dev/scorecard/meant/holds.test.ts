import { describe, expect, it } from '@jest/globals'
import { USUAL } from '../../testkit/examples/rule-examples.ts'
import { TODAY } from '../../testkit/today.ts'
import { profileOf } from '../../../domain/training/profile/profile-of.ts'
import { expand } from '../../../domain/training/printing/expand.ts'
import { blockFor } from '../../testkit/examples/written-once.ts'
import { Checklists, type Check } from './checklist.ts'
import { holds, lookedAt } from './holds.ts'
import { judgeMeant } from './judge-meant.ts'
import { peopleWhoMeant } from './people.ts'

const profile = profileOf(
  { ...USUAL, exercisesToAvoid: 'Squat 140 kg x 5. Football on Wednesdays. I love planks.' },
  TODAY,
)
const program = expand(blockFor(profile), profile)
const checkOf = (check: object): Check => {
  const [person] = Checklists.parse([{ id: 'x', answers: {}, meant: [{ wish: 'x', met: check }] }])
  return person!.meant[0]!.met!
}
const names = program.weeks[0]!.workouts.map(({ exercises }) => exercises.map(({ name }) => name))
const [opener, second] = names[0]!
const literal = (name: string | undefined) => `^${name}$`

describe('a check of a checklist', () => {
  it.each<[object, object]>([
    [{ exercise: literal(opener) }, { exercise: 'burpee' }],
    [
      { exercise: literal(opener), first: true },
      { exercise: literal(second), first: true, days: 2 },
    ],
    [
      { exercise: '.', days: 4 },
      { exercise: '.', days: 5 },
    ],
    [
      { exercise: literal(second), amongFirst: 2 },
      { exercise: literal(second), amongFirst: 1 },
    ],
    [
      { exercise: '.', setsAtLeast: 40 },
      { exercise: '.', setsAtMost: 40 },
    ],
    [
      { exercise: '.', repsAbove: 9 },
      { exercise: '.', repsAbove: 40 },
    ],
    [
      { exercise: '.', repsBelow: 9 },
      { exercise: '.', repsBelow: 2 },
    ],
    [
      { exercise: 'plank|hold', secondsAbove: 10 },
      { exercise: '.', secondsAbove: 100 },
    ],
    [
      { exercise: '.', rirBelow: 2 },
      { exercise: '.', rirBelow: 2, weeks: [1] },
    ],
    [
      { exercise: 'squat', kgAbove: 80 },
      { exercise: 'squat', kgAbove: 150 },
    ],
    [{ no: 'burpee' }, { no: '.' }],
    [
      { muscle: 'chest', setsAtLeast: 5 },
      { muscle: 'chest', setsAtMost: 5 },
    ],
    [
      { muscle: 'abs', setsAtLeast: 1 },
      { muscle: 'abs', setsAtLeast: 60 },
    ],
    [{ minutesAbove: 30 }, { minutesAbove: 90 }],
    [{ exercisesADayAbove: 3 }, { exercisesADayAbove: 9 }],
    [{ exercisesADayBelow: 9 }, { exercisesADayBelow: 3 }],
    [{ daysAWeek: 4 }, { daysAWeek: 3 }],
    [{ says: 'football' }, { says: 'cricket' }],
    [{ any: [{ no: '.' }, { daysAWeek: 4 }] }, { any: [{ no: '.' }] }],
    [{ all: [{ daysAWeek: 4 }, { exercise: '.' }] }, { all: [{ daysAWeek: 4 }, { no: '.' }] }],
    [{ not: { no: '.' } }, { not: { daysAWeek: 4 } }],
    [
      { daysAWeek: 4, exercise: '.' },
      { daysAWeek: 4, no: '.' },
    ],
  ])('holds for %j and not for %j', (yes, no) => {
    const looked = lookedAt(program)
    expect([yes, no].map((check) => holds(checkOf(check), looked))).toEqual([true, false])
  })

  it('knows the suggested weekdays and what is trained on them', () => {
    const looked = lookedAt(program)
    const days = program.overview.weekdays ?? []
    expect(days).toHaveLength(4)
    for (const [at, day] of days.entries()) {
      expect(holds(checkOf({ weekday: day }), looked)).toBe(true)
      const legs = names[at]!.some((name) => /squat|leg|deadlift|calf|lunge/i.test(name))
      expect(holds(checkOf({ legsOn: day }), looked)).toBe(legs)
    }
  })
})

it('a thing meant is contradicted, met or unsaid', () => {
  const meant = [
    { wish: 'a ban', contradicted: checkOf({ exercise: 'burpee' }) },
    {
      wish: 'a ban that is broken',
      contradicted: checkOf({ exercise: '.' }),
      met: checkOf({ daysAWeek: 4 }),
    },
    { wish: 'a wish', met: checkOf({ daysAWeek: 3 }) },
  ]
  expect(judgeMeant(program, meant)).toEqual(['met', 'contradicted', 'unsaid'])
})

it('every checklist is about somebody whose answers a form can send', () => {
  const people = peopleWhoMeant()
  expect(people.length).toBeGreaterThanOrEqual(80)
  expect(new Set(people.map(({ id }) => id)).size).toBe(people.length)
  for (const { meant } of people) expect(meant.length).toBeGreaterThan(2)
})
