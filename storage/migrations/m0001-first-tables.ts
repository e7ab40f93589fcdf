import { Migration } from '@mikro-orm/migrations'

export class FirstTables extends Migration {
  override up(): void {
    this.addSql(`
      create table survey (
        id text primary key,
        answers jsonb not null,
        email text,
        name text,
        created_at timestamptz not null,
        completed_at timestamptz
      );
      create index survey_email_index on survey (email);

      create table purchase (
        id text primary key,
        channel text not null check (channel in ('stripe', 'shopify', 'gumroad', 'demo')),
        "order" text not null,
        email text,
        name text,
        is_test boolean not null default false,
        survey_id text references survey (id),
        created_at timestamptz not null,
        paid_at timestamptz,
        payment_failed_at timestamptz,
        weeks_written int not null default 0 check (weeks_written between 0 and 8),
        program_written_at timestamptz,
        pdf_ready_at timestamptz,
        delivered_at timestamptz,
        attention_reason text,
        closed_at timestamptz,
        closed_because text check (closed_because in ('refunded', 'disputed')),
        abandoned_at timestamptz,
        unique (channel, "order")
      );
      create index purchase_email_index on purchase (email);
      create index purchase_survey_id_index on purchase (survey_id);

      create table program (
        id text primary key,
        purchase_id text not null unique references purchase (id),
        name text not null,
        email text not null,
        generated jsonb not null,
        block jsonb not null,
        report jsonb not null,
        created_at timestamptz not null,
        pdf bytea,
        pdf_sha256 text
      );

      create table mail_sent (
        purchase_id text not null references purchase (id),
        kind text not null,
        message_id text not null unique,
        sent_at timestamptz,
        primary key (purchase_id, kind)
      );

      create table access_token (
        hash text primary key,
        purchase_id text not null references purchase (id),
        created_at timestamptz not null
      );
      create index access_token_purchase_id_index on access_token (purchase_id);

      create table checkout (
        "order" text primary key,
        survey_id text not null references survey (id),
        created_at timestamptz not null
      );
      create index checkout_survey_id_index on checkout (survey_id);

      create table license (
        "order" text primary key,
        sealed_key text not null,
        created_at timestamptz not null
      );

      create table webhook_event (
        channel text not null,
        event_id text not null,
        type text not null,
        reference text,
        received_at timestamptz not null,
        handled_at timestamptz,
        primary key (channel, event_id)
      );
      create index webhook_event_waiting_index on webhook_event (received_at) where handled_at is null;

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
    `)
  }
}
