import { Counter, Histogram } from 'prom-client'

/** How long activities take, by how they end; generation and rendering are two of them. */
export const activitySeconds = new Histogram({
  name: 'eightfold_activity_seconds',
  help: 'How long a try of an activity took',
  labelNames: ['activity', 'outcome'] as const,
  buckets: [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 120, 300],
})

export const mailsSent = new Counter({
  name: 'eightfold_mails_total',
  help: 'Tries to mail a letter, by its kind and how they ended',
  labelNames: ['kind', 'outcome'] as const,
})

/** What served a buyer, and what it took of the model. */
const programsWritten = new Counter({
  name: 'eightfold_programs_total',
  help: 'Programs that were written, by who the served block is by',
  labelNames: ['path'] as const,
})
const modelTokens = new Counter({
  name: 'eightfold_model_tokens_total',
  help: 'Tokens of blocks, into the model and out of it',
  labelNames: ['direction'] as const,
})
const modelCost = new Counter({
  name: 'eightfold_model_cost_usd_total',
  help: 'What blocks cost, in US dollars, where the price of the model is known',
})
const modelRounds = new Counter({
  name: 'eightfold_model_rounds_total',
  help: 'Answers of the model to the question for a block, by what they were',
  labelNames: ['outcome'] as const,
})

export const reconciliationFailures = new Counter({
  name: 'eightfold_reconciliation_failures_total',
  help: 'Parts of a reconciliation that failed, by shop, or `purchases` for the look at unfinished ones',
  labelNames: ['part'] as const,
})

interface Written {
  path: string
  rounds: readonly { outcome: string }[]
  usage: { tokensIn: number; tokensOut: number }
  costUsd: number | null
}

/** Counts a program that was written, and what it took. */
export function countProgram({ path, rounds, usage, costUsd }: Written): void {
  programsWritten.inc({ path })
  for (const { outcome } of rounds) modelRounds.inc({ outcome })
  modelTokens.inc({ direction: 'in' }, usage.tokensIn)
  modelTokens.inc({ direction: 'out' }, usage.tokensOut)
  modelCost.inc(costUsd ?? 0)
}
