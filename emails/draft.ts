/**
 * A letter before it is compiled. Any text may hold `{{slots}}`; what stands in `{{?slot}}…{{/slot}}` is left out where
 * the slot has no value. Everything else is ours and trusted.
 */
export interface Draft {
  subject: string
  /** What an inbox shows beside the subject. */
  preheader: string
  heading: string
  paragraphs: readonly string[]
  /** What somebody looks up in it later, a line each; one that is not known is left out. */
  facts?: readonly { label: string; slot: string }[]
  /** Set apart from the rest, because it must not be missed. */
  notice?: string
  button?: { label: string; url: string }
  /** A second way, said as a sentence with its address. */
  link?: { text: string; url: string }
  /** Further ways in one quiet line: in the text, each with its address beneath. */
  links?: { text: string; to: readonly { label: string; url: string }[] }
  closing: readonly string[]
  /** Why this person gets this mail. */
  reason: string
  /** Set on letters that people may decline; needs an `{{unsubscribeUrl}}`. */
  mayUnsubscribe?: boolean
}

/** Left out where the slot has no value. */
export const known = (slot: string, content: string): string => `{{?${slot}}}${content}{{/${slot}}}`

/** The same letter for those who read mail as text. */
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
      ...(mayUnsubscribe ? ['No more of these: {{unsubscribeUrl}}'] : []),
    ].join('\n'),
  ].join('\n\n') + '\n'
