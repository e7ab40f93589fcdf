import { SAMPLE_ANSWERS } from '../../domain/forms/sample-person.ts'
import { profileOf } from '../../domain/training/profile/profile-of.ts'
import { shownOf, type Shown } from '../../domain/training/profile/understood/shown.ts'
import { outlineOf, type Outline } from '../../domain/training/writer/outline.ts'
import type { ByRule } from '../../domain/reading/read-texts.ts'
import { readTexts } from '../../domain/reading/read-texts.ts'
import { answerJobs } from '../../platform/threads/answer-jobs.ts'

/** What to read: the texts for a model, the answers for a form, or all answers for the outline of their program. */
export type WordsJob =
  | { texts: Parameters<typeof readTexts> }
  | { asked: Parameters<typeof shownOf> }
  | { answered: Parameters<typeof profileOf> }

const read = (job: WordsJob): ByRule | Shown | Outline => {
  if ('texts' in job) return readTexts(...job.texts)
  return 'asked' in job ? shownOf(...job.asked) : outlineOf(profileOf(...job.answered))
}

/** The first job builds the tables of words and of lifts, which takes longer than a thousand readings. */
void answerJobs(read, () =>
  outlineOf(profileOf({ ...SAMPLE_ANSWERS, exercisesToAvoid: 'My knee hurts.' }, new Date())),
)
