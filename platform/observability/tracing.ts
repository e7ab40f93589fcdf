import { setTimeout as sleep } from 'node:timers/promises'
import {
  context,
  diag,
  DiagLogLevel,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
  type Attributes,
} from '@opentelemetry/api'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import {
  BatchSpanProcessor,
  NodeTracerProvider,
  type ReadableSpan,
  type SpanExporter,
} from '@opentelemetry/sdk-trace-node'
import {
  OpenTelemetryActivityInboundInterceptor,
  OpenTelemetryWorkflowClientInterceptor,
} from '@temporalio/interceptors-opentelemetry'
import type { WorkflowClientInterceptor } from '@temporalio/client'
import type { ActivityInterceptorsFactory } from '@temporalio/worker'
import type { Middleware } from 'koa'
import type { Logger } from 'pino'
import { routeOf } from './metrics.ts'

export interface Tracing {
  readonly ofRequests: Middleware
  readonly ofClient: WorkflowClientInterceptor
  readonly ofActivities: ActivityInterceptorsFactory
  /** Exports pending spans for at most a second. */
  stop(): Promise<void>
}

export interface TracingOptions {
  /** The collector's address for OTLP over HTTP, without path and trailing slash. */
  endpoint: string
  service: 'eightfold-gateway' | 'eightfold-worker'
  log: Logger
}

const SENT_WITHIN_MS = 1_000

/** Starts tracing this process. OpenTelemetry's other variables, such as headers or a sampler, apply too. */
export function startTracing({ endpoint, service, log }: TracingOptions): Tracing {
  diag.setLogger(sayingOnce(log), { logLevel: DiagLogLevel.ERROR, suppressOverrideMessage: true })
  const exporter = new OTLPTraceExporter({ url: `${endpoint}/v1/traces` })
  const provider = new NodeTracerProvider({
    resource: resourceFromAttributes({ 'service.name': service }),
    spanProcessors: [new BatchSpanProcessor(withoutWords(exporter))],
  })
  provider.register()
  const tracer = provider.getTracer('eightfold')
  return {
    // An outside caller must not choose the trace: it could write into other traces.
    ofRequests: (ctx, next) => {
      const span = tracer.startSpan(ctx.method, { kind: SpanKind.SERVER }, ROOT_CONTEXT)
      return context.with(trace.setSpan(ROOT_CONTEXT, span), async () => {
        try {
          await next()
        } finally {
          const route = routeOf(ctx)
          span.updateName(`${ctx.method} ${route}`)
          span.setAttributes({
            'http.request.method': ctx.method,
            'http.route': route,
            'http.response.status_code': ctx.status,
            'eightfold.request_id': ctx.state['requestId'],
          })
          if (ctx.status >= 500) span.setStatus({ code: SpanStatusCode.ERROR })
          span.end()
        }
      })
    },
    ofClient: new OpenTelemetryWorkflowClientInterceptor({ tracer }),
    ofActivities: (ctx) => ({ inbound: new OpenTelemetryActivityInboundInterceptor(ctx, { tracer }) }),
    stop: () => Promise.race([provider.shutdown().catch(() => {}), sleep(SENT_WITHIN_MS)]),
  }
}

/** Logs only the first failure: an unreachable collector would fill the log. */
function sayingOnce(log: Logger) {
  let isSaid = false
  const nothing = () => {}
  return {
    error: () => {
      if (!isSaid) log.warn('the collector rejects traces; logged once')
      isSaid = true
    },
    warn: nothing,
    info: nothing,
    debug: nothing,
    verbose: nothing,
  }
}

/** The attributes that spans may export; everything else that libraries add stays in the process. */
const MAY_BE_TOLD: ReadonlySet<string> = new Set([
  'http.request.method',
  'http.route',
  'http.response.status_code',
  'eightfold.request_id',
  'temporalWorkflowId',
  'run_id',
  'temporalActivityId',
])

/** Exports spans without user text: for an error, its class but never its message. */
export const withoutWords = (exporter: SpanExporter): SpanExporter => ({
  export: (spans, done) => exporter.export(spans.map(stripped), done),
  shutdown: () => exporter.shutdown(),
  forceFlush: async () => exporter.forceFlush?.(),
})

function stripped(span: ReadableSpan): ReadableSpan {
  const errorClass = span.events.find(({ name }) => name === 'exception')?.attributes?.['exception.type']
  const attributes: Attributes = {
    ...Object.fromEntries(Object.entries(span.attributes).filter(([key]) => MAY_BE_TOLD.has(key))),
    ...(errorClass ? { 'error.type': errorClass } : {}),
  }
  return Object.create(span, {
    attributes: { value: attributes },
    events: { value: [] },
    status: { value: { code: span.status.code } },
  })
}
