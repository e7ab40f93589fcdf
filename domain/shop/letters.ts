interface LetterRules {
  /** It leads to the program, so it must not go unsent in silence. */
  carriesProgram?: true
  /** Goes to the address that paid, since it grants access; others go to the one that answered. */
  carriesAccess?: true
  /** The letter is not part of the purchase, so unsubscribed buyers do not get it. */
  mayBeUnsubscribed?: true
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
  'payment-failed': {},
  'feedback-request': { mayBeUnsubscribed: true },
  'access-link': { carriesAccess: true },
} as const satisfies Record<string, LetterRules>

export type LetterKind = keyof typeof LETTERS
/** In this order, while a paid purchase waits for its survey. */
export const SURVEY_REMINDERS = [
  'survey-reminder-1',
  'survey-reminder-2',
  'survey-reminder-3',
] as const satisfies readonly LetterKind[]
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
