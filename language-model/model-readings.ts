import type { ModelReading } from '../domain/reading/statement.ts'
import { homeGymOf } from '../domain/training/profile/equipment/equipment.ts'
import type { FreeAnswers } from '../domain/training/profile/understood/understanding.ts'
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
import { READING_VERSION, type Texts } from './reading-prompt.ts'

/** The buyer has already seen the reading by rule; ten seconds would be too long to wait. */
const ASK_FOR_MS = 8_000

interface Read {
  /** Null when nothing was said or the model gave no reading in time. */
  reading: ModelReading | null
  report: ReadingReport
}

/** One reading for each text: the form shows what the program is written from. */
export function createReadings({ database, model }: { database: Database; model: ModelSettings }) {
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
    const read = readOf(await readWithModel(model, texts, { signal, timeoutMs: ASK_FOR_MS }))
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

/** The texts that the rules read. Home equipment counts only for people who train at home. */
const textsOf = ({ equipment = '', equipmentDetails, exercisesToAvoid = '' }: FreeAnswers): Texts => ({
  comments: exercisesToAvoid.trim(),
  equipment: /^home/i.test(equipment) ? homeGymOf(equipment, equipmentDetails).trim() : '',
})
