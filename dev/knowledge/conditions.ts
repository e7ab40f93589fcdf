import { readFileSync } from 'node:fs'
import type { z } from 'zod'
import { checked } from './checked.ts'
import { conditionFile } from './condition-record.ts'

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
