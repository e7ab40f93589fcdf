import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { endOrphans, orphansOf } from '../processes/orphans.ts'
import { freePort } from '../processes/ports.ts'
import { until } from '../processes/until.ts'

const START_WITHIN_MS = 120_000

let dataDir: string
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'eightfold-start-'))
})
afterAll(async () => {
  await endOrphans(dataDir, 0)
  await rm(dataDir, { recursive: true, force: true })
})

/** One `npm start` with the data of this test, on any port. */
function start(env: Record<string, string> = {}) {
  const child = spawn(process.execPath, [join('dev', 'run.mjs'), 'start/start'], {
    env: { ...process.env, NODE_ENV: 'development', DATA_DIR: dataDir, PORT: '0', LOG_LEVEL: 'warn', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += String(chunk)))
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve))
  return { child, ended, said: () => output }
}

type Run = ReturnType<typeof start>

/** The address that the printed table shows for a part. */
const placeOf = ({ said }: Run, name: string) =>
  until(
    `the address of the ${name} in: ${said()}`,
    async () => new RegExp(`^ +${name} +(\\S+)`, 'm').exec(said())?.[1],
    START_WITHIN_MS,
  )

const isReady = async (url: string) => (await fetch(`${url}/readyz`)).status === 200

/** Writes a program, which needs every part except the shops. */
async function writeProgram(app: string): Promise<string> {
  const answers = {
    ...{
      name: 'Ada',
      email: 'ada@example.com',
      trainingDays: 3,
      sessionLength: 45,
      equipment: 'Commercial Gym',
    },
    ...{
      primaryGoal: 'Strength',
      experienceLevel: 'Novice',
      programmingStyle: 'RIR',
      programmingSplit: 'Full Body',
    },
  }
  const response = await fetch(`${app}/api/programs/generate-direct`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: app },
    body: JSON.stringify(answers),
  })
  expect(response.status).toBe(200)
  const { id } = (await response.json()) as { id: string }
  return id
}

function killTree(child: ChildProcess): void {
  const pids = [...orphansOf(dataDir), child.pid]
  for (const pid of pids) if (pid) process.kill(pid, 'SIGKILL')
}

describe('npm start', () => {
  it('runs everything, refuses a second run on its data, survives a kill and stops completely', async () => {
    const first = start({ METRICS_PORT: `${await freePort()}` })
    const app = await placeOf(first, 'app')
    expect(await isReady(app)).toBe(true)
    for (const name of ['Temporal UI', 'inbox', 'storefront', "gateway's figures", "worker's figures"]) {
      expect((await fetch(await placeOf(first, name))).status).toBe(200)
    }
    expect(await placeOf(first, 'coach')).toMatch(/\/v1$/)

    const second = start()
    expect(await second.ended).toBe(1)
    expect(second.said()).toContain(`already runs on ${dataDir} at ${app}`)

    const program = await writeProgram(app)
    killTree(first.child)
    await first.ended

    const third = start()
    const appAgain = await placeOf(third, 'app')
    expect(await isReady(appAgain)).toBe(true)
    expect((await fetch(`${appAgain}/api/programs/${program}/pdf`)).status).toBe(200)

    third.child.kill('SIGINT')
    expect(await third.ended).toBe(0)
    expect(orphansOf(dataDir)).toEqual([])
  }, 300_000)

  it('starts no stand-in in production, and names what is missing', async () => {
    const run = start({ NODE_ENV: 'production' })
    expect(await run.ended).toBe(1)
    for (const name of ['DATABASE_URL', 'TEMPORAL_ADDRESS', 'SMTP_URL', 'DATA_KEYS', 'OBJECTS_DIR'])
      expect(run.said()).toContain(`${name} is missing`)
    expect(run.said()).toContain('configure at least one shop')
    expect(orphansOf(dataDir)).toEqual([])
  })
})
