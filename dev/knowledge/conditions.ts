import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { JOINTS, PATTERNS, POSITIONS } from '../../domain/exercises/vocabulary.ts'
import { EXCLUSIONS, type Exclusion } from '../../domain/training/profile/health/exclusions-of-conditions.ts'
import { ADDITIONS, CLEARERS, PARTS, SET_GROWTHS } from '../../domain/training/profile/health/care-words.ts'
import { checked } from './checked.ts'

const keysOf = <Key extends string>(record: Readonly<Record<Key, unknown>>) =>
  Object.keys(record) as [Key, ...Key[]]

const limits = {
  positions: z.array(z.enum(POSITIONS)).default([]),
  patterns: z.array(z.enum(PATTERNS)).default([]),
  reserve: z.int().min(1).max(5).default(1),
  growth: z.enum(SET_GROWTHS).default('normal'),
}

/** What a condition asks of a program. What is left out asks for nothing. */
export const ConditionRecord = z.strictObject({
  plain: z.string().min(2),
  clearWith: z
    .strictObject({
      who: z.array(z.enum(CLEARERS)).nonempty(),
      onlyIf: z.string().optional(),
      meanwhile: z.literal(true).optional(),
      livedWith: z.literal(true).optional(),
    })
    .nullable()
    .default(null),
  ...limits,
  learnsWith: z.int().min(2).max(5).optional(),
  spares: z.array(z.enum(JOINTS)).default([]),
  anywhere: z.literal(true).optional(),
  holds: z.boolean().default(false),
  reserveFor: z.enum([...PARTS, 'spared']).optional(),
  adds: z.array(z.enum(ADDITIONS)).default([]),
  excludes: z.enum(keysOf<Exclusion>(EXCLUSIONS)).optional(),
  mayFall: z.literal(true).optional(),
  noContact: z.literal(true).optional(),
  stopsAtPain: z.literal(true).optional(),
  unable: z.string().optional(),
  comfort: z.string().optional(),
  stopSigns: z.array(z.string().min(4)).default([]),
  phases: z
    .array(
      z.strictObject({
        fromWeek: z.int(),
        toWeek: z.int().optional(),
        ...limits,
        adds: z.array(z.enum(ADDITIONS)).optional(),
        stopSigns: z.array(z.string().min(4)).nonempty().optional(),
      }),
    )
    .nonempty()
    .optional(),
  torn: z
    .strictObject({
      plain: z.string().min(2),
      excludes: z.enum(keysOf<Exclusion>(EXCLUSIONS)).optional(),
      flatFooted: z.literal(true).optional(),
      stopSigns: z.array(z.string().min(4)).nonempty(),
      lines: z.array(z.string()).default([]),
      sources: z.array(z.string().min(10)).nonempty().optional(),
    })
    .optional(),
  sources: z.array(z.string().min(10)).nonempty(),
})

/** @param names - of the conditions that people can name */
const conditionFile = (names: readonly string[]) => z.record(z.enum(names), ConditionRecord)

const DATA = new URL('../../domain/training/profile/health/data/conditions.yaml', import.meta.url)

type Conditions = z.infer<ReturnType<typeof conditionFile>>

/**
 * Reads what conditions ask of a program.
 *
 * @throws {UnsoundData} which names the condition and what is wrong with it
 */
export const readConditions = (names: readonly string[]): Conditions =>
  conditionsIn(readFileSync(DATA, 'utf8'), names)

export const conditionsIn = (text: string, names: readonly string[]): Conditions =>
  checked('conditions.yaml', text, conditionFile(names))

export function conditionsModule(conditions: Conditions): string {
  const lines = Object.entries(conditions).map(([id, record]) => `  '${id}': ${JSON.stringify(record)},\n`)
  return `import type { Condition } from '../../../../reading/lexicon/condition-names.ts'\nimport type { CareRecord } from '../condition-care.ts'\n\nexport const RECORDS: Readonly<Record<Condition, CareRecord>> = {\n${lines.join('')}}\n`
}
