import { createHash } from 'node:crypto'
import { z } from 'zod'
import { FREE_TEXT_LIMIT } from '../domain/forms/limits.ts'
import { SPORTS } from '../domain/reading/lexicon/sports.ts'
import { WAYS } from '../domain/reading/lexicon/ways.ts'
import { GEAR_WORDS } from '../domain/reading/lexicon/gear.ts'
import { LIFTS } from '../domain/reading/lexicon/lifts.ts'
import { HOWS, MOVEMENTS } from '../domain/reading/lexicon/generated/words.ts'
import { JOINTS, MUSCLES } from '../domain/reading/lexicon/body.ts'
import { CONDITIONS } from '../domain/reading/lexicon/condition-names.ts'
import { ModelReading, namesOf } from '../domain/reading/statement.ts'
import { IMPLEMENTS } from '../domain/exercises/vocabulary.ts'
import { WEEKDAYS } from '../domain/program/weeks.ts'
import type { Form } from './ask-model.ts'
import type { Message } from './prompt.ts'
import type { ByRule, Texts } from '../domain/reading/read-texts.ts'
import { numbered, type Lines } from './reading-lines.ts'
import { PROMPTS } from './generated/prompts.ts'
import { filled, safeText } from './safe-text.ts'

/** What a model reads: the texts, what else the buyer answered, and what the rules read in the texts. */
export interface ToRead {
  today: Date
  texts: Texts
  /** The other answers, in the words of the forms. */
  answers: object
  rule: ByRule
}

/** Far more than any real text needs. */
export const MAX_LINES = 40

const list = (names: readonly string[]): string => names.join(', ')

/** Identical for all and first, so that providers cache it. A short form of dev/scorecard/corpus. */
const SYSTEM = filled(PROMPTS.reader, {
  maxLines: MAX_LINES,
  lifts: list(namesOf(LIFTS)),
  ways: list(namesOf(WAYS)),
  implements: list(IMPLEMENTS),
  gear: list(namesOf(GEAR_WORDS)),
  muscles: list(namesOf(MUSCLES)),
  joints: list(namesOf(JOINTS)),
  conditions: list(namesOf(CONDITIONS)),
  sports: list(namesOf(SPORTS)),
  movements: list(namesOf(MOVEMENTS)),
  hows: list(namesOf(HOWS)),
  weekdays: list(WEEKDAYS),
})

const lines = z.array(z.string())

/** The answer's schema. Lines that say nothing to us are skipped one by one: one mistake costs no other. */
export const READING: Form<Lines> = {
  name: 'reading',
  schema: z.object({ verdicts: lines, comments: lines, equipment: lines }),
  accepts: z.object({ verdicts: lines, comments: lines, equipment: lines }),
  mostTokens: 1_200,
  effort: 'minimal',
}

/**
 * Changes whenever the wording, the vocabularies or the schema of a statement changes; readings of another
 * version are made again.
 */
export const READING_VERSION = createHash('sha256')
  .update(SYSTEM + JSON.stringify([READING.schema, ModelReading].map((schema) => z.toJSONSchema(schema))))
  .digest('hex')
  .slice(0, 8)

/** Delimiters of the JSON, for programs that read the prompt. */
export const TEXTS_FENCE = { start: '<texts>', end: '</texts>' } as const

export function readingPrompt({ today, texts, answers, rule }: ToRead): Message[] {
  const data = {
    today: today.toISOString().slice(0, 10),
    answers,
    comments: safe(texts.comments),
    equipment: safe(texts.equipment),
    rules: numbered(rule).map(safe),
  }
  return [
    { role: 'system', content: SYSTEM },
    {
      role: 'user',
      content: `The buyer, as data:\n${TEXTS_FENCE.start}${JSON.stringify(data)}${TEXTS_FENCE.end}\n\nWrite the lines.`,
    },
  ]
}

const safe = (text: string): string => safeText(text, 2 * FREE_TEXT_LIMIT)
