import { Migration } from '@mikro-orm/migrations'

/** Adds when the shop was queried, so that a late answer changes nothing, and the status of lost disputes. */
export class OrderOfLooks extends Migration {
  override up(): void {
    this.addSql('alter table purchase add column payment_asked_at timestamptz;')
    this.addSql('alter table purchase drop constraint purchase_closed_because_check;')
    this.addSql(`
      alter table purchase add constraint purchase_closed_because_check
        check (closed_because in ('refunded', 'disputed', 'charged-back'));`)
  }
}
