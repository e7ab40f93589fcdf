import { z } from 'zod'
import { IMPLEMENTS } from '../exercises/vocabulary.ts'
import { UNITS } from '../program/units.ts'
import { JOINTS, MUSCLES } from './lexicon/body.ts'
import { CONDITIONS } from './lexicon/condition-names.ts'
import { HOWS, MOVEMENTS, SIDES } from './lexicon/generated/words.ts'
import { GEAR_WORDS } from './lexicon/gear.ts'
import { Exercise, LIFTS } from './lexicon/lifts.ts'
import { SPORTS } from './lexicon/sports.ts'
import { WEEKDAYS } from '../program/weeks.ts'
import { WAYS } from './lexicon/ways.ts'

export type Field = 'equipment' | 'comments'

/** The names of a word table, typed for zod. */
export const namesOf = <Table extends Readonly<Record<string, unknown>>>(table: Table) =>
  Object.keys(table) as [keyof Table & string, ...(keyof Table & string)[]]

/** A family counts first, where an exercise has the same name. */
const lift = z.union([z.enum(namesOf(LIFTS)), Exercise])
export const TOOLS = [...IMPLEMENTS, 'free-weights', 'bodyweight'] as const
const tool = z.enum(TOOLS)
const subject = z.union([lift, z.enum(namesOf(WAYS)), tool])
const muscle = z.enum(namesOf(MUSCLES))
/** The buyer's words behind a statement. Stored with the survey; never printed, logged or sent elsewhere. */
const quote = z.string().min(1)

/** Stated plainly: no other reader can retract it. */
const firm = z.literal(true).optional()

/**
 * The number of a weight as it was written, and its unit if that was written too. Without a unit the kilograms
 * beside it are a first guess, which `training/profile/weights/said-weights.ts` weighs again.
 */
const asSaid = { value: z.number().optional(), unit: z.enum(UNITS).optional() }

/**
 * Why a ban may not mean all that it names: the words limit it to a day, to heavy weights, to the first weeks or
 * to a case. It is asked about before it is followed.
 */
const limit = z.enum(['day', 'load', 'phase', 'case', 'taste']).optional()

/** The other reader denies it. It counts until the buyer has said which of them is right. */
const contested = z.literal(true).optional()

