import { AwsClient } from 'aws4fetch'
import pRetry from 'p-retry'
import { keyOf, type Objects, ObjectStoreUnavailable } from './objects.ts'

export interface Bucket {
  /** The bucket's own address; an object's address is this plus its key. */
  url: string
  region: string
  accessKeyId: string
  secretAccessKey: string
}

/** The time limit for all attempts of one call. */
const LONGEST_CALL_MS = 8_000
const RETRIES = 2
const FIRST_PAUSE_MS = 50

class Busy extends ObjectStoreUnavailable {}

export function createBucket({ url, ...credentials }: Bucket): Objects {
  const client = new AwsClient({ ...credentials, service: 's3' })

  async function call(path: string, init: RequestInit, signal: AbortSignal): Promise<Buffer | null> {
    const request = await client.sign(`${url}${path}`, init)
    // The signal is passed to `fetch`: a Request's own signal can be garbage-collected with it and would then
    // abort nothing.
    const answer = await fetch(request, { redirect: 'error', signal })
    const bytes = Buffer.from(await answer.arrayBuffer())
    if (answer.ok) return bytes
    const [, code = ''] = /<Code>(\w{1,60})<\/Code>/.exec(bytes.toString()) ?? []
    // A missing bucket has the same status.
    if (code === 'NoSuchKey') return null
    const isBusy = answer.status >= 500 || answer.status === 429
    throw new (isBusy ? Busy : ObjectStoreUnavailable)(`the bucket answered ${answer.status} ${code}`)
  }

  const orAway = async (path: string, init: RequestInit): ReturnType<typeof call> => {
    const signal = AbortSignal.timeout(LONGEST_CALL_MS)
    try {
      return await pRetry(() => call(path, init, signal), {
        retries: RETRIES,
        minTimeout: FIRST_PAUSE_MS,
        shouldRetry: ({ error }) => error instanceof Busy,
        signal,
      })
    } catch (cause) {
      throw cause instanceof ObjectStoreUnavailable
        ? cause
        : new ObjectStoreUnavailable('the bucket does not answer', { cause })
    }
  }

  async function pageOf(prefix: string, from: string): Promise<{ keys: string[]; next: string }> {
    const query = new URLSearchParams({
      ...(from ? { 'continuation-token': from } : {}),
      'list-type': '2',
      prefix,
    })
    const page = String(await orAway(`?${query}`, { method: 'GET' }))
    return {
      keys: [...page.matchAll(/<Key>([^<]+)<\/Key>/g)].map(([, key = '']) => key),
      next: /<NextContinuationToken>([^<]+)</.exec(page)?.[1] ?? '',
    }
  }

  return {
    put: async (key, bytes) => {
      const headers = { 'x-amz-content-sha256': keyOf(bytes) }
      await orAway(`/${key}`, { method: 'PUT', headers, body: new Uint8Array(bytes) })
    },
    get: async (key) => {
      const bytes = await orAway(`/${key}`, { method: 'GET' })
      return bytes && keyOf(bytes) === key ? bytes : null
    },
    delete: async (key) => void (await orAway(`/${key}`, { method: 'DELETE' })),
    list: async (prefix) => {
      const keys: string[] = []
      for (let page = await pageOf(prefix, ''); ; page = await pageOf(prefix, page.next)) {
        keys.push(...page.keys)
        if (!page.next) return keys
      }
    },
  }
}
