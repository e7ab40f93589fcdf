import { expect, it } from '@jest/globals'
import { SAMPLE_ANSWERS, SAMPLE_DAY } from '../../forms/sample-person.ts'
import { expand } from '../printing/expand.ts'
import { profileOf } from '../profile/profile-of.ts'
import type { TrainingProfile } from '../profile/profile.ts'
import { writeByRule } from '../writer/write-by-rule.ts'

it('says that a row behind all the big lifts that the buyer wants in a day is optional', () => {
  const profile = profileOf({ ...SAMPLE_ANSWERS, trainingDays: 2, programmingSplit: 'Full Body' }, SAMPLE_DAY)
  const [day] = writeByRule(profile).days
  const row = (id: string) => ({ ...day!.exercises[0]!, id, progression: 'reps' as const, addSet: false })
  const ids = ['barbell-back-squat', 'barbell-bench-press', 'pull-up', 'plank']
  const notesFor = (count: number, limits: TrainingProfile['limits']) => {
    const block = {
      days: [{ ...day!, exercises: ids.slice(0, count).map(row) }],
      deloadWeek: null,
      leftOut: [],
    }
    return expand(block, { ...profile, limits }).weeks[0]!.workouts[0]!.exercises.map(({ notes }) => notes)
  }
  const optionalIn = (notes: readonly string[]) => notes.map((note) => note.startsWith('Optional. '))
  const limits = { bigLiftsADay: 2, ofExercises: [] }
  expect(optionalIn(notesFor(3, limits))).toEqual([false, false, true])
  expect(optionalIn(notesFor(3, undefined))).toEqual([false, false, false])
  expect(optionalIn(notesFor(4, limits))).toEqual([false, false, false, false])
})
