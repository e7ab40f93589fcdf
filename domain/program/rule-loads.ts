import { z } from 'zod'

/** A change of weight: kilograms, in pounds twice as many; or a step that the lifter's own gym has. */
export const LoadChange = z.union([z.object({ kg: z.number() }), z.enum(['size', 'least'])])
export type LoadChange = z.infer<typeof LoadChange>

export const RuleLoads = z.object({
  /** It builds on the last time of the lift. Otherwise on the same day of the previous week. */
  isFromLastTime: z.literal(true).optional(),
  /** Added each time. */
  hit: LoadChange.optional(),
  /** From this many reps in the last set, `hit` is added twice, or one step more than printed. */
  manyReps: z.int().optional(),
  /** Added when every set reached the top of its range. */
  top: LoadChange.optional(),
  heaviest: z.object({ kg: z.number(), lb: z.number() }).optional(),
  /** Added for each extra rep, at most two, in the set that counts. */
  perRepOver: z.object({ set: z.enum(['first', 'last']), amount: LoadChange }).optional(),
  tooEasy: LoadChange.optional(),
  /** It must be too easy twice in a row. */
  isSlow: z.literal(true).optional(),
  /** Subtracted after a miss. Without it, a miss keeps the weight. */
  missed: LoadChange.optional(),
  /** After a miss, the printed progression continues, shifted. Otherwise the weight stays. */
  missMovesOn: z.literal(true).optional(),
  /** From this week on, the weight stays after a miss. */
  missesUntil: z.int().optional(),
  missedTwice: z.enum(['size', 'two sizes', 'tenth']).optional(),
})
export type RuleLoads = z.infer<typeof RuleLoads>
