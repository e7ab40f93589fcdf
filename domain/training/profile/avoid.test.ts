import { describe, expect, it } from '@jest/globals'
import { readByRule } from '../../reading/read-by-rule.ts'
import { avoidOf } from './avoid.ts'
import { entryById } from '../../exercises/catalogue.ts'
import { TODAY } from '../../../dev/testkit/today.ts'

const avoidIn = (text: string) => avoidOf(readByRule(text, 'comments', TODAY))
const idsFor = (text: string) => avoidIn(text).avoid.ids

/** Whether an exercise stays in despite a comment. */
const mayDo = (text: string) => {
  const { ids, patterns, positions, implements: turnedDown } = avoidIn(text).avoid
  return (id: string): boolean => {
    const entry = entryById(id)
    return (
      entry !== undefined &&
      !ids.includes(id) &&
      !patterns.includes(entry.pattern) &&
      !entry.positions.some((each) => positions.includes(each)) &&
      !entry.needs.some((each) => turnedDown.includes(each))
    )
  }
}

describe('what to leave out', () => {
  it.each([
    [
      'no squats',
      ['barbell-back-squat', 'pistol-squat', 'dumbbell-bulgarian-split-squat', 'leg-press'],
      [true, true, false, false],
    ],
    ['Bench Press', ['barbell-bench-press', 'incline-dumbbell-bench-press', 'push-up'], [true, true, false]],
    [
      'I hate RDLs',
      ['barbell-romanian-deadlift', 'dumbbell-romanian-deadlift', 'barbell-deadlift'],
      [true, true, false],
    ],
    ['kettlebell lunges', ['kettlebell-reverse-lunge', 'dumbbell-reverse-lunge'], [true, false]],
    [
      'chinups & pull-ups',
      ['chin-up', 'pull-up', 'weighted-pull-up', 'lat-pulldown'],
      [true, true, true, false],
    ],
    ['leg extensions', ['leg-extension', 'band-leg-extension', 'leg-press'], [true, true, false]],
  ])('reads %s with all its variants', (text, ids, left) => {
    const found = idsFor(text)
    expect(ids.map((id) => found.includes(id))).toEqual(left)
    for (const id of ids) expect(entryById(id)).toBeDefined()
  })

  it('keeps the machine of an unwanted lift', () => {
    expect(avoidIn('no leg press please').avoid.implements).toEqual(['leg-press'])
    expect(avoidIn('no leg curls').avoid.implements).toEqual(['leg-curl'])
    expect(avoidIn('no squats').avoid.implements).toEqual([])
  })

  it('reads a model’s statement as the same lift, however much it quotes', () => {
    const { avoid } = avoidOf([{ kind: 'leave-out', what: 'lateral-raise', quote: 'side raises hurt' }])
    expect(avoid.ids).toEqual(expect.arrayContaining(['dumbbell-lateral-raise', 'cable-lateral-raise']))
  })

  it.each([
    ['my left shoulder hurts', ['shoulder']],
    ['bad knees and a herniated disc', ['lower-back', 'knee']],
    ['tennis elbow, carpal tunnel', ['elbow', 'wrist']],
    ['torn ACL', ['knee']],
    ['no knee problems', []],
    ['hip thrusts', []],
    ['shoulder press', []],
  ])('reads the joints in %s', (text, joints) => {
    expect(avoidIn(text).avoid.injuries.toSorted()).toEqual(joints.toSorted())
  })

  it('distinguishes what is wanted from what is not', () => {
    expect(idsFor('I love squats. No lunges')).not.toContain('barbell-back-squat')
    expect(idsFor('I love squats but no lunges')).toContain('dumbbell-walking-lunge')
    expect(idsFor('I also row twice a week')).toEqual([])
  })

  it('leaves it out when in doubt', () => {
    expect(idsFor('I would like to avoid squats')).toContain('barbell-back-squat')
    expect(idsFor('squats')).toContain('barbell-back-squat')
  })

  it.each([
    ['without the smith machine', ['Smith machines']],
    ['bodyweight only', ['everything but bodyweight exercises']],
    ['no smith machine squats', ['Smith machine squats']],
  ])('says %s in plain English', (text, labels) => {
    expect(avoidIn(text).named.map(({ label }) => label)).toEqual(labels)
  })

  it.each([
    ['box', 'boxes'],
    ['incline-bench', 'adjustable benches'],
    ['bands', 'resistance bands'],
    ['free-weights', 'free weights'],
  ] as const)('names a tool in the plural: %s', (what, label) => {
    const { named } = avoidOf([{ kind: 'leave-out', what, quote: what }])
    expect(named).toEqual([{ about: 'tool', what, label }])
  })

  it.each([
    'No standing overhead',
    'no standing overhead pressing',
    'no standing overhead press please',
    "I can't do standing overhead work",
    'no overhead standing',
    'nothing overhead while standing, low ceiling',
  ])('leaves out of %s what is pressed while standing, and nothing else', (text) => {
    const { avoid, named } = avoidIn(text)
    const left = ['barbell-overhead-press', 'dumbbell-shoulder-press', 'overhead-squat']
    const kept = ['seated-dumbbell-shoulder-press', 'lat-pulldown', 'barbell-back-squat', 'pike-push-up']
    expect(avoid.ids).toEqual(expect.arrayContaining(left))
    for (const id of kept) expect(avoid.ids).not.toContain(id)
    expect([avoid.positions, avoid.patterns]).toEqual([[], []])
    expect(named.map(({ label }) => label)).toEqual(['overhead presses on your feet'])
  })

  it.each([
    ['no standing calf raises', 'standing calf raises', ['dumbbell-calf-raise', 'machine-seated-calf-raise']],
    ['no standing presses', 'overhead presses', []],
  ] as const)('reads %s as narrowly as it is meant', (text, label, [out, stays]) => {
    const { avoid, named } = avoidIn(text)
    expect(named.map((each) => each.label)).toEqual([label])
    if (out) expect(avoid.ids).toContain(out)
    if (stays) expect(avoid.ids).not.toContain(stays)
  })

  it.each([
    'no standing',
    'nothing standing, my feet hurt',
    'no standing exercises',
    'no standing, overhead',
  ])('still leaves out all that is done standing: %s', (text) => {
    expect(avoidIn(text).avoid.positions).toContain('standing')
  })

  it.each([
    [
      'Nothing with a barbell except deadlift',
      ['barbell-bench-press', 'barbell-back-squat'],
      ['barbell-deadlift'],
    ],
    ['no barbells except for deadlifts', ['barbell-back-squat'], ['barbell-deadlift', 'sumo-deadlift']],
    ['avoid barbells, apart from bench press', ['barbell-back-squat'], ['barbell-bench-press']],
    [
      'no machines other than the leg press and leg curls',
      ['machine-chest-press'],
      ['leg-press', 'seated-leg-curl'],
    ],
    ['no legs except leg press', ['barbell-back-squat', 'leg-extension'], ['leg-press']],
    ['no overhead work except lat pulldowns', ['barbell-overhead-press', 'pull-up'], ['lat-pulldown']],
    ['keine Langhantel außer Kreuzheben', ['barbell-back-squat'], ['barbell-deadlift']],
    ['nada con barra excepto peso muerto', ['barbell-back-squat'], ['barbell-deadlift']],
  ])('keeps what is excepted from a wider ban: %s', (text, out, stays) => {
    const may = mayDo(text)
    for (const id of [...out, ...stays]) expect(entryById(id)).toBeDefined()
    expect(out.filter(may)).toEqual([])
    expect(stays.filter((id) => !may(id))).toEqual([])
  })

  it('says what is excepted', () => {
    const { named } = avoidIn('Nothing with a barbell except deadlift')
    expect(named).toEqual([{ about: 'tool', what: 'barbell', label: 'barbells', detail: 'except deadlifts' }])
  })

  it.each([
    ['No jumps. Nothing with a barbell except squats', 'jump-squat'],
    ['No barbells. Squats are fine with dumbbells', 'barbell-back-squat'],
    ['no barbells, deadlifts hurt my back', 'barbell-deadlift'],
  ])('keeps nothing because of an unrelated exception: %s', (text, out) => {
    expect(entryById(out)).toBeDefined()
    expect(mayDo(text)(out)).toBe(false)
  })

  it('understands ways of moving and tools', () => {
    expect(avoidIn('no overhead pressing, no jumping').avoid).toMatchObject({
      patterns: ['vertical-push'],
      positions: ['jump'],
    })
    expect(avoidIn('I cannot kneel and hate machines').avoid).toMatchObject({ positions: ['kneeling'] })
    expect(avoidIn('skip legs, I run a lot').avoid.patterns).toContain('squat')
    expect(avoidIn('no leg press').avoid.patterns).toEqual([])
    expect(avoidIn('no barbells').avoid.implements).toEqual(['barbell', 'trap-bar', 'ez-bar', 'landmine'])
  })
})
