import { Migration } from '@mikro-orm/migrations'

/** Adds an index: the duration of the latest deliveries is queried every minute. */
export class LatestDeliveries extends Migration {
  override up(): void {
    this.addSql(
      'create index purchase_delivered_at_index on purchase (delivered_at desc) where delivered_at is not null;',
    )
  }
}
