import type { Shown, shownOf } from '../../domain/training/profile/understood/shown.ts'
import type { profileOf } from '../../domain/training/profile/profile-of.ts'
import type { Outline } from '../../domain/training/writer/outline.ts'
import type { ByRule } from '../../domain/reading/read-texts.ts'
import type { readTexts } from '../../domain/reading/read-texts.ts'
import { createThread, entryBeside } from '../../platform/threads/thread.ts'
import type { WordsJob } from './read-words.ts'

const ENTRY = entryBeside(import.meta.url, 'read-words')

/**
 * The longest text that a form accepts takes some milliseconds of a warm thread; each correction reads it again.
 * An outline takes a tenth of a second.
 */
const READING_MS = 2_000

/** Reads people's words by rule in a thread of its own, so that they do not block the gateway's other calls. */
export function createWordsThread() {
  const thread = createThread<WordsJob, ByRule | Shown | Outline>({ entry: ENTRY, called: 'the words' })
  // The thread answers each kind of job with that job's result.
  const run = <Read>(job: WordsJob) => thread.run(job, { processorMs: READING_MS }) as Promise<Read>
  return {
    words: (...texts: Parameters<typeof readTexts>) => run<ByRule>({ texts }),
    outline: (...answered: Parameters<typeof profileOf>) => run<Outline>({ answered }),
    shown: (...asked: Parameters<typeof shownOf>) => run<Shown>({ asked }),
    warm: thread.warm,
    close: thread.close,
  }
}
