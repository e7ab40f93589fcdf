import { z } from 'zod'
import { GeneratedProgram } from '../program/program.ts'

export const ProgramRecord = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  /** The PDF's link; null until the PDF is rendered. */
  googleDocLink: z.string().nullable(),
  generatedProgram: GeneratedProgram,
  isTest: z.boolean(),
})
export type ProgramRecord = z.infer<typeof ProgramRecord>
