import { z } from 'zod'
import { WEEKDAYS } from './weekdays.ts'

/** One row of a workout. `notes` opens with the fixed forms: weight, rest, warm-up, swaps, load step. */
export const Exercise = z.object({
  name: z.string(),
  sets: z.int().min(1).max(6),
  /** `5`, `8-10`, `10/side`, `30 s` or `AMRAP`. */
  reps: z.string(),
  /** `RIR 2`, `RIR 1-2` or `RPE 8`; one scale in a whole program. */
  intensity: z.string(),
  notes: z.string(),
  exerciseId: z.string().optional(),
  restSeconds: z.int().optional(),
  warmUp: z.string().optional(),
  substitutes: z.array(z.string()).optional(),
  /** What to lift, where the buyer's own best sets tell it; one weight in either unit, each as it can be loaded. */
  weight: z
    .object({
      kg: z.number(),
      lb: z.number(),
      /** Of the one-repetition maximum that the overview names. */
      percent: z.number().optional(),
      /** Read off another lift, and kept low. */
      isEstimate: z.boolean().optional(),
      /** Of one of a pair. */
      isEach: z.boolean().optional(),
    })
    .optional(),
  /** What next week does when this lift was hit, too easy or missed; told in the first week, and true in all. */
  rule: z.string().optional(),
  /** One repetition before these sets, with an effort and a weight of its own: notes as in any row. */
  single: z.object({ intensity: z.string(), notes: z.string() }).optional(),
  /** Whether it is told how it is done by whoever cannot stand. */
  isSeated: z.literal(true).optional(),
  /** Whether its first set is a test: as many reps as leave what `intensity` keeps in reserve. */
  isTest: z.literal(true).optional(),
})
export type Exercise = z.infer<typeof Exercise>

export const Workout = z.object({
  /** `Day 1 - Upper`; a light week adds ` (deload)`, one before a date ` (taper)`. */
  day: z.string(),
  exercises: z.array(Exercise),
  estimatedMinutes: z.int().optional(),
})
export type Workout = z.infer<typeof Workout>

export const Week = z.object({
  weekNumber: z.int().min(1).max(8),
  workouts: z.array(Workout),
  deload: z.boolean().optional(),
})
export type Week = z.infer<typeof Week>

export const AfterWeek8 = z.object({
  /** How the week of a meet goes, which is none of the eight or takes the place of the last. */
  meetWeek: z.array(z.string()).optional(),
  /** In their order, one or two sentences each. */
  steps: z.array(z.string()),
  /** What share of a one-repetition maximum a set shows, in percent: by repetitions, then with 0, 1, 2 and 3 in reserve. */
  shares: z.array(z.object({ reps: z.int(), percents: z.array(z.int()) })).optional(),
})
export type AfterWeek8 = z.infer<typeof AfterWeek8>

export const GeneratedProgram = z.object({
  overview: z.object({
    daysPerWeek: z.int(),
    sessionLength: z.int(),
    split: z.string(),
    programmingStyle: z.string(),
    goal: z.string().optional(),
    level: z.string().optional(),
    equipment: z.string().optional(),
    /** What we did with the answers, one plain sentence each: swaps, departures, how free text was read. */
    decisions: z.array(z.string()).optional(),
    /** The days to train on that a sentence of `decisions` names, beside other training. */
    weekdays: z.array(z.enum(WEEKDAYS)).optional(),
    /** Shown wherever the program is shown, when the answers named a red flag. */
    clearance: z.string().optional(),
  }),
  weeks: z.array(Week),
  guidelines: z.object({
    progression: z.array(z.string()),
    rpe: z.array(z.string()),
    recovery: z.array(z.string()),
    nutrition: z.array(z.string()),
  }),
  /** How to run the program again with new numbers. */
  afterWeek8: AfterWeek8.optional(),
})
export type GeneratedProgram = z.infer<typeof GeneratedProgram>

/** Rows as they are done, and printed: a single stands before the sets that follow it. */
export const printedRows = ({ exercises }: Workout): Exercise[] =>
  exercises.flatMap((exercise) =>
    exercise.single
      ? [{ name: exercise.name, sets: 1, reps: '1', ...exercise.single }, exercise]
      : [exercise],
  )

/** What a record says beside its note and the note leaves out, as sentences; each is empty where the note has it. */
export const leftOutOfNote = ({ notes, restSeconds, warmUp, substitutes }: Exercise) => ({
  rest: restSeconds !== undefined && !/\bRest\b/.test(notes) ? `Rest ${restSeconds} s.` : '',
  warmUp: warmUp && !/warm up/i.test(notes) ? warmUp : '',
  swap: substitutes?.length && !/\bSwap:/.test(notes) ? `Swap: ${substitutes.join(' or ')}.` : '',
})

/** Whether a week is lighter on purpose; in records from before weeks said so, its days do. */
export const isLightWeek = ({ deload, workouts }: Week): boolean =>
  deload ?? workouts.some(({ day }) => /deload/i.test(day))

/** Each exercise once, in the order of the weeks. */
export const exerciseNames = ({ weeks }: GeneratedProgram): string[] => [
  ...new Set(
    weeks.flatMap(({ workouts }) => workouts.flatMap(({ exercises }) => exercises.map(({ name }) => name))),
  ),
]

/** Working sets of one week, as its rows are printed: a single is one. */
export const setsInWeek = ({ workouts }: Week): number =>
  workouts.flatMap(printedRows).reduce((sum, { sets }) => sum + sets, 0)
