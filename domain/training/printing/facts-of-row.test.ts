import { describe, expect, it } from '@jest/globals'
import { profileOf } from '../profile/profile-of.ts'
import { entryByName } from '../../exercises/catalogue.ts'
import { noteOf, type Noted } from '../../program/note.ts'
import type { WarmUp } from '../../program/row-facts.ts'
import { factsOfRow, type RowOfWeek } from './facts-of-row.ts'
import { phasesOf } from '../draft/phases.ts'
import { prescribe } from '../progression/prescribe.ts'
import { usualRow } from '../prescription/rows.ts'
import { USUAL } from '../../../dev/testkit/examples/rule-examples.ts'
import { TODAY } from '../../../dev/testkit/today.ts'

const entryOf = (name: string) => entryByName(name)!
const profile = profileOf(USUAL, TODAY)
const place = { ofDay: 0, ofWeek: 0, ofLift: { turn: 0, timesAWeek: 1 }, addsSetsAfter: 2 }

function noteFor(name: string, changes: Partial<RowOfWeek> = {}, more: Partial<Noted> = {}): string {
  const noted = { restSeconds: 90, ...more }
  return noteOf({ ...noted, facts: factsFor(name, changes, noted) })
}

function factsFor(
  name: string,
  changes: Partial<RowOfWeek> = {},
  noted: Omit<Noted, 'facts'> = { restSeconds: 90 },
) {
  const entry = entryOf(name)
  const row = usualRow(entry, false, profile)
  return factsOfRow(
    {
      entry,
      prescription: {
        ...prescribe(row, 'double', place, phasesOf(5)[0]!, true, profile),
        restSeconds: 90,
        step: null,
      },
      loadable: true,
      isOptional: false,
      inTurnWith: null,
      tryFirst: null,
      isFarFromBest: false,
      isTry: false,
      withinSeconds: null,
      leastInTry: null,
      warmUp: null,
      weight: null,
      backOffWeight: null,
      deload: false,
      taper: false,
      isLightPull: false,
      growth: 'double',
      afterDeload: false,
      begins: false,
      isBesideTest: false,
      isKnown: false,
      isEased: false,
      startsOver: false,
      comesInFew: false,
      isSeated: false,
      isFlatFooted: false,
      fromBox: false,
      ...changes,
    },
    noted,
  )
}
const weight = { kg: 82.5, lb: 180, percent: 78, isEstimate: false, isEach: false }

describe('a note', () => {
  it('starts with weight, rest, warm-up and swap', () => {
    expect(
      noteFor(
        'Barbell Bench Press',
        {
          weight,
          warmUp: { by: 'easy sets', sets: 2 },
        },
        { weight: { kg: 82.5, lb: 180, percent: 78 }, substitutes: ['Dumbbell Bench Press'] },
      ),
    ).toMatch(
      /^Weight 82\.5 kg \(180 lb\), 78%\. Rest 90 s\. Warm up with 2 easy sets of half the reps\. Swap: Dumbbell Bench Press\./,
    )
  })

  it('marks an estimate with "about", and one of a pair with "each"', () => {
    const told = { kg: 82.5, lb: 180, isEstimate: true, isEach: true }
    expect(noteFor('Dumbbell Bench Press', { weight }, { weight: told })).toMatch(
      /^Weight about 82\.5 kg \(180 lb\) each\./,
    )
  })

  // R43.
  it('has at most 200 characters: swaps go first, then the cue', () => {
    const substitutes = ['Neutral-Grip Dumbbell Bench Press', 'Smith Machine Close-Grip Bench Press']
    const warmUp: WarmUp = {
      by: 'weights',
      kg: [
        [20, 8],
        [50, 5],
        [75, 3],
        [90, 1],
      ],
      lb: [
        [45, 8],
        [105, 5],
        [165, 3],
        [195, 1],
      ],
    }
    const more = { weight: { kg: 82.5, lb: 180, percent: 78 }, substitutes }
    const note = noteFor('Barbell Bench Press', { weight, warmUp }, more)
    expect(note.length).toBeLessThanOrEqual(200)
    expect(note).toContain(
      'Warm up with 20 kg × 8, 50 × 5, 75 × 3, 90 × 1 (45 lb × 8, 105 × 5, 165 × 3, 195 × 1).',
    )
    expect(note).toContain('Swap: Neutral-Grip Dumbbell Bench Press.')
    expect(note).not.toContain('Smith')
  })

  it('names the partner of a superset', () => {
    expect(noteFor('Dumbbell Curl', { inTurnWith: entryOf('Cable Triceps Pushdown') })).toContain(
      'In turn with Cable Triceps Pushdown.',
    )
  })

  it('says what is done on each side, and the rungs of a ladder', () => {
    expect(noteFor('Side Plank', { loadable: false, growth: 'climb' })).toContain('Each side.')
    const rungs = { ...prescriptionOf('Kettlebell Clean and Press'), reps: { low: 6, high: 6 } }
    expect(noteFor('Kettlebell Clean and Press', { prescription: rungs })).toContain('1, 2, 3 a side.')
  })

  it('takes a weight from a box if nothing may come off the floor', () => {
    expect(noteFor('Dumbbell Romanian Deadlift', { fromBox: true })).toContain('from something knee-high')
    expect(noteFor('Dumbbell Curl', { fromBox: true })).not.toContain('knee-high')
  })
})

