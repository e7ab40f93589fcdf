import { describe, expect, it } from '@jest/globals'
import { USUAL } from '../../../testkit/examples/rule-examples.ts'
import { TODAY } from '../../../testkit/today.ts'
import { blockFor } from '../../../testkit/examples/written-once.ts'
import { readTexts } from '../../../../domain/reading/read-texts.ts'
import { profileOf } from '../../../../domain/training/profile/profile-of.ts'
import { othersOf, textsOf } from '../../../../language-model/answers-to-read.ts'
import { FOREWORD_VERSION, forewordPrompt } from '../../../../language-model/foreword-prompt.ts'
import { expand } from '../../../../domain/training/printing/expand.ts'
import { PROMPT_VERSION, promptFor } from '../../../../language-model/prompt.ts'
import { READING_VERSION, readingPrompt } from '../../../../language-model/reading-prompt.ts'
import { numbered } from '../../../../language-model/reading-lines.ts'
import { writtenOf } from '../../../../language-model/written-block.ts'
import { hashOf, recordings, stalePartsOf, type Recording } from './recording.ts'
import { recordedBlock, recordedForeword, recordedReading } from './replay.ts'

const answers = { ...USUAL, exercisesToAvoid: 'My <left> knee hurts, and I want “arms”.' }
const profile = profileOf(answers, TODAY)
const block = writtenOf(blockFor(profile))
const program = expand(blockFor(profile), profile)
const speaking = forewordPrompt(program, profile)
const FOREWORD_ANSWER = { note: 'Well done.', lifts: [], cues: [], answers: [], tools: [] }
const [READ_TODAY = ''] = numbered(readTexts(textsOf(answers), TODAY))
const recording: Recording = {
  person: 'anna',
  words: textsOf(answers),
  reading: {
    version: READING_VERSION,
    answer: {
      verdicts: ['2 wrong | honestly', '9 right'],
      comments: ['bring-up arms | arms'],
      equipment: [],
    },
    // The rules read something else then, and this.
    rules: ['1 condition gone | gone', READ_TODAY.replace(/^1/, '2')],
  },
  block: { version: PROMPT_VERSION, answer: block },
  foreword: { version: FOREWORD_VERSION, answer: FOREWORD_ANSWER, of: hashOf(speaking) },
}
const readingAsked = (given: typeof answers) => {
  const texts = textsOf(given)
  return readingPrompt({
    today: TODAY,
    texts,
    answers: othersOf(given),
    rule: readTexts(texts, TODAY),
  })
}

describe('a recorded answer', () => {
  it('is given again to whoever wrote the same words, on any day', () => {
    expect(recordedReading(readingAsked(answers), [recording])).toEqual({
      ...recording.reading.answer,
      // Numbered as the rules read today; what they no longer read has no verdict.
      verdicts: ['1 wrong | honestly'],
    })
    expect(recordedBlock(promptFor(profile), [recording])).toEqual(block)
  })

  it('of a program is given again for the same program', () => {
    expect(recordedForeword(speaking, [recording])).toEqual(FOREWORD_ANSWER)
    const other = expand(blockFor(profileOf(USUAL, TODAY)), profile)
    expect(recordedForeword(forewordPrompt(other, profile), [recording])).toBeNull()
  })

  it('is given to nobody else', () => {
    const other = { ...answers, exercisesToAvoid: 'My right knee hurts.' }
    expect(recordedReading(readingAsked(other), [recording])).toBeNull()
    expect(recordedBlock(promptFor(profileOf(other, TODAY)), [recording])).toBeNull()
    expect(recordedBlock(promptFor(profileOf(USUAL, TODAY)), [recording])).toBeNull()
  })

  it('is the second one once choices were sent back', () => {
    const corrected = { ...block, deloadWeek: 4 }
    const twice = { ...recording, corrected: { version: PROMPT_VERSION, answer: corrected } }
    const again = [
      ...promptFor(profile),
      { role: 'assistant', content: '{}' },
      { role: 'user', content: 'These choices cannot stand.' },
    ]
    expect(recordedBlock(again, [twice])).toEqual(corrected)
    expect(recordedBlock(again, [recording])).toEqual(block)
  })
})

it('what answered another prompt is named stale', () => {
  expect(stalePartsOf(recording)).toEqual([])
  expect(stalePartsOf({ ...recording, block: { ...recording.block, version: '1.x' } })).toEqual(['block'])
})

it('every recording can be read', () => {
  expect(() => recordings()).not.toThrow()
})
