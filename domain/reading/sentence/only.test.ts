import { describe, expect, it } from '@jest/globals'
import { understandingOf } from '../../training/profile/understood/understanding.ts'
import { readByRule } from '../read-by-rule.ts'
import { TODAY, inYear } from '../../../dev/testkit/today.ts'

const leftOut = (exercisesToAvoid: string) =>
  understandingOf({ equipment: 'commercial', exercisesToAvoid }, TODAY).leavesOut.join(', ')
const said = (text: string, ...kinds: readonly string[]) =>
  readByRule(text, 'comments', inYear(2026))
    .flatMap((each) => (kinds.includes(each.kind) && 'what' in each ? [each.what] : []))
    .join(' ')

describe('a text that leaves everything else out', () => {
  it.each([
    ['I only have dumbbells', 'everything but dumbbells'],
    ['I only use machines', 'everything but machines'],
    ['I only want to use the kettlebells', 'everything but kettlebells'],
    ['only dumbbells please', 'everything but dumbbells'],
    ['dumbbells only', 'everything but dumbbells'],
    ['just machines, please', 'everything but machines'],
    ["just dumbbells and a bench, that's all I want to use", 'everything but dumbbells'],
    ['the only thing I have is a kettlebell', 'everything but kettlebells'],
    ['my gym only has machines', 'everything but machines'],
    ['I only have one kettlebell', 'everything but kettlebells'],
    ['nur Kurzhanteln bitte', 'everything but dumbbells'],
  ])('%s', (text, all) => {
    expect(leftOut(text)).toBe(all)
  })
})

describe('a text that calls something the only one, or mentions it, leaves nothing else out', () => {
  it.each([
    'The only dumbbells my gym has are 10 kg',
    'there is only one cable station',
    'There is just one cable machine in my gym',
    'the gym only has two cable stations',
    'my gym only has dumbbells up to 20',
    'my only machine is at work',
    'the only machine I like is the one for legs',
    'only machine I like is the chest one',
    "only barbell I can find is bent, I can't tell you more",
    "I've only ever used machines",
    'I just bought dumbbells',
    'I just started with barbells',
    'not only machines',
    'the dumbbells are free only at night',
    'I only use dumbbells for curls',
    'la única polea de mi gimnasio es vieja',
    'die einzigen Kurzhanteln im Gym sind nur bis 20 kg',
    'I only have a rack',
    'just a bench',
  ])('%s', (text) => {
    expect(leftOut(text)).not.toContain('everything')
    expect(said(text, 'only-with')).toBe('')
  })
})

describe('a thing that is never free', () => {
  it.each([
    ['The only squat rack in my gym is always taken in the evening.', 'rack'],
    ['The squat rack is always busy', 'rack'],
    ['the cable station is usually occupied', 'cable'],
    ['the rack is never free after work', 'rack'],
    ['squat racks are always in use', 'rack'],
    ["Smith machine is nearly always taken and I can't wait for it", 'smith-machine'],
    ['people are always hogging the squat rack', 'rack'],
    ['I always have to queue for the leg press', 'leg-press'],
    ['the lat pulldown has been out of order since june', 'lat-pulldown'],
    ['el rack está siempre ocupado', 'rack'],
    ['Das Rack ist immer besetzt', 'rack'],
    ['le rack est toujours occupé', 'rack'],
    ['il rack è sempre occupato', 'rack'],
    ['o rack está sempre ocupado', 'rack'],
    ['het rack is altijd bezet', 'rack'],
  ])('is not there: %s', (text, lacks) => {
    expect(said(text, 'lacks', 'leave-out')).toBe(lacks)
  })

  it.each([
    'the squat rack is usually free',
    'the rack is not always busy',
    "the leg press isn't broken anymore",
    'the smith machine is never taken',
    'the cable station is sometimes busy',
    'the calf raise machine at my gym is always taken by the same guy',
    'I am always busy, the rack is fine',
  ])('is there: %s', (text) => {
    expect(said(text, 'lacks', 'leave-out', 'only-with')).toBe('')
  })
})
