import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { answersWith, anyAnswers } from '../../stand-ins/coach/arbitrary.ts'
import { byTier } from '../../testkit/tiers/tier.ts'
import { contradictionsIn } from './contradictions.ts'
import { peopleAsTheyWrite } from './people.ts'

const PEOPLE = byTier({ quick: 8, all: 40, nightly: 3000 })

const pick = <T>(...from: T[]) => fc.constantFrom(...from)

/** Words about days, limbs, lifts, dates and daily life, in all combinations. */
const anyLife = fc
  .tuple(
    pick(
      '',
      'I run Tue and Sun',
      'football on Wednesdays and Saturdays',
      'I climb on Thursdays',
      'I play hockey',
      'I swim on Mondays and cycle on Saturdays',
      'I run every day but Monday',
    ),
    pick(
      '',
      'I can only train Tuesday and Sunday',
      'no time on Mondays and Fridays',
      'my legs are dead on Thursdays',
      'only Mon, Wed and Sat',
    ),
    pick(
      '',
      'I use a wheelchair',
      'no legs please',
      'no jumps, no jumping',
      'bad knees',
      'I had a stroke',
      'asthma',
    ),
    pick(
      '',
      'half marathon in 6 weeks',
      'half marathon in 8 weeks',
      '10k in 4 weeks',
      'fitness test in 2 weeks',
      'powerlifting meet in 8 weeks',
      'push-pull meet in 9 weeks',
      'bench-only meet in 8 weeks',
      'meet in 7 weeks',
    ),
    pick('', 'I sleep 5 hours with a newborn', 'on Ozempic', 'I want to lose 20 pounds', 'I love squats'),
  )
  .map((said) => said.filter(Boolean).join('. '))

describe('no sentence of a program contradicts it', () => {
  it.each(peopleAsTheyWrite())('for %s', (_id, answers) => {
    expect(contradictionsIn(answers)).toEqual([])
  })

  it.each([
    ['whatever they write', anyAnswers],
    ['whatever their days and lives', answersWith(pick('barbell, rack, bench, 120 kg of plates'), anyLife)],
  ])('for random people, %s', (_what, people) => {
    fc.assert(
      fc.property(people, (answers) => {
        expect(contradictionsIn(answers)).toEqual([])
      }),
      { numRuns: Math.ceil(PEOPLE / 2) },
    )
  })
})
