import { expect, it } from '@jest/globals'
import { clockTold } from './clock-told.ts'

it.each([
  [40, 'I can do 20 push-ups and need 40 in two minutes for the test.', 120],
  [20, 'I can do 20 push-ups and need 40 in two minutes for the test.', undefined],
  [30, 'Police fitness test: 30 press-ups in a minute and 3 strict pull-ups', 60],
  [3, 'Police fitness test: 30 press-ups in a minute and 3 strict pull-ups', undefined],
  [30, 'a bit over 10 min, and I get around 30 sit-ups in two minutes', 120],
  [50, '50 sit-ups in 2:00', 120],
  [50, '50 sit-ups within 90 seconds', 90],
  [40, '40 Liegestütze in zwei Minuten', 120],
  [40, '40 flexiones en dos minutos', 120],
  [40, '40 pompes en 2 minutes', 120],
  [40, '40 flessioni in 2 minuti', 120],
  [40, '40 opdrukken in twee minuten', 120],
  [40, '40 push-ups and 50 sit-ups in 2 minutes', 120],
  [50, '40 push-ups and 50 sit-ups in 2 minutes', 120],
  [40, '40 push-ups, 50 sit-ups and 60 squats in two minutes each', 120],
  [40, '40 Liegestütze und 50 Sit-ups in zwei Minuten', 120],
  [5, '5 pull-ups and 40 push-ups in 2 minutes', undefined],
  [20, 'I do 20 push-ups now and 40 in two minutes is the test', undefined],
  [40, '40 push-ups, and a mile in 8 minutes', undefined],
  [40, '40 push-ups in 2 months', undefined],
])('finds the time for %i reps: %s', (reps, words, seconds) => {
  expect(clockTold(reps, words)).toBe(seconds)
})
