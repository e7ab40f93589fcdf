import { describe, expect, it } from '@jest/globals'
import { merged } from './merge.ts'
import { readByRule } from './read-by-rule.ts'
import { subjectNameOf, type Heard, type Statement } from './statement.ts'
import { inYear } from '../../dev/testkit/today.ts'

const byRule = (text: string, field: 'comments' | 'equipment' = 'comments') =>
  readByRule(text, field, inYear(2026))
const named = (each: Statement) =>
  [each.kind, subjectNameOf(each), 'contested' in each && each.contested ? '?' : ''].filter(Boolean).join(' ')
const both = (text: string, model: Heard[], field: 'comments' | 'equipment' = 'comments') =>
  merged(byRule(text, field), model, text).map(named)
/** Says of all that the rules read that it is wrong, as these words show. */
const denied = (text: string, quote?: string): Heard[] =>
  byRule(text).map((of) => ({ kind: 'wrong', of, quote: quote ?? of.quote }))

describe('a model that reads more', () => {
  it('adds what the rules overlooked', () => {
    const text = 'zerchers are my favourite, and my elbow clicks and aches'
    expect(
      both(text, [
        { kind: 'prefer', what: 'squat', quote: 'zerchers' },
        { kind: 'pain', joint: 'elbow', quote: 'my elbow clicks and aches' },
      ]),
    ).toEqual(expect.arrayContaining(['prefer squat', 'pain elbow']))
  })

  it.each([
    ["I don't have room to lunge around", 'room', 'leave-out lunge'],
    ['swap squats to the end of the week', 'to the end of the week', 'leave-out squat'],
    ['my knee hurts? no, that was my brother, my knees are fine', 'my brother', 'pain knee'],
    ['goal 20 push-ups, said my brother', 'said my brother', 'goal push-up'],
    ['Deadlifts feel great. Goal is health, no PRs. Bands up to 25 kg', 'no PRs', 'goal deadlift'],
  ])('takes back what the rules misread: %s', (text, quote, misread) => {
    expect(both(text, [])).toContain(misread)
    expect(both(text, denied(text, quote)).join()).not.toContain(misread)
  })

  it('narrows what the rules took too widely', () => {
    const text = 'lunges'
    const [of] = byRule(text)
    const instead: Statement = { kind: 'leave-out', what: 'walking-lunge', quote: 'lunges' }
    expect(both(text, [{ kind: 'narrower', of: of!, instead, quote: 'lunges' }])).toEqual([
      'leave-out walking-lunge',
    ])
  })

  it('asks nothing where it only knows more of the same condition or joint', () => {
    const text = 'I am pregnant, 20 weeks. My knee hurts in squats'
    const [pregnancy, knee] = byRule(text)
    const narrower = (of: Statement, instead: Statement): Heard => ({
      kind: 'narrower',
      of,
      instead,
      quote: of.quote,
    })
    const both = merged(
      byRule(text),
      [
        narrower(pregnancy!, { kind: 'condition', what: 'pregnancy', cleared: true, quote: 'pregnant' }),
        narrower(knee!, { kind: 'pain', joint: 'knee', side: 'left', quote: 'knee hurts' }),
      ],
      text,
    )
    expect(both).toContainEqual({ ...pregnancy, cleared: true })
    expect(both).toContainEqual({ ...knee, side: 'left' })
  })

  it.each([
    ['no squats', 'leave-out squat ?'],
    ['my knee hurts', 'pain knee ?'],
    ['I am 20 weeks pregnant', 'condition pregnancy ?'],
    ['kettlebells only', 'only-with kettlebell ?'],
    ['lunges', 'leave-out lunge ?'],
    ["I don't love squats", 'leave-out squat ?'],
    ['my goal is 20 push-ups', 'goal push-up ?'],
    ['at most 3 sets per exercise', 'limit ?'],
    ['Monday and Friday only', 'days'],
    ['I love squats', 'prefer squat'],
  ])('takes back nothing by its own words, and has it asked if it matters: %s', (text, left) => {
    expect(both(text, denied(text))).toContain(left)
  })

  it.each(['20 push-ups', 'push-ups', ' 20 Push-Ups '])(
    'takes back no goal by a part of its own words: %s',
    (quote) => {
      const text = 'my goal is 20 push-ups'
      expect(both(text, denied(text, quote))).toContain('goal push-up ?')
    },
  )

  it('does not hide what makes a joint fine by the bare name of the joint', () => {
    const text = 'lower back gets angry when i round but ok if braced'
    const exceptions = (quote: string) =>
      merged(byRule(text), [{ kind: 'pain', joint: 'lower-back', movement: 'running', quote }], text)
        .filter((each) => each.kind === 'pain')
        .map(({ unless = false }) => unless)
    expect(exceptions('lower back')).toEqual([true])
    expect(exceptions('angry when i round')).toContain(false)
  })

  it('says itself what is meant instead', () => {
    const text = 'my goal is 20 push-ups'
    const instead: Statement = { kind: 'goal', what: 'push-up', reps: 30, quote: '20 push-ups' }
    const read = merged(byRule(text), [...denied(text), instead], text)
    expect(read.flatMap((each) => (each.kind === 'goal' ? [each.reps] : []))).toEqual([30])
  })

  it('takes back nothing by words that nobody wrote', () => {
    expect(both('lunges', denied('lunges', 'I love them'))).toEqual(['leave-out lunge'])
  })

  it('takes back no explicit exception', () => {
    const text = 'Nothing with a barbell except deadlifts'
    const model: Statement[] = [{ kind: 'allow', what: 'deadlift', quote: 'deadlifts' }]
    expect(merged(readByRule(text, 'comments', inYear(2026)), model, text)).toContainEqual(
      expect.objectContaining({ kind: 'allow', what: 'deadlift', outOf: 'barbell' }),
    )
  })

  it('distinguishes what is missing from what is unwanted', () => {
    const text = 'no barbell, sadly'
    expect(both(text, [])).toEqual(['leave-out barbell'])
    expect(both(text, [{ kind: 'lacks', what: 'barbell', quote: 'no barbell' }])).toEqual(['lacks barbell'])
  })

  it('is ignored if it quotes what nobody wrote', () => {
    expect(both('all fine', [{ kind: 'condition', what: 'pregnancy', quote: 'I am pregnant' }])).toEqual([])
    expect(both('all fine', [{ kind: 'condition', what: 'pregnancy', quote: '…' }])).toEqual([])
    // `rack` occurs in `cracked`, but not as a word.
    expect(both('cracked mats', [{ kind: 'has', what: 'rack', quote: 'rack' }], 'equipment')).not.toContain(
      'has rack',
    )
  })
})

