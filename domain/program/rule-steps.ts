import { z } from 'zod'

/** The exercises that a rule names: what follows when a lift gets too easy, or was missed twice. */
export const RuleSteps = z.object({ easier: z.string().optional(), harder: z.string().optional() })
export type RuleSteps = z.infer<typeof RuleSteps>
