import { whyOf } from '../domain/shop/concern.ts'
import { stageOf } from '../domain/shop/stage.ts'
import { digest } from '../emails/digest.ts'
import { factsOf, stuckPurchases } from '../storage/purchases.ts'
import type { Activities } from './activities.ts'
import type { Tools } from './tools.ts'

const OVERDUE_AFTER_MINUTES = 15

/** Mails operators what is paid but undelivered, or waits for them. Sends nothing if there is none. */
export const mailDigest =
  ({
    database,
    mailer,
    links,
    supportEmail,
  }: Pick<Tools, 'database' | 'mailer' | 'links' | 'supportEmail'>): Activities['mailDigest'] =>
  async () => {
    const stuck = await stuckPurchases(database.fork(), OVERDUE_AFTER_MINUTES)
    if (!stuck.length) return { purchases: 0 }
    const rows = stuck.map((purchase) => ({
      id: purchase.id,
      stage: stageOf(factsOf(purchase)),
      openedAt: purchase.createdAt,
      paidAt: purchase.paidAt ?? null,
      why: whyOf(purchase),
    }))
    const day = new Date().toISOString().slice(0, 10)
    await mailer.send({
      to: { name: '', address: supportEmail },
      letter: digest(rows),
      messageId: `<digest.${day}@${links.host}>`,
    })
    return { purchases: stuck.length }
  }
