import { describe, expect, it } from '@jest/globals'
import { mend } from '../../../language-model/check-and-mend.ts'
import { SAMPLE_ANSWERS, SAMPLE_DAY } from '../../forms/sample-person.ts'
import { entryById } from '../../exercises/catalogue.ts'
import type { Muscle } from '../../exercises/vocabulary.ts'
import { hardOf } from '../review/review.ts'
import { profileOf } from '../profile/profile-of.ts'

function writtenFor(exercisesToAvoid: string) {
  const { program, findings } = mend(null, profileOf({ ...SAMPLE_ANSWERS, exercisesToAvoid }, SAMPLE_DAY))
  expect(hardOf(findings)).toEqual([])
  const rows = (program.weeks[0]?.workouts ?? []).flatMap(({ exercises }) =>
    exercises.flatMap(({ exerciseId, sets }) => {
      const entry = entryById(exerciseId ?? '')
      return entry ? [{ entry, sets }] : []
    }),
  )
  const setsFor = (muscle: Muscle) =>
    rows.reduce((sum, { entry, sets }) => sum + (entry.primary.includes(muscle) ? sets : 0), 0)
  return { rows, setsFor, decisions: program.overview.decisions?.join(' ') ?? '' }
}

describe('a muscle that is big enough', () => {
  it.each<[string, Muscle]>([
    ["I don't want bigger quads", 'quads'],
    ['my chest is big enough', 'chest'],
    ['no bigger glutes please', 'glutes'],
  ])('has fewer sets, and no exercise of its own: %s', (said, muscle) => {
    const [usual, less] = [writtenFor(''), writtenFor(said)]
    expect(less.setsFor(muscle)).toBeLessThan(usual.setsFor(muscle))
    const patterns = less.rows
      .filter(({ entry }) => entry.primary[0] === muscle)
      .map(({ entry }) => entry.pattern)
    expect(
      patterns.filter((each) => ['knee-extension', 'chest-fly', 'hip-extension'].includes(each)),
    ).toEqual([])
    expect(less.decisions).toContain('You want no more size for your')
  })

  it('of the small ones is left to other lifts', () => {
    const { rows, decisions } = writtenFor("don't want my arms to get any bigger")
    const arms = ['biceps', 'triceps']
    expect(rows.filter(({ entry }) => arms.includes(entry.primary[0] ?? ''))).toEqual([])
    expect(decisions).toContain('You want no more size for your arms')
  })
})
