import { answerJobs } from '../../../platform/threads/answer-jobs.ts'
import { drawSpreadsheet } from './workbook.ts'

void answerJobs(drawSpreadsheet)
