import type { TrainingAnswers } from '../domain/forms/program-request.ts'
import type { TrainingProfile } from '../domain/training/profile/profile.ts'
import type { ModelReading } from '../domain/reading/statement.ts'
import { createThread, entryBeside } from '../platform/threads/thread.ts'
import type { Tasks, RulesJob } from './apply-rules.ts'

const ENTRY = entryBeside(import.meta.url, 'apply-rules')

/** The longest text that a form accepts takes some milliseconds of a warm thread. */
const READING_MS = 2_000
/** The most difficult profile takes half a second. */
const WRITING_MS = 60_000

/** Reading these answers takes too long on any machine. An operator must look. */
export class AnswersUnreadable extends Error {
  override readonly name = 'AnswersUnreadable'
}

export type RulesThread = ReturnType<typeof createRulesThread>

/** In a thread of its own, so that long work does not block the event loop. */
export function createRulesThread({ entry = ENTRY, readingMs = READING_MS } = {}) {
  const thread = createThread<RulesJob, ReturnType<Tasks[keyof Tasks]>>({ entry, called: 'the rules' })
  const run = <Name extends keyof Tasks>(
    job: Extract<RulesJob, { task: Name }>,
    processorMs: number,
  ): Promise<ReturnType<Tasks[Name]>> =>
    // The thread answers a task with that task's return type.
    thread.run(job, { processorMs }) as Promise<ReturnType<Tasks[Name]>>
  const unreadable = (cause: unknown) => {
    throw new AnswersUnreadable('the answers could not be read in time', { cause })
  }
  return {
    /** @throws {AnswersUnreadable} after two seconds of a processor */
    words: (...given: Parameters<Tasks['words']>) =>
      run<'words'>({ task: 'words', given }, readingMs).catch(unreadable),
    /** @throws {AnswersUnreadable} after two seconds of a processor */
    read: (answers: TrainingAnswers, today: Date, model?: ModelReading): Promise<TrainingProfile> =>
      run<'read'>({ task: 'read', given: [answers, today, model] }, readingMs).catch(unreadable),
    check: (...given: Parameters<Tasks['check']>) => run<'check'>({ task: 'check', given }, WRITING_MS),
    mend: (...given: Parameters<Tasks['mend']>) => run<'mend'>({ task: 'mend', given }, WRITING_MS),
    warm: thread.warm,
    close: thread.close,
  }
}
