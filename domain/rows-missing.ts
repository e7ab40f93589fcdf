/**
 * The type of an activity's failure where what its run did before is not stored: PostgreSQL was restored to a moment
 * before that, and Temporal was not, or to a later one.
 */
export const ROWS_MISSING = 'RowsMissing'
