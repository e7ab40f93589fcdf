import { proxyActivities } from '@temporalio/workflow'

const { nothing } = proxyActivities<{ nothing(): Promise<void> }>({ startToCloseTimeout: '1 minute' })

/** As many activities as a purchase has, each of which does nothing. */
export async function sixNothings(): Promise<void> {
  for (let done = 0; done < 6; done += 1) await nothing()
}
