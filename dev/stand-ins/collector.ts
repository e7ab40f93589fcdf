import { text } from 'node:stream/consumers'
import { serve } from '../processes/listening.ts'

/** Receives traces by OTLP over HTTP and stores them. */
export async function startCollector() {
  const bodies: string[] = []
  const server = await serve(async (request, response) => {
    bodies.push(await text(request))
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
  })
  return { ...server, bodies }
}
