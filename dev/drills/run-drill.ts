import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { z } from 'zod'
import { Client, Connection } from '@temporalio/client'
import fc from 'fast-check'
import { onceAskedToStop } from '../processes/stopping.ts'

/** What every drill works with. */
export interface Stage {
  /** Is deleted at the end. */
  readonly dataDir: string
  /** What it holds is ended at the end, the last first, also when we are asked to stop. */
  readonly holds: AsyncDisposableStack
  /** Aborts at the end, or earlier if the drill says so. */
  readonly over: AbortController
  /** Prints a line with the seconds since the start. */
  tell(what: string): void
}

/** Runs a drill in a folder of its own, and exits: with 0 if it returns true. */
export async function runDrill(name: string, drill: (stage: Stage) => Promise<boolean>): Promise<void> {
  const startedAt = Date.now()
  const dataDir = await mkdtemp(join(tmpdir(), `eightfold-${name}-`))
  const holds = new AsyncDisposableStack()
  const over = new AbortController()
  let ending: Promise<never> | undefined
  const end = (code: number) =>
    (ending ??= (async () => {
      over.abort()
      await holds.disposeAsync().catch(console.error)
      await rm(dataDir, { recursive: true, force: true })
      process.exit(code)
    })())
  onceAskedToStop(() => void end(130))
  const tell = (what: string) => console.log(`${secondsSince(startedAt).toFixed(0).padStart(5)} s  ${what}`)
  try {
    await end((await drill({ dataDir, holds, over, tell })) ? 0 : 1)
  } catch (error) {
    console.error(error instanceof z.ZodError ? z.prettifyError(error) : error)
    await end(1)
  }
}

export const secondsSince = (at: number): number => (Date.now() - at) / 1000

/** Asks a Temporal server something over a connection of its own. */
export async function withTemporal<T>(address: string, ask: (client: Client) => Promise<T>): Promise<T> {
  const connection = await Connection.connect({ address })
  try {
    return await ask(new Client({ connection }))
  } finally {
    await connection.close()
  }
}

/** One of several, each as often as its weight says. */
export const weighted = <T>(
  ...options: readonly (readonly [weight: number, arbitrary: fc.Arbitrary<T>])[]
): fc.Arbitrary<T> => fc.oneof(...options.map(([weight, arbitrary]) => ({ weight, arbitrary })))
