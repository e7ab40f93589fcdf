import { Migration } from '@mikro-orm/migrations'

/** Adds receipt facts: the shop's order number, the date and the amount. */
export class Receipts extends Migration {
  override up(): void {
    this.addSql(`
      alter table purchase
        add column order_number text,
        add column ordered_at timestamptz,
        add column amount_minor integer,
        add column currency text;`)
  }
}
