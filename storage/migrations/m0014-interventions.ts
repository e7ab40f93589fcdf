import { Migration } from '@mikro-orm/migrations'

/** Adds operators' interventions and the tombstones of erased buyers. */
export class Interventions extends Migration {
  override up(): void {
    this.addSql(`
      create table intervention (
        id text primary key,
        purchase_id text not null references purchase,
        kind text not null,
        actor text not null,
        reason text not null,
        email text,
        survey_id text references survey,
        created_at timestamptz not null,
        applied_at timestamptz,
        settled_at timestamptz,
        outcome text
      );
    `)
    this.addSql('create index intervention_purchase_id_index on intervention (purchase_id);')
    this.addSql(`
      create table erased_purchase (
        hash text primary key,
        erased_at timestamptz not null
      );
    `)
    this.addSql('alter table purchase add column erased_at timestamptz;')
    this.addSql('alter table program add column outdated boolean not null default false;')
  }
}
