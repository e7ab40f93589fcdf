import { profileOf } from '../domain/training/profile/profile-of.ts'
import { SAMPLE_ANSWERS } from '../domain/forms/sample-person.ts'
import { answerJobs } from '../platform/threads/answer-jobs.ts'
import { check, mend } from './check-and-mend.ts'
import { readTexts } from '../domain/reading/read-texts.ts'

const TASKS = { words: readTexts, read: profileOf, check, mend }
export type Tasks = typeof TASKS

/** One task and its arguments. */
export type RulesJob = { [Name in keyof Tasks]: { task: Name; given: Parameters<Tasks[Name]> } }[keyof Tasks]

/** The first reading builds the tables of words, which takes longer than a thousand readings. */
const warmUp = () =>
  mend(null, profileOf({ ...SAMPLE_ANSWERS, exercisesToAvoid: 'My knee hurts.' }, new Date()))

const apply = (job: RulesJob) => {
  switch (job.task) {
    case 'words':
      return TASKS.words(...job.given)
    case 'read':
      return TASKS.read(...job.given)
    case 'check':
      return TASKS.check(...job.given)
    case 'mend':
      return TASKS.mend(...job.given)
  }
}

void answerJobs(apply, warmUp)
