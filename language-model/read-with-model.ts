import { isQuotedFrom } from '../domain/reading/words/quoted.ts'
import type { Heard, ModelReading } from '../domain/reading/statement.ts'
import { saysNothing } from '../domain/training/profile/understood/blank.ts'
import { askModel, type ModelSettings, type Unusable, type Usage } from './ask-model.ts'
import { MAX_LINES, READING, readingPrompt, type ToRead } from './reading-prompt.ts'
import type { Texts } from '../domain/reading/read-texts.ts'
import { readingFrom } from './reading-lines.ts'

export interface ModelRead {
  outcome: 'read' | 'nothing-said' | 'unavailable' | Unusable
  /** Null unless the outcome is `read`. */
  reading: ModelReading | null
  usage: Usage
}

/** How a reading was made, for operators. `kept` is a stored reading, paid for earlier. */
export interface ReadingReport {
  outcome: ModelRead['outcome'] | 'kept'
  usage: Usage
  /** In US dollars; null if the model's price is unknown. */
  costUsd: number | null
}

export interface ReadingLimits {
  signal?: AbortSignal
  timeoutMs: number
}

const NO_USAGE: Usage = { tokensIn: 0, tokensInCached: 0, tokensOut: 0 }

export const NOTHING_SAID: ModelRead = { outcome: 'nothing-said', reading: null, usage: NO_USAGE }
export const sayNothing = ({ comments, equipment }: Texts): boolean =>
  saysNothing(comments) && saysNothing(equipment)

/** Asks once. A failure is an outcome: the reading by rule exists. Drops quotes that are not in the text. */
export async function readWithModel(
  settings: ModelSettings,
  asked: ToRead,
  { signal, timeoutMs }: ReadingLimits,
): Promise<ModelRead> {
  const { texts, rule } = asked
  if (sayNothing(texts)) return NOTHING_SAID
  try {
    const answer = await askModel({ ...settings, timeoutMs }, READING, readingPrompt(asked), { signal })
    const { usage } = answer
    if (answer.outcome !== 'answered') return { outcome: answer.outcome, reading: null, usage }
    const { comments, equipment } = readingFrom(answer.answer, rule)
    const reading = {
      comments: quotedFrom(texts.comments, comments),
      equipment: quotedFrom(texts.equipment, equipment),
    }
    return { outcome: 'read', reading, usage }
  } catch {
    return { outcome: 'unavailable', reading: null, usage: NO_USAGE }
  }
}

function quotedFrom(text: string, heard: readonly Heard[]): Heard[] {
  const isQuoted = isQuotedFrom(text)
  return heard.filter(({ quote }) => isQuoted(quote)).slice(0, MAX_LINES)
}
