import { Counter } from 'prom-client'

/**
 * Events about orders without our product. If all events are foreign, the configured SKU or account is wrong.
 */
export const foreignEvents = new Counter({
  name: 'eightfold_foreign_events_total',
  help: 'Events of the shops about orders that are not ours, by shop and type of event',
  labelNames: ['channel', 'type'] as const,
})
