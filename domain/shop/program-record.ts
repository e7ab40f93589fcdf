import { z } from 'zod'
import { GeneratedProgram } from '../program/program.ts'

export const ProgramRecord = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  googleDocLink: z.string().nullable(),
  generatedProgram: GeneratedProgram,
  isTest: z.boolean(),
})
export type ProgramRecord = z.infer<typeof ProgramRecord>
