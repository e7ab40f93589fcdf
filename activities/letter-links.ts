import { createHmac } from 'node:crypto'
import type { RotatingSecret } from '../domain/rotating-secret.ts'
import { signLetter } from '../purchases/signed-letter.ts'
import type { LetterKind } from '../domain/letters.ts'

const TOKEN_LENGTH = 24

export type LetterLinks = ReturnType<typeof createLetterLinks>

/** Links for letters. All start with PUBLIC_URL; opening one changes nothing. */
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
   * Deterministic, so that every attempt at a letter carries the same token. If the secret is rotated between
   * two attempts, both tokens open the purchase. 144 bits, like random tokens.
   */
  accessToken: (purchaseId: string, letter: string) =>
    createHmac('sha256', secrets[0])
      .update(`access:${purchaseId} ${letter}`)
      .digest('base64url')
      .slice(0, TOKEN_LENGTH),
  results: (programId: string) => `${publicUrl}/results/${programId}`,
  /** The program in another file format. */
  along: (programId: string, form: 'spreadsheet' | 'calendar' | 'liftosaur') =>
    `${publicUrl}/api/programs/${programId}/${form}`,
  pdf: (programId: string) => `${publicUrl}/api/programs/${programId}/pdf`,
  feedback: () => `${publicUrl}/feedback`,
  /** Names the letter too: two letters of one purchase may go to two addresses. */
  unsubscribe: (purchaseId: string, kind: LetterKind) =>
    `${publicUrl}/api/unsubscribe?token=${signLetter(secrets, purchaseId, kind)}`,
  /** The domain part of Message-IDs. */
  host: new URL(publicUrl).hostname,
})
