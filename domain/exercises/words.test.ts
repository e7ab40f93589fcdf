import { expect, it } from '@jest/globals'
import { holdsAll, inWords, manyOf, pluralOf, wordsOf } from './words.ts'

it.each([
  ['DB bench-presses!', 'dumbbell bench press'],
  ['Pull ups', 'pullup'],
  ['press-ups', 'pushup'],
  ['dead lifts', 'deadlift'],
  ['squatting', 'squat'],
  ['triceps dips', 'triceps dip'],
  ['calves', 'calf'],
  ['TRX rows', 'suspension row'],
])('reads %s as %s', (said, plain) => {
  expect(wordsOf(said).join(' ')).toBe(plain)
})

it('finds words among others', () => {
  expect(holdsAll(['barbell', 'back', 'squat'], ['squat', 'barbell'])).toBe(true)
  expect(holdsAll(['barbell', 'squat'], ['squat', 'front'])).toBe(false)
})

it('lists as people do', () => {
  expect(inWords([])).toBe('')
  expect(inWords(['dumbbells'])).toBe('dumbbells')
  expect(inWords(['dumbbells', 'a bench', 'a box'])).toBe('dumbbells, a bench and a box')
  expect(inWords(['a doctor', 'a midwife'], 'or')).toBe('a doctor or a midwife')
})

it.each([
  ['leg press', 'leg presses'],
  ['box', 'boxes'],
  ['carry', 'carries'],
  ['day', 'days'],
  ['bench', 'benches'],
  ['squat', 'squats'],
  ['dumbbells', 'dumbbells'],
])('turns %s into %s', (one, many) => {
  expect(pluralOf(one)).toBe(many)
})

it.each([
  ['pull-ups', '1 pull-up', '3 pull-ups'],
  ['pistol squats', '1 pistol squat', '3 pistol squats'],
  ['overhead presses', '1 overhead press', '3 overhead presses'],
])('counts %s', (several, one, three) => {
  expect([manyOf(1, several), manyOf(3, several)]).toEqual([one, three])
})

it('converts a plural in -ies to a singular in -y', () => {
  expect(wordsOf('kettlebell carries')).toEqual(['kettlebell', 'carry'])
})
