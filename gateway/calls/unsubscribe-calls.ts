import { recipientOf } from '../../domain/shop/letters.ts'
import { Refusal } from '../../domain/shop/errors.ts'
import { setLogPurchase } from '../../platform/observability/log.ts'
import { readSignedLetter } from '../../purchases/unsubscribe-token.ts'
import { Program, Purchase, Unsubscribed } from '../../storage/entities.ts'
import { plainPage } from '../http/plain-page.ts'
import type { Handlers } from '../http/routes.ts'
import type { GatewayTools } from '../tools.ts'

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
      const program = await em.findOne(Program, { purchaseId })
      const purchase = await em.findOne(Purchase, { id: purchaseId })
      const email = recipientOf(kind, purchase ?? {}, program)
      if (email) {
        const row = { email, createdAt: new Date() }
        await em.createQueryBuilder(Unsubscribed).insert(row).onConflict().ignore().execute()
      }
      ctx.type = 'html'
      ctx.body = plainPage('Unsubscribed', '<p>You will get no more reminders or questions from us.</p>')
    },
  } satisfies Partial<Handlers>
}
