import { expect, it } from '@jest/globals'
import { exercisesIn } from './exercises.ts'

const SQUAT = `
squat:
  - name: Goblet Squat
    needs: [kettlebell]
    primary: [quads]
    setUp: Hold the bell at your chest.
    cues: [Sit between your heels., Stand tall.]
    fault: If your heels rise, stand on a plate.
`

it('takes a record with as little as an exercise needs', () => {
  expect(exercisesIn([['squats', SQUAT]])).toMatchObject([['squat', [{ name: 'Goblet Squat' }]]])
})

it.each([
  [
    'an unknown muscle',
    'primary: [quads]',
    'primary: [thighs]',
    /squats\.yaml, Goblet Squat, primary, 0: .*"quads"/,
  ],
  [
    'an unknown line',
    'primary: [quads]',
    'primary: [quads]\n    heavy: true',
    /Goblet Squat: Unrecognized key: "heavy"/,
  ],
  ['a missing line', '    fault: If your heels rise, stand on a plate.\n', '', /Goblet Squat, fault: /],
  [
    'an unfinished sentence',
    'at your chest.',
    'at your chest',
    /Goblet Squat, setUp: must be a plain sentence/,
  ],
  ['a figure', 'Stand tall.', 'Stand tall for 2 seconds.', /Goblet Squat, cues, 1: must be a plain sentence/],
  [
    'a cue that no phone shows in a line',
    'Stand tall.',
    'Stand as tall as you can between any two of your repetitions.',
    /Goblet Squat, cues, 1: .*60/,
  ],
  ['a third cue', 'Stand tall.]', 'Stand tall., Breathe.]', /Goblet Squat, cues: /],
  ['an unknown pattern', 'squat:', 'sqaut:', /squats\.yaml.*sqaut/],
])('names the file, the exercise and %s', (_what, right, wrong, says) => {
  expect(() => exercisesIn([['squats', SQUAT.replace(right, wrong)]])).toThrow(says)
})

it('names an exercise that stands twice', () => {
  const files = [
    ['squats', SQUAT],
    ['lunges', SQUAT],
  ] as const
  expect(() => exercisesIn(files)).toThrow('lunges.yaml, Goblet Squat: stands in squats.yaml too')
})
