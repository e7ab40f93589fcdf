import { profileOf } from '../../domain/profile.ts'
import { answerJobs } from '../threads/answer-jobs.ts'

answerJobs(profileOf)
