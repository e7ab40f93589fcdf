import { Migration } from '@mikro-orm/migrations'

/** What a checkout was opened with, to find it again, and since when nobody can pay it any more. */
export class ClosedCheckouts extends Migration {
  override up(): void {
    this.addSql(`
      alter table checkout add column email text;
      alter table checkout add column url text;
      alter table checkout add column closed_at timestamptz;
    `)
  }
}
