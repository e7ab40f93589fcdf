import { Migration } from '@mikro-orm/migrations'

const REFERRING = ['purchase', 'intervention'] as const

/** What is due is found by its date, and a survey that somebody bought with is not looked at again and again. */
export class DueByDate extends Migration {
  override up(): void {
    this.addSql('alter table survey add column if not exists bought boolean not null default false;')
    this.addSql(`
      create or replace function note_bought_survey() returns trigger language plpgsql as $$
      begin
        update survey set bought = true where id = new.survey_id and not bought;
        if tg_op = 'UPDATE' and old.survey_id is distinct from new.survey_id then
          update survey set bought = exists (select from purchase where survey_id = survey.id)
            or exists (select from intervention where survey_id = survey.id)
          where id = old.survey_id;
        end if;
        return null;
      end
      $$;
    `)
    for (const table of REFERRING) {
      this.addSql(`
        create or replace trigger note_bought_survey after insert or update of survey_id
        on ${table} for each row execute function note_bought_survey();
      `)
      this.addSql(
        `update survey set bought = true where not bought and id in (select survey_id from ${table});`,
      )
    }
    for (const [name, on] of INDEXES) this.addSql(`create index if not exists ${name} on ${on};`)
  }
}

const INDEXES = [
  ['survey_unbought_index', 'survey (greatest(created_at, completed_at)) where not bought'],
  ['checkout_created_at_index', 'checkout (created_at)'],
  ['access_token_created_at_index', 'access_token (created_at)'],
  ['access_token_unproven_index', 'access_token (created_at) where not proves_email'],
  ['webhook_event_handled_at_index', 'webhook_event (handled_at)'],
] as const
