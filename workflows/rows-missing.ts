import { ActivityFailure, ApplicationFailure } from '@temporalio/common'
import { ROWS_MISSING } from '../domain/rows-missing.ts'

/** Whether an activity failed since what the run did before is not stored any more. */
export const isRowsMissing = (error: unknown): boolean =>
  error instanceof ActivityFailure &&
  error.cause instanceof ApplicationFailure &&
  error.cause.type === ROWS_MISSING
