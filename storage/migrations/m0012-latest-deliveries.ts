import { Migration } from '@mikro-orm/migrations'

/** What the latest programs took is read every minute. */
export class LatestDeliveries extends Migration {
  override up(): void {
    this.addSql(
      'create index purchase_delivered_at_index on purchase (delivered_at desc) where delivered_at is not null;',
    )
  }
}
