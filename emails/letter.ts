import escapeHtml from 'escape-html'
import { htmlOf } from './html-of.ts'
import { type Draft, plainText } from './draft.ts'

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

const drafts: Draft[] = []
/** The drafts of all letters, for the build. */
export const letterDrafts = (): readonly Draft[] => drafts

/**
 * Compiles a letter to a function that fills its slots. People's text is escaped and inserted after MJML has
 * run, so that MJML never sees it.
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
