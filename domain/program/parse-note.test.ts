import { describe, expect, it } from '@jest/globals'
import { meetProgram, writtenProgram } from '../../dev/testkit/examples/example-program.ts'
import { noteOf } from './note.ts'
import { parseNote } from './parse-note.ts'
import { isLightWeek, printedRows, type Exercise, type GeneratedProgram } from './program.ts'
import { programIn } from './program-in.ts'
import type { RowFacts } from './row-facts.ts'

const PROGRAMS: readonly [string, GeneratedProgram][] = [
  ['before a meet', meetProgram()],
  ['of a novice', writtenProgram({ experienceLevel: 'Novice', trainingDays: 3 })],
  ['with known weights', writtenProgram({ exercisesToAvoid: 'Squat 140 kg x5, bench 100 kg x5' })],
  ['with two kettlebells', writtenProgram({ equipment: 'Home Gym: kettlebells 16 and 24 kg' })],
  ['in a short hour', writtenProgram({ sessionLength: 30, trainingDays: 4 })],
  ['with a stiff back', writtenProgram({ exercisesToAvoid: 'osteoporosis' })],
  ['without equipment', writtenProgram({ equipment: 'bodyweight', programmingStyle: 'RPE' })],
]

/** As programs were stored before rows, texts and days had facts. */
const withoutFacts = ({ overview, weeks, guidelines, afterWeek8 }: GeneratedProgram): GeneratedProgram => ({
  overview,
  guidelines,
  ...(afterWeek8 && { afterWeek8 }),
  weeks: weeks.map(({ weekNumber, deload, workouts }) => ({
    weekNumber,
    ...(deload && { deload }),
    workouts: workouts.map(({ day, exercises }) => ({ day, exercises: exercises.map(bare) })),
  })),
})
const bare = ({ name, sets, reps, intensity, notes, weight, single }: Exercise): Exercise => ({
  ...{ name, sets, reps, intensity, notes },
  ...(weight && { weight }),
  ...(single && { single: { intensity: single.intensity, notes: single.notes } }),
})

const rowsIn = ({ weeks }: GeneratedProgram) => weeks.flatMap(({ workouts }) => workouts.flatMap(printedRows))

describe.each(PROGRAMS)('a program %s', (_, program) => {
  it('prints each note from its facts', () => {
    for (const row of rowsIn(program)) expect(noteOf({ ...row, facts: row.facts! })).toBe(row.notes)
  })

  it.each(['kg', 'lb'] as const)('reads the same in %s where only its notes were stored', (units) => {
    const notesOf = (each: GeneratedProgram) =>
      programIn(each, units).weeks.flatMap(({ workouts }) =>
        workouts.flatMap(({ rows }) => rows.map(({ notes }) => notes)),
      )
    // A long note has no room for the weight of the sets after the first.
    const unweighed = (notes: readonly string[]) =>
      notes.map((note) =>
        note.replace(/(The other sets?: )(?:about \d+% lighter|[\d.]+ (?:kg|lb)(?: each)?)/, '$1'),
      )
    expect(unweighed(notesOf(withoutFacts(program)))).toEqual(unweighed(notesOf(program)))
    const singlesIn = (each: GeneratedProgram) =>
      programIn(each, units).weeks.flatMap(({ workouts }) =>
        workouts.flatMap(({ rows }) => rows.map(({ isSingle }) => isSingle)),
      )
    expect(singlesIn(withoutFacts(program))).toEqual(singlesIn(program))
  })

  it.each(['kg', 'lb'] as const)('tells the same in %s where only texts and names were stored', (units) => {
    const toldBy = (each: GeneratedProgram) => {
      const { overview, guidelines, afterWeek8, weeks } = programIn(each, units)
      const days = weeks.flatMap((week) =>
        week.workouts.map(({ title, kind }) => ({ title, kind, isLight: isLightWeek(week) })),
      )
      return { overview, guidelines, afterWeek8, days }
    }
    expect(program.measured).not.toBeUndefined()
    expect(toldBy(withoutFacts(program))).toEqual(toldBy(program))
  })

  it('gives back what a formula needs', () => {
    for (const { notes, facts, restSeconds, weight } of rowsIn(program)) {
      const parsed = parseNote(notes)
      expect(parsed.restSeconds).toBe(restSeconds)
      expect(parsed.weight).toEqual(weight)
      const { step, firstSet, lastSet, inTurnWith, rungs, isEachSide } = parsed.facts
      expect({ step: step?.of, firstSet, lastSet, inTurnWith, rungs, isEachSide }).toEqual({
        step: facts?.step?.of,
        firstSet: facts?.firstSet,
        lastSet: facts?.lastSet,
        inTurnWith: facts?.inTurnWith,
        rungs: facts?.rungs,
        isEachSide: facts?.isEachSide,
      })
    }
  })
})

it('reads that a row begins in the middle', () => {
  const facts = { special: { of: 'begins' } } as const
  expect(parseNote(noteOf({ restSeconds: 90, facts }))).toEqual({ restSeconds: 90, facts })
})

it('takes other sentences as words, and a partner for no free text', () => {
  const note = 'Rest well tonight. Rest 60 s. In turn with Leg Press. Lean on the rack. Breathe!'
  expect(parseNote(note)).toEqual({
    restSeconds: 60,
    facts: { inTurnWith: 'Leg Press', words: ['Rest well tonight.', 'Lean on the rack.', 'Breathe!'] },
  })
})

it('reads the share of a usual weight', () => {
  const noted = { restSeconds: 90, facts: { share: 50, special: { of: 'begins' as const } } }
  expect(noteOf(noted)).toBe('50% of your usual weight for these reps. Rest 90 s. New from this week.')
  expect(parseNote(noteOf(noted))).toEqual(noted)
})

it('tells what changes from what is new', () => {
  const noted = { restSeconds: 90, facts: { special: { of: 'begins' as const, isKnown: true as const } } }
  expect(noteOf(noted)).toBe('Rest 90 s. Changed from this week: begin as in week 1.')
  expect(parseNote(noteOf(noted))).toEqual(noted)
})

it('reads what is done at a second place', () => {
  const elsewhere = { name: 'Dumbbell Split Squat', reps: '8-12/side' }
  const note = noteOf({ restSeconds: 90, elsewhere, facts: {} })
  expect(note).toBe('Rest 90 s. Elsewhere: Dumbbell Split Squat, 8-12/side.')
  expect(parseNote(note)).toEqual({ restSeconds: 90, elsewhere, facts: {} })
})

it.each([
  ['Begin with 27 kg (60 lb).', { beginWith: { kg: 27, lb: 60 } }],
  ['Before each set: 2 reps of Pull-Up, without help.', { beforeEachSet: { name: 'Pull-Up', reps: 2 } }],
  [
    'Warm up with 2 sets at 50% and 75% of your working weight.',
    { warmUp: { by: 'shares', percents: [50, 75] } },
  ],
  [
    'Warm up with 2 sets at 50% and 75% of your working weight, once you know it.',
    { warmUp: { by: 'shares', percents: [50, 75], isToFind: true } },
  ],
] as const)('reads %s', (note, facts) => {
  expect(parseNote(note).facts).toEqual(facts)
  expect(noteOf({ facts: structuredClone<RowFacts>(facts as RowFacts) })).toBe(note)
})
