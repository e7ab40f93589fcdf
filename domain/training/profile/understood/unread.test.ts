import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import type { FreeAnswers } from './reading.ts'
import { understandingOf } from './understanding.ts'
import type { ModelReading } from '../../../reading/statement.ts'
import { TODAY } from '../../../../dev/testkit/today.ts'

const unread = (exercisesToAvoid: string, more: FreeAnswers = {}, model?: ModelReading) =>
  understandingOf({ exercisesToAvoid, ...more }, TODAY, model).unread

describe('sentences that nothing rests on', () => {
  it('are named one by one, beside those that were read', () => {
    expect(
      unread(
        'My cat is called Bob. No lunges, my left knee hurts. Please just two big lifts a day!\nI am vegan',
      ),
    ).toEqual(['My cat is called Bob.', 'Please just two big lifts a day!', 'I am vegan'])
  })

  it.each([
    'thanks!',
    'Hi there. No squats, please. Thank you so much in advance!',
    'None',
    'No injuries, no pain, no known medical conditions.',
    'Nothing to add, thanks. Looking forward to it!',
    "Hi, my name is Bob. That's it.",
    'k',
    'Injuries:\nbad knee',
  ])('are none in %s', (text) => expect(unread(text)).toEqual([]))

  it('do not end in the middle of a number', () =>
    expect(unread('I squat 102.5 kg for 5. My tempo is 3.1.1 always')).toEqual(['My tempo is 3.1.1 always']))

  it('are not those that say the same again', () =>
    expect(unread('No lunges. Really, no lunges! I mean it about the lunges.')).toEqual([
      'I mean it about the lunges.',
    ]))

  it('are found where the words stand, not where the same word stood first', () =>
    expect(unread('Bench is what my brother does. I would like no bench press. My bench is blue')).toEqual([
      'Bench is what my brother does.',
      'My bench is blue',
    ]))

  it('are not those of a doctor who clears', () =>
    expect(unread('I had a heart attack. My cardiologist has cleared me. I like jazz')).toEqual([
      'I like jazz',
    ]))

  it('are those with a wish for numbers that no chip shows', () => {
    expect(unread('I can do 20 push-ups and need 40 for the test.')).toEqual([])
    expect(unread('My goal is 100 kg on the bench.')).toHaveLength(1)
    expect(unread('My bench is 100 kg for 5.')).toEqual([])
  })

  it.each(['I love kettlebells.', 'I prefer machines.', 'I like dumbbells more than barbells.'])(
    'are those that prefer a tool, which nothing follows: %s',
    (text) => expect(unread(`I love lunges. ${text}`)).toEqual([text]),
  )

  it('are not those whose reading was taken back', () =>
    expect(unread('No lunges', { corrections: [{ about: 'lift', what: 'lunge', as: 'nothing' }] })).toEqual(
      [],
    ))

  it('are fewer with a model that reads them, whatever case and marks it quotes in', () => {
    const quote = 'the HAM-thing'
    const model: ModelReading = {
      comments: [{ kind: 'leave-out', what: 'deadlift', quote }],
      equipment: [],
    }
    expect(unread('Never the ham thing. I like jazz.', {}, model)).toEqual(['I like jazz.'])
  })

  it('are named for a home gym as well', () =>
    expect(
      unread('No lunges', {
        equipment: 'home',
        equipmentDetails: 'a pair of dumbbells. It is in the garage of my aunt',
      }),
    ).toEqual(['It is in the garage of my aunt']))

  it('are cut where they are very long', () => {
    const [first = ''] = unread(`I think that ${'music makes it so much nicer '.repeat(20)}`)
    expect(first).toMatch(/ nicer…$| makes…$|\p{L}…$/u)
    expect(first.length).toBeLessThanOrEqual(161)
  })

  it('are the buyer’s own words, whatever they write', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (text) => {
        for (const each of unread(text)) expect(text).toContain(each.replace(/…$/, ''))
      }),
      { numRuns: 200 },
    )
  })
})
