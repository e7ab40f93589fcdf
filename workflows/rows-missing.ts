import { ActivityFailure, ApplicationFailure } from '@temporalio/common'
import { ROWS_MISSING } from '../domain/shop/rows-missing.ts'

/** Whether an activity failed because the earlier results of the run are no longer stored. */
export const isRowsMissing = (error: unknown): boolean =>
  error instanceof ActivityFailure &&
  error.cause instanceof ApplicationFailure &&
  error.cause.type === ROWS_MISSING
