import { readFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { Statement } from '../../../domain/reading/statement.ts'

export const PARTS = ['open', 'put-away'] as const
/** The year of the texts; past dates and ages are relative to it. */
export const WRITTEN_IN = 2026
export type Part = (typeof PARTS)[number]

/** A text as a buyer wrote it, with its meaning: see corpus/README.md. */
export const Labelled = z.object({
  id: z.string(),
  field: z.enum(['equipment', 'comments']),
  lang: z.string(),
  tags: z.array(z.string()),
  text: z.string().max(1000),
  /** Statements marked `maybe` are not judged. */
  means: z.array(Statement.and(z.object({ maybe: z.literal(true).optional() }))),
})
export type Labelled = z.infer<typeof Labelled>

export const corpusOf = (part: Part): Labelled[] =>
  z
    .array(Labelled)
    .parse(JSON.parse(readFileSync(path.join(import.meta.dirname, '..', 'corpus', `${part}.json`), 'utf8')))
