import { describe, expect, it } from '@jest/globals'
import { readByRule } from '../read-by-rule.ts'
import { inYear } from '../../../dev/testkit/today.ts'

const numbersIn = (text: string) =>
  readByRule(text, 'comments', inYear(2026)).flatMap((each) => {
    if (each.kind === 'lift') return [`${each.lift} ${each.value ?? each.seconds ?? ''}×${each.reps ?? ''}`]
    if (each.kind === 'goal') return [`goal ${each.what} ${each.seconds ?? ''}×${each.reps ?? ''}`]
    return each.kind === 'person' && each.weightKg ? [`body ${each.value}`] : []
  })

describe('a number', () => {
  it('of seconds is quoted whole', () => {
    const quotes = readByRule('plank from 1:50 to 2:40', 'comments', inYear(2026)).map(({ quote }) => quote)
    expect(quotes).toEqual(['plank from 1:50 to 2:40', 'plank from 1:50'])
  })

  it.each([
    [
      'My squat is 225 now, bench 165, deadlift 275, I weigh 170.',
      ['squat 225×', 'bench-press 165×', 'deadlift 275×', 'body 170'],
    ],
    ['225 squat, 165 bench, 275 deadlift', ['squat 225×', 'bench-press 165×', 'deadlift 275×']],
    ['squat/bench/deadlift 315/225/405', ['squat 315×', 'bench-press 225×', 'deadlift 405×']],
    ['squat 140 bench 100 deadlift 180 @ 83 kg', ['squat 140×', 'bench-press 100×', 'deadlift 180×']],
    ['Squats 3x5 @ 185, bench 3x5 @ 135; bodyweight 165', ['squat 185×', 'bench-press 135×', 'body 165']],
    ['f 31 62kg squat 70x5 bench 40x5', ['squat 70×5', 'bench-press 40×5', 'body 62']],
    ["Deadlift 180 and 6'1 220", ['deadlift 180×', 'body 220']],
    ['I can do 20 push-ups and need 40 in two minutes for the test.', ['goal push-up ×40', 'push-up ×20']],
    ['My bench is now 80, squat 120', ['bench-press 80×', 'squat 120×']],
    ['a 100kg squat (now 72.5x5)', ['squat 72.5×5']],
    ['95 kg x 3 overhead press, 120 kg x 3 squat', ['overhead-press 95×3', 'squat 120×3']],
    ['I want 30 push-ups in a minute and do 17 now', ['goal push-up ×30', 'push-up ×17']],
    ['plank 60 seconds', ['plank 60×']],
    ['plank for 2 minutes', ['plank 120×']],
    ['I can hold a plank for 1:50 and need 2:40', ['goal plank 160×', 'plank 110×']],
    ['My plank is 1:50 and I want 2:40', ['goal plank 160×', 'plank 110×']],
    ['plank from 1:50 to 2:40', ['goal plank 160×', 'plank 110×']],
    ['I hold a plank for 90 seconds and want 3 minutes', ['goal plank 180×', 'plank 90×']],
    ['I want to hold a plank for 3 minutes', ['goal plank 180×']],
    ['I can plank up to 60 seconds', ['plank 60×']],
    ['I train at 6:30, plank 60 seconds', ['plank 60×']],
  ])('belongs to the lift of its own clause: %s', (text, numbers) => {
    expect(numbersIn(text)).toEqual(numbers)
  })

  it.each([
    '1.5 miles in 10 min',
    'squat, 5k in 22:30',
    '30 Kurzhanteln, 10 Stück',
    'Kurzhanteln 10 St.',
    'on the 21st',
  ])('of something else is neither a lift nor a body weight: %s', (text) => {
    expect(numbersIn(text)).toEqual([])
  })
})
