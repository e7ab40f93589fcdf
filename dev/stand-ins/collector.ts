import { createServer } from 'node:http'
import { addressOf, closed, listening } from '../processes/listening.ts'

/** Receives traces by OTLP over HTTP and stores them. */
export async function startCollector() {
  const bodies: string[] = []
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request
      .on('data', (chunk: Buffer) => chunks.push(chunk))
      .on('end', () => {
        bodies.push(Buffer.concat(chunks).toString('utf8'))
        response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
      })
  })
  await listening(server, 0)
  return { url: addressOf(server), bodies, stop: () => closed(server) }
}
