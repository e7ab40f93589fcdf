import { expect, it } from '@jest/globals'
import { plainEnglish } from './plain-english.ts'

it.each([
  ['Kettlebel and dumbel', 'kettlebell and dumbbell'],
  ['No SQAUTS, please', 'no squats, please'],
  ['dedlifts hurt my sholder', 'deadlifts hurt my shoulder'],
  ['sin sentadillas', 'no squat'],
  ['dolor de rodilla', 'hurts de knee'],
  ['barra de dominadas', 'pull-up bar'],
  ['keine Kniebeugen', 'no squat'],
  ['Knieschmerzen', 'knee'],
  ['ich bin schwanger', 'ich bin pregnant'],
  ['pas de fentes', 'no lunge'],
  ['épaule', 'shoulder'],
  ['I don’t like them', "i don't like them"],
])('reads %s as %s', (said, meant) => {
  expect(plainEnglish(said)).toBe(meant)
})

it('leaves correct English unchanged', () => {
  const said = 'barbell squats, bench press and deadlifts are fine; my knee is single and sincere'
  expect(plainEnglish(said)).toBe(said)
})

it('leaves a word unchanged that only starts like a foreign one', () => {
  expect(plainEnglish('bandaged knee')).toBe('bandaged knee')
  expect(plainEnglish('bandas elásticas')).toBe('bands')
})
