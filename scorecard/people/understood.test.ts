import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from '@jest/globals'
import type { TrainingAnswers } from '../../domain/forms/program-request.ts'
import { profileOf } from '../../domain/profile-of.ts'
import { eligibleFor } from '../../domain/training/eligible.ts'
import { understandingOf } from '../../domain/understanding.ts'

type Body = Record<string, unknown>

const read = (name: string): unknown => JSON.parse(readFileSync(path.join(import.meta.dirname, name), 'utf8'))
const posts = read('from-posts.json') as Record<string, { req: Body }>
const invented = read('with-meaning.json') as { id: string; answers: Body }[]
const BODIES = new Map<string, Body>([
  ...Object.entries(posts).map(([id, { req }]) => [id, req] as const),
  ...invented.map(({ id, answers }) => [id, answers] as const),
])

/** The forms write `Novice (0-1 years)`; the answers have the word alone. */
const answersOf = (id: string): TrainingAnswers => {
  const body = BODIES.get(id) ?? {}
  const level = String(body.experienceLevel ?? '').replace(/ \(.*/, '')
  return { ...body, experienceLevel: level } as unknown as TrainingAnswers
}

/** What the form shows, what the profile holds, and which exercises are open. */
function factsOf(id: string): ReadonlySet<string> {
  const answers = answersOf(id)
  const { chips, questions } = understandingOf(answers)
  const profile = profileOf(answers)
  const { avoid, person, otherTraining, namedDays, conditions, redFlags, weeks, minutes } = profile
  return new Set([
    ...chips.map(({ group, label }) => `${group}: ${label}`),
    ...questions.map((asked) => `asks: ${asked.id}`),
    ...conditions,
    ...redFlags.map((each) => `clear: ${each}`),
    ...avoid.injuries.map((joint) => `spares: ${joint}`),
    ...person.bringUp.map((each) => `bring up: ${each}`),
    ...(person.age ? [`age: ${person.age}`] : []),
    ...otherTraining.map(({ sport }) => `sport: ${sport}`),
    ...(namedDays?.noLegs ?? []).map((day) => `no legs: ${day}`),
    ...Object.entries(weeks).map(([what, week]) => `${what} week ${week}`),
    `${minutes} min`,
    ...eligibleFor(profile).flatMap((entry) => [`open: ${entry.pattern}`, `open: ${entry.id}`]),
  ])
}

it.each<[id: string, must: string[], mustNot: string[]]>([
  ['p01-lawstudent', ['60 min'], ['bring up: glutes']],
  [
    'p02-l5disc',
    ['disc'],
    ['open: pull-up', 'open: weighted-pull-up', 'open: barbell-row', 'sport: cycling'],
  ],
  ['p10-pushups', ['45 min', 'open: push-up', 'prefer: push-ups'], ['leave-out: push-ups']],
  ['p13-trashedknees', ['osteoarthritis', 'spares: knee'], ['open: barbell-back-squat']],
  ['p15-wheelchair', ['wheelchair'], ['sport: hockey']],
  ['p17-freshman', ['age: under-16', 'open: barbell-back-squat'], ['clear: under-16']],
  [
    'p19-100lbs',
    ['high-body-weight', 'open: lat-pulldown'],
    ['open: negative-pull-up', 'open: hanging-knee-raise'],
  ],
  ['c19-weight', ['high-body-weight'], ['open: negative-pull-up', 'open: hanging-knee-raise']],
  ['p24-stent', ['60 min', 'heart-disease'], []],
  ['p25-hernia', ['surgery week 1'], ['open: barbell-romanian-deadlift']],
  ['p26-osteo63', ['osteoporosis'], []],
  ['p35-bulging', ['disc'], ['open: barbell-deadlift']],
  [
    '01-marcus',
    ['open: barbell-back-squat', 'no legs: thu', 'bring up: arms'],
    ['leave-out: leg work', 'spares: knee', 'open: leg-press', 'open: barbell-overhead-press'],
  ],
  [
    '03-gerd',
    ['open: barbell-back-squat', 'open: barbell-romanian-deadlift'],
    ['open: barbell-deadlift', 'spares: lower-back'],
  ],
  ['09-chen', ['open: lunge', 'prefer: hip abductions'], ['spares: hip', 'open: barbell-back-squat']],
  ['10-noor', ['use: suspension straps', 'open: pull-up', 'asks: joint-wrist'], ['spares: wrist']],
  [
    '12-aisha',
    ['open: leg-press', 'open: machine-chest-press', 'open: trap-bar-deadlift'],
    ['open: barbell-back-squat', 'open: lunge'],
  ],
  ['13-bob', ['open: hinge', 'asks: joint-lower-back'], ['spares: lower-back', 'leave-out: deadlifts']],
  [
    '14-hannah',
    ['asks: only-all', 'prefer: squats', 'open: machine-chest-press'],
    ['leave-out: free weights'],
  ],
])('%s is understood as meant', (id, must, mustNot) => {
  const facts = factsOf(id)
  expect(must.filter((fact) => !facts.has(fact))).toEqual([])
  expect(mustNot.filter((fact) => facts.has(fact))).toEqual([])
})
