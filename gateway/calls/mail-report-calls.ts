import { createHash, timingSafeEqual } from 'node:crypto'
import { Refusal } from '../../domain/shop/errors.ts'
import { kindOf, rulesOf } from '../../domain/shop/letters.ts'
import { raiseConcern } from '../../storage/concerns.ts'
import { MailSent } from '../../storage/entities.ts'
import { rawBody } from '../http/parse-json.ts'
import type { Handlers } from '../http/routes.ts'
import { hasFailedForGood, reportInJson, reportInMail } from '../mail/delivery-report.ts'
import type { GatewayTools } from '../tools.ts'

/** A mail server may return the whole letter. */
const LARGEST_REPORT_BYTES = 1024 * 1024

/** What mail servers report later of letters that they took. */
export function mailReportCalls({
  database,
  mailReportsToken,
  log,
}: Pick<GatewayTools, 'database' | 'mailReportsToken' | 'log'>) {
  return {
    reportMail: async (ctx) => {
      if (!mailReportsToken) throw new Refusal('NOT_FOUND')
      if (!isSame(ctx.get('Authorization'), `Bearer ${mailReportsToken}`))
        throw new Refusal('CREDENTIAL_REFUSED')
      const raw = await rawBody(ctx.req, LARGEST_REPORT_BYTES)
      const report = ctx.is('json') ? reportInJson(raw.toString('utf8')) : await reportInMail(raw)
      // Answers of people and notes of absence arrive at the same address.
      ctx.body = { received: true }
      if (!report || !hasFailedForGood(report)) return
      const em = database.fork()
      const letter = await em.findOne(MailSent, { messageId: report.messageId })
      log.warn({ status: report.status, kind: letter?.kind }, 'a letter came back')
      const { carriesAccess, carriesProgram } = letter ? rulesOf(kindOf(letter.kind)) : {}
      if (letter && (carriesAccess || carriesProgram))
        await raiseConcern(em, letter.purchaseId, 'mail-bounced')
    },
  } satisfies Partial<Handlers>
}

/** Takes the same time wherever they differ. */
const isSame = (said: string, expected: string): boolean => timingSafeEqual(hashOf(said), hashOf(expected))

const hashOf = (text: string): Buffer => createHash('sha256').update(text).digest()
