import { createServer, type IncomingHttpHeaders } from 'node:http'
import { buffer } from 'node:stream/consumers'

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
  const server = createServer((request, response) => {
    void buffer(request).then(async (raw) => {
      const { method = '', url: path = '', headers } = request
      const question = { method, path, headers, body: raw.toString('utf8') }
      asked.push(question)
      const said = answer(question)
      const whole = said instanceof Response ? said : Response.json(said)
      response.writeHead(whole.status, Object.fromEntries(whole.headers))
      response.end(await whole.text())
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return {
    url: `http://127.0.0.1:${port}`,
    asked,
    async stop() {
      const closed = new Promise((resolve) => server.close(resolve))
      server.closeAllConnections()
      await closed
    },
  }
}
