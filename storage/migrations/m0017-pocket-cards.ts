import { Migration } from '@mikro-orm/migrations'

const HASHES = [
  ...['pdf_sha256', 'pdf_letter_sha256', 'pdf_phone_kg_sha256', 'pdf_phone_lb_sha256'],
  ...['pdf_cards_sha256', 'pdf_cards_letter_sha256'],
]

const of = (row: 'old' | 'new'): string => HASHES.map((column) => `${row}.${column}`).join(', ')

/** Two more editions of the PDF, whose objects are deleted with their program as the others are. */
export class PocketCards extends Migration {
  override up(): void {
    this.addSql(`
      alter table program
        add column if not exists pdf_cards_sha256 text,
        add column if not exists pdf_cards_letter_sha256 text;
    `)
    this.addSql(`
      create or replace function note_loose_objects() returns trigger language plpgsql as $$
      declare
        kept text[] := array_remove(array[${of('new')}], null);
      begin
        insert into loose_object (key, due_at)
        select distinct key, now() from unnest(array[${of('old')}]) key
        where key is not null and key <> all (kept)
        on conflict (key) do update set due_at = excluded.due_at;
        delete from loose_object where key = any (kept);
        return null;
      end
      $$;
    `)
    this.addSql('drop trigger note_loose_objects on program;')
    this.addSql(`
      create trigger note_loose_objects after delete or update of ${HASHES.join(', ')}
      on program for each row execute function note_loose_objects();
    `)
  }
}
