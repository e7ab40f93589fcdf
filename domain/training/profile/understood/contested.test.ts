import { describe, expect, it } from '@jest/globals'
import type { Correction } from '../../../forms/corrections.ts'
import { readByRule } from '../../../reading/read-by-rule.ts'
import type { Heard } from '../../../reading/statement.ts'
import { TODAY } from '../../../../dev/testkit/today.ts'
import { entryById } from '../../../exercises/catalogue.ts'
import { isRuledOut } from '../health/care.ts'
import { readingOf } from './understanding.ts'

const read = (exercisesToAvoid: string, comments: readonly Heard[], corrections: Correction[] = []) =>
  readingOf({ exercisesToAvoid, corrections }, TODAY, { comments: [...comments], equipment: [] })
const denied = (text: string): Heard[] =>
  readByRule(text, 'comments', TODAY).map((of) => ({ kind: 'wrong', of, quote: of.quote }))
const saying = (what: string, as: 'all' | 'none'): Correction[] => [{ about: 'question', what, as }]

describe('what the rules read and a model denies', () => {
  it.each([
    ['no squats', 'sure-leave-out-squat', 'Shall we leave out squats?'],
    ['my knee hurts', 'sure-pain-knee', 'Shall we go easy on your knee?'],
    ['I am 20 weeks pregnant', 'sure-condition-pregnancy', 'Does this apply to you: a pregnancy?'],
    ['kettlebells only', 'sure-only-with-kettlebell', 'Use nothing but kettlebells?'],
  ])('is asked about, and counts until the buyer says no: %s', (text, id, asks) => {
    const model = denied(text)
    const unsure = read(text, model)
    expect(unsure.understanding.questions).toMatchObject([{ id, asks, quote: text }])
    const [open, meant, notMeant] = [
      unsure,
      read(text, model, saying(id, 'all')),
      read(text, model, saying(id, 'none')),
    ]
    for (const each of [open, meant]) {
      expect(each.avoid).toEqual(read(text, []).avoid)
      expect(each.conditions).toEqual(read(text, []).conditions)
    }
    expect(meant.understanding.questions).toEqual([])
    expect([notMeant.avoid, notMeant.conditions, notMeant.understanding.questions]).toEqual([
      read('', []).avoid,
      [],
      [],
    ])
  })
})

it.each([
  ['no boxes please', 'Shall we leave out exercises with boxes?'],
  ['nothing to failure', 'Shall we leave out sets to failure?'],
  ['no bending over', 'Shall we leave out hip hinges and bent-over rows?'],
  ['machines and cables only', 'Use nothing but machines and cable machines?'],
])('names what it asks about in full, once: %s', (text, asks) => {
  expect(read(text, denied(text)).understanding.questions.map((each) => each.asks)).toEqual([asks])
})

it('is free of all tools at once, once the buyer has said so', () => {
  const text = 'machines and cables only'
  const free = read(text, denied(text), saying('sure-only-with-machines', 'none'))
  expect([free.avoid, free.understanding.questions]).toEqual([read('', []).avoid, []])
})

describe('a goal or a limit that a model denies', () => {
  it.each([
    ['my goal is 20 push-ups', 'sure-goal-push-up', 'Do you want to reach 20 push-ups in a row?'],
    ['my goal is a 2 minute plank', 'sure-goal-plank', 'Do you want to reach 120 seconds in planks?'],
    ['at most 3 sets per exercise', 'sure-limit-sets', 'Do you want at most 3 sets of each exercise?'],
    ['never below 8 reps', 'sure-limit-least-reps', 'Do you want at least 8 reps in a set?'],
    ['two big lifts a day at most', 'sure-limit-lifts', 'Do you want at most 2 big lifts a day?'],
  ])('is asked about, and counts until the buyer says no: %s', (text, id, asks) => {
    const model = denied(text)
    const unsure = read(text, model)
    expect(unsure.understanding.questions).toMatchObject([{ id, asks, quote: text }])
    const [meant, notMeant] = [read(text, model, saying(id, 'all')), read(text, model, saying(id, 'none'))]
    for (const each of [unsure, meant])
      expect([each.asked, each.likes]).toEqual([read(text, []).asked, read(text, []).likes])
    expect(meant.understanding.questions).toEqual([])
    expect([notMeant.asked, notMeant.likes, notMeant.understanding.questions]).toEqual([{}, [], []])
  })
})

