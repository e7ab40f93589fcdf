import { fork } from 'node:child_process'
import { once } from 'node:events'
import { Agent, get } from 'node:http'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'

const ROUNDS = 9
const CALLS = 400
const AT_ONCE = 16

const BareAddresses = z.object({ koa: z.string(), http: z.string() })

export interface Reads {
  /** Calls a second of ours to those of the other, in each round. */
  toKoa: number[]
  toHttp: number[]
}

/** Reads a program from the gateway, with its limits, log and headers, and from bare servers, in turn. */
export async function measureReads(
  { appUrl, databaseUrl, dataKey }: { appUrl: string; databaseUrl: string; dataKey: string },
  programId: string,
): Promise<Reads> {
  const bare = fork(fileURLToPath(new URL('bare-gateway.ts', import.meta.url)), [databaseUrl, dataKey], {
    execArgv: ['--import', 'tsx'],
  })
  const [said] = await once(bare, 'message')
  const { koa, http } = BareAddresses.parse(said)
  const pace = (origin: string) => callsASecond(`${origin}/api/programs/${programId}`)
  const reads: Reads = { toKoa: [], toHttp: [] }
  try {
    for (let round = -1; round < ROUNDS; round += 1) {
      const paces = [await pace(appUrl), await pace(koa), await pace(http), await pace(appUrl)]
      const [before = NaN, toKoa = NaN, toHttp = NaN, after = NaN] = paces
      if (round < 0) continue // warms up
      reads.toKoa.push((before + after) / 2 / toKoa)
      reads.toHttp.push((before + after) / 2 / toHttp)
    }
    return reads
  } finally {
    bare.kill()
  }
}

const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE })
let network = 0

/** Each time from another address, so that no limit is met. */
async function callsASecond(url: string): Promise<number> {
  network += 1
  const headers = { 'x-forwarded-for': `10.255.0.${network}` }
  const call = () =>
    new Promise<void>((resolve, reject) => {
      get(url, { agent, headers }, (response) => {
        if (response.statusCode !== 200) reject(new Error(`answered with ${response.statusCode}`))
        response.resume().once('end', resolve)
      }).once('error', reject)
    })
  let left = CALLS
  const startedAt = performance.now()
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      while (left-- > 0) await call()
    }),
  )
  return (CALLS / (performance.now() - startedAt)) * 1_000
}
