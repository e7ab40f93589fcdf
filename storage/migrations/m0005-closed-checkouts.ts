import { Migration } from '@mikro-orm/migrations'

/** Adds the email and page of a checkout, to find it again, and when it became unpayable. */
export class ClosedCheckouts extends Migration {
  override up(): void {
    this.addSql(`
      alter table checkout add column email text;
      alter table checkout add column url text;
      alter table checkout add column closed_at timestamptz;
    `)
  }
}
