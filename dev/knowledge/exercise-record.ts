import { z } from 'zod'
import {
  IMPLEMENTS,
  JOINTS,
  LEVELS,
  MOVEMENTS,
  MUSCLES,
  PATTERNS,
  POSITIONS,
  TRAITS,
} from '../../domain/exercises/vocabulary.ts'

const some = <Of extends z.ZodType>(of: Of) => z.array(of).nonempty().optional()

/** @param longest - in characters */
const sentence = (longest: number) =>
  z
    .string()
    .regex(
      /^[A-Z][A-Za-z ,;:'-]*\.$/,
      'must be a plain sentence: a capital first, no figures, a full stop last',
    )
    .max(longest)
/** A line in the PDF. */
const line = sentence(90)
/** A line on a phone, between two sets. */
const cue = sentence(60)

/** One exercise: what it is, and how it is done. What is left out has the default of `exercises()`. */
export const ExerciseRecord = z.strictObject({
  /** The name's own, unless the exercise has been renamed: stored programs refer to it. */
  id: z.string().optional(),
  name: z.string().regex(/^[A-Z][A-Za-z0-9' -]*$/, 'must be a name with a capital, of letters and figures'),
  /** Other names, for reading people's words. Never printed. */
  aka: some(z.string().min(2)),
  needs: some(z.enum(IMPLEMENTS)),
  primary: z.array(z.enum(MUSCLES)).nonempty(),
  secondary: some(z.enum(MUSCLES)),
  movement: z.enum(MOVEMENTS).optional(),
  level: z.enum(LEVELS).optional(),
  main: z.literal(true).optional(),
  staple: z.literal(true).optional(),
  perSide: z.literal(true).optional(),
  timed: z.literal(true).optional(),
  hardOn: some(z.enum(JOINTS)),
  positions: some(z.enum(POSITIONS)),
  traits: some(z.enum(TRAITS)),
  setUp: line,
  cues: z.tuple([cue, cue]),
  fault: line,
  /** The lines that read otherwise for somebody who sits and cannot push with the legs. */
  seated: z
    .strictObject({ setUp: line, cues: z.tuple([cue, cue]), fault: line })
    .partial()
    .optional(),
})
export type ExerciseRecord = z.infer<typeof ExerciseRecord>

/** A file of exercises, by pattern. */
export const ExerciseFile = z.partialRecord(z.enum(PATTERNS), z.array(ExerciseRecord).nonempty())
