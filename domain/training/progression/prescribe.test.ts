import { describe, expect, it } from '@jest/globals'
import type { TrainingAnswers } from '../../forms/program-request.ts'
import type { TrainingProfile } from '../profile/profile.ts'
import { profileOf } from '../profile/profile-of.ts'
import { entryByName } from '../../exercises/catalogue.ts'
import type { Row } from '../draft/draft.ts'
import { progressionKindOf, usualRow } from '../prescription/rows.ts'
import { phasesOf } from '../draft/phases.ts'
import {
  keepsItsWeight,
  lighter,
  lightPull,
  prescribe,
  tested,
  type Place,
  type Prescription,
} from './prescribe.ts'
import { USUAL } from '../../../dev/testkit/examples/rule-examples.ts'
import { TODAY } from '../../../dev/testkit/today.ts'

const who = (answers: Partial<TrainingAnswers> = {}) => profileOf({ ...USUAL, ...answers }, TODAY)
const FIRST: Place = { ofDay: 0, ofWeek: 0, ofLift: { turn: 0, timesAWeek: 1 }, addsSetsAfter: 2 }

/** The loaded weeks of a row. */
function weeksOf(
  name: string,
  profile: TrainingProfile,
  {
    row: changes = {},
    leads = false,
    light = 5,
    tapers = false,
    place = FIRST,
  }: { row?: Partial<Row>; leads?: boolean; light?: number | null; tapers?: boolean; place?: Place } = {},
): Prescription[] {
  const row = { ...usualRow(entryByName(name)!, leads, profile), sets: 3, ...changes }
  return phasesOf(light, tapers ? 8 : null)
    .filter(({ deload }) => !deload)
    .map((phase) => ({
      ...prescribe(row, progressionKindOf(row, profile), place, phase, light !== null, profile),
      restSeconds: 90,
    }))
}
const repsOf = (weeks: readonly Prescription[]) => weeks.map(({ reps: { low, high } }) => [low, high])

describe('the reps of the weeks', () => {
  it('of a novice stay, since weight is added each time', () => {
    const weeks = weeksOf('Barbell Back Squat', who({ experienceLevel: 'Novice' }), {
      leads: true,
      light: null,
    })
    expect(new Set(weeks.map(({ reps }) => `${reps.low}-${reps.high}`)).size).toBe(1)
    expect(weeks.at(-1)!.step).toMatchObject({ of: 'weight' })
  })

  // NSCA, the 2-for-2 rule: two reps more than asked for add weight.
  it('of a range with small steps are two apart', () => {
    const [first] = repsOf(weeksOf('Barbell Bent-Over Row', who()))
    expect(first![1]! - first![0]!).toBe(2)
  })

  it('rise from the lowest to the highest if no weight can be added', () => {
    const weeks = repsOf(weeksOf('Push-Up', who(), { row: { repsLow: 8, repsHigh: 14 } }))
    expect(weeks[0]![0]).toBe(8)
    expect(weeks.at(-1)![1]).toBe(14)
    for (const [at, [low]] of weeks.entries()) expect(low).toBeGreaterThanOrEqual(weeks[at - 1]?.[0] ?? 0)
  })

  it('of a hold are seconds in steps of five', () => {
    const seconds = weeksOf('Plank', who(), { row: { repsLow: 20, repsHigh: 45 } }).map(
      ({ reps }) => reps.high,
    )
    expect([seconds[0], seconds.at(-1)]).toEqual([20, 45])
    expect(seconds.filter((each) => each % 5)).toEqual([])
  })

  // Tsatsouline: three rungs first, then four.
  it('of a ladder gain a rung in the second half', () => {
    expect(
      repsOf(weeksOf('Kettlebell Clean and Press', who({ equipment: 'Home Gym: one 16 kg kettlebell' }))),
    ).toEqual([...Array(4).fill([6, 6]), ...Array(3).fill([10, 10])])
  })
})

describe('a heavy lift', () => {
  const weeks = weeksOf('Barbell Bench Press', who({ primaryGoal: 'Strength' }), { leads: true })

  // Tuchscherer 2008: a load drop of 5 %.
  it('backs off by five percent after a top set', () => {
    expect(weeks.map(({ backOff }) => backOff)).toEqual(weeks.map(() => ({ sets: 2, share: 0.95 })))
    const two = weeksOf('Barbell Bench Press', who({ primaryGoal: 'Strength' }), {
      leads: true,
      row: { sets: 2 },
    })
    expect(two[0]!.backOff).toBeNull()
  })

  it('comes closer to failure with fewer reps, but never reaches it', () => {
    const [first, last] = [weeks[0]!, weeks.at(-1)!]
    expect(last.reps.high).toBeLessThan(first.reps.high)
    expect(last.rir).toBeLessThan(first.rir)
    // R28.
    expect(Math.min(...weeks.map(({ rir }) => rir))).toBeGreaterThanOrEqual(1)
  })
})

