import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Draft } from './draft.ts'
import { layout } from './layout.ts'

/**
 * Written by `npm run build` beside the code: the HTML of each letter, keyed by the hash of its MJML source.
 */
export const COMPILED = 'letters.json'
type Compiled = Readonly<Record<string, string>>

const isBuilt = import.meta.filename.endsWith('.js')
const compiled: Compiled = isBuilt
  ? JSON.parse(readFileSync(join(import.meta.dirname, COMPILED), 'utf8'))
  : {}

const keyOf = (mjml: string): string => createHash('sha256').update(mjml).digest('base64url')

/**
 * A build contains compiled letters. From source, MJML compiles them, which takes half a second and 45 MB to
 * load.
 */
export const htmlOf = async (draft: Draft): Promise<string> =>
  compiled[keyOf(layout(draft))] ?? compileMjml(draft)

export async function compileAll(drafts: readonly Draft[]): Promise<Compiled> {
  const pairs = drafts.map(async (draft) => [keyOf(layout(draft)), await compileMjml(draft)] as const)
  return Object.fromEntries(await Promise.all(pairs))
}

async function compileMjml(draft: Draft): Promise<string> {
  const { default: mjml } = await import('mjml')
  const { html, errors } = await mjml(layout(draft), {
    validationLevel: 'strict',
    ignoreIncludes: true,
    keepComments: false,
    fonts: {},
  })
  const problem = errors[0]
  if (problem) throw new Error(`the letter "${draft.subject}" does not compile: ${problem.formattedMessage}`)
  return html
}
