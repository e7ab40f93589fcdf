import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe, expect, it } from '@jest/globals'
import { z } from 'zod'
import { CallFailed, codeOf, messageOf, read } from './request.ts'

async function serve(answer: (request: IncomingMessage, response: ServerResponse) => void) {
  const server = createServer(answer)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/`,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
const failing = (status: number, body: string) =>
  serve((_request, response) => response.writeHead(status).end(body))
const failureOf = async (url: string): Promise<unknown> =>
  read(url, { answer: z.unknown() }).then(
    () => undefined,
    (error: unknown) => error,
  )

describe('request', () => {
  it('fails with the status and the text of the answer', async () => {
    const body = JSON.stringify({ error: 'NOT_FOUND', message: 'No such program.' })
    await using server = await failing(404, body)
    const failure = await failureOf(server.url)
    expect(failure).toBeInstanceOf(CallFailed)
    expect(failure).toMatchObject({ message: `404: ${body}`, status: 404 })
    expect(codeOf(failure)).toBe('NOT_FOUND')
    expect(messageOf(failure, 'Something else')).toBe('No such program.')
  })

  it('fails with the status text when the answer is empty', async () => {
    await using server = await failing(503, '')
    const failure = await failureOf(server.url)
    expect(failure).toMatchObject({ message: '503: Service Unavailable' })
    expect(codeOf(failure)).toBeNull()
    expect(messageOf(failure, 'Failed to check surveys')).toBe('Failed to check surveys')
  })

  it('sends a JSON content type only with a body', async () => {
    await using server = await serve((incoming, response) =>
      response.end(JSON.stringify([incoming.method, incoming.headers['content-type'] ?? null])),
    )
    const answer = z.array(z.unknown())
    expect(await read(server.url, { answer })).toEqual(['GET', null])
    expect(await read(server.url, { answer, method: 'POST' })).toEqual(['POST', null])
    expect(await read(server.url, { answer, method: 'POST', body: {} })).toEqual(['POST', 'application/json'])
  })

  it('rejects an answer of an unexpected shape', async () => {
    await using server = await serve((_incoming, response) => response.end('{"id":7}'))
    await expect(read(server.url, { answer: z.object({ id: z.string() }) })).rejects.toThrow(z.ZodError)
  })
})
