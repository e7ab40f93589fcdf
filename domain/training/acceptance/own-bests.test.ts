import { describe, expect, it } from '@jest/globals'
import { check, mend } from '../../../language-model/check-and-mend.ts'
import { SAMPLE_ANSWERS, SAMPLE_DAY } from '../../forms/sample-person.ts'
import type { TrainingAnswers } from '../../forms/program-request.ts'
import { entryById } from '../../exercises/catalogue.ts'
import { effortIn, middleOf, repsIn } from '../../program/notation.ts'
import type { GeneratedProgram } from '../../program/program.ts'
import type { Heard } from '../../reading/statement.ts'
import type { TrainingBlock } from '../draft/draft.ts'
import { objectionTo } from '../profile/eligible.ts'
import { profileOf } from '../profile/profile-of.ts'
import { hardOf } from '../review/review.ts'
import type { TrainingProfile } from '../profile/profile.ts'

const FULL_BODY = { trainingDays: 3, programmingSplit: 'Full Body', sessionLength: 60 } as const
const profileWith = (said: string, person: Partial<TrainingAnswers> = {}, comments: Heard[] = []) =>
  profileOf({ ...SAMPLE_ANSWERS, ...FULL_BODY, ...person, exercisesToAvoid: said }, SAMPLE_DAY, {
    comments,
    equipment: [],
  })

/** A block by the rules, in which a model puts an exercise in the place of the last one of each day. */
function writtenWith(id: string, profile: TrainingProfile): { program: GeneratedProgram; hard: number } {
  const { block } = mend(null, profile)
  const asked: TrainingBlock = {
    ...block,
    days: block.days.map((day) => ({
      ...day,
      exercises: [
        ...day.exercises.filter((each) => each.id !== id).slice(0, -1),
        { id, sets: 3, repsLow: 6, repsHigh: 12, rir: 3, progression: 'reps', addSet: false },
      ],
    })),
  }
  const { program, findings } = check(asked, profile)
  const isOfIt = ({ rule, says }: (typeof findings)[number]) =>
    rule.startsWith('R30') || says.includes(entryById(id)!.name)
  return { program, hard: hardOf(findings).filter(isOfIt).length }
}

const setsOf = ({ weeks }: GeneratedProgram, id: string) =>
  weeks.flatMap(({ weekNumber, deload, workouts }) =>
    workouts.flatMap(({ exercises }) =>
      exercises.flatMap(({ exerciseId, reps, intensity, isTest }) =>
        exerciseId === id && !isTest
          ? [{ week: weekNumber, deload, reps: repsIn(reps)!, rir: { low: middleOf(effortIn(intensity)!) } }]
          : [],
      ),
    ),
  )

describe.each([
  ['9 pull-ups', 'pull-up', 9],
  ['9 pull-ups', 'chin-up', 9],
  ['6 pull-ups', 'pull-up', 6],
  ['4 pull-ups', 'pull-up', 4],
  ['12 pull-ups', 'pull-up', 12],
  ['7 dips', 'parallel-bar-dip', 7],
  ['12 push-ups', 'push-up', 12],
  ['12 push-ups', 'decline-push-up', 9],
])('I can do %s: the sets of %s', (words, id, best) => {
  const { program, hard } = writtenWith(id, profileWith(`I can do ${words}.`))
  const sets = setsOf(program, id)

  it('are possible in every week', () => {
    expect(hard).toBe(0)
    expect(sets.length).toBeGreaterThanOrEqual(8)
    for (const { week, reps, rir } of sets) {
      const isFirst = week === 1
      expect(reps.high + rir.low).toBeLessThanOrEqual(
        isFirst ? Math.max(best, 5) : Math.ceil(best * 1.15) + 1,
      )
      expect(reps.high).toBeLessThan(Math.max(best, 5))
      expect(reps.low).toBeGreaterThanOrEqual(3)
    }
  })

  it('still grow, or come nearer to the limit', () => {
    const [first, last] = [sets[0]!, sets.at(-1)!]
    expect(last.reps.high - last.rir.low).toBeGreaterThan(first.reps.high - first.rir.low)
  })
})

it('leaves the reps as they are where the best set is far above them', () => {
  const { program } = writtenWith('push-up', profileWith('I can do 40 push-ups.'))
  expect(setsOf(program, 'push-up').at(-1)!.reps.high).toBe(12)
})

describe('where nobody knows how many pull-ups somebody does', () => {
  const { program } = writtenWith('pull-up', profileWith('I train at home.'))
  const sets = setsOf(program, 'pull-up')
  const first = program.weeks[0]!.workouts.flatMap(({ exercises }) =>
    exercises.filter(({ exerciseId }) => exerciseId === 'pull-up'),
  )

  it('their reps grow by a few', () => {
    expect(sets[0]!.reps.low).toBe(6)
    expect(sets.at(-1)!.reps.high).toBe(9)
  })

  it('a pulldown or help stands beside them, and below five the rule sends there', () => {
    for (const { substitutes = [], rule } of first) {
      expect(substitutes.join()).toMatch(/Pulldown|Assisted/)
      expect(rule).toMatch(/Missed twice: 2 reps fewer. Under 5: back to .*(Assisted|Chin-Up)/)
    }
  })
})

it.each([
  ['9 pull-ups', 'pull-up'],
  ['9 pull-ups', 'chin-up'],
  ['20 push-ups', 'push-up'],
  ['20 push-ups', 'decline-push-up'],
])('takes nothing away that somebody does well: %s, %s', (words, id) => {
  const { program } = writtenWith(id, profileWith(`I can do ${words}.`))
  const rules = program.weeks[0]!.workouts.flatMap(({ exercises }) =>
    exercises.flatMap(({ exerciseId, rule = '' }) => (exerciseId === id ? [rule] : [])),
  )
  expect(rules.length).toBeGreaterThan(0)
  for (const rule of rules) expect(rule).toMatch(/Missed twice: do 2 reps fewer for a week\.$/)
})

it('closes what is too hard as yet, and opens what is not', () => {
  const open = (words: string, id: string, person = {}) =>
    objectionTo(entryById(id)!, profileWith(words, person)) === null
  const novice = { experienceLevel: 'Novice' } as const
  expect(open('I can do 2 dips.', 'parallel-bar-dip')).toBe(false)
  expect(open('I can do push-ups.', 'parallel-bar-dip', novice)).toBe(false)
  expect(open('I can do 8 dips.', 'parallel-bar-dip', novice)).toBe(true)
})
