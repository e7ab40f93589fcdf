import type { TrainingAnswers } from '../../domain/forms/program-request.ts'
import type { TrainingProfile } from '../../domain/profile.ts'
import type { ModelReading } from '../../domain/statements/statement.ts'
import { createThread, programBeside } from '../../threads/thread.ts'
import type { Deeds, RulesJob } from './apply-rules.ts'

const ENTRY = programBeside(import.meta.url, 'apply-rules')

/** The longest text that a form takes is read within some milliseconds. */
const READING_MS = 2_000
/** Half a second for the hardest to please, on a machine with nothing else to do. */
const WRITING_MS = 60_000

/** These answers were not read in time. A worker that was frozen may do it next time; else a person has to look. */
export class AnswersUnreadable extends Error {
  override readonly name = 'AnswersUnreadable'
}

export type RulesThread = ReturnType<typeof createRulesThread>

/**
 * The thread in which the rules of training are applied: however long that takes, it holds up nothing else.
 * @see DEEDS of `apply-rules.ts`
 */
export function createRulesThread({ entry = ENTRY, readingMs = READING_MS } = {}) {
  const thread = createThread<RulesJob, ReturnType<Deeds[keyof Deeds]>>({ entry, called: 'the rules' })
  const run = <Name extends keyof Deeds>(
    job: Extract<RulesJob, { deed: Name }>,
    patienceMs: number,
  ): Promise<ReturnType<Deeds[Name]>> =>
    // A deed is answered with what it returns.
    thread.run(job, { patienceMs }) as Promise<ReturnType<Deeds[Name]>>
  return {
    /** @throws {AnswersUnreadable} after two seconds */
    read: (answers: TrainingAnswers, model?: ModelReading): Promise<TrainingProfile> =>
      run<'read'>({ deed: 'read', given: [answers, model] }, readingMs).catch((cause: unknown) => {
        throw new AnswersUnreadable('the answers could not be read in time', { cause })
      }),
    check: (...given: Parameters<Deeds['check']>) => run<'check'>({ deed: 'check', given }, WRITING_MS),
    mend: (...given: Parameters<Deeds['mend']>) => run<'mend'>({ deed: 'mend', given }, WRITING_MS),
    close: thread.close,
  }
}
