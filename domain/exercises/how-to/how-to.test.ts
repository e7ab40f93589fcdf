import { describe, expect, it } from '@jest/globals'
import { gradeOf } from '../../../dev/scorecard/programs/grade.ts'
import { CATALOGUE } from '../catalogue.ts'
import { implementName } from '../../training/profile/equipment/equipment.ts'
import { IMPLEMENTS } from '../vocabulary.ts'
import { linesOf } from './how-to.ts'
import { HOW_TOS } from '../generated/how-tos.ts'
import { howToOf } from './how-to-of.ts'

const told = CATALOGUE.flatMap((entry) => {
  const howTo = howToOf(entry.id)
  return howTo ? [{ entry, howTo, sentences: [howTo.setUp, ...howTo.cues, howTo.fault] }] : []
})

describe('how each exercise is done', () => {
  it('is explained for every exercise of the catalogue, and no other', () => {
    expect(Object.keys(HOW_TOS).sort()).toEqual(CATALOGUE.map(({ id }) => id).sort())
    expect(howToOf('underwater-basket-press')).toBeUndefined()
    expect(howToOf('toString')).toBeUndefined()
  })

  // JMIR e51308: a chat model's exercise texts read at grade 13.7. R43 asks for grade 8.
  it('reads at grade 8 or below', () => {
    expect(gradeOf(told.flatMap(({ sentences }) => sentences))).toBeLessThanOrEqual(8)
  })

  // Rule T11 allows six. Each of our sentences is written for one exercise only.
  it('shares no sentence with another exercise', () => {
    const sentences = told.flatMap((each) => each.sentences)
    expect(sentences.filter((one, index) => sentences.indexOf(one) !== index)).toEqual([])
  })

  it('sends nobody to an implement that the exercise does not need', () => {
    const wrong = told.flatMap(({ entry: { id, needs }, howTo: { cues } }) => {
      const others = IMPLEMENTS.filter((each) => !needs.includes(each)).map(implementName)
      const named = new RegExp(`\\b(${others.join('|')})\\b`, 'i')
      return cues.filter((cue) => named.test(cue)).map((cue) => [id, cue])
    })
    expect(wrong).toEqual([])
  })

  it('seats people who cannot stand, unless the exercise requires standing', () => {
    const wrong = told.filter(
      ({ entry: { positions }, howTo: { setUp } }) =>
        !positions.includes('standing') && /\b(stand|step)\b/i.test(setUp) && !/\bsit\b/i.test(setUp),
    )
    expect(wrong.map(({ entry }) => entry.id)).toEqual([])
    const seated = told.filter(
      ({ entry: { positions }, howTo: { setUp } }) =>
        positions.includes('standing') && /\bstand or sit\b|\bsit or stand\b/i.test(setUp),
    )
    expect(seated.map(({ entry }) => entry.id)).toEqual([])
  })

  it('asks for a second dumbbell only if the exercise uses a pair', () => {
    const wrong = told.filter(
      ({ entry: { needs, traits }, sentences }) =>
        needs.includes('dumbbells') &&
        !traits.includes('pair') &&
        /each hand|each side|dumbbells/.test(sentences.join(' ')) &&
        !/\b(or one|one or two|or hold a single one|one dumbbell)\b/.test(sentences.join(' ')),
    )
    expect(wrong.map(({ entry }) => entry.id)).toEqual([])
  })

  it('comes in one order, under one set of labels', () => {
    const { howTo } = told[0]!
    expect(linesOf(howTo)).toEqual([
      ['Set up', howTo.setUp],
      ['Do', `${howTo.cues[0]} ${howTo.cues[1]}`],
      ['Mistake', howTo.fault],
    ])
  })

  it('claims nothing about health', () => {
    const MEDICAL = /\b(pain|injur|heal|cure|treat|therap|rehab|diagnos|medic|doctor|arthrit|disc)\w*/i
    expect(told.flatMap(({ sentences }) => sentences).filter((one) => MEDICAL.test(one))).toEqual([])
  })
})
