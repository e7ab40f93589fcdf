import { Migration } from '@mikro-orm/migrations'

/**
 * Distinguishes mailed tokens from those issued by a look-up by email, and records which token a survey came
 * with.
 */
export class LookedUpTokens extends Migration {
  override up(): void {
    this.addSql(`
      alter table access_token add column proves_email boolean not null default true;
      alter table survey add column access_token_hash text;
    `)
  }
}
