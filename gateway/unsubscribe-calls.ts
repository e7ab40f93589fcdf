import { Refusal } from '../domain/errors.ts'
import { isAbout } from '../purchases/about.ts'
import { readSignedLetter } from '../purchases/signed-letter.ts'
import { Program } from '../storage/entities/program.ts'
import { Purchase } from '../storage/entities/purchase.ts'
import { Unsubscribed } from '../storage/entities/feedback.ts'
import { plainPage } from './plain-page.ts'
import type { Handlers } from './routes.ts'
import type { GatewayTools } from './tools.ts'

const ABOUT_THE_PROGRAM = 'feedback-request'

/** Unsubscribing by one click of a mail program (RFC 8058) or a button. A GET only shows the button. */
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
      isAbout(purchaseId)
      const em = database.fork()
      // The question about a program goes to who answered for it, a reminder to who paid.
      const program = kind === ABOUT_THE_PROGRAM ? await em.findOne(Program, { purchaseId }) : null
      const purchase = await em.findOne(Purchase, { id: purchaseId })
      const email = program?.email || purchase?.email
      if (email) {
        const row = { email, createdAt: new Date() }
        await em.createQueryBuilder(Unsubscribed).insert(row).onConflict().ignore().execute()
      }
      ctx.type = 'html'
      ctx.body = plainPage('Unsubscribed', '<p>You will get no more reminders or questions from us.</p>')
    },
  } satisfies Partial<Handlers>
}
