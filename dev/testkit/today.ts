import { SAMPLE_DAY } from '../../domain/forms/sample-person.ts'

/** The day on which the people of tests answer: the same one every day. */
export const TODAY = SAMPLE_DAY

/** A day of that year. */
export const inYear = (year: number): Date =>
  new Date(Date.UTC(year, TODAY.getUTCMonth(), TODAY.getUTCDate()))
