import { z } from 'zod'
import { GeneratedProgram } from './program.ts'

/** What `GET /api/programs/{id}` answers. */
export const ProgramRecord = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  /** Where the PDF is; null until it is rendered. */
  googleDocLink: z.string().nullable(),
  generatedProgram: GeneratedProgram,
  isTest: z.boolean(),
})
export type ProgramRecord = z.infer<typeof ProgramRecord>
