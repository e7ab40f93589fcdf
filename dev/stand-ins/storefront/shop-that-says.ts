import type { IncomingHttpHeaders } from 'node:http'
import { text } from 'node:stream/consumers'
import { serve } from '../../processes/listening.ts'

export interface Asked {
  method: string
  /** Including the query. */
  path: string
  headers: IncomingHttpHeaders
  body: string
}

/** A shop with every answer from a test: a whole response, or a body that is sent as JSON with status 200. */
export async function startShopThatSays(answer: (asked: Asked) => unknown) {
  const asked: Asked[] = []
  const server = await serve(async (request, response) => {
    const { method = '', url: path = '', headers } = request
    const question = { method, path, headers, body: await text(request) }
    asked.push(question)
    const said = await answer(question)
    const whole = said instanceof Response ? said : Response.json(said)
    response.writeHead(whole.status, Object.fromEntries(whole.headers))
    response.end(await whole.text())
  })
  return { ...server, asked }
}

/** Hop-by-hop headers, and those about a body that `fetch` has unpacked. */
const ABOUT_THE_LINE = /^(host|connection|content-length|content-encoding|transfer-encoding)$/
const withoutLine = (headers: Iterable<readonly [string, unknown]>) =>
  Object.fromEntries(
    [...headers].filter(([name]) => !ABOUT_THE_LINE.test(name)).map(([name, value]) => [name, String(value)]),
  )

/** Passes every call on to another shop, so that a test can count them. */
export const passingOnTo =
  (shopUrl: string) =>
  async ({ method, path, headers, body }: Asked): Promise<Response> => {
    const told = withoutLine(Object.entries(headers))
    const answer = await fetch(`${shopUrl}${path}`, { method, headers: told, ...(body ? { body } : {}) })
    return new Response(await answer.text(), { status: answer.status, headers: withoutLine(answer.headers) })
  }
