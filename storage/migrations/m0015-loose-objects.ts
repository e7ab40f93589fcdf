import { Migration } from '@mikro-orm/migrations'

/**
 * Moves PDFs to an object store; a program keeps only their hashes. Objects that no program points to are
 * recorded. A trigger records objects that lose their program, whoever changes or deletes it, because former
 * versions do not know about objects.
 */
export class LooseObjects extends Migration {
  override up(): void {
    this.addSql(`
      create table loose_object (
        key text primary key,
        due_at timestamptz not null
      );
    `)
    this.addSql('create index loose_object_due_at_index on loose_object (due_at);')
    this.addSql(`
      create function note_loose_objects() returns trigger language plpgsql as $$
      declare
        kept text[] := array_remove(array[
          new.pdf_sha256, new.pdf_letter_sha256, new.pdf_phone_kg_sha256, new.pdf_phone_lb_sha256
        ], null);
      begin
        insert into loose_object (key, due_at)
        select distinct key, now()
        from unnest(array[
          old.pdf_sha256, old.pdf_letter_sha256, old.pdf_phone_kg_sha256, old.pdf_phone_lb_sha256
        ]) key
        where key is not null and key <> all (kept)
        on conflict (key) do update set due_at = excluded.due_at;
        delete from loose_object where key = any (kept);
        return null;
      end
      $$;
    `)
    this.addSql(`
      create trigger note_loose_objects
      after delete or update of pdf_sha256, pdf_letter_sha256, pdf_phone_kg_sha256, pdf_phone_lb_sha256
      on program for each row execute function note_loose_objects();
    `)
  }
}
