import { readFileSync } from 'node:fs'
import { describe, expect, it } from '@jest/globals'
import { readByRule } from '../../../reading/read-by-rule.ts'
import type { Statement } from '../../../reading/statement.ts'
import { readingOf } from '../understood/understanding.ts'
import { equipmentOf } from './equipment.ts'
import { ownedWeightsOf, WEIGHED } from './owned-weights.ts'
import { TODAY } from '../../../../dev/testkit/today.ts'

const read = (text: string, more: readonly Statement[] = []) => {
  const statements = [...more, ...readByRule(text, 'equipment', TODAY)]
  return ownedWeightsOf(equipmentOf('home', statements).implements, statements, text)
}

describe('how heavy the free weights of a home gym are', () => {
  it.each([
    ['dumbbells up to 20 kg and a bench', { dumbbells: { mostKg: 20 } }],
    ['haltères réglables de 2 à 20 kg, banc', { dumbbells: { mostKg: 20 } }],
    ['dumbbells 5-50 lb', { dumbbells: { mostKg: 22.7 } }],
    ['dumbbells 5, 10 and 15 kg', { dumbbells: { mostKg: 15, sizesKg: [5, 10, 15] } }],
    ['16kg and 24kg kettlebells, bands', { kettlebell: { mostKg: 24, sizesKg: [16, 24] } }],
    ['2 Kettlebells (12 und 20 kg)', { kettlebell: { mostKg: 20, sizesKg: [12, 20] } }],
    ['barbell set 50kg, dumbbells to 24 kg', { barbell: { mostKg: 50 }, dumbbells: { mostKg: 24 } }],
    ['dumbbells, 60 kg sandbag', {}],
    ['a 20 kg barbell and a rack', {}],
    ['dumbbells', {}],
  ])('%s', (text, owned) => {
    expect(read(text)).toEqual(owned)
  })

  it('is what another reader has stated', () => {
    const stated: Statement = { kind: 'has', what: 'dumbbells', kgs: [12, 8], quote: 'eight and twelve' }
    expect(read('dumbbells, eight and twelve', [stated])).toEqual({
      dumbbells: { mostKg: 12, sizesKg: [8, 12] },
    })
  })

  it('does not apply to a gym', () => {
    const inGym = readingOf({ equipment: 'commercial', equipmentDetails: 'dumbbells up to 20 kg' }, TODAY)
    expect(inGym.ownedWeights).toEqual({})
    expect(
      readingOf({ equipment: 'home', equipmentDetails: 'dumbbells up to 20 kg' }, TODAY).ownedWeights,
    ).toEqual({
      dumbbells: { mostKg: 20 },
    })
  })

  it('does not count plates, and counts half of a set for one', () => {
    expect(read('an olympic bar with 80 kg de disques and dumbbells up to 20 kg').dumbbells).toEqual({
      mostKg: 20,
    })
    expect(read('dumbbell set 20kg (so 10 each hand)').dumbbells).toEqual({ mostKg: 10 })
    expect(read('Hantelset 30 kg (2 Kurzhanteln, je max 15)').dumbbells).toEqual({ mostKg: 15 })
  })

  it('distinguishes one weight from several', () => {
    const oneWeight = (equipmentDetails: string) =>
      readingOf({ equipment: 'home', equipmentDetails }, TODAY).oneWeight
    expect(oneWeight('dumbbells 5, 10 and 15 kg')).toEqual([])
    expect(oneWeight('two 15 kg dumbbells')).toEqual(['dumbbells'])
  })

  // Texts by 60 people who mentioned a weight (dev/scorecard/corpus). Others labelled what they meant.
  it('is never read too heavy, and is read in more than half of the texts', () => {
    const corpus = JSON.parse(readFileSync('dev/scorecard/corpus/open.json', 'utf8')) as {
      field: string
      text: string
      means: Statement[]
    }[]
    const told = corpus.flatMap(({ field, text, means }) => {
      const owned = field === 'equipment' ? read(text) : {}
      return WEIGHED.flatMap((what) => {
        const meant = means.find((each) => each.kind === 'has' && each.what === what)
        const maxKg = meant?.kind === 'has' ? meant.maxKg : undefined
        return maxKg === undefined ? [] : [{ text, read: owned[what]?.mostKg ?? 0, maxKg }]
      })
    })
    expect(told.filter((each) => each.read > each.maxKg + 0.1)).toEqual([])
    const right = told.filter((each) => Math.abs(each.read - each.maxKg) <= 0.1)
    expect(right.length / told.length).toBeGreaterThan(0.5)
  })
})
