import type { Context } from 'koa'
import { emailAddress } from '../../domain/forms/program-request.ts'
import { Refusal } from '../../domain/shop/errors.ts'
import type { ProgramRecord } from '../../domain/shop/program-record.ts'
import { setLogPurchase } from '../../platform/observability/log.ts'
import { Program } from '../../storage/entities.ts'
import { programRecord } from '../../storage/programs.ts'
import { abortedBy } from '../http/aborted-by.ts'
import { mustBeOpen, openProgram } from '../purchase/open.ts'
import { demoOpener } from '../purchase/demo.ts'
import { idIn, type Handlers } from '../http/routes.ts'
import { networkOf } from '../http/network-of.ts'
import { isFromOwnPage } from '../http/own-origin.ts'
import { isTheirs, mailLinkToRealBuyer, ownPurchases } from '../purchase/own-purchases.ts'
import { paperFor, pdfOf, sendPdf, unitsFor } from '../purchase/pdf.ts'
import { ownSurvey, proofOf } from '../purchase/proof.ts'
import type { GatewayTools } from '../tools.ts'
import { CalendarChoice, daysToStartFrom, nextMonday } from '../../domain/program/calendar-choice.ts'
import { resultsPage } from '../../domain/shop/pages.ts'
import { drawCalendar } from '../exports/calendar/calendar.ts'
import { drawLiftoscript } from '../exports/liftosaur/liftoscript.ts'
import type { ExportInput } from '../exports/rows.ts'

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
      const { pdf, sha256 } = await pdfOf(tools, program, paperFor(ctx, program), abortedBy(ctx, leaving))
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

const FILE = 'eightfold-8-week-program'
const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

export function exportCalls({ database, publicUrl, drawSpreadsheet }: GatewayTools) {
  const exportInputOf = async (ctx: Context): Promise<ExportInput> => {
    const { program, purchase } = await openProgram(database.fork(), idIn(ctx))
    return {
      name: program.name,
      program: program.generated,
      units: unitsFor(ctx, program),
      resultsUrl: publicUrl + resultsPage(program.id),
      createdAt: program.createdAt,
      isTest: purchase.isTest,
    }
  }
  return {
    readSpreadsheet: async (ctx) => {
      send(ctx, 'xlsx', XLSX, await drawSpreadsheet(await exportInputOf(ctx)))
    },

    readCalendar: async (ctx) => {
      const { start, days, time } = CalendarChoice.parse(ctx.query)
      const input = await exportInputOf(ctx)
      const perWeek = input.program.weeks[0]?.workouts.length ?? 0
      if (days && days.length !== perWeek) throw wrongDays(perWeek)
      const schedule = {
        start: start ?? nextMonday(new Date()),
        weekdays: days ?? daysToStartFrom(input.program.overview.weekdays, perWeek),
        time: time ?? null,
      }
      send(ctx, 'ics', 'text/calendar; charset=utf-8', drawCalendar(input, schedule))
    },

    readLiftosaur: async (ctx) => {
      send(ctx, 'txt', 'text/plain; charset=utf-8', drawLiftoscript(await exportInputOf(ctx)))
    },
  } satisfies Partial<Handlers>
}

function send(ctx: Context, extension: string, type: string, body: Buffer | string): void {
  ctx.set('Content-Disposition', `attachment; filename="${FILE}.${extension}"`)
  ctx.set('Content-Type', type)
  ctx.body = body
}

const wrongDays = (perWeek: number): Refusal => {
  const message = `Please choose ${perWeek} ${perWeek === 1 ? 'weekday' : 'weekdays'}: this program trains that many days a week.`
  return new Refusal('INVALID_REQUEST', message, { fields: [{ path: 'days', message }] })
}
