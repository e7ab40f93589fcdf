import { Migration } from '@mikro-orm/migrations'

/** Adds the model's readings of free text, so that the form and the program agree. */
export class Readings extends Migration {
  override up(): void {
    this.addSql(`
      create table reading (
        key text primary key,
        statements jsonb not null,
        usage jsonb not null,
        cost_usd double precision,
        created_at timestamptz not null
      );
      create index reading_created_at_index on reading (created_at);`)
  }
}
