import { describe, expect, it } from '@jest/globals'
import { Correction } from '../../../../domain/forms/corrections.ts'
import { understandingOf } from '../../../../domain/training/profile/understood/understanding.ts'
import { choicesOf, matchIn } from './choices.ts'
import { TODAY } from '../../../../dev/testkit/today.ts'

const EVERYTHING = choicesOf({ training: true, equipment: true })

describe('what can be added', () => {
  it('takes effect as soon as it is added, in the chosen group', () => {
    const idle = EVERYTHING.flatMap(({ actions }) => actions).filter(({ correction }) => {
      const { about, what, as } = Correction.parse(correction)
      const { chips } = understandingOf({ equipment: 'home', corrections: [correction] }, TODAY)
      return !chips.some((chip) => chip.about === about && chip.what === what && chip.group === as)
    })
    expect(idle).toEqual([])
  })

  it('has one name each', () => {
    const labels = EVERYTHING.map(({ label }) => label.toLowerCase())
    expect(labels.filter((label, at) => labels.indexOf(label) !== at)).toEqual([])
  })

  it('is only equipment on a screen about equipment, and none away from home', () => {
    const about = (training: boolean, equipment: boolean) =>
      new Set(
        choicesOf({ training, equipment }).flatMap(({ actions }) =>
          actions.map(({ correction }) => correction.about),
        ),
      )
    expect(about(false, true)).toEqual(new Set(['implement']))
    expect(about(true, false)).toEqual(new Set(['exercise', 'joint', 'condition']))
  })

  it.each([
    ['Leg Press', 'Leg Press'],
    ['a leg press', 'a leg press'],
    ['RDL', 'Barbell Romanian Deadlift'],
    ['burpees', 'Burpee'],
    ['low back', 'lower back'],
    ['pregn', 'a pregnancy'],
    ['tiddlywinks', undefined],
    ['ab', undefined],
    ['???', undefined],
  ])('is found by %s', (typed, label) => {
    expect(matchIn(EVERYTHING, typed)?.label).toBe(label)
  })
})
