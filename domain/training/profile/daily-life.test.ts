import { describe, expect, it } from '@jest/globals'
import { dailyLifeOf } from './daily-life.ts'

describe('daily life', () => {
  it.each([
    'perimenopausal, sleeping maybe 5 hours',
    'next to no sleep and 16 hours of class',
    'I only get 4-5 hours of sleep',
    'newborn at home, I barely sleep',
    'I work night shifts',
    'Ich schlafe nur 5 Stunden',
    'the baby wakes me up four times',
    'awake half the night with the twins',
    "I'm up three or four times a night",
  ])('is short of sleep: %s', (text) => expect(dailyLifeOf(text).sleepsLittle).toBe(true))

  it.each([
    'I sleep 8 hours',
    'I pull myself up five times a day',
    'I get up at five',
    'I sleep well',
    '5 hours of class, then a nap',
    '',
    '16 hours of sleep a day',
  ])('is not short of sleep: %s', (text) => expect(dailyLifeOf(text).sleepsLittle).toBeUndefined())

  it.each([
    ['On Ozempic, lost 18 kg and scared it is my muscle that is going', 'medicine'],
    ['on a GLP-1', 'medicine'],
    ['have to lose over 100 pounds', 'wants'],
    ['I want to drop some belly fat', 'wants'],
    ['my doctor says I am obese', 'wants'],
    ['the mirror is no longer funny and I have to get my fat ass into a gym', 'wants'],
    ['I just want to lean out a bit', 'wants'],
    ['full fat milk every day', undefined],
    ['I do not want to lose weight', undefined],
    ['gain size without losing my 100 kg bench', undefined],
    ['drop sets are fine', undefined],
    ['I want to lose the barbell', undefined],
  ] as const)('of %s: %s', (text, losesWeight) => expect(dailyLifeOf(text).losesWeight).toBe(losesWeight))

  it.each([
    ['15 and built like a coat hanger', { wantsToGain: true }],
    ['I am skinny fat', {}],
    ['I have no clue what to do there', { isLost: true }],
    ['I have no idea how to even begin', { isLost: true }],
    ["never trained, don't know where to start", { isLost: true }],
    ['I have no idea why my knee clicks', {}],
    ['next to no sleep and maybe 80 g of protein', { sleepsLittle: true, proteinG: 80 }],
    ['how do I get to 80 g of protein', {}],
    ['student on a tight budget', { hasLittleMoney: true }],
  ])('of %s: %j', (text, told) => expect(dailyLifeOf(text)).toEqual(told))
})
