import { describe, expect, it } from '@jest/globals'
import { readByRule } from '../read-by-rule.ts'
import { inYear } from '../../../dev/testkit/today.ts'

const conditionsIn = (said: string): string[] =>
  readByRule(said, 'comments', inYear(2026)).flatMap((each) => (each.kind === 'condition' ? [each.what] : []))

describe('a misspelt word', () => {
  it.each([
    ['estoy embarasada', 'pregnancy'],
    ['ich bin schwnager', 'pregnancy'],
    ['I take blood thiners', 'blood-thinners'],
    ['I have a pacmaker', 'heart-rhythm'],
    ['ho il diabette', 'diabetes'],
  ])('%s', (said, condition) => {
    expect(conditionsIn(said)).toContain(condition)
  })
})

describe('a frequent word of another meaning is no misspelling', () => {
  it.each([
    'Mein Schwager hat das Programm empfohlen.',
    'Ich mache gern einzelne Übungen.',
    'Effiziente Einheiten bitte.',
    'Soy de origen asiático.',
    'La migración de datos me tiene ocupado.',
    'Trabajo de operador de grúa.',
    'Sono operaio in fabbrica.',
    'Mio fratello è minorenne.',
    'Ich bin Schulleiter und schlage mich so durch.',
    'Je suis enseignante, je dois enseigner le soir.',
    'Gracias por la simpatía.',
    'Ik werk als zangeres.',
  ])('%s', (said) => {
    expect(conditionsIn(said)).toEqual([])
  })
})
