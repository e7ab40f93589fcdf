/** An activity does not find its own run's rows: PostgreSQL was restored to an earlier moment. */
export const ROWS_MISSING = 'RowsMissing'

/** The failure of a program that cannot be written: a fault of ours, which no retry heals. */
export const PROGRAM_UNSOUND = 'ProgramUnsound'
