import { profileOf } from '../../domain/profile-of.ts'
import { answerJobs } from '../../threads/answer-jobs.ts'
import { check, mend } from './check-and-mend.ts'

const DEEDS = { read: profileOf, check, mend }
export type Deeds = typeof DEEDS

/** One deed and its arguments. */
export type RulesJob = { [Name in keyof Deeds]: { deed: Name; given: Parameters<Deeds[Name]> } }[keyof Deeds]

answerJobs((job: RulesJob) => {
  switch (job.deed) {
    case 'read':
      return DEEDS.read(...job.given)
    case 'check':
      return DEEDS.check(...job.given)
    case 'mend':
      return DEEDS.mend(...job.given)
  }
})
