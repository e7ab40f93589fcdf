import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { z } from 'zod'
import { fingerprintOf, oneAtATime, replacing } from './build-once.ts'
import { PROGRAMS, STAND_INS, START } from '../processes/programs.ts'

/** Inputs in addition to the programs' own sources. */
const ALSO = ['dev/build/server-build.ts', 'package-lock.json']

/** The inputs of the build. */
const Stamp = z.object({ files: z.array(z.string()), fingerprint: z.string() })
type Stamp = z.infer<typeof Stamp>

/**
 * Builds the production code and the stand-ins into dist/start, unless it is up to date. It has no
 * `build-id`: workflows continue with the current code.
 */
export const buildForStart = (): Promise<void> =>
  oneAtATime('start', async () => {
    const stamp = `${START}.sources`
    if (existsSync(START) && (await isFresh(stamp))) return
    console.log('Building gateway and worker…')
    // Loaded lazily: the build tools take a while to load.
    const { bundleInto } = await import('./server-build.ts')
    const files = await replacing(START, async (fresh) => {
      const { sources } = await bundleInto(fresh, { ...PROGRAMS, ...STAND_INS })
      return [...sources, ...ALSO].sort()
    })
    await writeFile(stamp, JSON.stringify({ files, fingerprint: await fingerprintOf(files) } satisfies Stamp))
  })

async function isFresh(stamp: string): Promise<boolean> {
  const text = await readFile(stamp, 'utf8').catch(() => null)
  if (text === null) return false
  const { files, fingerprint } = Stamp.parse(JSON.parse(text))
  return fingerprint === (await fingerprintOf(files))
}
