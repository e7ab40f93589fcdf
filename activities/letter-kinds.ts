export const LETTER_KINDS = [
  'confirmation',
  'survey-reminder-1',
  'survey-reminder-2',
  'survey-reminder-3',
  'program-ready',
  'taking-longer',
  'refund',
  'payment-failed',
  'feedback-request',
  'access-link',
] as const
export type LetterKind = (typeof LETTER_KINDS)[number]
