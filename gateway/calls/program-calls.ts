import { emailAddress } from '../../domain/forms/program-request.ts'
import { Refusal } from '../../domain/shop/errors.ts'
import type { ProgramRecord } from '../../domain/shop/program-record.ts'
import { setLogPurchase } from '../../platform/observability/log.ts'
import { Program } from '../../storage/entities.ts'
import { programRecord } from '../../storage/programs.ts'
import { abortedBy } from '../http/aborted-by.ts'
import { mustBeOpen } from '../purchase/closed-shop.ts'
import { demoOpener } from '../purchase/demo.ts'
import { idIn } from '../http/id-in.ts'
import { networkOf } from '../http/network-of.ts'
import { openProgram } from '../purchase/open-program.ts'
import { isFromOwnPage } from '../http/own-origin.ts'
import { isTheirs, mailLinkToRealBuyer, ownPurchases } from '../purchase/own-purchases.ts'
import { paperFor } from '../purchase/pdf-edition.ts'
import { pdfOf } from '../purchase/pdf-of.ts'
import { ownSurvey, proofOf } from '../purchase/proof.ts'
import type { Handlers } from '../http/routes.ts'
import { sendPdf } from '../purchase/send-pdf.ts'
import type { GatewayTools } from '../tools.ts'

/** Programs: read one, get its PDF, find one's own, and write one for the demo. */
export function programCalls(tools: GatewayTools) {
  const { database, purchases, publicUrl, demoDailyLimit, leaving, limits } = tools
  const openDemo = demoOpener(database, demoDailyLimit)
  const share = limits.demoShare(demoDailyLimit)
  return {
    listOwnPrograms: async (ctx) => {
      const email = emailAddress.parse(ctx.params['email'])
      const em = database.fork()
      const own = await ownPurchases(em, proofOf(ctx), email)
      const programs = await em.find(
        Program,
        { purchaseId: { $in: own.filter(({ pdfReadyAt }) => pdfReadyAt).map(({ id }) => id) } },
        { fields: ['id'], orderBy: { createdAt: 'desc' } },
      )
      const isUnknown = !own.length && !(await isTheirs(em, proofOf(ctx), email))
      if (isUnknown && isFromOwnPage(ctx)) mailLinkToRealBuyer(tools, email)
      return { programs: programs.map(({ id }) => ({ id })) }
    },

    createDemoProgram: async (ctx, request) => {
      const { purchaseId, surveyId } = await share
        .takeFor(networkOf(ctx.ip), () => openDemo(request))
        .catch(toldOfTheDemo)
      ownSurvey(ctx, surveyId)
      return { id: await purchases.awaitProgram(purchaseId, abortedBy(ctx, leaving)) }
    },

    readProgram: async (ctx) => {
      const id = idIn(ctx)
      const record = await programRecord(database.fork(), id)
      if (!record) throw new Refusal('NOT_FOUND')
      setLogPurchase(record.purchaseId)
      mustBeOpen(record)
      const { name, email, pdfReadyAt, isTest, generated } = record
      const googleDocLink = pdfReadyAt ? `${publicUrl}/api/programs/${id}/pdf` : null
      const rest = { id, name, email, googleDocLink, isTest } satisfies Omit<
        ProgramRecord,
        'generatedProgram'
      >
      ctx.type = 'application/json'
      ctx.body = `{"generatedProgram":${generated},${JSON.stringify(rest).slice(1)}`
      return null
    },

    readPdf: async (ctx) => {
      const { program } = await openProgram(database.fork(), idIn(ctx))
      const { pdf, sha256 } = await pdfOf(tools, program, paperFor(ctx), abortedBy(ctx, leaving))
      sendPdf(ctx, pdf, sha256)
    },
  } satisfies Partial<Handlers>
}

function toldOfTheDemo(error: unknown): never {
  if (!(error instanceof Refusal && error.code === 'RATE_LIMITED')) throw error
  const { retryAfterSeconds } = error
  const said = 'This network has used up its demo programs for today. Please come back tomorrow.'
  throw new Refusal('DEMO_BUDGET_SPENT', said, retryAfterSeconds ? { retryAfterSeconds } : {})
}
