import { describe, expect, it } from '@jest/globals'
import { readByRule } from '../../../reading/read-by-rule.ts'
import { understandingOf, readingOf } from '../understood/understanding.ts'
import { equipmentNamed, equipmentOf, homeGymOf } from './equipment.ts'
import { IMPLEMENTS, type Implement } from '../../../exercises/vocabulary.ts'
import { TODAY } from '../../../../dev/testkit/today.ts'

const read = (said: string, details?: string) =>
  equipmentOf(said, readByRule(homeGymOf(said, details), 'equipment', TODAY))

describe('the available equipment', () => {
  it.each([
    ['Home Gym: dumbbells up to 25kg, adjustable bench', ['bench', 'incline-bench', 'dumbbells']],
    ['Home Gym: no barbell, rack or bench, just a pair of dumbbells', ['dumbbells']],
    ["Home Gym: I don't have a bench. DBs and resistance bands", ['dumbbells', 'bands']],
    ['Home Gym: barbell, squat rack, bench press bench', ['barbell', 'rack', 'bench']],
    ['Home Gym: TRX and a pull-up bar', ['pull-up-bar', 'suspension']],
    ['Home Gym: 16 kg kettlebells', ['kettlebell']],
    ['Home Gym: yoga mat and a treadmill', []],
  ])('reads %s', (said, there) => {
    expect(read(said)).toEqual({ kind: 'home', implements: there })
  })

  it('leaves out and names what a gym lacks, and everything else if it has only some things', () => {
    const leftOut = (exercisesToAvoid: string) =>
      understandingOf({ equipment: 'commercial', exercisesToAvoid }, TODAY).chips.map(({ label }) => label)
    expect(leftOut('the hotel gym only has dumbbells and a bench')).toEqual([
      'everything but dumbbells and benches',
    ])
    expect(leftOut('at home I only have bands, the gym has everything')).toEqual([])
    expect(leftOut('my gym has no leg press and no barbells')).toEqual(['leg presses', 'barbells'])
  })

  it('reads the separate description of the other forms', () => {
    expect(read('home', 'trap bar and plates').implements).toEqual(['trap-bar', 'plates'])
  })

  it('assumes everything in a gym and nothing in a living room', () => {
    expect(read('Commercial Gym').implements).toContain('leg-press')
    expect(read('Bodyweight Only').implements).toEqual([])
  })
})

describe('equipment in a person’s words', () => {
  const labels = (there: readonly Implement[], onePiece?: readonly Implement[]) =>
    equipmentNamed({ kind: 'home', implements: [...there] }, onePiece && { onePiece, owned: {} }).map(
      ({ label }) => label,
    )

  it('has its article, its hyphens and its capitals', () => {
    expect(labels(IMPLEMENTS).join(', ')).toBe(
      'a barbell, a rack, an adjustable bench, dumbbells, a kettlebell, a cable machine, machines, a Smith machine, resistance bands, a mini band, a pull-up bar, dip bars, suspension straps, an EZ bar, a trap bar, a landmine, a box, an ab wheel, a stability ball, a medicine ball, a leg press, a lat pulldown, a leg curl machine, a leg extension machine, weight plates',
    )
  })

  it('mentions a single piece', () => {
    expect(labels(['dumbbells', 'kettlebell'], ['dumbbells', 'kettlebell'])).toEqual([
      'one dumbbell',
      'one kettlebell',
    ])
  })
})

describe('an exercise with a weight for each hand', () => {
  it.each([
    ['two kettlebells, 16 and 24 kg', ['kettlebell']],
    ['16kg and 24kg kettlebells', ['kettlebell']],
    ['Kettlebells, one each of 8, 12 and 16 kg', ['kettlebell']],
    ['2 Kettlebells (12 und 20 kg)', ['kettlebell']],
    ['one 16kg kettlebell', ['kettlebell']],
    ['two dumbbells, 8 and 12 kg', ['dumbbells']],
    ['two 16 kg kettlebells', []],
    ['two 16 kg kettlebells and a 24 kg kettlebell', []],
    ['pairs of 16 and 24 kg kettlebells', []],
    ['dumbbells 5, 10 and 15 kg', []],
    ['two 15 kg dumbbells', []],
  ])('is left out unless two are alike: %s', (equipmentDetails, onePiece) => {
    expect(readingOf({ equipment: 'home', equipmentDetails }, TODAY).onePiece).toEqual(onePiece)
  })

  it.each([
    ['two kettlebells, 16 and 24 kg', 'your kettlebells'],
    ['two 16 kg kettlebells', 'your kettlebells'],
    ['a 16 kg kettlebell', 'one kettlebell'],
    ['two dumbbells, 8 and 12 kg', 'dumbbells'],
  ])('%s: we say %s', (equipmentDetails, uses) => {
    expect(understandingOf({ equipment: 'home', equipmentDetails }, TODAY).uses).toEqual([uses])
  })
})

it.each(['dumbbells 2-15kg', 'dumbbells 2-15 kg', '5-50lb dumbbells'])(
  '%s come in several weights',
  (equipmentDetails) => {
    expect(readingOf({ equipment: 'home', equipmentDetails }, TODAY).oneWeight).toEqual([])
  },
)
