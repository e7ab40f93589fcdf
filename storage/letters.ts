import type { EntityManager } from '@mikro-orm/postgresql'
import { MailSent, Purchase } from './entities.ts'

/** One letter: its purchase, and its kind with the occasion. */
export type LetterId = Pick<MailSent, 'purchaseId' | 'kind'>

/** The result of a claim: the letter is ours until a time, someone else's until a time, or already sent. */
export type LetterClaim =
  { is: 'ours'; until: Date; messageId: string } | { is: 'under-way'; until: Date } | { is: 'sent' }

/** Of two concurrent attempts, only one gets the letter. An abandoned claim expires. */
export async function claimLetter(
  em: EntityManager,
  { purchaseId, kind, messageId }: LetterId & { messageId: string },
  lastsMs: number,
): Promise<LetterClaim> {
  const now = new Date()
  const until = new Date(now.getTime() + lastsMs)
  await em
    .createQueryBuilder(MailSent)
    .insert({ purchaseId, kind, messageId })
    .onConflict()
    .ignore()
    .execute()
  const letter = { purchaseId, kind }
  const claimed = await em.nativeUpdate(MailSent, { ...letter, ...freeAt(now) }, { claimedUntil: until })
  return claimIn(await em.findOneOrFail(MailSent, letter), claimed > 0 ? until : null, now)
}

/** Rows of letters that are not sent, and that nobody is sending. */
export const freeAt = (now: Date) => ({
  sentAt: null,
  $or: [{ claimedUntil: null }, { claimedUntil: { $lt: now } }],
})

/** @param ours - until when the row was just claimed; null if it was not free */
export function claimIn(
  { messageId, sentAt, claimedUntil }: Pick<MailSent, 'messageId' | 'sentAt' | 'claimedUntil'>,
  ours: Date | null,
  now: Date,
): LetterClaim {
  if (ours) return { is: 'ours', until: ours, messageId }
  return sentAt ? { is: 'sent' } : { is: 'under-way', until: claimedUntil ?? now }
}

export async function releaseLetter(em: EntityManager, letter: LetterId, until: Date): Promise<void> {
  await em.nativeUpdate(MailSent, { ...idOf(letter), claimedUntil: until }, { claimedUntil: null })
}

/** Clears the entity manager first: otherwise it would seal the program again to compare it with its row. */
const ALONE = { clear: true }

/** Marks a letter as sent. The letter with the program also marks the purchase as delivered. */
export async function markSent(em: EntityManager, letter: LetterId, delivers: boolean): Promise<void> {
  const sentAt = new Date()
  await em.transactional(async (tx) => {
    await tx.nativeUpdate(MailSent, idOf(letter), { sentAt, claimedUntil: null })
    if (!delivers) return
    const undelivered = { id: letter.purchaseId, deliveredAt: null }
    await tx.nativeUpdate(Purchase, undelivered, { deliveredAt: sentAt })
  }, ALONE)
}

const idOf = ({ purchaseId, kind }: LetterId): LetterId => ({ purchaseId, kind })
