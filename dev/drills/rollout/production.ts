import { appendFile, cp, writeFile, readFile, readdir } from 'node:fs/promises'
import { join, basename } from 'node:path'
import { z } from 'zod'
import { startCollector } from '../../stand-ins/storefront/testing.ts'
import { changedWorkflows } from '../../testkit/purchases/changed-workflows.ts'
import { startWorld } from '../whole-product.ts'
import { layOutImage } from '../../build/image.ts'
import { type Part, startPart } from '../../processes/managed-process.ts'
import { freePort, listens } from '../../processes/ports.ts'
import { buildServer } from '../../build/server-build.ts'
import { answers } from '../../processes/until.ts'
import { execFile } from '../../processes/users.ts'
import { buildWeb } from '../../build/builds.ts'
import { withTemporal } from '../run-drill.ts'

export type Version = 'present' | 'next'
export type ProcessName = 'gateway-1' | 'gateway-2' | 'worker-1' | 'worker-2' | 'worker-3'
export const PROCESSES: readonly ProcessName[] = [
  'gateway-1',
  'worker-1',
  'worker-2',
  'gateway-2',
  'worker-3',
]

/** A build id later than any of today. */
const NEXT_BUILD = '99991231235959-next'

/** The folder of the image, and a copy with changed workflows as a later build. */
async function layOutVersions(dataDir: string) {
  await buildWeb()
  await buildServer()
  const present = join(dataDir, 'present')
  const next = join(dataDir, 'next')
  await layOutImage(present)
  await cp(present, next, { recursive: true })
  const changed = await changedWorkflows()
  await writeFile(join(next, 'dist', 'server', 'workflows.cjs'), changed.code)
  await writeFile(join(next, 'dist', 'server', 'build-id'), NEXT_BUILD)
  return { folders: { present, next }, changed }
}

/** Two gateways and three workers behind a proxy, as in production, on their own servers in `dataDir`. */
export async function startProduction(dataDir: string) {
  const { folders, changed } = await layOutVersions(dataDir)
  const proxyPort = await freePort()
  const appUrl = `http://127.0.0.1:${proxyPort}`
  const world = await startWorld(dataDir, { appUrl })
  const collector = await startCollector()
  const ours = new Map<ProcessName, Part>()
  const [ports, metricsPorts, temporalMetricsPorts] = [
    await portOfEach(),
    await portOfEach(),
    await portOfEach(),
  ]
  const figuresLog = join(dataDir, 'figures.txt')
  const env: Record<string, string> = {
    ...world.env,
    NODE_ENV: 'production',
    OBJECTS_DIR: join(dataDir, 'objects'),
    PUBLIC_URL: appUrl,
    SUPPORT_EMAIL: 'help@shop.test',
    MAIL_FROM: 'Shop <programs@shop.test>',
    // Each buyer has a separate IP address, as reported by a proxy.
    TRUST_PROXY: 'on',
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
  }

  function start(name: ProcessName, version: Version): Part {
    const isGateway = name.startsWith('gateway')
    const port = `${isGateway ? ports[name] : metricsPorts[name]}`
    const part = startPart({
      name,
      command: process.execPath,
      args: [join('dist', 'server', isGateway ? 'gateway.js' : 'worker.js')],
      dataDir,
      cwd: folders[version],
      env: {
        ...env,
        ...(isGateway ? { PORT: port } : { TEMPORAL_METRICS_PORT: `${temporalMetricsPorts[name]}` }),
        METRICS_PORT: `${metricsPorts[name]}`,
      },
      ready: () => answers(`http://127.0.0.1:${port}/readyz`),
    })
    ours.set(name, part)
    return part
  }

  /** Stores a process's metrics before it ends. */
  async function noteFigures(name: ProcessName): Promise<void> {
    const isWorker = name.startsWith('worker')
    for (const port of [metricsPorts[name], ...(isWorker ? [temporalMetricsPorts[name]] : [])]) {
      const answer = await fetch(`http://127.0.0.1:${port}/metrics`)
      await appendFile(figuresLog, await answer.text())
    }
  }

  let proxy: Part | undefined
  const stop = async () => {
    for (const part of ours.values()) await part.stop()
    await proxy?.stop()
    await world.stop()
    await collector.stop()
  }
  try {
    await world.ready()
    await execFile(process.execPath, [join('dist', 'server', 'migrate.js')], { env, cwd: folders.present })
    await Promise.all(PROCESSES.map((name) => start(name, 'present').ready))
    const log = join(dataDir, 'requests.json')
    await writeFile(
      join(dataDir, 'Caddyfile'),
      caddyfile({ proxyPort, log, gateways: [ports['gateway-1'], ports['gateway-2']] }),
    )
    proxy = startPart({
      name: 'proxy',
      command: 'caddy',
      args: ['run', '--config', join(dataDir, 'Caddyfile'), '--adapter', 'caddyfile'],
      dataDir,
      env: { PATH: env['PATH'], HOME: dataDir },
      ready: () => listens(proxyPort),
    })
    await proxy.ready
  } catch (error) {
    await stop()
    throw error
  }
  return {
    appUrl,
    /** All histories of the run must replay with these. */
    newestWorkflows: changed,
    requestsLog: join(dataDir, 'requests.json'),
    /** The metrics of each process at its replacement. */
    figuresLog,
    /** The traces sent to the collector. */
    traces: collector.bodies,
    direct: world.direct,
    stop,

    /**
     * Ends a process with SIGTERM and then starts it again.
     * @returns the seconds until it had ended, and until it was ready
     */
    replace: async (name: ProcessName, version: Version) => {
      await noteFigures(name)
      const askedAt = Date.now()
      await ours.get(name)?.stop()
      const endedAt = Date.now()
      await start(name, version).ready
      return { ended: (endedAt - askedAt) / 1000, ready: (Date.now() - endedAt) / 1000 }
    },
  }
}

