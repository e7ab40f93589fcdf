import { z } from 'zod'
import { CONCESSIONS } from './concessions.ts'
import { DAY_KINDS } from './day.ts'
import { Foreword } from './foreword.ts'
import { isLightDay } from './parse-day.ts'
import { RowFacts } from './row-facts.ts'
import { RuleLoads } from './rule-loads.ts'
import { RuleSteps } from './rule-steps.ts'
import { Measured } from './phrase.ts'
import { UNITS } from './units.ts'
import { WEEKDAYS, WEEKS } from './weeks.ts'
import { MusclesWorked } from './worked.ts'

/** One row of a workout. `notes` tells its weight, rest, swaps and facts in words. */
export const Exercise = z.object({
  name: z.string(),
  sets: z.int().min(1).max(6),
  /** `5`, `8-10`, `10/side`, `30 s` or `AMRAP`. */
  reps: z.string(),
  /** `RIR 2`, `RIR 1-2` or `RPE 8`. A program uses one scale throughout. */
  intensity: z.string(),
  notes: z.string(),
  exerciseId: z.string().optional(),
  restSeconds: z.int().optional(),
  substitutes: z.array(z.string()).optional(),
  /** What to do at the buyer's second place, where the exercise needs more than is there. */
  elsewhere: z.object({ name: z.string(), reps: z.string() }).optional(),
  /** The weight to lift, if the buyer's best sets tell it. Each unit is rounded to what can be loaded. */
  weight: z
    .object({
      kg: z.number(),
      lb: z.number(),
      /** Percent of the one-repetition maximum that the overview names. */
      percent: z.number().optional(),
      /** Derived from another lift, and kept low. */
      isEstimate: z.boolean().optional(),
      /** The weight of one of a pair. */
      isEach: z.boolean().optional(),
    })
    .optional(),
  /** Next week's change after a hit, a too-easy or a missed week. Shown in week 1, valid in all weeks. */
  rule: z.string().optional(),
  /** What the rule does to the weight. Programs of earlier versions have only the rule. */
  ruleLoads: RuleLoads.optional(),
  /** The exercises that the rule names. Programs of earlier versions have only the rule. */
  ruleSteps: RuleSteps.optional(),
  single: z
    .object({
      intensity: z.string(),
      notes: z.string(),
      restSeconds: z.int().optional(),
      weight: z.object({ kg: z.number(), lb: z.number() }).optional(),
      facts: RowFacts.optional(),
    })
    .optional(),
  /** What `notes` is printed from. Programs of earlier versions have only the note. */
  facts: RowFacts.optional(),
  /** The how-to text is for someone who cannot stand. */
  isSeated: z.literal(true).optional(),
  /** The how-to text keeps the heels from sinking below the balls of the feet. */
  isFlatFooted: z.literal(true).optional(),
  /** The first set is a test: as many reps as `intensity` leaves in reserve. */
  isTest: z.literal(true).optional(),
})
export type Exercise = z.infer<typeof Exercise>

export const Workout = z.object({
  /** `Day 1 - Upper`. A deload week adds ` (deload)`, a week before an event ` (taper)`. */
  day: z.string(),
  /** What `day` is printed from. Programs of earlier versions have only the name. */
  kind: z.enum(DAY_KINDS).optional(),
  letter: z.string().optional(),
  exercises: z.array(Exercise),
  /** The day opens with the arms, since the buyer chose to bring them up. */
  armsFirst: z.literal(true).optional(),
  /** Of all exercises of the day. Earlier versions have only the exercises. */
  worked: MusclesWorked.optional(),
  estimatedMinutes: z.int().optional(),
})
export type Workout = z.infer<typeof Workout>

export const Week = z.object({
  weekNumber: z.int().min(1).max(WEEKS),
  workouts: z.array(Workout),
  /** Less work on purpose. */
  deload: z.boolean().optional(),
  /** The deload comes before an event. */
  taper: z.literal(true).optional(),
})
export type Week = z.infer<typeof Week>

export const AfterWeek8 = z.object({
  /** The week of the meet. It comes after week 8 or replaces it. */
  meetWeek: z.array(z.string()).optional(),
  /** In order, one or two sentences each. */
  steps: z.array(z.string()),
  /** Percent of a one-repetition maximum: rows are repetitions, columns 0 to 4 reps in reserve. */
  shares: z.array(z.object({ reps: z.int(), percents: z.array(z.int()) })).optional(),
})
export type AfterWeek8 = z.infer<typeof AfterWeek8>

