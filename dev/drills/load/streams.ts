import { get, type IncomingMessage } from 'node:http'

/** A gateway handles at most 60 concurrent calls; an open stream does not count. */
const AT_ONCE = 20

/**
 * Opens a progress stream for each survey, each from a separate IP address. @returns a function that closes
 * them all
 */
export async function listenTo(appUrl: string, surveys: readonly string[]): Promise<() => void> {
  const streams: IncomingMessage[] = []
  for (let next = 0; next < surveys.length; next += AT_ONCE) {
    const some = surveys.slice(next, next + AT_ONCE)
    streams.push(...(await Promise.all(some.map((survey, index) => listen(appUrl, survey, next + index)))))
  }
  return () => {
    for (const stream of streams) stream.destroy()
  }
}

async function listen(appUrl: string, survey: string, index: number): Promise<IncomingMessage> {
  const headers = {
    accept: 'text/event-stream',
    'x-forwarded-for': `11.0.${index >> 8}.${index & 255}`,
  }
  const stream = await new Promise<IncomingMessage>((resolve, reject) =>
    get(`${appUrl}/api/surveys/${survey}/progress`, { agent: false, headers }, resolve).once('error', reject),
  )
  if (stream.statusCode !== 200) throw new Error(`a stream was answered with ${stream.statusCode}`)
  stream.on('error', () => undefined) // we close it
  await new Promise((resolve) => stream.once('data', resolve))
  stream.resume()
  return stream
}