/** One statement from the buyer's own words. */
export const Statement = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('leave-out'),
    what: subject,
    firm,
    limit,
    contested,
    /** By order of a professional. */
    ordered: z.literal(true).optional(),
    quote,
  }),
  /** Allowed, although a wider ban or an injury could exclude it. */
  z.object({
    kind: z.literal('allow'),
    what: subject,
    /** The ban that it is explicitly excepted from. */
    outOf: subject.optional(),
    /** Only with little weight: `light RDLs are fine`. */
    light: z.literal(true).optional(),
    quote,
  }),
  z.object({ kind: z.literal('prefer'), what: subject, limit, quote }),
  z.object({ kind: z.literal('bring-up'), what: z.union([muscle, lift]), quote }),
  z.object({ kind: z.literal('only-with'), what: tool, limit, contested, quote }),
  /** Left out on some days only. Without days: beside an event of the week, such as a match. */
  z.object({
    kind: z.literal('not-on'),
    what: z.union([lift, z.enum(namesOf(WAYS))]),
    days: z.array(z.enum(WEEKDAYS)),
    quote,
  }),
  z.object({
    kind: z.literal('pain'),
    joint: z.enum(namesOf(JOINTS)),
    /** The movement that hurts. Without it, everything hard on the joint counts. */
    movement: z.union([lift, z.enum(namesOf(WAYS)), z.enum(namesOf(MOVEMENTS))]).optional(),
    how: z.enum(namesOf(HOWS)).optional(),
    side: z.enum(namesOf(SIDES)).optional(),
    /** It hurts only when done badly: `ok if braced`. */
    unless: z.literal(true).optional(),
    contested,
    quote,
  }),
  /** A joint that is named, and nothing said of it that we understand. */
  z.object({ kind: z.literal('unclear'), joint: z.enum(namesOf(JOINTS)), quote }),
  z.object({
    kind: z.literal('condition'),
    what: z.enum(namesOf(CONDITIONS)),
    /** Weeks since the event, or weeks of a pregnancy. */
    weeks: z.number().optional(),
    cleared: z.boolean().optional(),
    /** The heaviest weight that somebody was told to lift, and for how many weeks if stated. */
    mostKg: z.number().optional(),
    mostWeeks: z.number().optional(),
    /** Years ago and free of symptoms, or loaded again. */
    quiet: z.literal(true).optional(),
    contested,
    quote,
  }),
  z.object({
    kind: z.literal('person'),
    age: z.number().optional(),
    sex: z.enum(['female', 'male']).optional(),
    weightKg: z.number().optional(),
    ...asSaid,
    quote,
  }),
  z.object({
    kind: z.literal('lift'),
    lift,
    kg: z.number().optional(),
    reps: z.number().optional(),
    /** The longest hold. */
    seconds: z.number().optional(),
    ...asSaid,
    quote,
  }),
  z.object({
    kind: z.literal('goal'),
    what: z.union([lift, z.enum(['body-weight', 'event'])]),
    kg: z.number().optional(),
    reps: z.number().optional(),
    /** Of a hold. */
    seconds: z.number().optional(),
    weeks: z.number().optional(),
    quote,
  }),
  z.object({
    kind: z.literal('time'),
    /** The longest time for a session. */
    minutes: z.number(),
    /** The usual time, if a longer limit is stated beside it: 15 in `15 minutes, 20 tops`. */
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
    /** The only training days, days without training, or days without leg work. */
    as: z.enum(['only', 'never', 'no-legs']),
    days: z.array(z.enum(WEEKDAYS)),
    quote,
  }),
  z.object({
    kind: z.literal('has'),
    what: z.enum(IMPLEMENTS),
    count: z.number().optional(),
    /** The weight of one piece, or of the loaded bar. */
    maxKg: z.number().optional(),
    /** The available weights. */
    kgs: z.array(z.number()).optional(),
    /** This and the other stated equipment is all there is. */
    alone: z.literal(true).optional(),
    quote,
  }),
  /** An implement that no exercise of ours is named for. */
  z.object({ kind: z.literal('gear'), what: z.enum(namesOf(GEAR_WORDS)), quote }),
  z.object({ kind: z.literal('lacks'), what: z.enum(IMPLEMENTS), contested, quote }),
  /** Big enough: it is trained as far as health and balance ask, and not to grow. */
  z.object({ kind: z.literal('less'), what: muscle, quote }),
  /** It stays in the program. */
  z.object({ kind: z.literal('keep'), what: lift, timesAWeek: z.int().positive().optional(), quote }),
  /** It opens its session, or closes it. */
  z.object({ kind: z.literal('first'), what: z.union([lift, muscle]), quote }),
  z.object({ kind: z.literal('last'), what: z.union([lift, muscle]), quote }),
  /** The most, or the least, that the buyer wants of something in a day or a set. */
  z.object({
    kind: z.literal('limit'),
    /** The exercise that is limited; without it, each one, or the day. */
    what: z.union([lift, z.literal('holds')]).optional(),
    /** Of a hold. */
    seconds: z.number().positive().optional(),
    /** Big lifts in a day. */
    lifts: z.int().positive().optional(),
    /** Exercises in a day. */
    exercises: z.int().positive().optional(),
    /** Sets of an exercise. */
    sets: z.int().positive().optional(),
    /** The most reps of a set, and the fewest. */
    reps: z.int().positive().optional(),
    atLeast: z.int().positive().optional(),
    quote,
  }),
  /** Weeks of the program to be trained with these tools: `machines for the first month`. */
  z.object({
    kind: z.literal('phase'),
    has: z.array(tool).nonempty(),
    from: z.int().positive().optional(),
    until: z.int().positive().optional(),
    quote,
  }),
  /** Another place to train at now and then, with these. */
  z.object({ kind: z.literal('place'), has: z.array(z.enum(IMPLEMENTS)).nonempty(), quote }),
  /** Asked of the program in a way that no other kind can say. Handed to the writer in the buyer's words. */
  z.object({ kind: z.literal('wish'), quote }),
  /** Something that the buyer wants to know. */
  z.object({ kind: z.literal('question'), quote }),
])
export type Tool = z.infer<typeof tool>
export type Subject = z.infer<typeof subject>
type Read = z.infer<typeof Statement>
type Aim = Extract<Read, { kind: 'goal' | 'limit' }>
/** A goal or a limit is contested only once both readings are joined: none is stored so. */
type Contestable = { contested?: z.infer<typeof contested> }
/** Only the rules read a limit of the exercises for a part of the body. */
export type Limited = Extract<Read, { kind: 'limit' }> &
  Contestable & {
    of?: z.infer<typeof muscle>
    /** On a single day of the week: the buyer wants no days for it. */
    onOneDay?: true
  }
export type Statement = Exclude<Read, Aim> | (Extract<Read, { kind: 'goal' }> & Contestable) | Limited
export type Kind = Statement['kind']

/** Our name of the thing that a statement is about; empty if it has none. */
export const subjectNameOf = (each: Statement): string =>
  'what' in each ? (each.what ?? '') : 'joint' in each ? each.joint : 'lift' in each ? each.lift : ''

/** What a model says of a statement of the rules, with the words that show it. */
const Denied = z.object({ kind: z.literal('wrong'), of: Statement, quote })
const Narrowed = z.object({ kind: z.literal('narrower'), of: Statement, instead: Statement, quote })
export const Heard = z.discriminatedUnion('kind', [...Statement.options, Denied, Narrowed])
export type Heard = z.infer<typeof Heard>

/** A model's reading of the two free texts of the forms, made beside that of the rules. */
export const ModelReading = z.object({ comments: z.array(Heard), equipment: z.array(Heard) })
export type ModelReading = z.infer<typeof ModelReading>
