import { Counter } from 'prom-client'

/** Events of orders without our product. All of them means that the SKU or the account is not the one that is set. */
export const foreignEvents = new Counter({
  name: 'eightfold_foreign_events_total',
  help: 'Events of the shops about orders that are not ours, by shop and type of event',
  labelNames: ['channel', 'type'] as const,
})
