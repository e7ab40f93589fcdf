import { SAMPLE_ANSWERS } from '../../domain/forms/sample-person.ts'
import { shownOf, type Shown } from '../../domain/training/profile/understood/shown.ts'
import type { ByRule } from '../../domain/reading/read-texts.ts'
import { readTexts } from '../../domain/reading/read-texts.ts'
import { answerJobs } from '../../platform/threads/answer-jobs.ts'

/** What to read: the texts for a model, or the answers for a form. */
export type WordsJob = { texts: Parameters<typeof readTexts> } | { asked: Parameters<typeof shownOf> }

const read = (job: WordsJob): ByRule | Shown =>
  'texts' in job ? readTexts(...job.texts) : shownOf(...job.asked)

/** The first reading builds the tables of words, which takes longer than a thousand readings. */
void answerJobs(read, () => shownOf({ ...SAMPLE_ANSWERS, exercisesToAvoid: 'My knee hurts.' }, new Date()))
