import { Counter, Histogram } from 'prom-client'
import type { Context } from 'koa'

export const shopErrors = new Counter({
  name: 'eightfold_shop_errors_total',
  help: 'Calls to a shop without a usable answer',
  labelNames: ['channel'] as const,
})

/** A permission that a shop withholds shows only in its answers. */
export const fieldsWithheld = new Counter({
  name: 'eightfold_shop_withheld_fields_total',
  help: 'Fields that a shop withheld or could not tell, in answers that were usable without',
  labelNames: ['channel', 'field'] as const,
})

/** Counts all model calls: readings of free text, blocks and forewords. */
export const modelAnswers = new Counter({
  name: 'eightfold_model_answers_total',
  help: 'Questions to the model, by the form that was asked for and how they ended',
  labelNames: ['form', 'outcome'] as const,
})
export const modelTokens = new Counter({
  name: 'eightfold_model_tokens_total',
  help: 'Tokens into the model and out of it, by the form that was asked for',
  labelNames: ['form', 'direction'] as const,
})
export const modelCost = new Counter({
  name: 'eightfold_model_cost_usd_total',
  help: 'What answers cost, in US dollars, where the price of the model is known',
  labelNames: ['form'] as const,
})

export const modelSeconds = new Histogram({
  name: 'eightfold_model_seconds',
  help: 'From a question to the model to the end of its answer, by the form that was asked for',
  labelNames: ['form'] as const,
  buckets: [1, 2, 5, 10, 15, 20, 30, 45, 60, 90, 120, 180],
})

/** The route pattern of a call, without ids and emails; known once the call is answered. */
export function routeOf(ctx: Context): string {
  const matched: unknown = ctx['_matchedRoute']
  return typeof matched === 'string' ? matched : 'page'
}

export const requestSeconds = new Histogram({
  name: 'eightfold_http_request_seconds',
  help: 'Call duration, by route',
  labelNames: ['method', 'route', 'status'] as const,
  buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 30],
})

export const eventLagSeconds = new Histogram({
  name: 'eightfold_event_lag_seconds',
  help: 'From the arrival of a shop’s event until it was passed on or given up',
  labelNames: ['channel', 'outcome'] as const,
  buckets: [0.1, 0.5, 1, 5, 30, 120, 600, 3_600, 86_400],
})
