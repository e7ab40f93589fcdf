import type { ModelReading } from '../domain/reading/statement.ts'
import type { FreeAnswers } from '../domain/training/profile/understood/reading.ts'
import type { Database } from '../storage/database.ts'
import { hashOf } from '../storage/ids.ts'
import { saveReading, findReading } from '../storage/readings.ts'
import { type ModelSettings, costUsd as costOf } from './ask-model.ts'
import {
  NOTHING_SAID,
  readWithModel,
  sayNothing,
  type ModelRead,
  type ReadingReport,
} from './read-with-model.ts'
import { READING_VERSION } from './reading-prompt.ts'
import type { ByRule, Texts } from '../domain/reading/read-texts.ts'
import { othersOf, textsOf } from './answers-to-read.ts'

/** Most models need ten seconds. A form does not wait: it has shown the reading by rule before. */
const ASK_FOR_MS = 30_000

interface Read {
  /** Null when nothing was said or the model gave no reading in time. */
  reading: ModelReading | null
  report: ReadingReport
}

export interface ReadingTools {
  database: Database
  model: ModelSettings
  /** Reads the same texts by rule. */
  rules: { words(texts: Texts, today: Date): Promise<ByRule> }
}

/**
 * The model's readings of people's answers, one for each text, so that the form shows the same reading that
 * the program is written from. No database transaction or connection is held while the model answers.
 */
export function createReadings({ database, model: models, rules }: ReadingTools) {
  const model = { ...models, model: models.readingModel ?? models.model }
  const keyOf = ({ comments, equipment }: Texts): string =>
    hashOf(JSON.stringify([READING_VERSION, model.model, comments, equipment]))

  const readOf = ({ outcome, reading, usage }: ModelRead): Read => ({
    reading,
    report: { outcome, usage, costUsd: costOf(model.model, usage) },
  })

  /** Returns a result that needs no model call: a stored reading, or that nothing was said. */
  const known = async (answers: FreeAnswers): Promise<Read | null> => {
    const texts = textsOf(answers)
    if (sayNothing(texts)) return readOf(NOTHING_SAID)
    const row = await findReading(database, keyOf(texts))
    if (!row) return null
    const { statements, usage, costUsd = null } = row
    return { reading: statements, report: { outcome: 'kept', usage, costUsd } }
  }

  /** Asks the model even if a reading is stored, and stores the new one. */
  const ask = async (answers: FreeAnswers, signal: AbortSignal): Promise<Read> => {
    const texts = textsOf(answers)
    const today = new Date()
    const asked = { today, texts, answers: othersOf(answers), rule: await rules.words(texts, today) }
    const read = readOf(await readWithModel(model, asked, { signal, timeoutMs: ASK_FOR_MS }))
    if (!read.reading) return read
    const { usage, costUsd } = read.report
    const { statements } = await saveReading(database, {
      ...{ key: keyOf(texts), statements: read.reading },
      ...{ usage, costUsd },
    })
    return { ...read, reading: statements }
  }
  return { known, ask }
}
