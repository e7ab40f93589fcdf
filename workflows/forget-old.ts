import { deleteOld } from './deeds.ts'

/** Deletes what nobody needs any more, each hour. */
export async function forgetOld(): Promise<void> {
  await deleteOld()
}
