import { setTimeout as sleep } from 'node:timers/promises'
import type { Client, Connection } from '@temporalio/client'
import { tsToMs } from '@temporalio/common/lib/time.js'
import type { Logger } from 'pino'

const UNTIL_KNOWN_MS = 500
const LOOK_EVERY_MS = 20_000
/** A worker polls at least once a minute. */
const GONE_AFTER_MS = 75_000
const MAX_RUNS_A_SECOND = 20
// The protocol's values of TASK_QUEUE_TYPE_WORKFLOW and VERSION_DRAINAGE_STATUS_DRAINING.
const WORKFLOW_TASKS = 1
const STILL_HAS_RUNS = 1

export interface Build {
  taskQueue: string
  /** Starts with the build time, so that later builds compare as greater. */
  buildId: string
  /** A build has no workers left once none has polled for this long. */
  goneAfterMs?: number
}

/** Pins a run to the build that started it, until it continues as new or no worker of it is left. */
export function createWorkerVersions(
  client: Client,
  { taskQueue, buildId, goneAfterMs = GONE_AFTER_MS }: Build,
) {
  const { namespace } = client.options
  const { workflowService } = client.connection as Connection
  const deployment = { namespace, deploymentName: taskQueue }

  /**
   * Makes this build the current one for new runs, unless a later build with workers is current. Moves runs
   * whose build has no workers left to the current build.
   * @returns the builds that left runs behind
   * @throws while Temporal knows no worker of this build
   */
  async function settle(): Promise<string[]> {
    const [{ workerDeploymentInfo, conflictToken }, { pollers }] = await Promise.all([
      workflowService.describeWorkerDeployment(deployment),
      workflowService.describeTaskQueue({
        namespace,
        taskQueue: { name: taskQueue },
        taskQueueType: WORKFLOW_TASKS,
      }),
    ])
    const goneSince = Date.now() - goneAfterMs
    const alive = new Set(
      pollers
        ?.filter(({ lastAccessTime }) => tsToMs(lastAccessTime) > goneSince)
        .map(({ deploymentOptions }) => deploymentOptions?.buildId),
    )
    const current = workerDeploymentInfo?.routingConfig?.currentDeploymentVersion?.buildId ?? ''
    if (current < buildId || !alive.has(current))
      await workflowService.setWorkerDeploymentCurrentVersion({
        ...{ ...deployment, buildId, conflictToken },
        ignoreMissingTaskQueues: true,
      })
    const left = (workerDeploymentInfo?.versionSummaries ?? [])
      .filter(({ drainageInfo }) => drainageInfo?.status === STILL_HAS_RUNS)
      .flatMap(({ deploymentVersion }) => deploymentVersion?.buildId ?? [])
      .filter((build) => build !== buildId && !alive.has(build))
    await Promise.all(left.map(moveRunsOf))
    return left
  }

  const moveRunsOf = (build: string) =>
    workflowService.startBatchOperation({
      namespace,
      jobId: `take-over-${taskQueue}-${build}-${Date.now()}`,
      reason: 'no worker runs their build any longer',
      visibilityQuery: [
        "ExecutionStatus = 'Running'",
        `TemporalWorkerDeploymentVersion = '${taskQueue}:${build}'`,
        "TemporalWorkflowVersioningBehavior = 'Pinned'",
      ].join(' AND '),
      maxOperationsPerSecond: MAX_RUNS_A_SECOND,
      updateWorkflowOptionsOperation: {
        workflowExecutionOptions: { versioningOverride: { autoUpgrade: true } },
        updateMask: { paths: ['versioning_override'] },
      },
    })

  return {
    options: {
      useWorkerVersioning: true as const,
      version: { deploymentName: taskQueue, buildId },
      defaultVersioningBehavior: 'PINNED' as const,
    },
    settle,

    /** Calls `settle` repeatedly while the worker runs. */
    tend: async (ended: AbortSignal, log: Logger): Promise<void> => {
      let isKnown = false
      while (!ended.aborted) {
        try {
          const left = await settle()
          isKnown = true
          if (left.length)
            log.warn({ builds: left }, 'runs of builds without workers continue on the current build')
        } catch (error) {
          if (isKnown) log.warn({ err: error }, 'could not find out which builds have workers')
        }
        await sleep(isKnown ? LOOK_EVERY_MS : UNTIL_KNOWN_MS, undefined, { signal: ended }).catch(
          () => undefined,
        )
      }
    },
  }
}
