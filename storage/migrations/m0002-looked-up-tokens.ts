import { Migration } from '@mikro-orm/migrations'

/** Tells tokens that we mailed from those that a look-up by email gave away, and what was written by which. */
export class LookedUpTokens extends Migration {
  override up(): void {
    this.addSql(`
      alter table access_token add column proves_email boolean not null default true;
      alter table survey add column access_token_hash text;
    `)
  }
}
