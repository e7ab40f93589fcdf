import { setTimeout as sleep } from 'node:timers/promises'
import { ApplicationFailure } from '@temporalio/common'
import { mailsSent } from '../platform/observability/activity-metrics.ts'
import type { LetterClaim } from '../storage/letters.ts'
import { AddressRejected, LONGEST_SEND_MS, type Mailer, type Outgoing } from './mailer.ts'

/** The longest send plus time to mark it; shorter than the activity timeout. */
const CLAIM_LASTS_MS = LONGEST_SEND_MS + 10_000
const NOTE_AGAIN_MS = 500

/** The row that says of one letter who is sending it, and that it was sent. */
export interface LetterRow {
  claim(lastsMs: number): Promise<LetterClaim>
  release(until: Date): Promise<unknown>
  markSent(): Promise<unknown>
}

/**
 * Sends one letter. Idempotent: it is claimed, sent and then marked; no database transaction or connection is
 * held while it is sent. If an attempt breaks off before the mark, the next one sends the same mail again, with
 * the same Message-ID and the same links.
 * @param mail - null if it is only to be marked, since nobody will ever want it
 * @throws {AddressRejected} an operator must decide; {MailUnavailable} or MailUnderWay: retry
 */
export async function sendOnce(
  mailer: Mailer,
  kind: string,
  mail: Outgoing | null,
  row: LetterRow,
): Promise<void> {
  const claim = await row.claim(CLAIM_LASTS_MS)
  if (claim.is === 'sent') return
  if (claim.is === 'under-way') throw underWay(claim.until)
  if (mail) {
    await mailer.send({ ...mail, messageId: claim.messageId }).catch(async (error: unknown) => {
      mailsSent.inc({ kind, outcome: error instanceof AddressRejected ? 'rejected' : 'failed' })
      // If this fails too, the claim expires by itself.
      await row.release(claim.until).catch(() => undefined)
      throw error
    })
    mailsSent.inc({ kind, outcome: 'sent' })
  }
  await noteSent(row, claim.until)
}

/** Another attempt may still be sending this letter; this one retries once that claim has expired. */
const underWay = (until: Date): ApplicationFailure =>
  ApplicationFailure.create({
    type: 'MailUnderWay',
    message: 'another try is sending this letter',
    nextRetryDelay: Math.max(1_000, until.getTime() - Date.now()),
  })

/** Without the mark, the mail would be sent again: retries for as long as the claim lasts. */
async function noteSent(row: LetterRow, until: Date): Promise<void> {
  for (;;) {
    try {
      await row.markSent()
      return
    } catch (error) {
      if (Date.now() + NOTE_AGAIN_MS > until.getTime()) throw error
      await sleep(NOTE_AGAIN_MS)
    }
  }
}
