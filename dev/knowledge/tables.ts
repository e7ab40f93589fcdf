import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { checked } from './checked.ts'

/** A file of texts whose form the types of the product check. */
export interface Table {
  /** The YAML file, from the root of the repository. */
  file: string
  called: string
  /** What the module imports for `type`. */
  imports?: string
  type: string
}

const Records = z.record(z.string(), z.unknown())

/** @throws {UnsoundData} */
export function tableModule({ file, called, imports = '', type }: Table): string {
  const text = readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8')
  const lines = Object.entries(checked(file, text, Records)).map(
    ([name, record]) => `  ${JSON.stringify(name)}: ${JSON.stringify(record)},\n`,
  )
  return `${imports}\nexport const ${called} = {\n${lines.join('')}} ${type}\n`
}
