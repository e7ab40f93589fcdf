/**
 * The failure type of an activity that finds the rows of its own run missing. Cause: PostgreSQL was restored
 * to an earlier moment, and Temporal was not or was restored to a later one.
 */
export const ROWS_MISSING = 'RowsMissing'

/** The failure of a program that cannot be written: a fault of ours, which no retry heals. */
export const PROGRAM_UNSOUND = 'ProgramUnsound'
