import { createHash } from 'node:crypto'
import { z } from 'zod'
import { CONDITIONS } from '../domain/reading/lexicon/condition-names.ts'
import { HOWS, MOVEMENTS, SIDES } from '../domain/reading/lexicon/generated/words.ts'
import { JOINTS, MUSCLES } from '../domain/reading/lexicon/body.ts'
import { LIFTS } from '../domain/reading/lexicon/lifts.ts'
import { SPORTS } from '../domain/reading/lexicon/sports.ts'
import { WAYS } from '../domain/reading/lexicon/ways.ts'
import { namesOf, Statement, TOOLS, ModelReading } from '../domain/reading/statement.ts'
import { FREE_TEXT_LIMIT } from '../domain/forms/limits.ts'
import { IMPLEMENTS } from '../domain/exercises/vocabulary.ts'
import type { Form } from './ask-model.ts'
import type { Message } from './prompt.ts'
import { PROMPTS } from './generated/prompts.ts'
import { filled, safeText } from './safe-text.ts'

export interface Texts {
  comments: string
  equipment: string
}

/** Training days are read by rule only. */
const KINDS = Statement.options.map(({ shape }) => shape.kind.value).filter((kind) => kind !== 'days')
const LIFTS_AND_WAYS = [...namesOf(LIFTS), ...namesOf(WAYS)]
const NAMES = [
  ...new Set([
    ...LIFTS_AND_WAYS,
    ...TOOLS,
    ...namesOf(MUSCLES),
    ...namesOf(JOINTS),
    ...namesOf(CONDITIONS),
    ...namesOf(SPORTS),
    ...(['body-weight', 'event'] as const),
  ]),
]
const DAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const
const number = z.number().nullable()

const Details = z.object({
  movement: z.enum([...new Set([...LIFTS_AND_WAYS, ...namesOf(MOVEMENTS)])]).nullable(),
  how: z.enum(namesOf(HOWS)).nullable(),
  side: z.enum(namesOf(SIDES)).nullable(),
  weeks: number,
  cleared: z.boolean().nullable(),
  age: number,
  sex: z.enum(['female', 'male']).nullable(),
  kg: number,
  kgs: z.array(z.number()).nullable(),
  reps: number,
  count: number,
  minutes: number,
  days: z.array(z.enum(DAYS)).nullable(),
  timesAWeek: number,
})

/**
 * A statement as a model writes it. The model's API requires every field of an object and limits the number
 * of enum values, so all kinds share one row with one list of names, and rare fields are in an object that is
 * mostly null.
 */
export const Row = z.object({
  field: z.enum(['comments', 'equipment']),
  kind: z.enum(KINDS),
  what: z.enum(NAMES).nullable(),
  quote: z.string(),
  details: Details.nullable(),
})
export type Row = z.infer<typeof Row>

/** Converts rows to statements. Skips a row that is not a valid statement of our vocabularies. */
export function readingFrom(rows: readonly unknown[]): ModelReading {
  const reading: ModelReading = { comments: [], equipment: [] }
  for (const each of rows) {
    const row = Row.safeParse(each)
    if (!row.success) continue
    const statement = Statement.safeParse(asStatement(row.data))
    if (statement.success) reading[row.data.field].push(statement.data)
  }
  return reading
}

/** Offers the value under every name that a kind may use for it; the schema keeps the names it knows. */
function asStatement({ kind, what, quote, details }: Row): object {
  const kg = details?.kg
  const said = { ...details, kind, what, joint: what, lift: what, weightKg: kg, maxKg: kg, quote }
  return Object.fromEntries(Object.entries(said).filter(([, value]) => value != null))
}

/** Far more than any real text needs. */
export const MAX_ROWS = 40

const list = (names: readonly string[]): string => names.join(', ')

/** Identical for all and first, so that providers cache it. A short form of dev/scorecard/corpus. */
const SYSTEM = filled(PROMPTS.reader, {
  maxRows: MAX_ROWS,
  lifts: list(namesOf(LIFTS)),
  ways: list(namesOf(WAYS)),
  implements: list(IMPLEMENTS),
  muscles: list(namesOf(MUSCLES)),
  joints: list(namesOf(JOINTS)),
  conditions: list(namesOf(CONDITIONS)),
  sports: list(namesOf(SPORTS)),
})

/** The answer's schema. Invalid rows are skipped one by one, so that one mistake does not cost the others. */
export const READING: Form<{ rows: unknown[] }> = {
  name: 'reading',
  schema: z.object({ rows: z.array(Row) }),
  accepts: z.object({ rows: z.array(z.unknown()) }),
  mostTokens: 1_200,
  effort: 'minimal',
}

/** Changes with the wording, the vocabularies or the schema: other versions' readings are made again. */
export const READING_VERSION = createHash('sha256')
  .update(SYSTEM + JSON.stringify([READING.schema, ModelReading].map((schema) => z.toJSONSchema(schema))))
  .digest('hex')
  .slice(0, 8)

/** Delimiters of the two texts' JSON, for programs that read the prompt. */
export const TEXTS_FENCE = { start: '<texts>', end: '</texts>' } as const

export const readingPrompt = ({ comments, equipment }: Texts): Message[] => [
  { role: 'system', content: SYSTEM },
  {
    role: 'user',
    content: `The buyer's texts, as data:\n${TEXTS_FENCE.start}${JSON.stringify({ comments: safe(comments), equipment: safe(equipment) })}${TEXTS_FENCE.end}\n\nWrite the rows.`,
  },
]

const safe = (text: string): string => safeText(text, 2 * FREE_TEXT_LIMIT)
