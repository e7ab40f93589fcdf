import { createHmac } from 'node:crypto'
import { pathOf } from '../domain/calls/call.ts'
import { MACHINE_CALLS } from '../domain/calls/machines.ts'
import { readCalendar, readLiftosaur, readPdf, readSpreadsheet } from '../domain/calls/programs.ts'
import type { RotatingSecret } from '../domain/shop/rotating-secret.ts'
import { signLetter } from '../purchases/unsubscribe-token.ts'
import type { LetterKind } from '../domain/shop/letters.ts'
import { accessPage, resultsPage } from '../domain/shop/pages.ts'

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
  access: (token: string) => publicUrl + accessPage(token),
  ownData: (token: string) => `${publicUrl}${pathOf(MACHINE_CALLS.showOwnData)}?token=${token}`,
  /**
   * Deterministic, so that every attempt at a letter carries the same token. If the secret is rotated between
   * two attempts, both tokens open the purchase. 144 bits, like random tokens.
   */
  accessToken: (purchaseId: string, letter: string) =>
    createHmac('sha256', secrets[0])
      .update(`access:${purchaseId} ${letter}`)
      .digest('base64url')
      .slice(0, TOKEN_LENGTH),
  results: (programId: string) => publicUrl + resultsPage(programId),
  spreadsheet: (programId: string) => publicUrl + pathOf(readSpreadsheet, { id: programId }),
  calendar: (programId: string) => publicUrl + pathOf(readCalendar, { id: programId }),
  liftosaur: (programId: string) => publicUrl + pathOf(readLiftosaur, { id: programId }),
  pdf: (programId: string) => publicUrl + pathOf(readPdf, { id: programId }),
  feedback: () => `${publicUrl}/feedback`,
  /** Names the letter too: two letters of one purchase may go to two addresses. */
  unsubscribe: (purchaseId: string, kind: LetterKind) =>
    `${publicUrl}${pathOf(MACHINE_CALLS.showUnsubscribe)}?token=${signLetter(secrets, purchaseId, kind)}`,
  /** The domain part of Message-IDs. */
  host: new URL(publicUrl).hostname,
})
