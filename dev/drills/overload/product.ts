import { readStartConfig } from '../../../config.ts'
import { given, standInsFor } from '../../start/embedded.ts'
import { gateway, migrate, worker } from '../../start/our-processes.ts'
import type { Part } from '../../processes/managed-process.ts'
import { freePort } from '../../processes/ports.ts'
import { secretsIn } from '../../processes/secrets.ts'
import { SERVER } from '../../processes/programs.ts'
import { buildServer } from '../../build/server-build.ts'
import { buildWeb } from '../../build/web-build.ts'

/** The whole product as separate processes, as in production, with its own world in `dataDir`. */
export async function startProcesses(dataDir: string, { workers = 1 } = {}) {
  await buildWeb()
  await buildServer()
  const secrets = secretsIn(dataDir)
  const port = await freePort()
  const appUrl = `http://127.0.0.1:${port}`
  const config = readStartConfig({ DATA_DIR: dataDir })
  const standIns = await standInsFor({ config, dataDir, secrets, appUrl })
  const parts: Part[] = []
  const stop = async (): Promise<void> => {
    for (const part of parts.toReversed()) await part.stop()
  }
  const run = async (starting: Part | Promise<Part>): Promise<void> => {
    const part = await starting
    parts.push(part)
    await part.ready
  }
  try {
    await Promise.all(standIns.map((standIn) => run(standIn.start())))
    const env: Record<string, string> = {
      ...given(process.env),
      ...Object.assign({}, ...standIns.map((standIn) => standIn.env)),
      SESSION_SECRET: secrets.SESSION_SECRET,
      DATA_KEYS: secrets.DATA_KEYS,
      ...{ DATA_DIR: dataDir, PORT: `${port}`, PUBLIC_URL: appUrl, NODE_ENV: 'development' },
      // Calls come from many addresses, so that the gateway itself refuses them and not the rate limits.
      ...{ TRUST_PROXY: 'on', LOG_LEVEL: 'warn' },
    }
    await migrate(env)
    const startedAt = performance.now()
    await run(gateway({ dataDir, env, builtIn: SERVER }, port))
    const gatewayReadyAt = performance.now()
    const metricsPorts = await Promise.all(Array.from({ length: workers }, freePort))
    await Promise.all(
      metricsPorts.map((metricsPort) =>
        run(worker({ dataDir, env: { ...env, METRICS_PORT: `${metricsPort}` }, builtIn: SERVER })),
      ),
    )
    return {
      readyMs: { gateway: gatewayReadyAt - startedAt, worker: performance.now() - gatewayReadyAt },
      workersFigures: `http://127.0.0.1:${metricsPorts[0]}/metrics`,
      dataKey: secrets.DATA_KEYS,
      appUrl,
      databaseUrl: env['DATABASE_URL'] ?? '',
      temporalAddress: env['TEMPORAL_ADDRESS'] ?? '',
      webhookSecret: secrets.STRIPE_WEBHOOK_SECRET,
      stop,
    }
  } catch (error) {
    await stop()
    throw error
  }
}