describe('a model that lies', () => {
  it('cannot retract a condition, a pain or a plain ban', () => {
    const text = 'I am 20 weeks pregnant, my knee hurts, no lunges, and dips are out'
    const lies = (['lunge', 'dip'] as const).flatMap((what): Statement[] => [
      { kind: 'allow', what, quote: `${what}s` },
      { kind: 'prefer', what, quote: `${what}s` },
    ])
    expect(both(text, lies)).toEqual(
      expect.arrayContaining(['condition pregnancy', 'pain knee', 'leave-out lunge', 'leave-out dip']),
    )
    expect(both(text, [...lies, ...denied(text)])).toEqual(
      expect.arrayContaining([
        'condition pregnancy ?',
        'pain knee ?',
        'leave-out lunge ?',
        'leave-out dip ?',
      ]),
    )
    expect(both(text, lies).join()).not.toMatch(/allow|prefer/)
  })

  it.each([
    ['no push-ups or dips', 'dip', 'dips'],
    ["I don't like lunges", 'lunge', 'lunges'],
    ["J'aime pas les burpees", 'burpee', 'burpees'],
    ['anything but planks', 'plank', 'planks'],
    ['not a fan of hip thrusts', 'hip-thrust', 'hip thrusts'],
    ['push-ups hurt my wrists', 'push-up', 'push-ups'],
    ['skip anything hanging', 'hanging', 'hanging'],
  ] as const)('cannot retract a plain ban: %s', (text, what, quote) => {
    const lies = (['allow', 'prefer'] as const).map((kind) => ({ kind, what, quote }) as Statement)
    expect(both(text, lies)).toEqual(expect.arrayContaining([`leave-out ${what}`]))
  })

  it('adds no missing implement, and none that its quote does not name', () => {
    const text = 'two dumbbells, a mat, no barbell'
    const claims = ['two', 'dumbbells', 'a mat', 'no barbell', 'barbell'].map((quote): Statement => ({
      kind: 'has',
      what: 'barbell',
      quote,
    }))
    expect(both(text, claims, 'equipment')).not.toContain('has barbell')
    expect(both('two dumbbells, a mat', claims, 'equipment')).not.toContain('has barbell')
  })

  it('adds no age without a number in its quote', () => {
    expect(both('I am 71', [{ kind: 'person', age: 30, quote: 'I am' }])).toContain('condition over-65')
    expect(
      merged(
        readByRule('I am 71', 'comments', inYear(2026)),
        [{ kind: 'person', age: 30, quote: 'I am' }],
        'I am 71',
      ),
    ).toContainEqual(expect.objectContaining({ kind: 'person', age: 71 }))
  })
})
