import { parentPort } from 'node:worker_threads'

export const READY = 'ready'

export type Answer<Done> = { done: Done } | { error: string }

/** @param warmUp - does once, before the first job, what it would otherwise take long for */
export async function answerJobs<Job, Done>(
  work: (job: Job) => Done | Promise<Done>,
  warmUp: () => unknown = () => {},
): Promise<void> {
  const answer = async (job: Job): Promise<Answer<Done>> => {
    try {
      return { done: await work(job) }
    } catch (error) {
      return { error: error instanceof Error ? (error.stack ?? error.message) : String(error) }
    }
  }
  parentPort?.on('message', (job: Job) => {
    void answer(job).then((result) => parentPort?.postMessage(result))
  })
  await warmUp()
  parentPort?.postMessage(READY)
}
