import { fork } from 'node:child_process'
import { once } from 'node:events'
import { Agent, get } from 'node:http'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import type { WholeProduct } from '../../drills/whole-product.ts'
import { atLeast, type Row } from '../run.ts'

const ROUNDS = 9
const CALLS = 400
const AT_ONCE = 16

const BareAddresses = z.object({ koa: z.string(), http: z.string() })

/**
 * Reads a program alternately from the gateway, with its rate limits, log and headers, and from the bare
 * servers.
 */
export async function reads(
  { appUrl, direct }: Pick<WholeProduct, 'appUrl' | 'direct'>,
  programId: string,
): Promise<Row[]> {
  const bare = fork(
    fileURLToPath(new URL('bare-gateway.ts', import.meta.url)),
    [direct.databaseUrl, direct.dataKeys],
    {
      execArgv: ['--import', 'tsx'],
    },
  )
  const [said] = await once(bare, 'message')
  const { koa, http } = BareAddresses.parse(said)
  const pace = (origin: string) => callsASecond(`${origin}/api/programs/${programId}`)
  const [asKoa, asHttp]: [number[], number[]] = [[], []]
  try {
    for (let round = -1; round < ROUNDS; round += 1) {
      const before = await pace(appUrl)
      const [ofKoa, ofHttp] = [await pace(koa), await pace(http)]
      const ours = (before + (await pace(appUrl))) / 2
      if (round < 0) continue // warms up
      asKoa.push(ours / ofKoa)
      asHttp.push(ours / ofHttp)
    }
    return [
      { name: 'reads of a program to bare Koa', unit: 'times', values: asKoa, goal: atLeast(0.8) },
      { name: 'reads of a program to bare node:http', unit: 'times', values: asHttp, goal: atLeast(0.5) },
    ]
  } finally {
    bare.kill()
  }
}

const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE })
let network = 0

/** Uses a different address each time, to avoid the rate limit. */
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
