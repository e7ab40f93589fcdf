import { Migration } from '@mikro-orm/migrations'

/** Letters and license keys are claimed for a while, so that no row is locked while the outside is asked. */
export class Claims extends Migration {
  override up(): void {
    this.addSql(`
      alter table mail_sent add column claimed_until timestamptz;
      alter table license add column claimed_until timestamptz;
      alter table license add column redeemed_at timestamptz;
    `)
  }
}
