import { Migration } from '@mikro-orm/migrations'

/** When a payment was on its way: only then is its failure news to the buyer. */
export class PendingPayments extends Migration {
  override up(): void {
    this.addSql('alter table purchase add column payment_pending_at timestamptz;')
  }
}
