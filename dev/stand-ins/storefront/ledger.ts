import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { State } from './state.ts'

/** The in-memory state, and a function that persists it. */
export interface Ledger {
  readonly state: State
  /** Resolves once all changes made before the call are on disk. */
  save(): Promise<void>
}

/** @throws {Error} naming the file when it does not contain a storefront's state */
export async function openLedger(file: string): Promise<Ledger> {
  const state = await readState(file)
  await mkdir(dirname(file), { recursive: true })
  let running: Promise<void> = Promise.resolve()
  let waiting: Promise<void> | null = null

  async function write(): Promise<void> {
    waiting = null
    await writeFile(`${file}.new`, JSON.stringify(state))
    // A rename is atomic, so a kill leaves either the old file or the new one.
    await rename(`${file}.new`, file)
  }

  return {
    state,
    /** Changes that arrive during a write share the next one. */
    save() {
      waiting ??= running = running.then(write, write)
      return waiting
    },
  }
}

async function readState(file: string): Promise<State> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '{}'
    throw error
  })
  try {
    return State.parse(JSON.parse(text))
  } catch (cause) {
    throw new Error(`${file} does not contain a storefront's state; delete it to start with empty shops`, {
      cause,
    })
  }
}
