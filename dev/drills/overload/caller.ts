import { Agent, request } from 'node:http'

const GIVE_UP_AFTER_MS = 30_000

export interface Called {
  /** 0 when the connection broke or the call timed out. */
  status: number
  retryAfter: string | undefined
  body: Record<string, unknown>
  ms: number
}

/** Calls one gateway over keep-alive connections, each call from a different IP address. */
export function createCaller(url: string) {
  const agent = new Agent({ keepAlive: true, maxSockets: Infinity })
  let called = 0
  const call = (method: string, path: string, body: string, headers: Record<string, string> = {}) =>
    new Promise<Called>((resolve) => {
      const startedAt = performance.now()
      called += 1
      const end = (status: number, retryAfter?: string, text = '') => {
        clearTimeout(givingUp)
        resolve({ status, retryAfter, body: parsed(text), ms: performance.now() - startedAt })
      }
      const sent = request(
        new URL(path, url),
        {
          ...{ agent, method },
          headers: {
            'content-type': 'application/json',
            'content-length': Buffer.byteLength(body),
            'x-forwarded-for': `10.${(called >> 16) & 255}.${(called >> 8) & 255}.${called & 255}`,
            ...headers,
          },
        },
        (answer) => {
          let text = ''
          answer.setEncoding('utf8')
          answer.on('data', (chunk: string) => (text += chunk))
          answer.once('end', () => end(answer.statusCode ?? 0, answer.headers['retry-after'], text))
          answer.once('error', () => end(0))
        },
      )
      // Limits the whole call, even if data trickles in.
      const givingUp = setTimeout(() => sent.destroy(new Error('no answer')), GIVE_UP_AFTER_MS)
      sent.once('error', () => end(0))
      sent.end(body)
    })
  return { call, close: () => agent.destroy() }
}
export type Caller = ReturnType<typeof createCaller>

function parsed(text: string): Record<string, unknown> {
  try {
    return JSON.parse(text)
  } catch {
    return {}
  }
}
