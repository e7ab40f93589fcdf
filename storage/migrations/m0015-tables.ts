import { Migration } from '@mikro-orm/migrations'

/** Creates all tables. The fifteen migrations of 0.2.0 made the same ones, so a database has either. */
export class Tables extends Migration {
  override async up(): Promise<void> {
    const [former] = await this.execute('select name from mikro_orm_migrations order by id desc limit 1')
    if (former)
      throw new Error(
        `The tables are those of ${former.name}: run \`npm run migrate\` of release 0.2.0 first.`,
      )
    this.addSql(`
      create table survey (
        id text primary key,
        answers jsonb not null,
        email text,
        name text,
        created_at timestamptz not null,
        completed_at timestamptz,
        access_token_hash text
      );
      create index survey_email_index on survey (email);

      create table purchase (
        id text primary key,
        channel text not null check (channel in ('stripe', 'shopify', 'gumroad', 'demo')),
        "order" text not null,
        email text,
        name text,
        is_test boolean not null default false,
        survey_id text references survey,
        created_at timestamptz not null,
        paid_at timestamptz,
        payment_failed_at timestamptz,
        weeks_written int not null default 0 check (weeks_written between 0 and 8),
        program_written_at timestamptz,
        pdf_ready_at timestamptz,
        delivered_at timestamptz,
        attention_reason text,
        closed_at timestamptz,
        closed_because text check (closed_because in ('refunded', 'disputed', 'charged-back')),
        abandoned_at timestamptz,
        seen_to_at timestamptz,
        payment_pending_at timestamptz,
        payment_asked_at timestamptz,
        order_number text,
        ordered_at timestamptz,
        amount_minor int,
        currency text,
        exercises_written jsonb,
        erased_at timestamptz,
        unique (channel, "order")
      );
      create index purchase_email_index on purchase (email);
      create index purchase_survey_id_index on purchase (survey_id);
      create index purchase_delivered_at_index on purchase (delivered_at desc) where delivered_at is not null;
      create index purchase_unfinished_index on purchase (seen_to_at)
        where delivered_at is null and closed_at is null and abandoned_at is null;

      create table program (
        id text primary key,
        purchase_id text not null unique references purchase,
        name text not null,
        email text not null,
        generated jsonb not null,
        block jsonb not null,
        report jsonb not null,
        created_at timestamptz not null,
        pdf bytea,
        pdf_sha256 text,
        pdf_letter bytea,
        pdf_letter_sha256 text,
        pdf_phone_kg bytea,
        pdf_phone_kg_sha256 text,
        pdf_phone_lb bytea,
        pdf_phone_lb_sha256 text,
        outdated boolean not null default false
      );

      create table mail_sent (
        purchase_id text not null references purchase,
        kind text not null,
        message_id text not null unique,
        sent_at timestamptz,
        claimed_until timestamptz,
        primary key (purchase_id, kind)
      );

      create table access_token (
        hash text primary key,
        purchase_id text not null references purchase,
        created_at timestamptz not null,
        proves_email boolean not null default true
      );
      create index access_token_purchase_id_index on access_token (purchase_id);

      create table checkout (
        "order" text primary key,
        survey_id text not null references survey,
        created_at timestamptz not null,
        email text,
        url text,
        closed_at timestamptz
      );
      create index checkout_survey_id_index on checkout (survey_id);

      create table license (
        "order" text primary key,
        sealed_key text not null,
        created_at timestamptz not null,
        claimed_until timestamptz,
        redeemed_at timestamptz
      );

      create table webhook_event (
        channel text not null,
        event_id text not null,
        type text not null,
        reference text,
        received_at timestamptz not null,
        handled_at timestamptz,
        tries int not null default 0,
        next_try_at timestamptz not null default now(),
        outcome text,
        primary key (channel, event_id)
      );
      create index webhook_event_owed_index on webhook_event (channel, tries, next_try_at)
        where handled_at is null;

      create table reconciliation (
        channel text primary key,
        looked_until timestamptz not null
      );

      create table reading (
        key text primary key,
        statements jsonb not null,
        usage jsonb not null,
        cost_usd double precision,
        created_at timestamptz not null
      );
      create index reading_created_at_index on reading (created_at);

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
      create index intervention_purchase_id_index on intervention (purchase_id);

      create table erased_purchase (
        hash text primary key,
        erased_at timestamptz not null
      );

      create table feedback (
        id serial primary key,
        rating int not null check (rating between 1 and 5),
        feedback text not null,
        email text,
        created_at timestamptz not null
      );

      create table rate_limit (
        key text primary key,
        points int not null default 0,
        expire bigint
      );

      create table unsubscribed (
        email text primary key,
        created_at timestamptz not null
      );

      create table loose_object (
        key text primary key,
        due_at timestamptz not null
      );
      create index loose_object_due_at_index on loose_object (due_at);
    `)
    // A trigger records the objects that lose their program, whoever changes or deletes it.
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
