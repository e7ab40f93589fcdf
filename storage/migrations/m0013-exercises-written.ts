import { Migration } from '@mikro-orm/migrations'

/** What a page shows of a program while it is written. */
export class ExercisesWritten extends Migration {
  override up(): void {
    this.addSql('alter table purchase add column exercises_written jsonb;')
  }
}
