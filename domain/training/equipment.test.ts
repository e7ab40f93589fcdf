import { describe, expect, it } from '@jest/globals'
import { readByRule } from '../statements/read-by-rule.ts'
import { equipmentOf, homeGymOf } from './equipment.ts'

const read = (said: string, details?: string) =>
  equipmentOf(said, readByRule(homeGymOf(said, details), 'equipment'))

describe('the equipment there is', () => {
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

  it('reads the separate description of the other forms', () => {
    expect(read('home', 'trap bar and plates').implements).toEqual(['trap-bar', 'plates'])
  })

  it('finds everything in a gym and nothing in a living room', () => {
    expect(read('Commercial Gym').implements).toContain('leg-press')
    expect(read('Bodyweight Only').implements).toEqual([])
  })
})
