import { readFileSync } from 'node:fs'
import { z } from 'zod'
import {
  JOINTS,
  LEVELS,
  MOVEMENTS,
  MUSCLES,
  NEEDS,
  PATTERNS,
  POSITIONS,
  TRAITS,
} from '../../domain/exercises/vocabulary.ts'
import { slugOf } from '../../domain/exercises/exercise.ts'
import { checked, eachOnce } from './checked.ts'

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

/** Lines that read otherwise for some people. */
const otherLines = z
  .strictObject({ setUp: line, cues: z.tuple([cue, cue]), fault: line })
  .partial()
  .optional()

/** One exercise: what it is, and how it is done. What is left out has the default of `exercises()`. */
export const ExerciseRecord = z.strictObject({
  /** The name's own, unless the exercise has been renamed: stored programs refer to it. */
  id: z.string().optional(),
  name: z.string().regex(/^[A-Z][A-Za-z0-9' -]*$/, 'must be a name with a capital, of letters and figures'),
  /** Other names, for reading people's words. Never printed. */
  aka: some(z.string().min(2)),
  needs: some(z.enum(NEEDS)),
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
  seated: otherLines,
  /** The same for somebody who may not let the heels sink below the balls of the feet. */
  flatFooted: otherLines,
})
export type ExerciseRecord = z.infer<typeof ExerciseRecord>

/** A file of exercises, by pattern. */
const ExerciseFile = z.partialRecord(z.enum(PATTERNS), z.array(ExerciseRecord).nonempty())

/** In the order of the catalogue: where two exercises serve as well, the earlier one is taken. */
const FILES = [
  'squats',
  'lunges',
  'hinges',
  'hips-and-knees',
  'presses',
  'pulls',
  'shoulders-and-chest',
  'arms-and-calves',
  'trunk',
  'hip-sides-and-jumps',
]
const DATA = new URL('../../domain/exercises/data/', import.meta.url)

type Family = readonly [pattern: string, records: readonly ExerciseRecord[]]

/**
 * Reads the exercises from their files.
 *
 * @throws {UnsoundData} which names the file, the exercise and what is wrong with it
 */
export const readExercises = (): Family[] => exercisesIn(FILES.map((file) => [file, textOf(file)]))

export function exercisesIn(files: readonly (readonly [file: string, text: string])[]): Family[] {
  const read = files.map(([file, text]) => [`${file}.yaml`, familiesIn(file, text)] as const)
  eachOnce(
    read.flatMap(([file, families]) =>
      families.flatMap(([, records]) => records.map(({ name }) => [file, name] as const)),
    ),
  )
  return read.flatMap(([, families]) => families)
}

const textOf = (file: string): string => readFileSync(new URL(`${file}.yaml`, DATA), 'utf8')

const familiesIn = (file: string, text: string): Family[] =>
  Object.entries(
    checked(`${file}.yaml`, text, ExerciseFile, ([pattern, at, ...line], read) => {
      const name = typeof at === 'number' ? nameIn(read, String(pattern), at) : ''
      return [name || `${String(pattern)} ${String(at ?? '')}`, ...line.map(String)]
    }),
  )

function nameIn(read: unknown, pattern: string, at: number): string {
  const name: unknown = (read as Record<string, { name?: unknown }[]>)[pattern]?.[at]?.name
  return typeof name === 'string' ? name : ''
}

/** What the exercises are. */
export function rowsModule(families: readonly Family[]): string {
  const rows = families.map(([pattern, records]) => {
    const lines = records.map((record) => `    ${inTs(rowOf(record))},\n`)
    return `  ['${pattern}', [\n${lines.join('')}  ]],\n`
  })
  return `import type { CatalogueRow } from '../exercise.ts'\nimport type { Pattern } from '../vocabulary.ts'\n\nexport const ROWS: readonly (readonly [Pattern, readonly CatalogueRow[]])[] = [\n${rows.join('')}]\n`
}

/** How they are done. */
export function howTosModule(families: readonly Family[]): string {
  const lines = families.flatMap(([, records]) =>
    records.map(
      ({ name, id = slugOf(name), setUp, cues, fault, seated, flatFooted }) =>
        `  '${id}': ${inTs({ setUp, cues, fault, seated, flatFooted })},\n`,
    ),
  )
  return `import type { HowTos } from '../how-to/how-to.ts'\n\n/** For every exercise of the catalogue. */\nexport const HOW_TOS: HowTos = {\n${lines.join('')}}\n`
}

const rowOf = (record: ExerciseRecord): object =>
  Object.fromEntries(Object.entries(record).filter(([line]) => !HOW_TO_LINES.includes(line)))
const HOW_TO_LINES = ['setUp', 'cues', 'fault', 'seated', 'flatFooted']

const inTs = (record: object): string => JSON.stringify(record)