const prescriptionOf = (name: string) => ({
  ...prescribe(usualRow(entryOf(name), false, profile), 'double', place, phasesOf(5)[0]!, true, profile),
  restSeconds: 90,
})

describe('the first set', () => {
  const heavy = { ...prescriptionOf('Barbell Bench Press'), reps: { low: 5, high: 5 }, rir: 2, step: null }
  const backOff = { sets: 3, share: 0.95 }

  it('may be a top set before lighter ones', () => {
    expect(noteFor('Barbell Bench Press', { prescription: { ...heavy, backOff } })).toContain(
      'Top set: 5+, stop with 2 left, then 3 sets 5% lighter.',
    )
    const backOffWeight = { kg: 77.5, lb: 170, isEach: false }
    expect(noteFor('Barbell Bench Press', { prescription: { ...heavy, backOff }, backOffWeight })).toContain(
      'then 3 sets at 77.5 kg (170 lb).',
    )
  })

  it('may be a test that stops short of failure', () => {
    expect(noteFor('Barbell Bench Press', { prescription: { ...heavy, rir: 1, isTest: true } })).toContain(
      'Test: last week’s weight, AMRAP, stop with 1 rep left in the first set.',
    )
  })
})

// r/Fitness, Basic Beginner Routine: the last set takes as many as there are. Three more in reserve's terms.
it('lets a novice do more reps in the last set, but not in a light week', () => {
  expect(noteFor('Barbell Back Squat', { growth: 'linear' })).toContain('Last set: up to')
  expect(noteFor('Barbell Back Squat', { growth: 'linear', deload: true })).not.toContain('Last set')
})

it('says of balance that it is kept, and of other holds how hard they are', () => {
  expect(factsFor('Supported Tandem Walk').isForBalance).toBe(true)
  expect(factsFor('Plank').isForBalance).toBeUndefined()
})

describe('a light week', () => {
  it('takes a tenth off a bar, and uses the next lighter dumbbell', () => {
    expect(noteFor('Barbell Bench Press', { deload: true })).toContain('Deload: 10 percent lighter')
    expect(noteFor('Dumbbell Bench Press', { deload: true })).toContain('Deload: one size lighter')
    expect(noteFor('Dumbbell Bench Press', { deload: true, comesInFew: true })).not.toContain('lighter')
  })

  it('takes nothing off a printed weight, which is lighter already', () => {
    const note = noteFor('Barbell Bench Press', { deload: true, weight })
    expect(note).toContain('the printed weight is lighter')
    expect(note).not.toContain('10 percent')
  })

  it('keeps the weight before an event', () => {
    expect(noteFor('Barbell Bench Press', { deload: true, taper: true })).toContain('Taper: the same weight')
  })

  it('is followed by the weight before it', () => {
    expect(noteFor('Barbell Bench Press', { afterDeload: true })).toContain(
      'Go on with the weight and reps of the week before the deload.',
    )
    expect(noteFor('Barbell Bench Press', { afterDeload: true, growth: 'wave' })).toContain(
      'Start above your week 1 weight.',
    )
  })

  it('is not followed by another weight than the step on the session before says', () => {
    const step = { of: 'weight', kg: 5, timesAWeek: 2, hasLastWeek: false } as const
    const second = { ...prescriptionOf('Leg Press'), step }
    const note = noteFor('Leg Press', { afterDeload: true, growth: 'linear', prescription: second })
    expect(note).toContain('+5 kg on last time.')
    expect(note).not.toContain('before the deload')
  })
})

it('says beside a test from which weight to stay away', () => {
  expect(noteFor('Barbell Bench Press', { isBesideTest: true })).toContain('the test is on another day')
  expect(noteFor('Barbell Bench Press', { isBesideTest: true, weight })).not.toContain('another day')
})

it('counts no reps in reserve for the trunk, but for whoever is tested in it', () => {
  expect(factsFor('Crunch').isByForm).toBe(true)
  expect(factsFor('Crunch', { leastInTry: 1 }).isByForm).toBeUndefined()
  expect(factsFor('Barbell Bench Press').isByForm).toBeUndefined()
})
