import { Migration } from '@mikro-orm/migrations'

/** Adds the US Letter PDF, with weights in pounds, to the A4 one. */
export class LetterPdfs extends Migration {
  override up(): void {
    this.addSql(`
      alter table program add column pdf_letter bytea;
      alter table program add column pdf_letter_sha256 text;
    `)
  }
}
