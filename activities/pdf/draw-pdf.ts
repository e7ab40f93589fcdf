import { answerJobs } from '../../platform/threads/answer-jobs.ts'
import { drawPdf } from './document.tsx'

void answerJobs(drawPdf)
