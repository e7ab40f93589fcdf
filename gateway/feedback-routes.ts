import Router from '@koa/router'
import { Feedback } from '../domain/api.ts'
import { FeedbackEntry } from '../storage/entities/feedback.ts'
import type { GatewayTools } from './tools.ts'

export const feedbackRoutes = ({ database, limits }: Pick<GatewayTools, 'database' | 'limits'>): Router =>
  new Router().post('/api/feedback', limits.feedback, async (ctx) => {
    const { rating, feedback, email } = Feedback.parse(ctx.request.body)
    await database
      .fork()
      .insert(FeedbackEntry, { rating, feedback, email: email ?? null, createdAt: new Date() })
    ctx.status = 201
    ctx.body = { received: true }
  })
