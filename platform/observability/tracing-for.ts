import type { Logger } from 'pino'
import type { Tracing, TracingOptions } from './tracing.ts'

export async function tracingFor(
  service: TracingOptions['service'],
  endpoint: string | undefined,
  log: Logger,
): Promise<Tracing | null> {
  if (!endpoint) return null
  const { startTracing } = await import('./tracing.ts')
  return startTracing({ service, endpoint, log })
}
