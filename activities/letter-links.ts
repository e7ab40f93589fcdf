import { signPurchase } from '../purchases/signed-purchase.ts'

export type LetterLinks = ReturnType<typeof createLetterLinks>

/** Addresses that stand in letters. All start at PUBLIC_URL; opening one changes nothing. */
export const createLetterLinks = ({ publicUrl, secret }: { publicUrl: string; secret: string }) => ({
  access: (token: string) => `${publicUrl}/access?token=${token}`,
  results: (programId: string) => `${publicUrl}/results/${programId}`,
  pdf: (programId: string) => `${publicUrl}/api/programs/${programId}/pdf`,
  feedback: () => `${publicUrl}/feedback`,
  unsubscribe: (purchaseId: string) =>
    `${publicUrl}/api/unsubscribe?token=${signPurchase(secret, purchaseId)}`,
  /** Where the domain part of Message-IDs comes from. */
  host: new URL(publicUrl).hostname,
})
