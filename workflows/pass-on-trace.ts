import type { WorkflowInterceptorsFactory } from '@temporalio/workflow'

/**
 * Hands the headers that started a run on to its activities and to the run that goes on from it: the trace of a request
 * is among them where traces are kept. It adds no command and no turn of the event loop, so a history replays the same
 * whether traces were kept or not.
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
