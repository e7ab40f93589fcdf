import { expect, it } from '@jest/globals'
import { TODAY } from '../../../../dev/testkit/today.ts'
import { understandingOf } from '../understood/understanding.ts'

const usesOf = (home: string) => understandingOf({ equipment: `Home Gym: ${home}` }, TODAY).uses

it.each([
  'nothing really, just a yoga mat and 2 water bottles; maybe buy bands',
  'dumbbells, perhaps buy bands',
  'dumbbells. Maybe buy some bands later',
  'dumbbells, eventually order bands',
])('is not owned: %s', (home) => {
  expect(usesOf(home).join()).not.toContain('band')
})

it('leaves what is owned', () => {
  expect(usesOf('dumbbells and bands, maybe buy a bench').join()).toMatch(/dumbbells.*band/)
})

it.each([
  ['dumbbells up to 50 lb', 'dumbbells, up to 50 lb'],
  ['one 16 kg kettlebell', 'one kettlebell, 16 kg'],
  ['16 and 24 kg kettlebells', 'your kettlebells, 16 and 24 kg'],
])('shows the sizes that it was told: %s', (home, shown) => {
  const { chips } = understandingOf({ equipment: `Home Gym: ${home}` }, TODAY)
  expect(chips.map(({ label, detail }) => `${label}, ${detail}`)).toContain(shown)
})
