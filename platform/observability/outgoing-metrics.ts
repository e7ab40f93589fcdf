import { Counter } from 'prom-client'

export const shopErrors = new Counter({
  name: 'eightfold_shop_errors_total',
  help: 'Calls to a shop without a usable answer',
  labelNames: ['channel'] as const,
})

/** Counts all model calls, for blocks and for readings of free text. */
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
