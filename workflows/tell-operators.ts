import { mailDigest } from './deeds.ts'

/** Mails operators what is owed, each morning while something is. */
export async function tellOperators(): Promise<void> {
  await mailDigest()
}
