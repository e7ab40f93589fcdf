import type { Logger } from 'pino'
import type { Tracing } from './tracing.ts'

/** Nothing of OpenTelemetry is loaded where no collector is named. */
export async function tracingFor(
  service: 'eightfold-gateway' | 'eightfold-worker',
  endpoint: string | undefined,
  log: Logger,
): Promise<Tracing | null> {
  if (!endpoint) return null
  const { startTracing } = await import('./tracing.ts')
  return startTracing({ service, endpoint, log })
}
