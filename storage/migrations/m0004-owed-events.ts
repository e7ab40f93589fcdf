import { Migration } from '@mikro-orm/migrations'

/** Adds when a pending event is retried, and how far each shop has been reconciled. */
export class OwedEvents extends Migration {
  override up(): void {
    this.addSql(`
      alter table webhook_event add column tries int not null default 0;
      alter table webhook_event add column next_try_at timestamptz not null default now();
      alter table webhook_event add column outcome text;
      drop index webhook_event_waiting_index;
      create index webhook_event_owed_index on webhook_event (channel, tries, next_try_at)
        where handled_at is null;

      alter table purchase add column seen_to_at timestamptz;
      create index purchase_unfinished_index on purchase (seen_to_at)
        where delivered_at is null and closed_at is null and abandoned_at is null;

      create table reconciliation (
        channel text primary key,
        looked_until timestamptz not null
      );
    `)
  }
}
