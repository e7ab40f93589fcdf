import { z } from 'zod'
import { ErrorBody } from '../domain/error-body.ts'
import { type RefusalCode, REFUSALS } from '../domain/errors.ts'
import { emailAddress } from '../domain/forms/program-request.ts'
import { EXAMPLES } from './openapi-examples.ts'

export interface Call {
  /** Its operation id. */
  id: string
  does: string
  /** The JSON that it takes, or a body of another kind. */
  body?: z.ZodType | object
  /** Whether it may be left out. */
  bodyIsOptional?: true
  answer?: z.ZodType
  /** Of its JSON answer; 200 unless told. */
  status?: 201
  /** The same answer in other kinds of content. */
  content?: object
  /** Answers of other kinds, by their status. */
  answers?: Readonly<Record<number, object>>
  parameters?: readonly object[]
  /** Refusals of this call, beyond those that all calls of its kind may give. */
  refuses?: readonly RefusalCode[]
  /** Calls that take an id which this one answers with, and the field it stands in. */
  leadsTo?: Readonly<Record<string, string>>
}

const IN_PATH: Readonly<Record<string, object>> = {
  id: {
    description: 'Whoever has the id may use it; one that is not ours is not found.',
    schema: { type: 'string', pattern: '^[A-Za-z0-9_-]{22,64}$' },
    example: 'bW9yZS10aGFuLTEyOC1iaXRz',
  },
  email: { schema: schemaOf(emailAddress, 'input'), example: 'anna@example.com' },
}

/**
 * Refusals that a call may give whatever it does: by the limits and the state of the whole, and by what every body
 * goes through.
 */
export function refusalsOfKind(method: string, path: string): readonly RefusalCode[] {
  if (!path.startsWith('/api/')) return []
  const anywhere: RefusalCode[] = ['RATE_LIMITED', 'INTERNAL', 'SERVICE_UNAVAILABLE']
  if (path === '/api/unsubscribe' || path.startsWith('/api/own-data')) return anywhere
  if (path.endsWith('/webhook')) return [...anywhere, 'INVALID_REQUEST', 'PAYLOAD_TOO_LARGE']
  const ofBodies: RefusalCode[] = ['INVALID_REQUEST', 'PAYLOAD_TOO_LARGE', 'UNSUPPORTED_MEDIA_TYPE']
  return [...anywhere, ...ofBodies, ...(method === 'GET' ? [] : ['ORIGIN_REFUSED' as const])]
}

/** The OpenAPI description of calls that are keyed `METHOD /path`. */
export function describe(calls: Readonly<Record<string, Call>>) {
  const paths: Record<string, Record<string, unknown>> = {}
  for (const [key, call] of Object.entries(calls)) {
    const [method = '', path = ''] = key.split(' ')
    paths[path] = { ...paths[path], [method.toLowerCase()]: operation(method, path, call) }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Eightfold', version: '1', description: ABOUT_ALL },
    servers: [{ url: '/' }],
    paths,
    components: {
      schemas: {
        RefusalCode: {
          type: 'string',
          enum: Object.keys(REFUSALS),
          description: 'The closed list of codes.',
        },
        Refusal: {
          ...schemaOf(ErrorBody, 'output'),
          properties: {
            ...z.toJSONSchema(ErrorBody, { io: 'output' }).properties,
            error: { $ref: '#/components/schemas/RefusalCode' },
          },
          example: { error: 'NOT_FOUND', message: REFUSALS.NOT_FOUND.text },
        },
      },
      headers: {
        RetryAfter: {
          description: 'Seconds to wait before another try.',
          schema: { type: 'integer', minimum: 1 },
        },
      },
    },
  }
}

const ABOUT_ALL = `Every refusal is \`{ "error": CODE, "message": text for people }\`. Every answer has an X-Request-Id. \
A method that an address does not take is answered with 405, \`METHOD_NOT_ALLOWED\` and \`Allow\`; OPTIONS with 204 and \
\`Allow\`; HEAD as GET without its body. What a browser has proven to be its own is kept in signed cookies, which the \
calls that speak of "this browser" read. No call is open to pages of other origins.`

function operation(method: string, path: string, call: Call) {
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => ({
    name,
    in: 'path',
    required: true,
    ...IN_PATH[name],
  }))
  const parameters = [...inPath, ...(call.parameters ?? [])]
  return {
    operationId: call.id,
    summary: call.does,
    ...(parameters.length ? { parameters } : {}),
    ...(call.body ? { requestBody: requestBody(call.body, !call.bodyIsOptional) } : {}),
    responses: {
      ...(call.answer ? { [call.status ?? 200]: jsonAnswer(call, call.answer) } : {}),
      ...call.answers,
      ...refusalsByStatus([...refusalsOfKind(method, path), ...(call.refuses ?? [])]),
    },
  }
}

const requestBody = (body: z.ZodType | object, required: boolean): object => ({
  required,
  ...(body instanceof z.ZodType ? { content: json(body, 'input') } : body),
})

const jsonAnswer = ({ content, leadsTo = {} }: Call, answer: z.ZodType) => ({
  description: 'Done.',
  content: { ...json(answer, 'output'), ...content },
  ...(Object.keys(leadsTo).length
    ? {
        links: Object.fromEntries(
          Object.entries(leadsTo).map(([operationId, field]) => [
            operationId,
            { operationId, parameters: { id: `$response.body#/${field}` } },
          ]),
        ),
      }
    : {}),
})

function refusalsByStatus(codes: readonly RefusalCode[]) {
  const byStatus = Map.groupBy(new Set(codes), (code) => REFUSALS[code].status)
  return Object.fromEntries([...byStatus].map(([status, those]) => [status, refusal(status, those)]))
}

const refusal = (status: number, codes: readonly RefusalCode[]) => ({
  description: codes.map((code) => `${code}: ${REFUSALS[code].text}`).join(' '),
  ...(status === 429 || status === 503
    ? { headers: { 'Retry-After': { $ref: '#/components/headers/RetryAfter' } } }
    : {}),
  content: {
    'application/json': {
      schema: {
        allOf: [{ $ref: '#/components/schemas/Refusal' }],
        properties: { error: { enum: codes } },
      },
      examples: Object.fromEntries(
        codes.map((code) => [code, { value: { error: code, message: REFUSALS[code].text } }]),
      ),
    },
  },
})

const json = (schema: z.ZodType, io: 'input' | 'output') => ({
  'application/json': {
    schema: schemaOf(schema, io),
    ...(EXAMPLES.has(schema) ? { example: EXAMPLES.get(schema) } : {}),
  },
})

/**
 * As JSON Schema, without naming its version, which the document does. Of an address the pattern is the whole truth:
 * what `format` would allow beyond it is refused.
 */
function schemaOf(schema: z.ZodType, io: 'input' | 'output'): object {
  const described = z.toJSONSchema(schema, {
    io,
    override: ({ jsonSchema }) => {
      if (jsonSchema.format === 'email') delete jsonSchema.format
    },
  })
  delete described.$schema
  return described
}
