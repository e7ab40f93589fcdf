import { Migration } from '@mikro-orm/migrations'

/** Adds when a payment was pending: only then does its failure matter to the buyer. */
export class PendingPayments extends Migration {
  override up(): void {
    this.addSql('alter table purchase add column payment_pending_at timestamptz;')
  }
}
