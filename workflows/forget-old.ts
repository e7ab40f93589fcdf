import { deleteOld } from './activities.ts'

/** Deletes data that is no longer needed, every hour. */
export async function forgetOld(): Promise<void> {
  await deleteOld()
}
