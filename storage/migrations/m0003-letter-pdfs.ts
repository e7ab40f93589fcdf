import { Migration } from '@mikro-orm/migrations'

/** The PDF on US Letter, with weights in pounds, beside the one on A4. */
export class LetterPdfs extends Migration {
  override up(): void {
    this.addSql(`
      alter table program add column pdf_letter bytea;
      alter table program add column pdf_letter_sha256 text;
    `)
  }
}
