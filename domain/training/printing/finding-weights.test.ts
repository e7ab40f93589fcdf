import { describe, expect, it } from '@jest/globals'
import type { TrainingAnswers } from '../../forms/program-request.ts'
import { inBoth } from '../../program/phrase.ts'
import { profileOf } from '../profile/profile-of.ts'
import { entryByName } from '../../exercises/catalogue.ts'
import { firstBar, firstWeights } from './finding-weights.ts'
import { USUAL } from '../../../dev/testkit/examples/rule-examples.ts'
import { TODAY } from '../../../dev/testkit/today.ts'

const who = (answers: Partial<TrainingAnswers> = {}) => profileOf({ ...USUAL, ...answers }, TODAY)
const none = { any: false, about: false, missing: true }
const told = (answers: Partial<TrainingAnswers>, printed = none, few = false) =>
  firstWeights(who(answers), printed, few).join(' ')

describe('the first weights', () => {
  it('need no explanation if all are printed', () => {
    expect(told({}, { any: true, about: false, missing: false })).toBe('')
  })

  it('are found with the program’s effort scale', () => {
    expect(told({})).toContain('Stop when a set ends at the planned RIR.')
    expect(told({ programmingStyle: 'RPE' })).toContain('Stop when a set ends at the planned RPE.')
    expect(told({}, { ...none, any: true })).toMatch(/^No weight printed\?/)
  })

  // Helms 2016: beginners judge their reserve worse. A bar that slows down leaves one or two, and they shall keep four.
  it('of a novice are found at the planned reserve too, and in doubt one lighter', () => {
    expect(told({ experienceLevel: 'Novice' })).toContain('Stop when only the planned RIR is left. In doubt')
    expect(told({ experienceLevel: 'Novice' })).not.toContain('slow')
  })

  it('of thin bones are found while they are easy, and not by the form that goes', () => {
    const bones = { experienceLevel: 'Novice', exercisesToAvoid: 'I have osteoporosis' } as const
    expect(told(bones)).toContain('Stop while a set is still easy')
    const bar = firstBar([entryByName('Barbell Back Squat')!], who(bones), none)
    expect(bar.map(inBoth).join(' ')).toContain('stop while it is still easy')
    expect(bar.map(inBoth).join(' ')).not.toContain('form')
  })

  it('leave four reps in reserve for people who must be cleared first', () => {
    expect(told({ exercisesToAvoid: 'chest pain' })).toContain('sure of four more reps after every set')
  })

  it('start with the lightest of a few sizes', () => {
    expect(told({}, none, true)).toContain('begin each lift with the lightest that you own')
  })

  it('take no time from a short session', () => {
    const brief = { ...who(), minutes: 20 }
    expect(firstWeights(brief, none, false).join(' ')).not.toContain('10 minutes more')
    expect(told({})).toContain('10 minutes more')
  })
})

describe('the first bar', () => {
  const bar = (names: readonly string[], answers: Partial<TrainingAnswers> = { experienceLevel: 'Novice' }) =>
    firstBar(
      names.map((name) => entryByName(name)!),
      who(answers),
      none,
    )
      .map(inBoth)
      .join(' ')

  // r/Fitness: the empty bar.
  it('is empty, and starts a deadlift at the height of full plates', () => {
    expect(bar(['Barbell Bench Press'])).toContain('20 kg (45 lb)')
    expect(bar(['Barbell Bench Press'])).not.toContain('shins')
    expect(bar(['Barbell Deadlift'])).toContain('to the middle of your shins')
    expect(bar(['Barbell Deadlift'])).not.toContain('40 kg')
  })

  it('is weighed where no two are alike', () => {
    const told = bar(['Trap-Bar Deadlift'])
    expect(told).toContain('No two trap bars weigh the same: weigh yours or ask the staff.')
    expect(told).not.toMatch(/20 kg|shins/)
  })

  it('needs no explanation without a bar, or after the first year', () => {
    expect(bar(['Dumbbell Curl'])).toBe('')
    expect(bar(['Barbell Bench Press'], {})).toBe('')
  })
})
