import { escapeHtml } from './escape.ts'
import { htmlOf } from './html-of.ts'
import { type Draft, plainText } from './draft.ts'

/** A mail, ready to be sent. */
export interface Letter {
  subject: string
  html: string
  text: string
}

/** What fills the slots of a letter; an empty text and nothing are the same. */
type Values = Readonly<Record<string, string | undefined>>

const OPENING = /\{\{\?(\w+)\}\}/

/** Takes out what has nothing to say. */
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

/** Fills every `{{slot}}` in one pass, so that what is filled in is never read as a template itself. */
const fillIn = (template: string, values: Values, write: (value: string) => string) =>
  withoutUnknown(template, values)
    .replace(/\n{3,}/g, '\n\n')
    .replace(SLOT, (_, slot: string) => {
      const value = values[slot]
      if (value === undefined) throw new Error(`the letter has no value for {{${slot}}}`)
      return write(value)
    })

const drafts: Draft[] = []
/** Of all letters, for the build. */
export const letterDrafts = (): readonly Draft[] => drafts

/**
 * A letter that only fills its slots. The text of people goes in after MJML has run, escaped, so that MJML never sees it.
 */
export function compile(draft: Draft): (values: Values) => Promise<Letter> {
  drafts.push(draft)
  const text = plainText(draft)
  let html: Promise<string> | undefined
  return async (said) => {
    const hasFacts = draft.facts?.some(({ slot }) => said[slot])
    const values = { ...said, facts: hasFacts ? 'known' : undefined }
    return {
      subject: draft.subject,
      html: fillIn(await (html ??= htmlOf(draft)), values, escapeHtml),
      text: fillIn(text, values, (value) => value),
    }
  }
}