/** What to do beside the rows: before a test, on runs. */
export const Plan = z.object({ title: z.string(), lines: z.array(z.string()) })
export type Plan = z.infer<typeof Plan>

export const GeneratedProgram = z.object({
  overview: z.object({
    daysPerWeek: z.int(),
    sessionLength: z.int(),
    split: z.string(),
    programmingStyle: z.string(),
    goal: z.string().optional(),
    level: z.string().optional(),
    equipment: z.string().optional(),
    /** In which the buyer wrote weights: the usual ones for this program. */
    units: z.enum(UNITS).optional(),
    /** What we did with the answers, a sentence each: swaps, departures, our reading. */
    decisions: z.array(z.string()).optional(),
    /** What gave way, because no program for the answers keeps every rule. `decisions` says it in words. */
    gaveWay: z.array(z.enum(CONCESSIONS)).optional(),
    /** Sentences of the buyer's own words that the program could not use, as they wrote them. */
    unread: z.array(z.string()).optional(),
    /** What the model that wrote the program had before it and no rule can check, as the buyer wrote it. */
    wishes: z.array(z.string()).optional(),
    /** Questions of the buyer's that nobody has answered, as they wrote them. */
    unanswered: z.array(z.string()).optional(),
    /**
     * The weekday of each session that a sentence of `decisions` suggests, in the order of the sessions. Day 1
     * may lie anywhere in a week: with `thu, fri, sun, mon` a week of the program lasts from Thursday to Monday.
     */
    weekdays: z.array(z.enum(WEEKDAYS)).optional(),
    /** Shown with the program everywhere, if the answers named a red flag. */
    clearance: z.string().optional(),
    /** What to stop at and get help; programs written before it have them in `clearance`. */
    stopSigns: z.array(z.string()).optional(),
    /** What to do first, in order, if the buyer does not know how to begin, or has a step to find without weights. */
    firstSteps: z.array(z.string()).optional(),
  }),
  /** Our words to the buyer about this program. Earlier versions have none. */
  foreword: Foreword.optional(),
  weeks: z.array(Week),
  /** For buyers with a date, or with wishes that no row can hold. */
  plans: z.array(Plan).optional(),
  guidelines: z.object({
    progression: z.array(z.string()),
    rpe: z.array(z.string()),
    recovery: z.array(z.string()),
    nutrition: z.array(z.string()),
  }),
  /** The guideline for missed reps, which the pages of the weeks repeat. */
  missedReps: z.string().optional(),
  /** What to do when something hurts, which the pages of the weeks repeat. Earlier versions have only the guideline. */
  atPain: z.string().optional(),
  /** Safety for a bar that gets stuck, read before the first session. Earlier versions have it among the guidelines. */
  underABar: z.string().optional(),
  /** For somebody whose heart needs easy minutes after the last set. */
  coolDown: z.literal(true).optional(),
  /** For somebody who keeps reps in reserve for health, a set that is harder than planned is a miss. */
  keepsReserve: z.literal(true).optional(),
  afterWeek8: AfterWeek8.optional(),
  /** The texts above that tell an amount, each once. Earlier versions have only the texts. */
  measured: z.array(Measured).optional(),
})
export type GeneratedProgram = z.infer<typeof GeneratedProgram>

/** Rows as they are done and printed. A single comes before its sets. */
export const printedRows = ({ exercises }: Workout): Exercise[] =>
  exercises.flatMap((exercise) =>
    exercise.single
      ? [{ name: exercise.name, sets: 1, reps: '1', ...exercise.single }, exercise]
      : [exercise],
  )

/** Whether a week is a deload or taper. Older records have no `deload` field; their day names tell it. */
export const isLightWeek = ({ deload, workouts }: Week): boolean =>
  deload ?? workouts.some(({ day }) => isLightDay(day))

export const exerciseNames = ({ weeks }: GeneratedProgram): string[] => [
  ...new Set(
    weeks.flatMap(({ workouts }) => workouts.flatMap(({ exercises }) => exercises.map(({ name }) => name))),
  ),
]

/** Catalogue ids, in the order in which they come. */
export const exerciseIdsIn = ({ weeks }: GeneratedProgram): string[] => [
  ...new Set(
    weeks.flatMap(({ workouts }) =>
      workouts.flatMap(({ exercises }) => exercises.flatMap(({ exerciseId }) => exerciseId ?? [])),
    ),
  ),
]

/** Working sets of one week as printed. A single counts as one set. */
export const setsInWeek = ({ workouts }: Week): number =>
  workouts.flatMap(printedRows).reduce((sum, { sets }) => sum + sets, 0)
