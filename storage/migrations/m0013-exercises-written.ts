import { Migration } from '@mikro-orm/migrations'

/** Adds the exercise names that a page shows while the program is written. */
export class ExercisesWritten extends Migration {
  override up(): void {
    this.addSql('alter table purchase add column exercises_written jsonb;')
  }
}
