import type { Attributes } from '@opentelemetry/api'
import type { ReadableSpan, SpanExporter } from '@opentelemetry/sdk-trace-node'

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
