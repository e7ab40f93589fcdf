import { Counter, Histogram } from 'prom-client'

export const activitySeconds = new Histogram({
  name: 'eightfold_activity_seconds',
  help: 'Duration of activity attempts',
  labelNames: ['activity', 'outcome'] as const,
  buckets: [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 120, 300],
})

export const mailsSent = new Counter({
  name: 'eightfold_mails_total',
  help: 'Tries to mail a letter, by its kind and how they ended',
  labelNames: ['kind', 'outcome'] as const,
})

export const programsWritten = new Counter({
  name: 'eightfold_programs_total',
  help: 'Programs written, by the author of the delivered block',
  labelNames: ['path'] as const,
})

export const reconciliationFailures = new Counter({
  name: 'eightfold_reconciliation_failures_total',
  help: 'Failed parts of reconciliations: a shop, `purchases` (unfinished ones) or `objects` (deletions)',
  labelNames: ['part'] as const,
})
