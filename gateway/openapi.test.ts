import { describe, expect, it } from '@jest/globals'
import type Router from '@koa/router'
import { Validator } from '@seriousme/openapi-schema-validator'
import { readFileSync } from 'node:fs'
import { CALL_NAMES, callOf, titleOf } from '../domain/calls/index.ts'
import { describedOf } from '../domain/calls/described.ts'
import { REFUSALS } from '../domain/shop/errors.ts'
import { createApp } from './app.ts'
import { describeCalls, refusalsOf } from './calls/openapi-document.ts'
import { createRateLimits } from './http/rate-limits.ts'
import type { GatewayTools } from './tools.ts'

interface Operation {
  operationId: string
  parameters?: { name: string; in: string }[]
  requestBody?: { content: Record<string, { example?: unknown }> }
  responses: Record<string, { content?: Record<string, { example?: unknown; examples?: object }> }>
}
const described = describeCalls()
const operations = Object.entries(described.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]): [string, Operation] => [
    `${method.toUpperCase()} ${path}`,
    operation as Operation,
  ]),
)
const codesOf = (title: string): readonly string[] =>
  CALL_NAMES.map(callOf)
    .filter((call) => titleOf(call) === title)
    .flatMap(refusalsOf)

/** Nothing outside is contacted before the first request. */
const tools = {
  publicUrl: 'http://127.0.0.1',
  site: { supportEmail: 'support@eightfold.example' },
  sessionSecrets: ['a secret of the test alone'],
  limits: createRateLimits(null),
} as unknown as GatewayTools

/** Koa's routes, each as `METHOD /path`. */
const routes = createApp(tools).middleware.flatMap((middleware) => {
  const { router } = middleware as { router?: Router }
  return (router?.stack ?? []).flatMap(({ methods, path }) =>
    methods
      .filter((method) => method !== 'HEAD')
      .map(
        (method) =>
          `${method} ${String(path)
            .replace(/:(\w+)/g, '{$1}')
            .replace(/(.)\/$/, '$1')}`,
      ),
  )
})

describe('the description of the API', () => {
  it('has every route, and no other', () => {
    expect(operations.map(([call]) => call).sort()).toEqual(routes.sort())
  })

  it('is valid OpenAPI', async () => {
    expect(await new Validator().validate(structuredClone(described))).toEqual({ valid: true })
  })

  it('has the closed list of codes', () => {
    expect(described.components.schemas.RefusalCode.enum).toEqual(Object.keys(REFUSALS))
  })

  it('names each code for some call, except the one for unsupported methods', () => {
    const promised = new Set(operations.flatMap(([call]) => codesOf(call)))
    const others = Object.keys(REFUSALS).filter((code) => !promised.has(code))
    expect(others).toEqual(['METHOD_NOT_ALLOWED'])
  })

  it('gives each operation an id of its own', () => {
    const ids = operations.map(([, { operationId }]) => operationId)
    expect(new Set(ids).size).toBe(ids.length)
  })

  it.each(operations)('of %s has its parameters, contents and examples', (call, operation) => {
    const inPath = [...call.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
    const named = (operation.parameters ?? []).filter((one) => one.in === 'path').map(({ name }) => name)
    expect(named).toEqual(inPath)
    const answers = Object.entries(operation.responses)
    expect(answers.some(([status]) => status.startsWith('2'))).toBe(true)
    for (const [status, { content }] of answers) {
      expect(status).toMatch(/^\d{3}$/)
      if (!['304', '416'].includes(status)) expect(Object.keys(content ?? {})).not.toEqual([])
    }
    const json = operation.requestBody?.content['application/json']
    if (json && !/\/(webhook|reports)$/.test(call)) expect(json.example).toBeDefined()
  })

  it.each(CALL_NAMES)('has valid examples of %s', (name) => {
    const { body, answer } = callOf(name)
    const { exampleBody, exampleAnswer } = describedOf(name)
    for (const [schema, example] of [
      [body, exampleBody],
      [answer, exampleAnswer],
    ] as const)
      if (schema) expect([example, schema.safeParse(example).error?.issues ?? []]).toEqual([example, []])
  })

  it('holds every answer that docs/calls.md recorded', () => {
    const recorded = readFileSync(new URL('../docs/calls.md', import.meta.url), 'utf8')
      .split(/^## /m)
      .slice(1)
    expect(recorded.length).toBeGreaterThan(10)
    for (const section of recorded) {
      const call = section.split('\n')[0] ?? ''
      const responses = operations.find(([one]) => one === call)?.[1].responses ?? {}
      const answers = [...section.matchAll(/^- (\d{3}) `([^`]+)`: /gm)]
      expect([call, answers.length > 0]).toEqual([call, true])
      for (const [, status = '', answer = ''] of answers) {
        expect([call, status, Object.keys(responses)]).toEqual([
          call,
          status,
          expect.arrayContaining([status]),
        ])
        if (Object.hasOwn(REFUSALS, answer))
          expect([call, codesOf(call)]).toEqual([call, expect.arrayContaining([answer])])
      }
    }
  })
})
