import { readdir, readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { withTemporal } from '../temporal.ts'

const PROCESS_LOGS = /^(gateway|worker)-\d\.log/

/** Finds these words in our processes' logs. */
export async function wordsInLogs(dataDir: string, words: readonly string[]): Promise<string[]> {
  const files = (await readdir(join(dataDir, 'logs'))).filter((name) => PROCESS_LOGS.test(name))
  return (await Promise.all(files.map((file) => wordsInFile(join(dataDir, 'logs', file), words)))).flat()
}

/** Finds these words in a file. */
export async function wordsInFile(path: string, words: readonly string[]): Promise<string[]> {
  const text = await readFile(path, 'utf8')
  return words.filter((word) => text.includes(word)).map((word) => `${word} in ${basename(path)}`)
}

/** Finds these words in histories, including payloads. */
export const wordsInHistories = (address: string, words: readonly string[]): Promise<string[]> =>
  withTemporal(address, async ({ workflow }) => {
    const found: string[] = []
    for await (const { workflowId, history } of workflow.list().intoHistories()) {
      const text = textOf(history)
      found.push(...words.filter((word) => text.includes(word)).map((word) => `${word} in ${workflowId}`))
    }
    return found
  })

const textOf = (value: unknown): string =>
  JSON.stringify(value, (_, one: unknown) => {
    if (one instanceof Uint8Array) return Buffer.from(one).toString('utf8')
    return typeof one === 'bigint' ? String(one) : one
  })
