import { parentPort } from 'node:worker_threads'

/** The first thing that a thread says, once its code is loaded. */
export const READY = 'ready'

/** What a thread answers to a job. */
export type Answer<Done> = { done: Done } | { error: string }

/** A thread's own program: a job in, its answer out. */
export function answerJobs<Job, Done>(deed: (job: Job) => Done | Promise<Done>): void {
  const answer = async (job: Job): Promise<Answer<Done>> => {
    try {
      return { done: await deed(job) }
    } catch (error) {
      return { error: error instanceof Error ? (error.stack ?? error.message) : String(error) }
    }
  }
  parentPort?.on('message', (job: Job) => {
    void answer(job).then((result) => parentPort?.postMessage(result))
  })
  parentPort?.postMessage(READY)
}