export type Production = Awaited<ReturnType<typeof startProduction>>

async function portOfEach(): Promise<Record<ProcessName, number>> {
  const ports = await Promise.all(PROCESSES.map(async (name) => [name, await freePort()] as const))
  return Object.fromEntries(ports) as Record<ProcessName, number>
}

const caddyfile = (of: { proxyPort: number; log: string; gateways: readonly number[] }) => `{
  admin off
  auto_https off
}
http://127.0.0.1:${of.proxyPort} {
  log {
    output file ${of.log} {
      roll_disabled
    }
    format json
  }
  reverse_proxy ${of.gateways.map((port) => `127.0.0.1:${port}`).join(' ')} {
    lb_try_duration 10s
    lb_try_interval 100ms
    health_uri /readyz
    health_interval 500ms
    flush_interval -1
    header_up X-Forwarded-For {http.request.header.X-Forwarded-For}
    transport http {
      keepalive 30s
    }
  }
}
`

/** The fields of a line in the proxy's log that are needed here. */
const Line = z.object({
  status: z.number(),
  request: z.object({ method: z.string(), uri: z.string() }),
  resp_headers: z.record(z.string(), z.array(z.string())).default({}),
})

/** Reads the proxy's answers from its log. */
export async function readRequests(file: string) {
  const byStatus: Record<string, number> = {}
  /** 5xx answers without Retry-After, and calls without an answer. */
  const failed: string[] = []
  let all = 0
  for (const text of (await readFile(file, 'utf8')).split('\n')) {
    const line = Line.safeParse(text && JSON.parse(text))
    if (!line.success) continue
    const { status, request, resp_headers: headers } = line.data
    all += 1
    byStatus[status] = (byStatus[status] ?? 0) + 1
    const isToldWhen = status === 503 && headers['Retry-After'] !== undefined
    if (status === 0 || (status >= 500 && !isToldWhen))
      failed.push(`${status} to ${request.method} ${request.uri}`)
  }
  return { all, byStatus, failed }
}

const PROCESS_LOGS = /^(gateway|worker)-\d\.log/

/** Finds these words in logs, figures, traces and histories of our processes. */
export async function wordsIn(
  { figuresLog, traces, direct }: Pick<Production, 'figuresLog' | 'traces' | 'direct'>,
  dataDir: string,
  words: readonly string[],
): Promise<string[]> {
  const logs = join(dataDir, 'logs')
  const files = (await readdir(logs))
    .filter((name) => PROCESS_LOGS.test(name))
    .map((name) => join(logs, name))
  const found: string[] = []
  const look = (text: string, place: string) =>
    found.push(...words.filter((word) => text.includes(word)).map((word) => `${word} in ${place}`))
  for (const file of [...files, figuresLog]) look(await readFile(file, 'utf8'), basename(file))
  look(traces.join(), 'a trace')
  await withTemporal(direct.temporalAddress, async ({ workflow }) => {
    for await (const { workflowId, history } of workflow.list().intoHistories())
      look(textOf(history), workflowId)
  })
  return found
}

/** With what is in payloads. */
const textOf = (value: unknown): string =>
  JSON.stringify(value, (_, one: unknown) => {
    if (one instanceof Uint8Array) return Buffer.from(one).toString('utf8')
    return typeof one === 'bigint' ? String(one) : one
  })
