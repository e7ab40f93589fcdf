import { z } from 'zod'
import { entryById } from '../../exercises/catalogue.ts'
import { LIFTS } from './generated/words.ts'

export { LIFTS }
/** A family of exercises, as people name it. */
export type Lift = keyof typeof LIFTS

/** One exercise of the catalogue, by its id. */
export const Exercise = z
  .string()
  .refine((id) => entryById(id) !== undefined)
  .brand<'exercise'>()
export type Exercise = z.infer<typeof Exercise>

/** Whether a subject is something that people train: a family, or a single exercise. */
export const isLift = (what: string): what is Lift | Exercise =>
  what in LIFTS || entryById(what) !== undefined
