import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import type { z } from 'zod'
import { conditionFile } from './condition-record.ts'

const DATA = new URL('../../domain/training/profile/health/data/conditions.yaml', import.meta.url)

type Conditions = z.infer<ReturnType<typeof conditionFile>>

/**
 * Reads what conditions ask of a program.
 *
 * @throws {Error} that names the condition and what is wrong with it
 */
export const readConditions = (names: readonly string[]): Conditions =>
  conditionsIn(readFileSync(DATA, 'utf8'), names)

export function conditionsIn(text: string, names: readonly string[]): Conditions {
  const checked = conditionFile(names).safeParse(parse(text))
  if (checked.success) return checked.data
  const faults = checked.error.issues.map(
    ({ path, message }) => `conditions.yaml, ${path.map(String).join(', ')}: ${message}`,
  )
  throw new Error(faults.join('\n'))
}

export function conditionsModule(conditions: Conditions): string {
  const lines = Object.entries(conditions).map(([id, record]) => `  '${id}': ${JSON.stringify(record)},\n`)
  return `import type { Condition } from '../../../../reading/lexicon/condition-names.ts'\nimport type { CareRecord } from '../condition-care.ts'\n\nexport const RECORDS: Readonly<Record<Condition, CareRecord>> = {\n${lines.join('')}}\n`
}
