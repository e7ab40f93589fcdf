import type { Attributes } from '@opentelemetry/api'
import type { ReadableSpan, SpanExporter } from '@opentelemetry/sdk-trace-node'

/** All that a span may say; what else a library writes into one does not leave the process. */
const MAY_BE_TOLD: ReadonlySet<string> = new Set([
  'http.request.method',
  'http.route',
  'http.response.status_code',
  'eightfold.request_id',
  'temporalWorkflowId',
  'run_id',
  'temporalActivityId',
])

/** Lets spans go without anything that people wrote: of an error its class, never its message. */
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
