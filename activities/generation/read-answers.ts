import { profileOf } from '../../domain/profile-of.ts'
import { answerJobs } from '../../threads/answer-jobs.ts'
import type { ReadingJob } from './reading-thread.ts'

answerJobs(({ answers, model }: ReadingJob) => profileOf(answers, model))
