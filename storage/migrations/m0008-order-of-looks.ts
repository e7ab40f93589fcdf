import { Migration } from '@mikro-orm/migrations'

/** When the shop was asked for what is stored, so that a late answer changes nothing; what a bank took back for good. */
export class OrderOfLooks extends Migration {
  override up(): void {
    this.addSql('alter table purchase add column payment_asked_at timestamptz;')
    this.addSql('alter table purchase drop constraint purchase_closed_because_check;')
    this.addSql(`
      alter table purchase add constraint purchase_closed_because_check
        check (closed_because in ('refunded', 'disputed', 'charged-back'));`)
  }
}
