import { expect, it } from '@jest/globals'
import { trace } from '@opentelemetry/api'
import { BasicTracerProvider, type ReadableSpan, SimpleSpanProcessor } from '@opentelemetry/sdk-trace-node'
import { withoutWords } from './tracing.ts'

it('exports only the class of an error, and only known attributes', () => {
  const sent: ReadableSpan[] = []
  const keeping = {
    export: (spans: ReadableSpan[]) => void sent.push(...spans),
    shutdown: async () => {},
  }
  const provider = new BasicTracerProvider({
    spanProcessors: [new SimpleSpanProcessor(withoutWords(keeping))],
  })
  const span = provider.getTracer('test').startSpan('RunActivity:emailBuyer')
  span.setAttributes({ temporalWorkflowId: 'purchase-1', temporalTerminateReason: 'Anna asked for it' })
  span.recordException(new TypeError('anna@example.com is no address'))
  span.setStatus({ code: 2, message: 'anna@example.com is no address' })
  span.end()

  expect(trace.isSpanContextValid(sent[0]!.spanContext())).toBe(true)
  expect(sent.map(({ name, attributes, events, status }) => ({ name, attributes, events, status }))).toEqual([
    {
      name: 'RunActivity:emailBuyer',
      attributes: { temporalWorkflowId: 'purchase-1', 'error.type': 'TypeError' },
      events: [],
      status: { code: 2 },
    },
  ])
})
