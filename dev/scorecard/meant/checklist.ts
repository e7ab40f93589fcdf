import { z } from 'zod'
import { GROUPS } from '../../../domain/program/muscle-groups.ts'
import { WEEKDAYS } from '../../../domain/program/weeks.ts'

const pattern = z.string().transform((source) => new RegExp(source, 'i'))

/** All of its keys hold of a program. Names of exercises and texts are matched without regard to case. */
const Plain = z.strictObject({
  /** Some exercise has such a name; the keys up to `weeks` are about the rows that have it. */
  exercise: pattern.optional(),
  days: z.int().optional(),
  first: z.literal(true).optional(),
  amongFirst: z.int().optional(),
  /** Working sets of the second week, for `exercise` or `muscle`. */
  setsAtLeast: z.number().optional(),
  setsAtMost: z.number().optional(),
  /** The highest number of a row in some week. */
  repsAbove: z.number().optional(),
  repsBelow: z.number().optional(),
  secondsAbove: z.number().optional(),
  rirBelow: z.number().optional(),
  kgAbove: z.number().optional(),
  weeks: z.array(z.int()).optional(),
  /** No exercise has such a name. */
  no: pattern.optional(),
  /** Helpers count by half. */
  muscle: z.enum(['abs', ...GROUPS]).optional(),
  minutesAbove: z.number().optional(),
  exercisesADayAbove: z.int().optional(),
  exercisesADayBelow: z.int().optional(),
  daysAWeek: z.int().optional(),
  weekday: z.enum(WEEKDAYS).optional(),
  legsOn: z.enum(WEEKDAYS).optional(),
  /** A text that the buyer reads beside the exercises. */
  says: pattern.optional(),
})
export type Plain = z.infer<typeof Plain>

const withChecks = <T extends z.ZodType>(check: T) =>
  Plain.extend({ any: z.array(check).optional(), all: z.array(check).optional(), not: check.optional() })

export type Check = Plain & { any?: Check[]; all?: Check[]; not?: Check }
const Check: z.ZodType<Check> = z.lazy(() => withChecks(Check)) as z.ZodType<Check>

/** One thing that a person meant: a wish, or a fact that a coach has to heed. */
const Meant = z.strictObject({
  wish: z.string(),
  /** Ignoring it could hurt somebody. */
  safety: z.literal(true).optional(),
  /** Without it, the wish is met if it is not contradicted. */
  met: Check.optional(),
  contradicted: Check.optional(),
})
export type Meant = z.infer<typeof Meant>

export const Checklists = z.array(
  z.strictObject({ id: z.string(), answers: z.record(z.string(), z.unknown()), meant: z.array(Meant) }),
)
export type Checklists = z.infer<typeof Checklists>
