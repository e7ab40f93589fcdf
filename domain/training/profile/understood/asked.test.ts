import { expect, it } from '@jest/globals'
import { SAMPLE_ANSWERS, SAMPLE_DAY } from '../../../forms/sample-person.ts'
import { profileOf } from '../profile-of.ts'

const profileWith = (exercisesToAvoid: string, ...wishes: string[]) =>
  profileOf({ ...SAMPLE_ANSWERS, exercisesToAvoid }, SAMPLE_DAY, {
    comments: wishes.map((quote) => ({ kind: 'wish', quote })),
    equipment: [],
  })

it.each([
  ['Love deadlifts. What plan do you have for me?', 'What plan do you have for me?'],
  ['No lunges. how long should i rest between sets', 'how long should i rest between sets'],
  [
    'Is the bar too heavy for her to start with, esp. on Sundays?',
    'Is the bar too heavy for her to start with, esp. on Sundays?',
  ],
])('hears a question by its form: %s', (said, asked) => {
  expect(profileWith(said).asks).toEqual([asked])
})

it('takes no question for a wish', () => {
  const said = 'Should the small stuff come first or last in a session? I like variety.'
  const { asks, wishes } = profileWith(said, said.split('? ')[0] + '?', 'I like variety')
  expect(asks).toEqual(['Should the small stuff come first or last in a session?'])
  expect(wishes).toEqual(['I like variety'])
})

it.each(['I like short sessions.', 'What counts is my sleep.'])('hears none in a statement: %s', (said) => {
  expect(profileWith(said).asks).toEqual([])
})
