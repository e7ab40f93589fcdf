import { describe, expect, it } from '@jest/globals'
import { readByRule } from '../read-by-rule.ts'
import { inYear } from '../../../dev/testkit/today.ts'

const toldIn = (text: string) =>
  readByRule(text, 'comments', inYear(2026))
    .flatMap((each) =>
      each.kind === 'has' || each.kind === 'lacks' || each.kind === 'only-with'
        ? [`${each.kind} ${each.what}`]
        : [],
    )
    .toSorted()

describe('equipment in a comment', () => {
  it.each([
    ['my gym has a cable station and dumbbells, no bench', ['has cable', 'has dumbbells', 'lacks bench']],
    ['student gym is tiny: 1 smith, dbs till 24kg', ['has dumbbells', 'has smith-machine']],
    ['I live in my cab. Got a pair of 35lb dumbells', ['has dumbbells']],
    ['Landmine press is ok he said & my gym has one', ['has landmine']],
    ['bench stuck at 100 kg. the cable tower is there, just no rope for it', ['has cable']],
    ['lockdown gym: 2x 15kg dumbells, resistance bands, yoga mat. that’s it', ['has bands', 'has dumbbells']],
    ["J'ai: haltères 3 à 10 kg, élastiques", ['has bands', 'has dumbbells']],
    ['no tengo banco pero hay polea', ['has cable', 'lacks bench']],
    ['SOLD MY RACK', ['lacks rack']],
    ["my gym doesn't have a leg press", ['lacks leg-press']],
    ['our gym got rid of the leg curl', ['lacks leg-curl']],
    ['Beinpresse gibts bei uns keine', ['lacks leg-press']],
  ])('is read: %s', (text, told) => {
    expect(toldIn(text)).toEqual(told)
  })

  it.each([
    'I have to avoid machines',
    'pls no machine i have phobia of germs haha barbell and dumbell only',
    'i have a bad shoulder so barbell squats are tough',
    'curls with the 10 kg dumbbells are easy',
    'want 2 plates on bench by xmas',
    'Would love a 140 bench before I am 40',
    'my bench is 100 kg',
    'chest press machine 20 kg, leg press 90 kg at my gym',
    'I used to have a barbell',
  ])('is not made up: %s', (text) => {
    expect(toldIn(text).filter((each) => each.startsWith('has'))).toEqual([])
  })

  it('is no wish to use nothing else if nothing else is there', () => {
    expect(toldIn('Thuis alleen elastieken en 2 dumbbells van 6')).toEqual(['has bands', 'has dumbbells'])
    expect(toldIn('machines only please')).toEqual(['only-with machines'])
  })
})

it('treats sold things as gone, and the cable of a machine as a part of it', () => {
  const homeIn = (text: string) =>
    readByRule(text, 'equipment', inYear(2026))
      .flatMap((each) => (each.kind === 'has' || each.kind === 'lacks' ? [`${each.kind} ${each.what}`] : []))
      .toSorted()
  expect(homeIn('had a smith machine, sold it for a proper power rack')).toEqual([
    'has rack',
    'lacks smith-machine',
  ])
  expect(homeIn('barbell and plates, NO leg machines at all')).toEqual([
    'has barbell',
    'has plates',
    'lacks leg-curl',
    'lacks leg-extension',
    'lacks leg-press',
  ])
  expect(toldIn('the pulldown cable snapped')).not.toContain('lacks cable')
})
