import { describe, expect, it } from '@jest/globals'
import type { TrainingAnswers } from '../../forms/program-request.ts'
import { USUAL } from '../../../dev/testkit/examples/rule-examples.ts'
import { blockFor } from '../../../dev/testkit/examples/written-once.ts'
import { TODAY } from '../../../dev/testkit/today.ts'
import { readNote } from '../../../activities/pdf/pages/notes.ts'
import { noteWithout } from '../../../gateway/exports/rows.ts'
import { rowParts } from '../../../web/program/row-parts.ts'
import { entryById, entryByName } from '../../exercises/catalogue.ts'
import type { Implement } from '../../exercises/vocabulary.ts'
import type { GeneratedProgram } from '../../program/program.ts'
import { programIn, type ShownProgram, type ShownRow } from '../../program/program-in.ts'
import { objectionTo } from '../profile/eligible.ts'
import { profileOf } from '../profile/profile-of.ts'
import { usualRow } from '../prescription/rows.ts'
import { expand } from './expand.ts'
import { elsewhereOf } from './second-place.ts'

const PLACES: readonly [string, Implement[]][] = [
  ['a hotel with dumbbells', ['dumbbells']],
  ['a hotel with dumbbells and a bench', ['dumbbells', 'bench']],
  ['a park with bars', ['pull-up-bar', 'dip-bars']],
  ['a home with kettlebells', ['kettlebell']],
]
const PEOPLE: readonly [string, Partial<TrainingAnswers>][] = [
  ['for strength', { primaryGoal: 'Strength', trainingDays: 3, programmingSplit: 'Full Body' }],
  ['for size', {}],
  ['a novice', { experienceLevel: 'Novice', primaryGoal: 'Strength' }],
  ['a disc', { exercisesToAvoid: 'herniated disc' }],
  ['an old body', { experienceLevel: 'Novice', facts: { ageBand: '65-plus' } }],
]

function written(who: Partial<TrainingAnswers>, has?: readonly Implement[]) {
  const usual = profileOf({ ...USUAL, ...who }, TODAY)
  const profile = { ...usual, ...(has && { secondPlace: { has: [...has] } }) }
  return { profile, program: expand(blockFor(usual), profile) }
}
const rowsIn = ({ weeks }: GeneratedProgram) =>
  weeks.flatMap(({ workouts }) => workouts.flatMap(({ exercises }) => exercises))
const shownIn = ({ weeks }: ShownProgram): ShownRow[] =>
  weeks.flatMap(({ workouts }) => workouts.flatMap(({ exercises }) => exercises))
const isThere = (name: string, has: readonly Implement[]) =>
  entryByName(name)!.needs.every((need) => has.some((each) => each === need))

describe.each(PLACES)('at %s', (_, has) => {
  it.each(PEOPLE)(
    'nearly every row has an exercise that fits there, and the others are named: %s',
    (_who, who) => {
      const { profile, program } = written(who, has)
      const away = rowsIn(program).filter(({ name }) => !isThere(name, has))
      const without = away.filter(({ elsewhere }) => !elsewhere)
      expect(away.length).toBeGreaterThan(0)
      expect(without.length).toBeLessThanOrEqual(0.15 * away.length)
      const there = { ...profile, equipment: { kind: 'home' as const, implements: [...has] } }
      for (const { elsewhere } of away)
        if (elsewhere) expect(objectionTo(entryByName(elsewhere.name)!, there)).toBeNull()
      for (const { name } of without) expect(program.overview.decisions!.join(' ')).toContain(name)
      const fitting = rowsIn(program).filter(({ name }) => isThere(name, has))
      expect(fitting.filter(({ elsewhere }) => elsewhere)).toEqual([])
      for (const { workouts } of program.weeks)
        for (const { exercises } of workouts) {
          const done = exercises.flatMap(
            ({ name, elsewhere }) => elsewhere?.name ?? (isThere(name, has) ? name : []),
          )
          expect(new Set(done).size).toBe(done.length)
        }
    },
  )
})

