import { z } from 'zod'

/** The answer of every call that starts a program. */
export const ProgramCreated = z.object({ id: z.string() })

/** The refusals of a call that waits for a program. */
export const WAITING = ['GENERATION_DELAYED', 'PURCHASE_REFUNDED', 'PURCHASE_DISPUTED'] as const
