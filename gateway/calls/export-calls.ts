import type { Context } from 'koa'
import { CalendarChoice, daysToStartFrom, nextMonday } from '../../domain/program/calendar-choice.ts'
import { Refusal } from '../../domain/shop/errors.ts'
import { UNITS, usualUnits, type Units } from '../../domain/program/units.ts'
import { resultsPage } from '../../domain/shop/pages.ts'
import { drawCalendar } from '../exports/calendar/calendar.ts'
import { drawLiftoscript } from '../exports/liftosaur/liftoscript.ts'
import type { ExportInput } from '../exports/export-input.ts'
import { idIn } from '../http/id-in.ts'
import { openProgram } from '../purchase/open-program.ts'
import type { Handlers } from '../http/routes.ts'
import type { GatewayTools } from '../tools.ts'

const FILE = 'eightfold-8-week-program'
const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** A program for other apps: a spreadsheet, a calendar, and a text for Liftosaur. */
export function exportCalls({ database, publicUrl, drawSpreadsheet }: GatewayTools) {
  const exportInputOf = async (ctx: Context): Promise<ExportInput> => {
    const { program, purchase } = await openProgram(database.fork(), idIn(ctx))
    return {
      name: program.name,
      program: program.generated,
      units: unitsFor(ctx),
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

/** The units that `?units=` names. Default: the usual ones where the browser's first language is spoken. */
function unitsFor(ctx: Context): Units {
  ctx.vary('Accept-Language')
  const named = UNITS.find((units) => units === ctx.query['units'])
  return named ?? usualUnits(ctx.get('Accept-Language').split(/[,;]/)[0] ?? '')
}

const wrongDays = (perWeek: number): Refusal => {
  const message = `Please choose ${perWeek} ${perWeek === 1 ? 'weekday' : 'weekdays'}: this program trains that many days a week.`
  return new Refusal('INVALID_REQUEST', message, { fields: [{ path: 'days', message }] })
}
