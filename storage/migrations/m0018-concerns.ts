import { Migration } from '@mikro-orm/migrations'

/**
 * What a person must see to while a purchase goes on, how often a refund of it came back, the keyed hashes of
 * addresses that operators corrected, and letters by what mail servers name them.
 */
export class Concerns extends Migration {
  override up(): void {
    this.addSql(`
      alter table purchase
        add column if not exists concerns text[] not null default '{}',
        add column if not exists refunds_failed int not null default 0,
        add column if not exists shop_email text,
        add column if not exists address_changes int not null default 0;
    `)
    this.addSql('create index if not exists mail_sent_message_id_index on mail_sent (message_id);')
    this.addSql(`
      create table if not exists former_address (
        hash text not null,
        purchase_id text not null references purchase,
        primary key (hash, purchase_id)
      );
      create index if not exists former_address_purchase_id_index on former_address (purchase_id);
    `)
  }
}
