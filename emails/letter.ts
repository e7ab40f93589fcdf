import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import escapeHtml from 'escape-html'
import { type Draft, layout, plainText } from './layout.ts'

export interface Letter {
  subject: string
  html: string
  text: string
}

/** The values of a letter's slots; an empty string counts as missing. */
type Values = Readonly<Record<string, string | undefined>>

const OPENING = /\{\{\?(\w+)\}\}/

/** Removes the sections whose slot has no value. */
function withoutUnknown(template: string, values: Values): string {
  const opening = OPENING.exec(template)
  if (!opening) return template
  const { index } = opening
  const [mark, slot = ''] = opening
  const closing = `{{/${slot}}}`
  const end = template.indexOf(closing, index)
  const content = values[slot] ? template.slice(index + mark.length, end) : ''
  return template.slice(0, index) + withoutUnknown(content + template.slice(end + closing.length), values)
}

const SLOT = /\{\{(\w+)\}\}/g

/** Fills every `{{slot}}` in one pass, so that filled-in values are never parsed as templates. */
const fillIn = (template: string, values: Values, write: (value: string) => string) =>
  withoutUnknown(template, values)
    .replace(/\n{3,}/g, '\n\n')
    .replace(SLOT, (_, slot: string) => {
      const value = values[slot]
      if (value === undefined) throw new Error(`the letter has no value for {{${slot}}}`)
      return write(value)
    })

/** People's text is escaped and inserted after MJML has run, so that MJML never sees it. */
export function compile(draft: Draft): (values: Values) => Promise<Letter> {
  const text = plainText(draft)
  let html: Promise<string> | undefined
  return async (said) => {
    const hasFacts = draft.facts?.some(({ slot }) => said[slot])
    const values = { ...said, facts: hasFacts ? 'known' : undefined }
    return {
      subject: fillIn(draft.subject, values, (value) => value),
      html: fillIn(await (html ??= htmlOf(draft)), values, escapeHtml),
      text: fillIn(text, values, (value) => value),
    }
  }
}

/** The HTML of each letter by the hash of its MJML, which `npm run build` writes beside the code. */
export const COMPILED = 'letters.json'
type Compiled = Readonly<Record<string, string>>

const isBuilt = import.meta.filename.endsWith('.js')
const compiled: Compiled = isBuilt
  ? JSON.parse(readFileSync(join(import.meta.dirname, COMPILED), 'utf8'))
  : {}

const keyOf = (mjml: string): string => createHash('sha256').update(mjml).digest('base64url')

/** A build has compiled letters. From source, MJML does it, in half a second and 45 MB. */
const htmlOf = async (draft: Draft): Promise<string> => compiled[keyOf(layout(draft))] ?? compileMjml(draft)

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
