import { ApplicationFailure } from '@temporalio/common'
import { ROWS_MISSING } from '../domain/shop/failures.ts'

/** Retries would not find the rows: the run starts again from what is stored. */
export const rowsMissing = (): ApplicationFailure =>
  ApplicationFailure.nonRetryable('what was done before is not stored any more', ROWS_MISSING)
