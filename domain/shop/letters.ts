interface LetterRules {
  /** It leads to the program, so it must not go unsent in silence. */
  carriesProgram?: true
  /** Goes to the address that paid, since it grants access; others go to the one that answered. */
  carriesAccess?: true
  /** The letter is not part of the purchase, so unsubscribed buyers do not get it. */
  mayBeUnsubscribed?: true
  /** The week of the program that it comes before. */
  ofWeek?: number
}

/** Every kind of letter to buyers. `activities/letter-of.ts` writes them. */
const LETTERS = {
  confirmation: { carriesAccess: true },
  'survey-reminder-1': { carriesAccess: true, mayBeUnsubscribed: true },
  'survey-reminder-2': { carriesAccess: true, mayBeUnsubscribed: true },
  'survey-reminder-3': { carriesAccess: true, mayBeUnsubscribed: true },
  'program-ready': { carriesProgram: true },
  'taking-longer': {},
  refund: {},
  'refund-failed': {},
  'payment-failed': {},
  'feedback-request': { mayBeUnsubscribed: true },
  'access-link': { carriesAccess: true },
  'week-note-2': { mayBeUnsubscribed: true, ofWeek: 2 },
  'week-note-3': { mayBeUnsubscribed: true, ofWeek: 3 },
  'week-note-4': { mayBeUnsubscribed: true, ofWeek: 4 },
  'week-note-5': { mayBeUnsubscribed: true, ofWeek: 5 },
  'week-note-6': { mayBeUnsubscribed: true, ofWeek: 6 },
  'week-note-7': { mayBeUnsubscribed: true, ofWeek: 7 },
  'week-note-8': { mayBeUnsubscribed: true, ofWeek: 8 },
} as const satisfies Record<string, LetterRules>

export type LetterKind = keyof typeof LETTERS
/** The letter about an order that was left unpaid. Without a purchase, it goes out by rules of its own. */
export const ORDER_LEFT = 'order-left'
/** What somebody who asks for a link by an address is mailed: to the one that paid, or to the one that answered. */
export type MailedLink = Extract<LetterKind, 'access-link' | 'program-ready'>
/** In this order, while a paid purchase waits for its survey. */
export const SURVEY_REMINDERS = [
  'survey-reminder-1',
  'survey-reminder-2',
  'survey-reminder-3',
] as const satisfies readonly LetterKind[]
/** One before each week but the first, which comes with the program itself. */
export const WEEK_NOTES = [
  'week-note-2',
  'week-note-3',
  'week-note-4',
  'week-note-5',
  'week-note-6',
  'week-note-7',
  'week-note-8',
] as const satisfies readonly LetterKind[]
export type WeekNote = (typeof WEEK_NOTES)[number]
/** The week of the program that a note comes before. */
export const weekOf = (note: WeekNote): number => LETTERS[note].ofWeek
/** Of a stored letter, whose name ends with its occasion, if it has one. */
export const kindOf = (stored: string): LetterKind => stored.split(' ')[0] as LetterKind
export const rulesOf = (kind: LetterKind): LetterRules => LETTERS[kind]

/** A letter that opens the purchase never goes to an address that a survey named. */
export function recipientOf(
  kind: LetterKind,
  purchase: { email?: string | null | undefined },
  program: { email: string } | null,
): string | null {
  const answered = rulesOf(kind).carriesAccess ? null : program?.email
  return answered || purchase.email || null
}
