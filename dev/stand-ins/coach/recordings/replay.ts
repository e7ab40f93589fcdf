import { z } from 'zod'
import { safeText } from '../../../../language-model/safe-text.ts'
import { jsonWithin, type Messages } from '../fences.ts'
import { COMMENTS_FENCE } from '../../../../language-model/prompt.ts'
import { TEXTS_FENCE } from '../../../../language-model/reading-prompt.ts'
import { hashOf, readingOn, Recording } from './recording.ts'

const ENOUGH = 10_000
const alike = (one: string, other: string): boolean => safeText(one, ENOUGH) === safeText(other, ENOUGH)

/** The recorded reading for the texts of a request; null if nobody recorded wrote them. */
export function recordedReading(messages: Messages, all: readonly Recording[]) {
  const texts = jsonWithin(TEXTS_FENCE, Asked, messages)
  const found = all.find(
    ({ words }) => texts && alike(words.comments, texts.comments) && alike(words.equipment, texts.equipment),
  )
  return found && texts ? readingOn(found, texts.rules) : null
}
const Asked = Recording.shape.words.extend({ rules: z.array(z.string()) })

/** The recorded block for the words of a request, the corrected one if it is asked again. */
export function recordedBlock(messages: Messages, all: readonly Recording[]) {
  const comments = jsonWithin(COMMENTS_FENCE, z.string(), messages)
  const found = all.find(({ words }) => comments !== null && alike(words.comments, comments))
  const isCorrection = messages.some(({ role }) => role === 'assistant')
  return (isCorrection ? found?.corrected?.answer : undefined) ?? found?.block.answer ?? null
}

/** The recorded foreword for the program of a request. */
export function recordedForeword(messages: Messages, all: readonly Recording[]) {
  const of = hashOf(messages)
  return all.find(({ foreword }) => foreword.of === of)?.foreword.answer ?? null
}
