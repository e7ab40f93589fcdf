import { z } from 'zod'
import { STAGES } from './stage.ts'
import { WEEKS } from '../program/weeks.ts'

/** Also sent as events named `progress`, if the client asks for `text/event-stream`. */
export const Progress = z.object({
  stage: z.enum(STAGES),
  weeksWritten: z.int().min(0).max(WEEKS),
  programId: z.string().nullable(),
  message: z.string(),
  /** No program could be written. Waiting does not help; a person has to look. */
  couldNotWrite: z.literal(true).optional(),
  /** The masked address for the link. Present only while the program is in the making. */
  linkGoesTo: z.string().optional(),
  /** How long recent programs took. Present only while this one is in the making. */
  usually: z.string().optional(),
  /** Exercise names: of the draft so far during generation, then of the program. */
  exercises: z.array(z.string()).optional(),
})
export type Progress = z.infer<typeof Progress>
