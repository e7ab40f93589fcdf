/** What holds for every letter of a kind. */
interface LetterRules {
  /** It lets its reader in, so it goes to the address that paid. Other letters go to the one that answered. */
  carriesAccess?: true
  /** It is no part of what was bought: whoever has unsubscribed does not get it. */
  mayBeUnsubscribed?: true
}

/** Every kind of letter to buyers. `activities/letter-of.ts` writes it. */
const LETTERS = {
  confirmation: { carriesAccess: true },
  'survey-reminder-1': { carriesAccess: true, mayBeUnsubscribed: true },
  'survey-reminder-2': { carriesAccess: true, mayBeUnsubscribed: true },
  'survey-reminder-3': { carriesAccess: true, mayBeUnsubscribed: true },
  'program-ready': {},
  'taking-longer': {},
  refund: {},
  'payment-failed': {},
  'feedback-request': { mayBeUnsubscribed: true },
  'access-link': { carriesAccess: true },
} as const satisfies Record<string, LetterRules>

export type LetterKind = keyof typeof LETTERS
export const LETTER_KINDS = Object.keys(LETTERS) as LetterKind[]
export const rulesOf = (kind: LetterKind): LetterRules => LETTERS[kind]

/** The address that a letter goes to: one that opens the purchase never goes to an address that a survey named. */
export function recipientOf(
  kind: LetterKind,
  purchase: { email?: string | null | undefined },
  program: { email: string } | null,
): string | null {
  const answered = rulesOf(kind).carriesAccess ? null : program?.email
  return answered || purchase.email || null
}
