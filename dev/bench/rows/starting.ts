import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../../processes/ports.ts'
import { answers, until } from '../../processes/until.ts'
import { atMost, type Row } from '../run.ts'

const ROUNDS = 3
const READY_WITHIN_MS = 120_000

/**
 * Times `npm start` with everything installed and built, on data of its own. The first start prepares what
 * later ones reuse.
 */
export async function starting(): Promise<Row[]> {
  const seconds: number[] = []
  const dataDir = await mkdtemp(join(tmpdir(), 'eightfold-bench-'))
  for (let round = -1; round < ROUNDS; round += 1) {
    const took = await startOnce(dataDir)
    if (round >= 0) seconds.push(took)
  }
  await rm(dataDir, { recursive: true, force: true })
  return [{ name: 'npm start, prepared', unit: 's', values: seconds, goal: atMost(4) }]
}

async function startOnce(dataDir: string): Promise<number> {
  const port = await freePort()
  const startedAt = performance.now()
  const started = spawn(process.execPath, [join('dev', 'run.mjs'), 'start/start'], {
    env: { ...process.env, DATA_DIR: dataDir, PORT: `${port}` },
    stdio: 'ignore',
  })
  const ended = once(started, 'exit')
  await until('npm start', () => answers(`http://127.0.0.1:${port}/readyz`), READY_WITHIN_MS)
  const seconds = (performance.now() - startedAt) / 1_000
  started.kill('SIGTERM')
  await ended
  return seconds
}
