import { Migration } from '@mikro-orm/migrations'

/**
 * What operators, gauges and the demo ask stays as quick as what buyers ask, however many purchases are stored. An index
 * of `order` alone serves versions of PostgreSQL that cannot skip the channel in (channel, order).
 */
export class WhatOperatorsAsk extends Migration {
  override up(): void {
    for (const [name, on] of INDEXES) this.addSql(`create index if not exists ${name} on ${on};`)
  }
}

const INDEXES = [
  [
    'purchase_unsettled_index',
    `purchase (created_at) where delivered_at is null or attention_reason is not null or concerns <> '{}'`,
  ],
  ['purchase_order_number_index', 'purchase (order_number)'],
  ['purchase_order_index', 'purchase ("order")'],
  ['purchase_gumroad_index', `purchase (paid_at desc) where channel = 'gumroad' and closed_at is null`],
  ['purchase_demo_index', `purchase (created_at) where channel = 'demo'`],
  ['program_email_index', 'program (email)'],
  ['checkout_email_index', 'checkout (email)'],
  ['feedback_created_at_index', 'feedback (created_at)'],
  ['feedback_email_index', 'feedback (email)'],
  ['intervention_unsettled_index', 'intervention (created_at) where settled_at is null'],
] as const
