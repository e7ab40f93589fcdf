import type { WorkflowInterceptorsFactory } from '@temporalio/workflow'

/**
 * Passes the headers that started a run on to its activities and to the run that continues it. Where traces
 * are kept, the trace of a request is among them. This adds no command and no turn of the event loop, so a
 * history replays the same with or without traces.
 */
export const interceptors: WorkflowInterceptorsFactory = () => {
  let started = {}
  return {
    inbound: [
      {
        execute: (input, next) => {
          started = input.headers
          return next(input)
        },
      },
    ],
    outbound: [
      {
        scheduleActivity: (input, next) => next({ ...input, headers: { ...started, ...input.headers } }),
        continueAsNew: (input, next) => next({ ...input, headers: { ...started, ...input.headers } }),
      },
    ],
  }
}
