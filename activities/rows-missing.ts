import { ApplicationFailure } from '@temporalio/common'
import { ROWS_MISSING } from '../domain/rows-missing.ts'

/** No further try finds them: the run begins again with what is stored. */
export const rowsMissing = (): ApplicationFailure =>
  ApplicationFailure.nonRetryable('what was done before is not stored any more', ROWS_MISSING)
