import { signLetter } from '../purchases/signed-letter.ts'
import type { LetterKind } from './letter-kinds.ts'

export type LetterLinks = ReturnType<typeof createLetterLinks>

/** Addresses that stand in letters. All start at PUBLIC_URL; opening one changes nothing. */
export const createLetterLinks = ({ publicUrl, secret }: { publicUrl: string; secret: string }) => ({
  access: (token: string) => `${publicUrl}/access?token=${token}`,
  results: (programId: string) => `${publicUrl}/results/${programId}`,
  pdf: (programId: string) => `${publicUrl}/api/programs/${programId}/pdf`,
  feedback: () => `${publicUrl}/feedback`,
  /** Names the letter, too: two letters of one purchase may go to two addresses. */
  unsubscribe: (purchaseId: string, kind: LetterKind) =>
    `${publicUrl}/api/unsubscribe?token=${signLetter(secret, purchaseId, kind)}`,
  /** Where the domain part of Message-IDs comes from. */
  host: new URL(publicUrl).hostname,
})
