import { randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { keyOf, type Objects, ObjectStoreUnavailable } from './objects.ts'

/** Stores objects as files in a folder, readable only by their owner. */
export function createFiles(folder: string): Objects {
  const placeOf = (key: string) => join(folder, ...(key.includes('/') ? [] : [key.slice(0, 2)]), key)

  return {
    put: (key, bytes) =>
      orAway(async () => {
        const place = placeOf(key)
        const fresh = `${place}.${randomUUID()}`
        await mkdir(dirname(place), { recursive: true, mode: 0o700 })
        try {
          await writeFile(fresh, bytes, { mode: 0o600, flush: true })
          await rename(fresh, place)
        } finally {
          await rm(fresh, { force: true })
        }
      }),

    get: (key) =>
      orAway(async () => {
        const bytes = await readFile(placeOf(key)).catch(nullIfMissing)
        return bytes && keyOf(bytes) === key ? bytes : null
      }),

    delete: (key) => orAway(() => rm(placeOf(key), { force: true })),

    list: (prefix) =>
      orAway(async () => {
        const names = await readdir(join(folder, prefix)).catch(nullIfMissing)
        return (names ?? []).filter((name) => !name.includes('.')).map((name) => `${prefix}${name}`)
      }),
  }
}

async function orAway<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (cause) {
    throw new ObjectStoreUnavailable('the folder of the objects cannot be used', { cause })
  }
}

function nullIfMissing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null
  throw error
}
