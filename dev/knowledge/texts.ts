import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { checked } from './checked.ts'

/** A file of texts whose form the types of the product check. */
export interface TextFile {
  /** The YAML file, from the root of the repository. */
  file: string
  called: string
  /** What the module imports for `type`. */
  imports?: string
  type: string
}

const Records = z.record(z.string(), z.unknown())
const Replacements = z.record(z.string(), z.record(z.string(), z.string()))

const textOf = (file: string): string => readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8')

/** @throws {UnsoundData} */
export function textModule({ file, called, imports = '', type }: TextFile): string {
  const lines = Object.entries(checked(file, textOf(file), Records)).map(
    ([name, record]) => `  ${JSON.stringify(name)}: ${JSON.stringify(record)},\n`,
  )
  return `${imports}\nexport const ${called} = {\n${lines.join('')}} ${type}\n`
}

/** Patterns in sections, and what replaces them. @throws {UnsoundData} */
export function replacementsModule(file: string): string {
  const lines = Object.values(checked(file, textOf(file), Replacements))
    .flatMap((section) => Object.entries(section))
    .map(
      ([found, meant]) => `  [/${found}/g${found.includes('\\p{') ? 'u' : ''}, ${JSON.stringify(meant)}],\n`,
    )
  return `export const REPLACED: readonly (readonly [RegExp, string])[] = [\n${lines.join('')}]\n`
}
