import { workflowInfo } from '@temporalio/workflow'

/**
 * A run of so many events, or of a build that is not the current one, continues as new at the next wait, and at ten
 * times as many leaves its work for it.
 */
const LONG_HISTORY = 1_000
const FLOODED_HISTORY = 10_000

export function isLong(events = LONG_HISTORY): boolean {
  const { historyLength, continueAsNewSuggested, targetWorkerDeploymentVersionChanged } = workflowInfo()
  const goesOnElsewhere = continueAsNewSuggested || targetWorkerDeploymentVersionChanged
  return historyLength >= events || (events === LONG_HISTORY && goesOnElsewhere)
}

export const isFlooded = (): boolean => isLong(FLOODED_HISTORY)
