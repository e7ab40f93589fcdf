import { Migration } from '@mikro-orm/migrations'

/** It goes with its survey: whoever deletes that, for its age or because its buyer is erased, need not know of it. */
export class OrderReminders extends Migration {
  override async up(): Promise<void> {
    this.addSql(`
      create table if not exists order_reminder (
        survey_id text primary key references survey on delete cascade,
        email text not null unique,
        message_id text not null,
        sent_at timestamptz,
        claimed_until timestamptz
      );
    `)
  }
}
