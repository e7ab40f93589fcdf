import { profileOf } from '../../domain/profile-of.ts'
import { answerJobs } from '../../threads/answer-jobs.ts'
import { check, mend } from './check-and-mend.ts'

const DEEDS = { read: profileOf, check, mend }
export type Tasks = typeof DEEDS

/** One task and its arguments. */
export type RulesJob = { [Name in keyof Tasks]: { task: Name; given: Parameters<Tasks[Name]> } }[keyof Tasks]

answerJobs((job: RulesJob) => {
  switch (job.task) {
    case 'read':
      return DEEDS.read(...job.given)
    case 'check':
      return DEEDS.check(...job.given)
    case 'mend':
      return DEEDS.mend(...job.given)
  }
})
