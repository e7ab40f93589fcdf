import { describe, expect, it } from '@jest/globals'
import { mend } from '../../../language-model/check-and-mend.ts'
import { entryById, entryByName } from '../../exercises/catalogue.ts'
import { SAMPLE_ANSWERS, SAMPLE_DAY } from '../../forms/sample-person.ts'
import type { ModelReading, Statement } from '../../reading/statement.ts'
import { hardOf } from '../review/review.ts'
import { profileOf } from './profile-of.ts'
import { understandingOf } from './understood/understanding.ts'

const SAID = 'machines for the first month and then the bar, and a hotel with dumbbells every other week'
const machines: Statement = {
  kind: 'phase',
  has: ['machines'],
  until: 4,
  quote: 'machines for the first month',
}
const bars: Statement = { kind: 'phase', has: ['barbell'], from: 5, quote: 'then the bar' }
const hotel: Statement = { kind: 'place', has: ['dumbbells'], quote: 'a hotel with dumbbells' }
const heard = (...comments: Statement[]): ModelReading => ({ comments, equipment: [] })
const ANSWERS = { ...SAMPLE_ANSWERS, exercisesToAvoid: SAID }

const writtenFor = (model: ModelReading) => {
  const profile = profileOf(ANSWERS, SAMPLE_DAY, model)
  const { program, findings } = mend(null, profile)
  expect(hardOf(findings)).toEqual([])
  const rows = (program.weeks[0]?.workouts ?? []).flatMap(({ exercises }) => exercises)
  return { profile, program, rows }
}
const needsOf = (name: string) => entryByName(name)?.needs ?? []

describe('a phase with its own tools', () => {
  it('is written with the first ones, and offers the later ones as swaps', () => {
    const { program, rows } = writtenFor(heard(machines, bars))
    expect(rows.flatMap(({ exerciseId }) => entryById(exerciseId ?? '')?.needs ?? [])).not.toContain(
      'barbell',
    )
    expect(rows.flatMap(({ substitutes = [] }) => substitutes).flatMap(needsOf)).toContain('barbell')
    expect(program.overview.decisions?.join(' ')).toContain('Up to week 4 every exercise uses machines.')
  })

  it('that only comes later leaves its tools for then', () => {
    const { profile, rows } = writtenFor(heard(bars))
    expect(profile.phases).toEqual([{ has: ['barbell'], fromWeek: 5, toWeek: 8 }])
    expect(rows.flatMap(({ exerciseId }) => entryById(exerciseId ?? '')?.needs ?? [])).not.toContain(
      'barbell',
    )
  })

  it('is no phase without its tools, or for all eight weeks', () => {
    const home = { ...ANSWERS, equipment: 'Home Gym', equipmentDetails: 'dumbbells' }
    expect(profileOf(home, SAMPLE_DAY, heard(machines)).phases).toBeUndefined()
    const whole: Statement = { kind: 'phase', has: ['machines'], until: 12, quote: 'machines' }
    expect(profileOf(ANSWERS, SAMPLE_DAY, heard(whole)).phases).toBeUndefined()
  })

  it('is a chip that can be taken back', () => {
    const corrections = [{ about: 'value' as const, what: 'phase-1-4', as: 'nothing' as const }]
    const labels = (answers: Parameters<typeof understandingOf>[0]) =>
      understandingOf(answers, SAMPLE_DAY, heard(machines)).chips.map(({ label }) => label)
    expect(labels({ exercisesToAvoid: SAID })).toContain('Weeks 1 to 4: machines')
    expect(labels({ exercisesToAvoid: SAID, corrections })).not.toContain('Weeks 1 to 4: machines')
  })

  it('with its weeks needs no question', () => {
    const said = 'machines only for the first weeks'
    const vague = understandingOf({ exercisesToAvoid: said }, SAMPLE_DAY)
    expect(vague.questions).toHaveLength(1)
    const timed = understandingOf(
      { exercisesToAvoid: said },
      SAMPLE_DAY,
      heard({ kind: 'phase', has: ['machines'], until: 3, quote: 'machines only for the first weeks' }),
    )
    expect(timed.questions).toEqual([])
    expect(timed.chips.map(({ label }) => label)).toContain('Weeks 1 to 3: machines')
  })
})

describe('a second place', () => {
  it('gets an exercise that it has room for beside each row that needs more', () => {
    const { rows, program } = writtenFor(heard(hotel))
    const isThere = (name: string) => needsOf(name).every((need) => need === 'dumbbells')
    const done = rows.map(({ name, elsewhere }) => elsewhere?.name ?? name)
    expect(done.filter((name) => !isThere(name))).toEqual([])
    expect(program.overview.decisions?.join(' ')).toContain(
      'With only dumbbells at hand, do what stands after “Elsewhere”',
    )
  })

  it('is a chip that can be taken back', () => {
    const chipsOf = (answers: Parameters<typeof understandingOf>[0]) =>
      understandingOf(answers, SAMPLE_DAY, heard(hotel)).chips.map(({ label }) => label)
    const corrections = [{ about: 'value' as const, what: 'second-place', as: 'nothing' as const }]
    expect(chipsOf({ exercisesToAvoid: SAID })).toContain('Elsewhere: dumbbells')
    expect(chipsOf({ exercisesToAvoid: SAID, corrections })).not.toContain('Elsewhere: dumbbells')
  })
})
