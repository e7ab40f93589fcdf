import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { sentencesOf, sentenceWith } from './sentences.ts'

const said = (text: string) => sentencesOf(text).map((each) => each.said)

describe('sentences', () => {
  it.each([
    ['Bad knee. No squats! Why?', ['Bad knee.', 'No squats!', 'Why?']],
    ['Squat 127.5 x 5, bench 98,5.', ['Squat 127.5 x 5, bench 98,5.']],
    ['Dumbbells, e.g. 5 kg, approx. 3 pairs. A bench', ['Dumbbells, e.g. 5 kg, approx. 3 pairs.', 'A bench']],
    [
      'Goals:\n1. bigger arms\n2) a pull-up\n- no cardio',
      ['Goals:', '1. bigger arms', '2) a pull-up', 'no cardio'],
    ],
    ['My knee hurts (a lot.) Thanks... bye', ['My knee hurts (a lot.)', 'Thanks...', 'bye']],
    ['膝が痛い。懸垂が好き', ['膝が痛い。', '懸垂が好き']],
    ['  \n . !? 👍', []],
  ])('of %s', (text, sentences) => expect(said(text)).toEqual(sentences))

  it('cover the whole text in order', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 80 }), (text) => {
        for (const { said: sentence, from, to } of sentencesOf(text))
          expect(text.slice(from, to)).toContain(sentence)
      }),
    )
  })
})

describe('the sentence with a quote', () => {
  it.each([
    [
      'legs',
      'I am 38. No heavy legs the day after football. Thanks',
      'No heavy legs the day after football.',
    ],
    ['SQUAT 140', 'squat 140x5; bench 100x5', 'squat 140x5;'],
    ['not there', 'I am 38.', 'not there'],
    ['legs', `No legs ${'ever '.repeat(60)}`, `No legs ${'ever '.repeat(30).trim()}…`],
  ])('%s', (quote, text, sentence) => expect(sentenceWith(quote, text)).toBe(sentence))
})
