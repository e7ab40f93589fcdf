import { describe, expect, it } from '@jest/globals'
import { SAMPLE_ANSWERS, SAMPLE_DAY } from '../../../forms/sample-person.ts'
import type { ModelReading } from '../../../reading/statement.ts'
import { eligibleFor } from '../eligible.ts'
import { profileOf } from '../profile-of.ts'
import { understandingOf } from '../understood/understanding.ts'

const openFor = (exercisesToAvoid: string) =>
  eligibleFor(
    profileOf({ ...SAMPLE_ANSWERS, experienceLevel: 'Advanced', exercisesToAvoid }, SAMPLE_DAY),
  ).map(({ id }) => id)

describe('an implement that no form asks for', () => {
  it.each([
    ['my wrists hurt', 'I have parallettes', 'push-up'],
    ['my wrists hurt', 'I do push-ups on push-up handles', 'push-up'],
    ['my wrists hurt', 'my gym has a safety squat bar', 'barbell-front-squat'],
    ['my wrists hurt', 'I have a swiss bar', 'barbell-curl'],
    ['shoulder instability', 'my gym has a safety squat bar', 'barbell-back-squat'],
  ])('opens what it makes easy on a joint: %s, %s', (complaint, owns, id) => {
    expect(openFor(`${complaint}.`)).not.toContain(id)
    expect(openFor(`${complaint}. ${owns}.`)).toContain(id)
  })

  it('opens nothing for another joint', () => {
    expect(openFor('my knees hurt. My gym has a safety squat bar.')).not.toContain('barbell-front-squat')
  })

  it.each(['no sandbag', 'I wish I had a sandbag', 'sold my sandbag'])('is not there: %s', (said) => {
    expect(profileOf({ ...SAMPLE_ANSWERS, exercisesToAvoid: said }, SAMPLE_DAY).gear).toBeUndefined()
  })

  it('is a chip that can be taken back, and a sentence', () => {
    const answers = { equipment: 'Home Gym', equipmentDetails: 'dumbbells and a sandbag' }
    const understood = understandingOf(answers, SAMPLE_DAY)
    expect(understood.chips.map(({ label }) => label)).toContain('sandbag')
    expect(understood.chips.filter(({ label }) => label.includes('sandbag'))).toHaveLength(1)
    expect(understood.uses).toEqual(['dumbbells', 'a sandbag'])
    expect(understood.sentences.join(' ')).toContain('Several sandbags?')
    const corrections = [{ about: 'value' as const, what: 'gear-sandbag', as: 'nothing' as const }]
    expect(
      understandingOf({ ...answers, corrections }, SAMPLE_DAY).chips.map(({ label }) => label),
    ).not.toContain('sandbag')
  })

  it('is believed of a model only where its words stand', () => {
    const said = 'my wrists hurt, so I use my little stands'
    const gear = { kind: 'gear', what: 'parallettes', quote: 'my little stands' } as const
    const model: ModelReading = { comments: [gear], equipment: [] }
    expect(profileOf({ ...SAMPLE_ANSWERS, exercisesToAvoid: said }, SAMPLE_DAY, model).gear).toBeUndefined()
  })
})

it('one arm out of use closes what takes two, also where only a model reads it', () => {
  const said = 'J’ai le bras gauche immobilisé'
  const model: ModelReading = {
    comments: [{ kind: 'condition', what: 'one-arm', quote: 'le bras gauche immobilisé' }],
    equipment: [],
  }
  const open = eligibleFor(profileOf({ ...SAMPLE_ANSWERS, exercisesToAvoid: said }, SAMPLE_DAY, model))
  expect(open.map(({ id }) => id)).toContain('leg-press')
  expect(open.map(({ id }) => id)).not.toContain('barbell-bench-press')
})
