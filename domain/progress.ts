import { z } from 'zod'
import { STAGES } from './stage.ts'

/**
 * How far a purchase has come. Answered by `GET /api/surveys/{id}/progress`, `GET /api/programs/{id}/progress`
 * and `GET /api/progress` (this browser's own latest purchase), as JSON or, when asked for
 * `text/event-stream`, as events named `progress`.
 */
export const Progress = z.object({
  stage: z.enum(STAGES),
  /** Weeks written so far, 0-8. */
  weeksWritten: z.int().min(0).max(8),
  programId: z.string().nullable(),
  /** One plain sentence for the buyer about what is happening. */
  message: z.string(),
  /** The address that the link will be mailed to, masked; only while the program is on its way. */
  linkGoesTo: z.string().optional(),
  /** How long recent programs took, in plain words, as measured; only while this one is being made. */
  usually: z.string().optional(),
  /** The names of its exercises: while it is generated those of the draft so far, then those of the program. */
  exercises: z.array(z.string()).optional(),
})
export type Progress = z.infer<typeof Progress>
