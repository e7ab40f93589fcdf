import { z } from 'zod'

const InBoth = z.object({ kg: z.number(), lb: z.number() })

/** The increase of a row over last time. */
export const Step = z.discriminatedUnion('of', [
  z.object({
    of: z.literal('weight'),
    kg: z.number(),
    /** Sessions of the lift per week, each with this increase. */
    timesAWeek: z.int(),
    /** Whether there is a week to compare with. The second session of week 1 has only the first. */
    hasLastWeek: z.boolean(),
  }),
  z.object({
    of: z.literal('reps'),
    /** The alternative to another rep at the top of the range. */
    or: z.union([z.object({ kg: z.number() }), z.literal('next size'), z.null()]),
  }),
  /** One more set uses the next size. The number of sets stays. */
  z.object({ of: z.literal('sets') }),
  /** The increase by the chart, if no exact number is known. */
  z.object({
    of: z.literal('share'),
    /** Less than the week before the deload, where it is below zero. */
    percent: z.int(),
    since: z.enum(['last week', 'week 1', 'before the deload']),
  }),
])
export type Step = z.infer<typeof Step>

const Rung = z.tuple([z.number().describe('weight'), z.int().describe('reps')])
export type Rung = z.infer<typeof Rung>

export const WarmUp = z.discriminatedUnion('by', [
  z.object({ by: z.literal('weights'), kg: z.array(Rung), lb: z.array(Rung) }),
  /** One easy set with the lightest of few sizes. */
  z.object({ by: z.literal('size'), ...InBoth.shape }),
  /** Percents of the working weight, one set each. */
  z.object({
    by: z.literal('shares'),
    percents: z.array(z.int()),
    /** In the first session the light sets that find the working weight warm up too. */
    isToFind: z.literal(true).optional(),
  }),
  z.object({
    by: z.literal('easy sets'),
    sets: z.int(),
    /** Of each; half of what the row asks for, if it is not said. */
    reps: z.int().optional(),
    /** The lift is too hard to be easy by itself. */
    isHelped: z.literal(true).optional(),
  }),
  /** The weight is light enough to warm up with. */
  z.object({ by: z.literal('first set') }),
  /** Of a stored note in words that are not ours. */
  z.object({ by: z.literal('words'), words: z.string() }),
])
export type WarmUp = z.infer<typeof WarmUp>

export const SpecialWeek = z.discriminatedUnion('of', [
  z.object({ of: z.literal('taper'), keepsWeight: z.boolean() }),
  z.object({
    of: z.literal('deload'),
    by: z.enum(['fewest reps', 'effort', 'one size', 'tenth', 'printed']),
  }),
  z.object({ of: z.literal('start over'), unit: z.enum(['reps', 'seconds']), afterDeload: z.boolean() }),
  z.object({
    of: z.literal('comeback'),
    to: z.enum(['weight', 'weight for 1 rep fewer', 'weight and reps', 'above week 1']),
  }),
  /** The first week of what stands here from the middle on. */
  z.object({
    of: z.literal('begins'),
    /** It stood in the weeks before too, with other sets or on another day. */
    isKnown: z.literal(true).optional(),
  }),
  /** The lift is tested on another day of this week. */
  z.object({ of: z.literal('beside test') }),
])
export type SpecialWeek = z.infer<typeof SpecialWeek>

/** What a row asks for beside its sets, reps, effort, weight, rest and swaps. `notes` is printed from it. */
export const RowFacts = z.object({
  /** Beyond the big lifts that the buyer wants in a day: it may be left out. */
  isOptional: z.literal(true).optional(),
  inTurnWith: z.string().optional(),
  warmUp: WarmUp.optional(),
  step: Step.optional(),
  firstSet: z
    .discriminatedUnion('of', [
      /** As in the buyer’s own test, some weeks before it: against its clock, if it has one. */
      z.object({ of: z.literal('trial'), rir: z.number(), withinSeconds: z.int().optional() }),
      z.object({ of: z.literal('top set'), reps: z.int(), rir: z.number() }),
      /** As many reps as leave `rir`, or a hold. With last week's weight, where no weight is printed. */
      z.object({
        of: z.literal('test'),
        rir: z.number(),
        asLastWeek: z.boolean(),
        isHold: z.literal(true).optional(),
        /** The time for the reps, as in the buyer’s own test. */
        withinSeconds: z.int().optional(),
      }),
    ])
    .optional(),
  backOff: z
    .object({
      sets: z.int(),
      /** Unknown for a stored note that tells only the weight. */
      percentLighter: z.int().optional(),
      weight: InBoth.extend({ isEach: z.boolean().optional() }).optional(),
    })
    .optional(),
  /** Of a harder lift, before the sets of this one. */
  tryFirst: z.object({ name: z.string(), count: z.int(), of: z.enum(['reps', 'seconds']) }).optional(),
  /** A stone or a sack, in the week that it is first lifted. */
  beginWith: InBoth.optional(),
  /** Of a harder lift, before each set of this one. */
  beforeEachSet: z.object({ name: z.string(), reps: z.int() }).optional(),
  lastSet: z.object({ upToReps: z.int(), rir: z.number() }).optional(),
  isEachSide: z.literal(true).optional(),
  /** The effort of each side, where one may work harder than the other. */
  sides: z.object({ left: z.string(), right: z.string() }).optional(),
  /** Percent of the usual weight for these reps, while something heals. It replaces every step. */
  share: z.int().optional(),
  /** Standing still or walking a line: no set of it has reps in reserve. */
  isForBalance: z.literal(true).optional(),
  /** The trunk: form ends a set of it, and no count of reps in reserve. */
  isByForm: z.literal(true).optional(),
  /** Far fewer reps than somebody can do: no set of it comes near what an effort counts. */
  isFarFromBest: z.literal(true).optional(),
  /** Percent of the newest trial in each set; the printed reps are what is expected of it. */
  trialShare: z.int().optional(),
  /** The reps of each side on the rungs of a ladder. */
  rungs: z.array(z.int()).optional(),
  /** The weight comes from something knee-high. */
  isFromBox: z.literal(true).optional(),
  special: SpecialWeek.optional(),
  /** One rep before the other sets of the lift. */
  single: z.enum(['opener', 'heavy']).optional(),
  cue: z.string().optional(),
  /** Sentences of a stored note that are not ours. */
  words: z.array(z.string()).optional(),
})
export type RowFacts = z.infer<typeof RowFacts>
