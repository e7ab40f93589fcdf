import { Migration } from '@mikro-orm/migrations'

/** What a buyer looks up later: the shop's number of the order, its date and what was paid. */
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
