import { parseArgs } from 'node:util'
import { z } from 'zod'
import { ALL_STRIKES, type WayName } from './faults.ts'

/** Parts that may hang while the others must keep working. */
const DRILLED = ['mail', 'model', 'gumroad', 'shopify', 'stripe'] as const satisfies readonly WayName[]
export type Drilled = (typeof DRILLED)[number]

const count = z.coerce.number({ error: 'expects a number' }).int().min(1)
const Told = z
  .object({
    seed: z.coerce.number({ error: 'expects a number' }).int().default(1),
    purchases: count.default(50),
    faults: count.optional(),
    minutes: z.coerce.number({ error: 'expects a number' }).positive().optional(),
    drill: z.literal('hang', { error: 'knows only "hang"' }).optional(),
    part: z.enum(DRILLED, { error: `expects one of ${DRILLED.join(', ')}` }).optional(),
    busy: z.boolean().default(false),
    operator: z.boolean().default(false),
  })
  .refine(({ drill, part }) => Boolean(drill) === Boolean(part), {
    path: ['part'],
    message: 'goes with --drill hang',
  })

export interface Options {
  readonly seed: number
  readonly purchases: number
  readonly faults: number
  /** The period in which buyers come and faults begin; in a drill, how long the part hangs. */
  readonly minutes: number
  /** The only part that hangs, instead of all faults. */
  readonly drilled: Drilled | null
  /** Whether the machine has other load. */
  readonly busy: boolean
  /** Whether an operator retries what needs attention once all faults are over. */
  readonly operator: boolean
}

/** A program takes about three seconds on two cores. */
const SECONDS_FOR_EACH = 4
const DRILL_MINUTES = 10

/** @throws {z.ZodError} naming the invalid options */
export function readOptions(args: string[]): Options {
  const { values } = parseArgs({
    args,
    options: {
      seed: { type: 'string' },
      purchases: { type: 'string' },
      faults: { type: 'string' },
      minutes: { type: 'string' },
      drill: { type: 'string' },
      part: { type: 'string' },
      busy: { type: 'boolean' },
      operator: { type: 'boolean' },
    },
  })
  const { seed, purchases, faults, minutes, part, busy, operator } = Told.parse(values)
  const usual = part ? DRILL_MINUTES : Math.max(2, (purchases * SECONDS_FOR_EACH) / 60)
  return {
    seed,
    purchases,
    faults: faults ?? Math.max(Math.ceil(ALL_STRIKES.length / 4), Math.round(purchases * 0.4)),
    minutes: minutes ?? usual,
    drilled: part ?? null,
    busy,
    operator,
  }
}
