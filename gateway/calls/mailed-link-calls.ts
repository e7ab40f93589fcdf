import type { EntityManager } from '@mikro-orm/postgresql'
import type { Context } from 'koa'
import { Refusal } from '../../domain/shop/errors.ts'
import { SURVEY_DAYS } from '../../domain/shop/offer.ts'
import { askIntervention } from '../../purchases/ask-intervention.ts'
import { Checkout, Purchase, Program, Unsubscribed } from '../../storage/entities.ts'
import { exportBuyer } from '../../storage/buyer-data.ts'
import { issuedToken } from '../../storage/purchases.ts'
import { plainPage } from '../http/plain-page.ts'
import type { Handlers } from '../http/routes.ts'
import type { GatewayTools } from '../tools.ts'
import { type LetterKind, ORDER_LEFT, recipientOf } from '../../domain/shop/letters.ts'
import { setLogPurchase } from '../../platform/observability/log.ts'
import { readSignedLetter } from '../../purchases/unsubscribe-token.ts'
import { partsOf } from '../../workflows/purchase-id.ts'

/** They belong to texts, not to people, so nobody's can be found. */
const READINGS = `What the AI understood of written answers is stored without a name, and is deleted within ${SURVEY_DAYS} days.`

/** How long the page waits for the outcome. The work finishes even if nobody waits. */
const TIMEOUT_MS = 10_000

/** Shows or deletes the stored data of a buyer, for the holder of the link mailed to their address. */
export function ownDataCalls(tools: GatewayTools) {
  const { database, limits } = tools

  async function purchasesOf(ctx: Context): Promise<Purchase[]> {
    const token = ctx.query['token']
    if (typeof token !== 'string') throw new Refusal('CREDENTIAL_REFUSED')
    await limits.credential.take(token)
    const em = database.fork()
    const issued = await issuedToken(em, token, new Date())
    if (issued === 'expired') throw new Refusal('CREDENTIAL_EXPIRED')
    if (!issued?.provesEmail) throw new Refusal('CREDENTIAL_REFUSED')
    const { id, email } = await em.findOneOrFail(Purchase, { id: issued.purchaseId })
    return em.find(Purchase, email ? { email } : { id }, { orderBy: { createdAt: 'asc' } })
  }

  return {
    showOwnData: async (ctx) => {
      await purchasesOf(ctx)
      const query = new URLSearchParams({ token: String(ctx.query['token']) }).toString()
      ctx.type = 'html'
      ctx.body = plainPage(
        'Your data',
        `<p><a href="/api/own-data/export?${query}">Download everything we keep about you</a> (a JSON file). Your program as a PDF is not in it.</p>
<h2>Delete it</h2>
<p>We permanently delete your name, your address, your answers, your programs and your feedback. Your programs will no longer open, and a program that is not written yet will not be written. This is not a refund. We keep your order, its amount and its dates, because we must keep accounts. ${READINGS}</p>
<form method="post" action="/api/own-data/erase?${query}"><button>Delete for good</button></form>`,
      )
    },

    exportOwnData: async (ctx) => {
      const own = await purchasesOf(ctx)
      ctx.attachment('eightfold-your-data.json')
      ctx.type = 'json'
      ctx.body = JSON.stringify(await exportBuyer(database.fork(), own), null, 2)
    },

    eraseOwnData: async (ctx) => {
      const asked = { kind: 'erase' as const, actor: 'buyer', reason: 'asked for by the mailed link' }
      const own = await purchasesOf(ctx)
      const outcomes = await Promise.all(
        own.map(({ id: purchaseId }) => askIntervention(tools, { purchaseId, ...asked }, TIMEOUT_MS)),
      )
      ctx.type = 'html'
      ctx.body = outcomes.includes('under-way')
        ? plainPage(
            'It is being deleted',
            `<p>This is taking longer than usual. It continues in the background: you need not ask again. We will keep only your order, its amount and its dates. ${READINGS}</p>`,
          )
        : plainPage(
            'Deleted',
            `<p>We no longer keep anything about you except your order, its amount and its dates. ${READINGS}</p>`,
          )
    },
  } satisfies Partial<Handlers>
}

async function recipientIn(em: EntityManager, purchaseId: string, kind: LetterKind): Promise<string | null> {
  const program = await em.findOne(Program, { purchaseId })
  const purchase = await em.findOne(Purchase, { id: purchaseId })
  return recipientOf(kind, purchase ?? {}, program)
}

/** Unsubscribes by a mail program's one-click POST (RFC 8058) or by a button. A GET only shows the button. */
export function unsubscribeCalls({
  database,
  sessionSecrets,
}: Pick<GatewayTools, 'database' | 'sessionSecrets'>) {
  const letterIn = (token: unknown) => {
    const letter = typeof token === 'string' ? readSignedLetter(sessionSecrets, token) : null
    if (!letter) throw new Refusal('CREDENTIAL_REFUSED', 'This unsubscribe link is not valid.')
    return letter
  }
  return {
    showUnsubscribe: (ctx) => {
      letterIn(ctx.query['token'])
      ctx.type = 'html'
      ctx.body = plainPage('No more letters?', '<form method="post"><button>Unsubscribe</button></form>')
    },

    unsubscribe: async (ctx) => {
      const { purchaseId, kind } = letterIn(ctx.query['token'])
      setLogPurchase(purchaseId)
      const em = database.fork()
      const email =
        kind === ORDER_LEFT
          ? (await em.findOne(Checkout, { order: partsOf(purchaseId).order }))?.email
          : await recipientIn(em, purchaseId, kind)
      if (email) {
        const row = { email, createdAt: new Date() }
        await em.createQueryBuilder(Unsubscribed).insert(row).onConflict().ignore().execute()
      }
      ctx.type = 'html'
      ctx.body = plainPage(
        'Unsubscribed',
        '<p>You will get no more reminders, notes or questions from us.</p>',
      )
    },
  } satisfies Partial<Handlers>
}
