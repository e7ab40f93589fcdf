import { workflowInfo } from '@temporalio/workflow'

/**
 * A run with this many events, or of a build that is not the current one, continues as new at its next wait.
 * At ten times as many, it interrupts its work to do so.
 */
const LONG_HISTORY = 1_000
const FLOODED_HISTORY = 10_000

export function isLong(events = LONG_HISTORY): boolean {
  const { historyLength, continueAsNewSuggested, targetWorkerDeploymentVersionChanged } = workflowInfo()
  const goesOnElsewhere = continueAsNewSuggested || targetWorkerDeploymentVersionChanged
  return historyLength >= events || (events === LONG_HISTORY && goesOnElsewhere)
}

export const isNearHistoryLimit = (): boolean => isLong(FLOODED_HISTORY)