it('asks about equipment in its own words', () => {
  const equipmentDetails = 'no dumbbells, just bands'
  const of = readByRule(equipmentDetails, 'equipment', TODAY).find((each) => each.kind === 'lacks')!
  const model = { comments: [], equipment: [{ kind: 'wrong' as const, of, quote: of.quote }] }
  const { questions } = readingOf({ equipment: 'home', equipmentDetails }, TODAY, model).understanding
  expect(questions).toMatchObject([{ id: 'sure-lacks-dumbbells', asks: 'Do you have dumbbells?' }])
})

describe('care that only a model loosens', () => {
  it('is a clearance once the buyer has said so', () => {
    const text = '20 weeks pregnant, my doula is thrilled about the weights'
    const model: Heard[] = [
      { kind: 'condition', what: 'pregnancy', cleared: true, quote: 'my doula is thrilled' },
    ]
    const asked = read(text, model)
    expect(asked.understanding.questions).toMatchObject([
      { asks: 'A pregnancy: has a professional said that you may train?' },
    ])
    expect([asked.cleared, asked.redFlags]).toEqual([[], ['pregnancy']])
    const cleared = read(text, model, saying('cleared', 'none'))
    expect([cleared.cleared, cleared.redFlags]).toEqual([['pregnancy'], []])
  })

  it('is asked about where all of what somebody asks for is hard on a sore joint', () => {
    const text = 'Golfers elbow on the right. Pull-ups before anything else'
    const [open, kept] = [read(text, []), read(text, [], saying('fine-pull-up', 'none'))]
    expect(open.understanding.questions).toMatchObject([
      { id: 'fine-pull-up', asks: 'To be safe, we would leave out pull-ups. Is that right?' },
    ])
    const openWith = (avoid: typeof open.avoid) =>
      isRuledOut(entryById('pull-up')!, { ...open, level: 'advanced', avoid })
    expect([openWith(open.avoid), openWith(kept.avoid)]).toEqual([true, false])
    expect(read('Sore elbow. Squats first', []).understanding.questions).toEqual([])
  })

  it('is one clearance for all that a professional has seen', () => {
    const text = 'hernia and asthma, my doula is thrilled about the weights'
    const model = (['hernia', 'pregnancy'] as const).map((what): Heard => ({
      ...{ kind: 'condition', what, cleared: true },
      quote: 'my doula is thrilled',
    }))
    const { questions } = read(text, model).understanding
    expect(questions.map(({ asks }) => asks)).toEqual([
      'A hernia and a pregnancy: has a professional said that you may train?',
    ])
    expect(read(text, model, saying('cleared', 'none')).cleared).toEqual(
      expect.arrayContaining(['hernia', 'pregnancy']),
    )
  })

  it('is a lift on a sore joint once the buyer has said so', () => {
    const text = 'my shoulder hurts, dips are dandy'
    const model: Heard[] = [{ kind: 'allow', what: 'dip', quote: 'dips are dandy' }]
    const asked = read(text, model)
    expect(asked.understanding.questions).toMatchObject([{ id: 'fine-dip' }])
    expect(asked.avoid.able).toBeUndefined()
    expect(read(text, model, saying('fine-dip', 'none')).avoid.able).toContain('parallel-bar-dip')
  })
})

it('keeps what no other statement can say as a wish in the buyer’s words, and leaves a question unread', () => {
  const text = 'two big lifts a day please. How long until I see abs?'
  const { understanding } = read(text, [
    { kind: 'wish', quote: 'two big lifts a day' },
    { kind: 'question', quote: 'How long until I see abs?' },
  ])
  expect(understanding).toMatchObject({
    wishes: ['two big lifts a day'],
    unread: ['How long until I see abs?'],
  })
})
