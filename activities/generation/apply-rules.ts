import { profileOf } from '../../domain/profile-of.ts'
import { answerJobs } from '../../threads/answer-jobs.ts'
import { check, mend } from './check-and-mend.ts'

const TASKS = { read: profileOf, check, mend }
export type Tasks = typeof TASKS

/** One task and its arguments. */
export type RulesJob = { [Name in keyof Tasks]: { task: Name; given: Parameters<Tasks[Name]> } }[keyof Tasks]

answerJobs((job: RulesJob) => {
  switch (job.task) {
    case 'read':
      return TASKS.read(...job.given)
    case 'check':
      return TASKS.check(...job.given)
    case 'mend':
      return TASKS.mend(...job.given)
  }
})
