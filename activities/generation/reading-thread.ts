import type { TrainingProfile } from '../../domain/profile.ts'
import type { TrainingAnswers } from '../../domain/forms/program-request.ts'
import type { ModelReading } from '../../domain/statements/statement.ts'
import { createThread, programBeside } from '../../threads/thread.ts'

const ENTRY = programBeside(import.meta.url, 'read-answers')

export interface ReadingJob {
  answers: TrainingAnswers
  model: ModelReading | undefined
}

/** The longest text that a form takes is read within some milliseconds. */
const PATIENCE_MS = 2_000

/** These answers were not read in time. A worker that was frozen may do it next time; else a person has to look. */
export class AnswersUnreadable extends Error {
  override readonly name = 'AnswersUnreadable'
}

/** The thread that reads what people wrote: whatever they wrote, it holds up nobody else. */
export function createReadingThread({ entry = ENTRY, patienceMs = PATIENCE_MS } = {}) {
  const thread = createThread<ReadingJob, TrainingProfile>({ entry, called: 'the reading', patienceMs })
  return {
    /** @throws {AnswersUnreadable} after two seconds */
    read: (answers: TrainingAnswers, model?: ModelReading): Promise<TrainingProfile> =>
      thread.run({ answers, model }).catch((cause: unknown) => {
        throw new AnswersUnreadable('the answers could not be read in time', { cause })
      }),
    close: thread.close,
  }
}
