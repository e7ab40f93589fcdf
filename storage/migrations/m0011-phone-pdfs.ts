import { Migration } from '@mikro-orm/migrations'

/** Adds the phone PDFs, with weights in kilograms and in pounds. */
export class PhonePdfs extends Migration {
  override up(): void {
    this.addSql(`
      alter table program add column pdf_phone_kg bytea;
      alter table program add column pdf_phone_kg_sha256 text;
      alter table program add column pdf_phone_lb bytea;
      alter table program add column pdf_phone_lb_sha256 text;
    `)
  }
}
