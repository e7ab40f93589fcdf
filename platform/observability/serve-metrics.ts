import { createServer, type Server } from 'node:http'
import { collectDefaultMetrics, register } from 'prom-client'

export interface MetricsServer {
  port: number
  host: string
  /** What this process lacks to work, in words; empty if nothing. */
  missing: () => Promise<string[]>
}

/** `/metrics` for Prometheus, `/healthz` (it is alive) and `/readyz` (it is ready, or what it lacks). */
export function serveMetrics({ port, host, missing }: MetricsServer): Server {
  if (!register.getSingleMetric('process_cpu_user_seconds_total')) collectDefaultMetrics()
  const answerTo = async (path: string): Promise<[status: number, type: string, body: string]> => {
    switch (path) {
      case '/metrics':
        return [200, register.contentType, await register.metrics()]
      case '/healthz':
        return [200, 'application/json', JSON.stringify({ alive: true })]
      case '/readyz': {
        const lacks = await missing()
        return [lacks.length ? 503 : 200, 'application/json', JSON.stringify({ ready: !lacks.length, lacks })]
      }
      default:
        return [404, 'text/plain', 'Not found\n']
    }
  }
  return createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://localhost').pathname
    void answerTo(path)
      .catch((): [number, string, string] => [500, 'text/plain', 'The figures could not be read\n'])
      .then(([status, type, body]) =>
        response.writeHead(status, { 'content-type': type, connection: 'close' }).end(body),
      )
  })
    .listen(port, host)
    .unref() // does not keep the process alive
}
