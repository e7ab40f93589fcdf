import { createHmac } from 'node:crypto'
import type { RotatingSecret } from '../domain/rotating-secret.ts'
import { signLetter } from '../purchases/signed-letter.ts'
import type { LetterKind } from './letter-kinds.ts'

const TOKEN_LENGTH = 24

export type LetterLinks = ReturnType<typeof createLetterLinks>

/** Addresses that stand in letters. All start at PUBLIC_URL; opening one changes nothing. */
export const createLetterLinks = ({
  publicUrl,
  secrets,
}: {
  publicUrl: string
  secrets: RotatingSecret
}) => ({
  access: (token: string) => `${publicUrl}/access?token=${token}`,
  ownData: (token: string) => `${publicUrl}/api/own-data?token=${token}`,
  /**
   * The same for every try of a letter, so that two copies of one mail carry one token, unless the secret was replaced in
   * between: then both open it. 144 bits, as random ones have.
   */
  accessToken: (purchaseId: string, letter: string) =>
    createHmac('sha256', secrets[0])
      .update(`access:${purchaseId} ${letter}`)
      .digest('base64url')
      .slice(0, TOKEN_LENGTH),
  results: (programId: string) => `${publicUrl}/results/${programId}`,
  /** The program in another form. */
  along: (programId: string, form: 'spreadsheet' | 'calendar' | 'liftosaur') =>
    `${publicUrl}/api/programs/${programId}/${form}`,
  pdf: (programId: string) => `${publicUrl}/api/programs/${programId}/pdf`,
  feedback: () => `${publicUrl}/feedback`,
  /** Names the letter, too: two letters of one purchase may go to two addresses. */
  unsubscribe: (purchaseId: string, kind: LetterKind) =>
    `${publicUrl}/api/unsubscribe?token=${signLetter(secrets, purchaseId, kind)}`,
  /** Where the domain part of Message-IDs comes from. */
  host: new URL(publicUrl).hostname,
})
