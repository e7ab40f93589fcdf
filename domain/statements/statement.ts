import { z } from 'zod'
import { IMPLEMENTS } from '../training/vocabulary.ts'
import { JOINTS, MUSCLES } from './lexicon/body.ts'
import { CONDITIONS } from './lexicon/conditions.ts'
import { HOWS, MOVEMENTS, SIDES } from './lexicon/cues.ts'
import { LIFTS } from './lexicon/lifts.ts'
import { SPORTS } from './lexicon/sports.ts'
import { WEEKDAYS } from './weekdays.ts'
import { WAYS } from './lexicon/ways.ts'

/** The names of a table of words, as a type and a list that zod takes. */
export const namesOf = <Table extends Readonly<Record<string, unknown>>>(table: Table) =>
  Object.keys(table) as [keyof Table & string, ...(keyof Table & string)[]]

const lift = z.enum(namesOf(LIFTS))
export const TOOLS = [...IMPLEMENTS, 'free-weights', 'bodyweight'] as const
const tool = z.enum(TOOLS)
const subject = z.union([lift, z.enum(namesOf(WAYS)), tool])
const muscle = z.enum(namesOf(MUSCLES))
/** The words of the buyer that a statement rests on: kept with the survey, never printed, logged or sent elsewhere. */
const quote = z.string().min(1)

/** Said in so many words: no other reader takes it back. */
const firm = z.literal(true).optional()

/** One thing that somebody's own words say. */
export const Statement = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('leave-out'), what: subject, firm, quote }),
  /** Fine, although a wider ban or an injury could take it out. */
  z.object({
    kind: z.literal('allow'),
    what: subject,
    /** The ban that it is excepted from in so many words. */
    outOf: subject.optional(),
    quote,
  }),
  z.object({ kind: z.literal('prefer'), what: subject, quote }),
  z.object({ kind: z.literal('bring-up'), what: z.union([muscle, lift]), quote }),
  z.object({ kind: z.literal('only-with'), what: tool, quote }),
  z.object({
    kind: z.literal('pain'),
    joint: z.enum(namesOf(JOINTS)),
    /** What hurts; everything that is hard on the joint when not said. */
    movement: z.union([lift, z.enum(namesOf(WAYS)), z.enum(namesOf(MOVEMENTS))]).optional(),
    how: z.enum(namesOf(HOWS)).optional(),
    side: z.enum(namesOf(SIDES)).optional(),
    quote,
  }),
  z.object({
    kind: z.literal('condition'),
    what: z.enum(namesOf(CONDITIONS)),
    /** Since when, or how far a pregnancy is. */
    weeks: z.number().optional(),
    cleared: z.boolean().optional(),
    quote,
  }),
  z.object({
    kind: z.literal('person'),
    age: z.number().optional(),
    sex: z.enum(['female', 'male']).optional(),
    weightKg: z.number().optional(),
    quote,
  }),
  z.object({
    kind: z.literal('lift'),
    lift,
    kg: z.number().optional(),
    reps: z.number().optional(),
    quote,
  }),
  z.object({
    kind: z.literal('goal'),
    what: z.union([lift, z.enum(['body-weight', 'event'])]),
    kg: z.number().optional(),
    reps: z.number().optional(),
    weeks: z.number().optional(),
    quote,
  }),
  z.object({
    kind: z.literal('time'),
    /** The most that they have for a session. */
    minutes: z.number(),
    /** What they mostly have, where the most is told beside it: 15 of `15 minutes, 20 tops`. */
    usually: z.number().optional(),
    quote,
  }),
  z.object({
    kind: z.literal('sport'),
    what: z.enum(namesOf(SPORTS)),
    days: z.array(z.enum(WEEKDAYS)).optional(),
    timesAWeek: z.number().optional(),
    quote,
  }),
  z.object({
    kind: z.literal('days'),
    /** The only ones to train on, none to train on, or none for legs. */
    as: z.enum(['only', 'never', 'no-legs']),
    days: z.array(z.enum(WEEKDAYS)),
    quote,
  }),
  z.object({
    kind: z.literal('has'),
    what: z.enum(IMPLEMENTS),
    count: z.number().optional(),
    /** Of one piece, or of the loaded bar. */
    maxKg: z.number().optional(),
    /** The weights that they come in. */
    kgs: z.array(z.number()).optional(),
    /** With what else is said to be there it is all there is. */
    alone: z.literal(true).optional(),
    quote,
  }),
  z.object({ kind: z.literal('lacks'), what: z.enum(IMPLEMENTS), quote }),
  /** Named, and nothing is asked: a record, a plan, praise, a story. */
  z.object({ kind: z.literal('mentioned'), what: subject, quote }),
])
export type Tool = z.infer<typeof tool>
export type Subject = z.infer<typeof subject>
export type Statement = z.infer<typeof Statement>
export type Kind = Statement['kind']

/** What a model read in the two texts of the forms. */
export const ModelReading = z.object({ comments: z.array(Statement), equipment: z.array(Statement) })
export type ModelReading = z.infer<typeof ModelReading>
