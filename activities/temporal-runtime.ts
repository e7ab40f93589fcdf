import { DefaultLogger, Runtime } from '@temporalio/worker'
import type { Logger } from 'pino'

/**
 * Makes Temporal speak through our log, its native core as well: that would write coloured lines of its own.
 * @param figuresAt - `host:port` where its native core shows figures to Prometheus, if it does
 */
export function installTemporal(log: Logger, figuresAt: string | null): void {
  Runtime.install({
    logger: new DefaultLogger('WARN', ({ level, message, meta: { error, ...facts } = {} }) =>
      log[level === 'ERROR' ? 'error' : 'warn']({ ...facts, ...(error ? { err: error } : {}) }, message),
    ),
    telemetryOptions: {
      logging: { forward: {}, filter: { core: 'WARN', other: 'ERROR' } },
      ...(figuresAt
        ? { metrics: { prometheus: { bindAddress: figuresAt, useSecondsForDurations: true } } }
        : {}),
    },
  })
}
