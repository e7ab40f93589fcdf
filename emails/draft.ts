/**
 * A letter before it is compiled. Any text may contain `{{slots}}`; the content of `{{?slot}}…{{/slot}}` is
 * left out if the slot has no value. Everything else is our own text and trusted.
 */
export interface Draft {
  subject: string
  /** The preview text that an inbox shows beside the subject. */
  preheader: string
  heading: string
  paragraphs: readonly string[]
  /** Facts to look up later, one per line; unknown ones are left out. */
  facts?: readonly { label: string; slot: string }[]
  /** Highlighted, because it must not be missed. */
  notice?: string
  button?: { label: string; url: string }
  /** A secondary link: a sentence with its address. */
  link?: { text: string; url: string }
  /** Further links on one inconspicuous line; in plain text, each is followed by its address. */
  links?: { text: string; to: readonly { label: string; url: string }[] }
  closing: readonly string[]
  /** Why the recipient gets this mail. */
  reason: string
  /** True for letters with an unsubscribe link; needs an `{{unsubscribeUrl}}`. */
  mayUnsubscribe?: boolean
}

/** Wraps content that is left out if the slot has no value. */
export const known = (slot: string, content: string): string => `{{?${slot}}}${content}{{/${slot}}}`

/** The plain-text part of the letter. */
export const plainText = ({
  heading,
  paragraphs,
  facts = [],
  notice,
  button,
  link,
  links,
  closing,
  reason,
  mayUnsubscribe,
}: Draft): string =>
  [
    heading,
    '{{greeting}}',
    ...paragraphs,
    facts.map(({ label, slot }) => known(slot, `${label}: {{${slot}}}\n`)).join(''),
    ...(notice ? [`IMPORTANT: ${notice}`] : []),
    ...(button ? [`${button.label}:\n{{${button.url}}}`] : []),
    ...(link ? [`${link.text}\n{{${link.url}}}`] : []),
    ...(links
      ? [[`${links.text}:`, ...links.to.map(({ label, url }) => `${label}: {{${url}}}`)].join('\n')]
      : []),
    ...closing,
    'Eightfold',
    [
      '--',
      reason,
      'Questions? Write to {{supportEmail}}',
      ...(mayUnsubscribe ? ['Unsubscribe: {{unsubscribeUrl}}'] : []),
    ].join('\n'),
  ].join('\n\n') + '\n'
