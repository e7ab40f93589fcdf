import { expect, it } from '@jest/globals'
import { whatFollows } from '../../testkit/examples/what-follows.ts'
import { peopleAsTheyWrite } from '../reading/people.ts'
import { TODAY } from '../../testkit/today.ts'

const BY_NAME = new Map(peopleAsTheyWrite())

function factsOf(id: string): ReadonlySet<string> {
  const answers = BY_NAME.get(id)
  if (!answers) throw new Error(`nobody is called ${id}`)
  return new Set(whatFollows(answers, TODAY))
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
