import { Migration } from '@mikro-orm/migrations'

/** What a person must see to while a purchase goes on, and how often a refund of it came back. */
export class Concerns extends Migration {
  override up(): void {
    this.addSql(`
      alter table purchase
        add column if not exists concerns text[] not null default '{}',
        add column if not exists refunds_failed int not null default 0;
    `)
  }
}
