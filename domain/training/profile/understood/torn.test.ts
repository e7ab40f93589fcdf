import { describe, expect, it } from '@jest/globals'
import { entryByName } from '../../../exercises/catalogue.ts'
import { isRuledOut } from '../health/care.ts'
import { stopSignsOf } from '../health/red-flags.ts'
import { whoSays } from '../../../../dev/testkit/examples/lifter-who-says.ts'

const TORN = 'I tore my left achilles tendon and had it stitched 7 months ago.'
const SORE = 'I have achilles tendinopathy.'

describe('a tendon', () => {
  it('is torn where the words say so of it', () => {
    expect(whoSays(TORN).torn).toEqual(['achilles'])
    expect(whoSays('Achillessehne links im Februar gerissen und genäht worden.').torn).toEqual(['achilles'])
    expect(whoSays(SORE).torn).toBeUndefined()
    expect(whoSays(`${SORE} Years ago I tore my shirt.`).torn).toBeUndefined()
  })

  it('that is torn may not hurt as a sore one may', () => {
    const [torn, sore] = [TORN, SORE].map((words) => stopSignsOf(whoSays(words)).join('; '))
    expect(torn).toContain('the tendon pulls or hurts more than a little in a set')
    expect(sore).toContain('tendon pain that grows in a set')
    expect(`${torn}${sore}`).not.toContain('out of 10')
  })

  it('that is torn bears no free bar, no one leg and no stretch', () => {
    const open = (name: string, words: string) => !isRuledOut(entryByName(name)!, whoSays(words))
    for (const name of ['Barbell Calf Raise', 'Single-Leg Calf Raise', 'Leg Press Calf Raise'])
      expect([name, open(name, TORN), open(name, SORE)]).toEqual([name, false, true])
    expect(open('Seated Dumbbell Calf Raise', TORN)).toBe(true)
  })
})
