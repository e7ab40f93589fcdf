import mjml from 'mjml'
import { escapeHtml } from './escape.ts'
import { layout } from './layout.ts'
import { type Draft, plainText } from './draft.ts'

/** A mail, ready to be sent. */
export interface Letter {
  subject: string
  html: string
  text: string
}

const SLOT = /\{\{(\w+)\}\}/g

/** Fills every `{{slot}}` in one pass, so that what is filled in is never read as a template itself. */
const fillIn = (
  template: string,
  values: Readonly<Record<string, string>>,
  write: (value: string) => string,
) =>
  template.replace(SLOT, (_, slot: string) => {
    const value = values[slot]
    if (value === undefined) throw new Error(`the letter has no value for {{${slot}}}`)
    return write(value)
  })

/**
 * Compiles a draft once; what comes back only fills its slots. The text of people goes in after
 * MJML has run, escaped, so that MJML never sees it.
 */
export async function compile(draft: Draft): Promise<(values: Readonly<Record<string, string>>) => Letter> {
  const { html, errors } = await mjml(layout(draft), {
    validationLevel: 'strict',
    ignoreIncludes: true,
    keepComments: false,
    fonts: {},
  })
  const problem = errors[0]
  if (problem) throw new Error(`the letter "${draft.subject}" does not compile: ${problem.formattedMessage}`)
  const text = plainText(draft)
  return (values) => ({
    subject: draft.subject,
    html: fillIn(html, values, escapeHtml),
    text: fillIn(text, values, (value) => value),
  })
}
