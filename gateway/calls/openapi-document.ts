import { z } from 'zod'
import { ErrorBody } from '../../domain/shop/error-body.ts'
import { type RefusalCode, REFUSALS } from '../../domain/shop/errors.ts'
import type { Call } from '../../domain/calls/call.ts'
import { type DescribedCall, describedOf, jsonSchemaOf } from '../../domain/calls/described.ts'
import { UnguessableId } from '../../domain/calls/ids.ts'
import { CALL_NAMES, type CallName, callOf } from '../../domain/calls/index.ts'
import { type LimitName, limitOf } from '../../domain/calls/limits.ts'
import { emailAddress } from '../../domain/forms/program-request.ts'

const IN_PATH: Readonly<Record<string, object>> = {
  id: {
    description: 'Anyone with the id may use it. An unknown id is answered with 404.',
    schema: jsonSchemaOf(UnguessableId, 'input'),
    example: 'bW9yZS10aGFuLTEyOC1iaXRz',
  },
  email: { schema: jsonSchemaOf(emailAddress, 'input'), example: 'anna@example.com' },
}

/** The refusals common to every call of a kind: rate limits, outages and the parsing of its body. */
function refusalsOfKind({ method, path, caller }: Call): readonly RefusalCode[] {
  if (!path.startsWith('/api/')) return []
  const anywhere: RefusalCode[] = ['RATE_LIMITED', 'INTERNAL', 'SERVICE_UNAVAILABLE']
  if (caller === 'letter') return anywhere
  if (caller === 'shop' || caller === 'mail server')
    return [...anywhere, 'INVALID_REQUEST', 'PAYLOAD_TOO_LARGE']
  const ofBodies: RefusalCode[] = ['INVALID_REQUEST', 'PAYLOAD_TOO_LARGE', 'UNSUPPORTED_MEDIA_TYPE']
  return [...anywhere, ...ofBodies, ...(method === 'GET' ? [] : ['ORIGIN_REFUSED' as const])]
}

export const refusalsOf = (call: Call): readonly RefusalCode[] => [
  ...refusalsOfKind(call),
  ...(call.refuses ?? []),
]

export function describeCalls() {
  const paths: Record<string, Record<string, unknown>> = {}
  for (const name of CALL_NAMES) {
    const { path, method } = callOf(name)
    paths[path] = { ...paths[path], [method.toLowerCase()]: operation(name) }
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
          ...jsonSchemaOf(ErrorBody, 'output'),
          properties: {
            ...z.toJSONSchema(ErrorBody, { io: 'output' }).properties,
            error: { $ref: '#/components/schemas/RefusalCode' },
          },
          example: { error: 'NOT_FOUND', message: REFUSALS.NOT_FOUND.text },
        },
      },
      headers: {
        RetryAfter: {
          description: 'Seconds to wait before a retry.',
          schema: { type: 'integer', minimum: 1 },
        },
      },
    },
  }
}

const ABOUT_ALL = `Every refusal is \`{ "error": CODE, "message": text for people }\`; \
a browser that opens a file or the link of a letter gets a page that says the same. Every answer has an X-Request-Id. \
A path answers a method that it does not support with 405, \`METHOD_NOT_ALLOWED\` and \`Allow\`. It answers OPTIONS with 204 \
and \`Allow\`, and HEAD like GET without the body. Signed cookies hold the purchases that a browser has proven to be its \
own; the calls that mention "this browser" read them. Pages of other origins cannot make any call.`

function operation(name: CallName) {
  const call = callOf(name)
  const described = describedOf(name)
  const inPath = [...call.path.matchAll(/\{(\w+)\}/g)].map(([, parameter = '']) => ({
    name: parameter,
    in: 'path',
    required: true,
    ...IN_PATH[parameter],
  }))
  const parameters = [...inPath, ...described.parameters]
  const body = described.body ?? (call.body && jsonBody(call, call.body, described))
  return {
    operationId: name,
    summary: call.does,
    ...(call.limit ? { description: limitInWords(call.limit) } : {}),
    ...(parameters.length ? { parameters } : {}),
    ...(body ? { requestBody: body } : {}),
    responses: {
      ...(call.answer ? { [call.status ?? 200]: jsonAnswer(call.answer, described) } : {}),
      ...described.answers,
      ...refusalsByStatus(refusalsOf(call)),
    },
  }
}

const limitInWords = (name: LimitName): string => {
  const { calls, seconds } = limitOf(name)
  return `One address may make ${calls} calls of this kind in ${Math.round(seconds / 60)} minutes.`
}

const jsonBody = ({ bodyIsOptional }: Call, body: z.ZodType, { exampleBody }: DescribedCall) => ({
  required: !bodyIsOptional,
  content: json(body, 'input', exampleBody),
})

const jsonAnswer = (answer: z.ZodType, { content, exampleAnswer, leadsTo }: DescribedCall) => ({
  description: 'Done.',
  content: { ...json(answer, 'output', exampleAnswer), ...content },
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

const json = (schema: z.ZodType, io: 'input' | 'output', example: unknown) => ({
  'application/json': { schema: jsonSchemaOf(schema, io), example },
})
