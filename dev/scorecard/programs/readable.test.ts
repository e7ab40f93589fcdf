import { describe, expect, it } from '@jest/globals'
import { forewordByRule } from '../../../domain/training/foreword/by-rule.ts'
import { withForeword } from '../../../domain/training/foreword/with-foreword.ts'
import { profileOf } from '../../../domain/training/profile/profile-of.ts'
import { programFor } from '../../testkit/examples/written-once.ts'
import { MEANT_ON, peopleWhoMeant } from '../meant/people.ts'
import { gradeOf } from './grade.ts'
import {
  HIGHEST_GRADE,
  lettersTexts,
  longSentences,
  printedTexts,
  withoutOthersWords,
  type Printed,
} from './printed-texts.ts'

const TWENTY = [
  ...['p01-lawstudent', 'p05-latenovice', 'p08-professor', 'p10-pushups', 'p13-trashedknees'],
  ...['p15-wheelchair', 'p19-100lbs', 'p23-medschool', 'p24-stent', 'p33-twoweeks'],
  ...['01-marcus', '13-bob', '14-hannah', 'n02-prop', 'n16-boulderer'],
  ...['n26-two-tens', 'm02-naptime', 'm06-firstmeet63', 'm15-garage58', 'm28-twoplaces'],
]

const gradeIn = (texts: readonly Printed[]) => gradeOf(texts.map(({ text }) => withoutOthersWords(text)))

// Flesch and Kincaid: sixth grade is read by nearly everybody, also between two sets
describe.each(peopleWhoMeant().filter(({ id }) => TWENTY.includes(id)))(
  'the program of $id',
  ({ answers }) => {
    const profile = profileOf(answers, MEANT_ON)
    const written = programFor(profile)
    const texts = printedTexts(withForeword(written, forewordByRule(written, profile)))

    it('is read with ease, in its prose alone as well', () => {
      expect(gradeIn(texts)).toBeLessThanOrEqual(HIGHEST_GRADE)
      expect(gradeIn(texts.filter(({ place }) => place !== 'note of a lift'))).toBeLessThanOrEqual(
        HIGHEST_GRADE,
      )
    })

    it('has no long sentence', () => {
      expect(longSentences(texts)).toEqual([])
    })
  },
)

it('knows a long sentence, names its place, and reads the items of a list one at a time', () => {
  const text = `Do this. ${'Word '.repeat(21).trim()}. Stop at any of these: ${'one sign; '.repeat(20)}pain.`
  expect(longSentences([{ place: 'cover', text }])).toEqual([expect.stringMatching(/^cover, 21 words: Word/)])
})

describe.each([...new Set(lettersTexts().map(({ place }) => place))])('the %s', (place) => {
  const texts = lettersTexts().filter((each) => each.place === place)

  it('is read with ease, sentence by sentence', () => {
    expect(gradeIn(texts)).toBeLessThanOrEqual(HIGHEST_GRADE)
    expect(longSentences(texts)).toEqual([])
  })
})
