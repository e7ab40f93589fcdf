import { expect, it } from '@jest/globals'
import { bigRowsOf } from './big-rows.ts'
import { entryByName } from './catalogue.ts'

const rowsOf = (...names: string[]) => names.map((name) => ({ name, exerciseId: entryByName(name)?.id }))
const namesOf = (...names: string[]) => bigRowsOf(rowsOf(...names)).map(({ name }) => name)

it('stand for a day by its multi-joint lifts, and by all if it has none', () => {
  expect(namesOf('Dumbbell Kickback', 'Lat Pulldown', 'Plank', 'Leg Press')).toEqual([
    'Lat Pulldown',
    'Leg Press',
  ])
  expect(namesOf('Dumbbell Kickback', 'Dumbbell Curl')).toEqual(['Dumbbell Kickback', 'Dumbbell Curl'])
})

it('take a row of an earlier version as it is', () => {
  expect(namesOf('An old lift', 'Dumbbell Curl')).toEqual(['An old lift'])
})
