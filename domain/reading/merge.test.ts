import { describe, expect, it } from '@jest/globals'
import { merged } from './merge.ts'
import { readByRule } from './read-by-rule.ts'
import type { Statement } from './statement.ts'
import { inYear } from '../../dev/testkit/today.ts'

const both = (text: string, model: Statement[], field: 'comments' | 'equipment' = 'comments') =>
  merged(readByRule(text, field, inYear(2026)), model, text).map((each) => {
    const { kind } = each
    return `${kind} ${'what' in each ? each.what : 'joint' in each ? each.joint : ''}`.trim()
  })

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

  it('takes back what the rules misread', () => {
    const text = 'lunges'
    expect(both(text, [])).toEqual(['leave-out lunge'])
    expect(both(text, [{ kind: 'mentioned', what: 'lunge', quote: 'lunges' }])).toEqual([])
  })

  it.each([
    ["I don't have room to lunge around", 'lunge', 'lunge', []],
    ['swap squats to the end of the week', 'squat', 'squats', []],
    ['my knees do hurt in squats', 'squat', 'squats', ['pain knee']],
  ] as const)('takes back what is only a reason: %s', (text, what, quote, left) => {
    expect(both(text, [])).toContain(`leave-out ${what}`)
    expect(both(text, [{ kind: 'mentioned', what, quote }])).toEqual(left)
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
      { kind: 'mentioned', what, quote: `${what}s` },
    ])
    expect(both(text, lies)).toEqual(
      expect.arrayContaining(['condition pregnancy', 'pain knee', 'leave-out lunge', 'leave-out dip']),
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
    const lies = (['allow', 'prefer', 'mentioned'] as const).map(
      (kind) => ({ kind, what, quote }) as Statement,
    )
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
