import Router from '@koa/router'
import { OpenAccess } from '../domain/api.ts'
import { Refusal } from '../domain/errors.ts'
import { openTo } from './own-purchases.ts'
import { ownEmail, ownSurvey } from './proof.ts'
import type { GatewayTools } from './tools.ts'

/** The link that we mailed: its token proves the address to this browser. */
export const accessRoutes = ({ database, limits }: Pick<GatewayTools, 'database' | 'limits'>): Router =>
  new Router({ prefix: '/api' }).post('/access', limits.credentials, async (ctx) => {
    const { token } = OpenAccess.parse(ctx.request.body)
    const { purchase, issued } = await openTo(database.fork(), token)
    if (!purchase.email || !issued.provesEmail) throw new Refusal('CREDENTIAL_REFUSED')
    ownEmail(ctx, purchase.email)
    if (purchase.surveyId) ownSurvey(ctx, purchase.surveyId)
    ctx.body = { email: purchase.email }
  })