describe('the effort for size', () => {
  // Israetel 2021: three or four in reserve first, one or none last. R28: RIR 0 for single joints at the end.
  it('ends at failure in a curl, and one rep short of it in a press', () => {
    const [curl, press] = [weeksOf('Dumbbell Curl', who()), weeksOf('Dumbbell Bench Press', who())]
    expect([curl[0]!.rir, curl.at(-1)!.rir]).toEqual([3, 0])
    expect([press[0]!.rir, press.at(-1)!.rir]).toEqual([3, 1])
  })

  it('keeps a reserve over the face, and for people past fifty', () => {
    expect(weeksOf('EZ-Bar Skull Crusher', who()).at(-1)!.rir).toBeGreaterThan(0)
    expect(weeksOf('Dumbbell Curl', who({ facts: { ageBand: '50-64' } })).at(-1)!.rir).toBeGreaterThan(0)
  })

  // R10.
  it('keeps three reps until clearance', () => {
    const rirs = weeksOf('Dumbbell Curl', who({ exercisesToAvoid: 'chest pain' })).map(({ rir }) => rir)
    expect(Math.min(...rirs)).toBeGreaterThanOrEqual(3)
  })
})

it('adds a set late in a round, and keeps it if no week is light', () => {
  const setsOf = (light: number | null) =>
    weeksOf('Dumbbell Curl', who(), { row: { addSet: true }, light }).map(({ sets }) => sets)
  expect(setsOf(5)).toEqual([3, 3, 4, 4, 3, 4, 4])
  expect(setsOf(null)).toEqual([3, 3, 4, 4, 4, 4, 4, 4])
  expect(weeksOf('Dumbbell Curl', who()).map(({ sets }) => sets)).toEqual(Array(7).fill(3))
})

describe('the weeks before a meet', () => {
  const lifter = { ...who({ primaryGoal: 'Strength' }), event: { kind: 'meet', weeks: 8 } } as const
  const before = { leads: true, light: 4, tapers: true, row: { sets: 4 } }

  it('replace one set by a single', () => {
    const late = weeksOf('Barbell Back Squat', lifter, before).slice(3)
    expect(late.map(({ single, sets }) => [single !== null, sets])).toEqual(Array(3).fill([true, 3]))
  })

  // Pritchard 2016: other work decreases.
  it('reduce other work step by step', () => {
    const sets = weeksOf('Leg Extension', lifter, { ...before, leads: false }).map((each) => each.sets)
    expect(sets.slice(0, 3)).toEqual([4, 4, 4])
    expect(sets.at(-1)).toBe(2)
  })

  it('turn the second day of the lift into practice', () => {
    const place = { ...FIRST, ofLift: { turn: 1, timesAWeek: 2 } }
    const [first, second] = [before, { ...before, place }].map((more) =>
      weeksOf('Barbell Back Squat', lifter, more),
    )
    expect(second!.every(({ single, backOff }) => single === null && backOff === null)).toBe(true)
    expect(second![0]!.rir).toBe(first![0]!.rir + 1)
  })
})

describe('a lighter week', () => {
  const loaded = weeksOf('Barbell Bench Press', who({ primaryGoal: 'Strength' }), { leads: true })[3]!

  // R33: one or two more reps in reserve, the same reps.
  it('leaves two more reps in reserve at the same reps, without an increase', () => {
    const light = lighter(loaded, 2, { taper: false })
    expect(light).toMatchObject({
      sets: 2,
      reps: loaded.reps,
      rir: loaded.rir + 2,
      step: null,
      backOff: null,
    })
  })

  it('leaves one more rep before an event, when the weight stays', () => {
    expect(lighter(loaded, 2, { taper: true }).rir).toBe(loaded.rir + 1)
  })

  it('never leaves more than five, which a deadlift before a meet may leave', () => {
    expect(lighter({ ...loaded, rir: 4 }, 2, { taper: false }).rir).toBe(5)
    expect(lightPull(loaded).rir).toBe(5)
  })
})

it('tests short of failure, with lighter sets after a heavy one', () => {
  const [loaded] = weeksOf('Dumbbell Curl', who())
  expect(tested({ ...loaded!, rir: 0 }, false)).toMatchObject({
    rir: 1,
    isTest: true,
    step: null,
    backOff: null,
  })
  expect(tested(loaded!, true).backOff?.sets).toBe(2)
})

it('keeps the weight in a pregnancy and before clearance', () => {
  expect(keepsItsWeight(who({ exercisesToAvoid: '20 weeks pregnant' }))).toBe(true)
  expect(keepsItsWeight(who({ exercisesToAvoid: 'chest pain' }))).toBe(true)
  expect(keepsItsWeight(who())).toBe(false)
})
