import { describe, expect, it } from '@jest/globals'
import type { TrainingAnswers } from '../../forms/program-request.ts'
import { profileOf } from '../profile/profile-of.ts'
import { USUAL } from '../../../dev/testkit/examples/rule-examples.ts'
import { isLegs, PATTERNS } from '../../exercises/vocabulary.ts'
import type { TrainingProfile } from '../profile/profile.ts'
import { weekOf } from './week-of.ts'
import { TODAY } from '../../../dev/testkit/today.ts'

const profileFor = (
  trainingDays: TrainingAnswers['trainingDays'],
  programmingSplit: TrainingAnswers['programmingSplit'],
  more: Partial<TrainingAnswers> = {},
) => profileOf({ ...USUAL, trainingDays, programmingSplit, ...more }, TODAY)
const daysOf = (...answers: Parameters<typeof profileFor>) => weekOf(profileFor(...answers)).kinds.join(' ')

describe('the days of a week', () => {
  it.each([
    [3, 'Full Body', 'full-body full-body full-body'],
    [4, 'Upper/Lower', 'upper lower upper lower'],
    [3, 'Upper/Lower', 'upper lower full-body'],
    [3, 'Push/Pull/Legs', 'push pull legs'],
    [4, 'Push/Pull/Legs', 'push pull legs full-body'],
    [6, 'Push/Pull/Legs', 'push pull legs push pull legs'],
    [3, 'Push/Pull/Lower', 'push pull lower'],
    [5, 'Body Part Split', 'chest back legs shoulders arms'],
    [3, 'No Preference', 'full-body full-body full-body'],
    [4, 'No Preference', 'upper lower upper lower'],
  ] as const)('on %i days of %s: %s', (days, split, kinds) => {
    expect(daysOf(days, split)).toBe(kinds)
  })

  const wanted: [5 | 4, Partial<TrainingProfile>, string][] = [
    [5, { keep: [{ what: 'bench-press', daysAWeek: 3 }] }, 'upper lower upper lower upper'],
    [4, { keep: [{ what: 'bench-press', daysAWeek: 3 }] }, 'upper lower upper full-body'],
    [5, { keep: [{ what: 'squat', daysAWeek: 3 }] }, 'lower upper lower upper lower'],
    [5, { keep: [{ what: 'squat' }] }, 'push pull legs upper lower'],
    [5, { person: { lifts: [], bringUp: ['glutes', 'legs'] } }, 'lower upper lower upper lower'],
    [5, { person: { lifts: [], bringUp: ['glutes', 'chest'] } }, 'push pull legs upper lower'],
  ]
  it.each(wanted)(
    'leave room for what is wanted most, where the split is ours: %i days',
    (days, more, kinds) =>
      expect(weekOf({ ...profileFor(days, 'No Preference'), ...more }).kinds.join(' ')).toBe(kinds),
  )

  // docs/program-quality.md: two days cannot hold a split for three, and the program says so.
  it('are full-body days if two cannot hold the split, and the buyer is told', () => {
    const { kinds, split, decisions } = weekOf(profileFor(2, 'Push/Pull/Legs'))
    expect(kinds).toEqual(['full-body', 'full-body'])
    expect(split).toBe('Push/Pull/Legs, run as Full Body A/B')
    expect(decisions.join(' ')).toContain('Two days cannot hold Push/Pull/Legs')
  })

  it('keep upper and lower days for a novice with five days and no preferred split', () => {
    expect(daysOf(5, 'No Preference', { experienceLevel: 'Novice' })).toBe('upper lower upper lower upper')
    expect(daysOf(5, 'No Preference')).toBe('push pull legs upper lower')
  })

  // T54: before a meet the bench press on three days.
  it('have a third bench press before a meet', () => {
    const profile = profileFor(4, 'No Preference', { primaryGoal: 'Strength' })
    expect(weekOf({ ...profile, event: { kind: 'meet', weeks: 8 } }).kinds).toEqual([
      'upper',
      'lower',
      'upper',
      'full-body',
    ])
  })

  // T67: arms that are brought up rest a day between.
  it('have an arm day for arms that are brought up, and no arms on the next day', () => {
    const { kinds, decisions } = weekOf(profileFor(5, 'Push/Pull/Legs', { facts: { bringUp: ['arms'] } }))
    expect(kinds).toEqual(['upper', 'legs', 'arms', 'pull', 'push'])
    expect(decisions.join(' ')).toContain('an arm day')
  })

  it('are not named after anything that is left out', () => {
    const profile = profileFor(4, 'Upper/Lower')
    const seated = { ...profile, avoid: { ...profile.avoid, patterns: PATTERNS.filter(isLegs) } }
    expect(weekOf(seated).kinds).toEqual(['upper', 'upper', 'upper', 'upper'])
    expect(weekOf(seated).decisions.join(' ')).toContain('Your legs have no exercise here, as you wrote')
    const push = profileFor(3, 'Push/Pull/Legs')
    const bans = PATTERNS.filter((each) => /push|fly|extension|raise/.test(each) && !isLegs(each))
    const unpushed = weekOf({ ...push, avoid: { ...push.avoid, patterns: bans } })
    expect(unpushed.kinds).toEqual(['full-body', 'pull', 'legs'])
    expect(unpushed.decisions.join(' ')).toContain('too little for Push days')
  })
})
