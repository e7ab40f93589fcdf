import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { State } from './state.ts'

/** The state in memory, and the way to make a change outlive a kill. */
export interface Ledger {
  readonly state: State
  /** Resolves once all changes made before the call are on disk. */
  save(): Promise<void>
}

/** @throws {Error} naming the file when it holds something else than a storefront's state */
export async function openLedger(file: string): Promise<Ledger> {
  const state = await readState(file)
  await mkdir(dirname(file), { recursive: true })
  let running: Promise<void> = Promise.resolve()
  let waiting: Promise<void> | null = null

  async function write(): Promise<void> {
    waiting = null
    await writeFile(`${file}.new`, JSON.stringify(state))
    // A rename is all or nothing, so a kill leaves either the old file or the new one.
    await rename(`${file}.new`, file)
  }

  return {
    state,
    /** All changes that arrive during one write share the next. */
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
    throw new Error(`${file} is not what a storefront keeps; delete it to start with empty shops`, { cause })
  }
}
