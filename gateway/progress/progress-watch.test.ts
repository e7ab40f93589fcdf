import { expect, it } from '@jest/globals'
import type { Database } from '../../storage/database.ts'
import { progressWatch } from './progress-watch.ts'

const KEY = { surveys: ['a-survey'], purchases: [] }
const someone = () => new AbortController()

/** A database that only records that it was asked. */
function asked(looks: string[], name: string): Database {
  const fork = (): never => {
    looks.push(name)
    throw new Error('nothing to be read')
  }
  return { fork } as Partial<Database> as Database
}

it('does not query for listeners who left, so a stopped gateway queries nothing', async () => {
  const looks: string[] = []
  const leaver = someone()
  const left = progressWatch(asked(looks, 'left'), () => null).next(KEY, leaver.signal)
  const stayed = progressWatch(asked(looks, 'stayed'), () => null).next(KEY, someone().signal)
  leaver.abort()
  await expect(left).rejects.toMatchObject({ name: 'AbortError' })
  // This wait began after the first, and both last equally long.
  await expect(stayed).rejects.toThrow('nothing to be read')
  expect(looks).toEqual(['stayed'])
})
