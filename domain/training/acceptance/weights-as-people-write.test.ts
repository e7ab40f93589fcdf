import { expect, it } from '@jest/globals'
import type { FreeAnswers } from '../profile/understood/reading.ts'
import { readingOf } from '../profile/understood/understanding.ts'
import { TODAY } from '../../../dev/testkit/today.ts'

interface Case {
  text: string
  level?: FreeAnswers['experienceLevel']
  /** The chips that state weights; empty if the unit has to be asked. */
  told: readonly string[]
  asks?: string
}

/** Most were written by somebody who had not seen the reader. */
const CASES: readonly Case[] = [
  {
    text: "I'm 5'10 and 170, squat 225x5, bench 165x5, deadlift 275x5. Want to get stronger.",
    told: ['Body weight 170 lb', 'Squat 225 lb × 5', 'Bench press 165 lb × 5', 'Deadlift 275 lb × 5'],
  },
  {
    text: "I'm 5'10 and 170 lb, squat 225x5, bench 165x5, deadlift 275x5. Want to get stronger.",
    told: ['Body weight 170 lb', 'Squat 225 lb × 5', 'Bench press 165 lb × 5', 'Deadlift 275 lb × 5'],
  },
  {
    text: "6'1, 205. Press 135x5, bench 235x3, squat 305x5, pulled 405 for a single. Want everything to go up.",
    level: 'Late-Intermediate',
    told: [
      'Body weight 205 lb',
      'Bench press 235 lb × 3',
      'Squat 305 lb × 5',
      'Overhead press 135 lb × 5',
      'Deadlift 405 lb',
    ],
  },
  {
    text: '1,74 m, 71, Kniebeuge 112,5x5, Bank 80x5, Kreuzheben 140x3.',
    told: ['Body weight 71 kg', 'Squat 112.5 kg × 5', 'Deadlift 140 kg × 3', 'Bench press 80 kg × 5'],
  },
  {
    text: 'Bench 95x5, squat 140x5, deadlift 185x3. Hoping to add a bit to each.',
    told: [],
    asks: 'Bench press 95, squat 140 and deadlift 185: pounds or kilograms?',
  },
  {
    text: "5'7, 11 stone 6, squat 122.5 for 5, bench 87.5 for 5, deadlift 150 for 4.",
    told: ['Body weight 160 lb', 'Squat 122.5 kg × 5', 'Bench press 87.5 kg × 5', 'Deadlift 150 kg × 4'],
  },
  {
    text: '188 lbs on the scale. The plates at my box are kilos though: squat 130x5, bench 92.5x5, dead 160x4.',
    told: ['Body weight 188 lb', 'Squat 130 kg × 5', 'Bench press 92.5 kg × 5', 'Deadlift 160 kg × 4'],
  },
  {
    text: '83 kg here but I train at an American base, so in their plates: bench 185x5, squat 275x5, deadlift 335x3.',
    told: ['Body weight 83 kg', 'Bench press 185 lb × 5', 'Squat 275 lb × 5', 'Deadlift 335 lb × 3'],
  },
  {
    text: "I'm a shade over 5'6. One plate bench for 8, two plate squat for 5, three plate deadlift for a single.",
    told: ['Bench press 135 lb × 8', 'Squat 225 lb × 5', 'Deadlift 315 lb'],
  },
  {
    text: '183 cm, 79. Press 52.5x5, squat 117.5x5, dips +20x6.',
    told: ['Body weight 79 kg', 'Squat 117.5 kg × 5', 'Overhead press 52.5 kg × 5'],
  },
]

it.each(CASES)('$text', ({ text, level = 'Intermediate', told, asks }) => {
  const { person, understanding } = readingOf({ exercisesToAvoid: text, experienceLevel: level }, TODAY)
  const labels = understanding.chips.flatMap(({ group, label }) => (group === 'told' ? [label] : []))
  expect(labels).toEqual(told)
  expect(understanding.questions.map((each) => each.asks)).toEqual(asks ? [asks] : [])
  expect(person.lifts).toHaveLength(told.filter((label) => !label.startsWith('Body')).length)
})
