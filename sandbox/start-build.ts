import { existsSync } from 'node:fs'
import { copyFile, readFile, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { z } from 'zod'
import { fingerprintOf, oneAtATime, replacing } from './build-once.ts'
import { PROGRAMS, STAND_INS, START } from './programs.ts'

const STYLE = 'sandbox/storefront/style.css'
/** Besides what the programs read of ours. */
const ALSO = [STYLE, 'sandbox/server-build.ts', 'package-lock.json']

/** What was read to build it. */
const Stamp = z.object({ files: z.array(z.string()), fingerprint: z.string() })
type Stamp = z.infer<typeof Stamp>

/**
 * Builds what production runs, and the stand-ins, into dist/start, unless it is built from just these sources already. It has
 * no `build-id`: a workflow goes on with what runs now.
 */
export const buildForStart = (): Promise<void> =>
  oneAtATime('start', async () => {
    const stamp = `${START}.sources`
    if (existsSync(START) && (await isFresh(stamp))) return
    console.log('Building gateway and worker…')
    // What builds takes a while to load.
    const { bundleInto } = await import('./server-build.ts')
    const files = await replacing(START, async (fresh) => {
      await copyFile(STYLE, join(fresh, basename(STYLE)))
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
