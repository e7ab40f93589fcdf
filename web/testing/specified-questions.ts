import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { z } from 'zod'

const Specified = z.record(
  z.string(),
  z.strictObject({ field: z.string(), options: z.record(z.string(), z.union([z.string(), z.int()])) }),
)

/** The questions of the specification in its order. */
export const SPECIFIED = Object.entries(
  Specified.parse(parse(readFileSync(join(import.meta.dirname, 'specified-questions.yaml'), 'utf8'))),
).map(([id, question]) => ({ id, ...question }))