describe('the row for a second place', () => {
  const { program } = written({ primaryGoal: 'Strength', trainingDays: 3, programmingSplit: 'Full Body' }, [
    'dumbbells',
  ])

  it('has the reps of its tool, not those of a heavy lift', () => {
    const heavy = rowsIn(program).filter(({ name }) => /Barbell/.test(name))
    expect(heavy.length).toBeGreaterThan(0)
    for (const { elsewhere } of heavy) {
      const [low = 0, high = 0] = (elsewhere?.reps ?? '').match(/\d+/g)!.map(Number)
      expect(low).toBeGreaterThanOrEqual(8)
      expect(high).toBeLessThanOrEqual(20)
    }
  })

  it('has the same movement where there is one, with a weight', () => {
    const squat = rowsIn(program).find(({ name }) => name === 'Barbell Back Squat')
    expect(entryByName(squat!.elsewhere!.name)).toMatchObject({ pattern: 'squat', needs: ['dumbbells'] })
  })

  it('is printed in the note, in either unit', () => {
    const row = rowsIn(program).find(({ elsewhere }) => elsewhere)!
    const told = `Elsewhere: ${row.elsewhere!.name}, ${row.elsewhere!.reps}.`
    expect(row.notes).toContain(told)
    for (const units of ['kg', 'lb'] as const)
      expect(
        shownIn(programIn(program, units))
          .map(({ notes }) => notes)
          .join(' '),
      ).toContain(told)
    for (const { notes, facts } of rowsIn(program))
      if (!facts?.cue) expect(notes.length).toBeLessThanOrEqual(210)
  })

  it('stands on the page, in the PDF and in the sheet', () => {
    for (const row of shownIn(programIn(program, 'lb')).filter(({ elsewhere }) => elsewhere)) {
      const told = `Elsewhere: ${row.elsewhere!.name}, ${row.elsewhere!.reps}.`
      expect(rowParts(row).words).toContain(told)
      expect(readNote(row).fixed).toContain(told)
      expect(noteWithout(row, ['weight'])).toContain(told)
    }
  })

  it('leaves room for the other words of a long note', () => {
    const lifts = 'Squat 100 kg x 5, bench 80 kg x 5, deadlift 130 kg x 3'
    const strong = written({ primaryGoal: 'Strength', exercisesToAvoid: lifts }, ['dumbbells', 'bench'])
    const long = rowsIn(strong.program).filter(({ facts }) => facts?.warmUp && facts.firstSet)
    expect(long.length).toBeGreaterThan(0)
    for (const { notes, elsewhere } of long) {
      expect(notes.length).toBeLessThanOrEqual(210)
      expect(notes).toContain(elsewhere!.name)
    }
    const [row] = shownIn(programIn(strong.program, 'lb')).filter(
      ({ facts }) => facts.warmUp && facts.firstSet,
    )
    expect(row!.notes).toMatch(/Warm up with 45 lb/)
  })

  it('is not there without a second place', () => {
    expect(rowsIn(written({}).program).some(({ elsewhere }) => elsewhere)).toBe(false)
  })
})

describe('one row', () => {
  const away = (id: string, has: readonly Implement[], who: Partial<TrainingAnswers> = {}) => {
    const profile = profileOf({ ...USUAL, ...who }, TODAY)
    const draft = {
      deloadWeek: null,
      days: [{ kind: 'full-body' as const, rows: [usualRow(entryById(id)!, false, profile)] }],
    }
    const { elsewhere, leftOut } = elsewhereOf(draft, profile, { has: [...has] })
    return { to: [...elsewhere.values()].map(({ entry }) => entry), leftOut: leftOut.map((each) => each.id) }
  }

  it('that nothing there stands in for is left out', () => {
    expect(away('dumbbell-wrist-curl', ['box'])).toEqual({ to: [], leftOut: ['dumbbell-wrist-curl'] })
  })

  it('loads a back to spare no more than at the first place', () => {
    const disc = { exercisesToAvoid: 'herniated disc' }
    expect(away('smith-machine-hip-thrust', ['dumbbells'], disc).to[0]).toMatchObject({ needs: [] })
    expect(away('smith-machine-hip-thrust', ['dumbbells']).to[0]).toMatchObject({ needs: ['dumbbells'] })
  })

  it('keeps a weight, also for a novice, and does not move the air alone where something resists', () => {
    const novice = { experienceLevel: 'Novice' } as const
    expect(away('leg-press', ['dumbbells'], novice).to[0]).toMatchObject({ needs: ['dumbbells'] })
    const [pull] = away('lat-pulldown', ['dumbbells']).to
    expect(pull!.traits).not.toContain('no-load')
    expect(pull!.primary).toContain('back')
  })
})
