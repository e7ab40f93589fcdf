import { mailDigest } from './activities.ts'

/** Mails operators what is owed, each morning that there is anything. */
export async function tellOperators(): Promise<void> {
  await mailDigest()
}
