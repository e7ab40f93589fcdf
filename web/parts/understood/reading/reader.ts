import { readWords } from '../../../../domain/calls/readings.ts'
import { ModelReading } from '../../../../domain/reading/statement.ts'
import {
  understandingOf,
  type FreeAnswers,
} from '../../../../domain/training/profile/understood/understanding.ts'
import { request } from '../../../requests/request.ts'

// Everything that needs the exercise catalogue or the word tables. Loaded when there is something to read.
export { choicesOf, matchIn, type Choice } from './choices.ts'
export { understandingOf }

const ReadingMade = ModelReading.nullable()

/** The answer for each text. Null forever if no model could read it. */
const answered = new Map<string, ModelReading | null>()

/**
 * The model's reading of the same texts, requested once for each. Null if it fails: the reading by rule works
 * without it, so no failure is shown.
 */
export async function readByModel(
  texts: FreeAnswers,
  surveyId: string | null,
  signal: AbortSignal,
): Promise<ModelReading | null> {
  const key = JSON.stringify(texts)
  const known = answered.get(key)
  if (known !== undefined) return known
  const body = { ...texts, ...(surveyId && { surveyId }) }
  const reading = await request(readWords, { body, signal }).then(
    (made) => ReadingMade.safeParse(made.reading).data ?? null,
    () => null,
  )
  if (!signal.aborted) answered.set(key, reading)
  return reading
}
