import { Migration } from '@mikro-orm/migrations'

/** Adds temporary claims for letters and license keys, so that no row is locked during external calls. */
export class Claims extends Migration {
  override up(): void {
    this.addSql(`
      alter table mail_sent add column claimed_until timestamptz;
      alter table license add column claimed_until timestamptz;
      alter table license add column redeemed_at timestamptz;
    `)
  }
}
