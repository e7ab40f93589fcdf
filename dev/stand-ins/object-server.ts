import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { buffer } from 'node:stream/consumers'
import type { Bucket } from '../../platform/objects/bucket.ts'
import { serve } from '../processes/listening.ts'

const NAME = 'programs'
/** A real store lists a thousand. */
const KEYS_OF_A_PAGE = 2

/**
 * An in-memory object store with one bucket and the part of the S3 API that we use. It accepts only signed
 * calls whose body matches the signature.
 * @see https://docs.aws.amazon.com/AmazonS3/latest/API/sig-v4-header-based-auth.html
 */
export async function startObjectServer() {
  const credentials = {
    region: 'us-east-1',
    accessKeyId: 'the-key',
    secretAccessKey: 'the secret of the test',
  }
  const objects = new Map<string, Buffer>()
  /** The error to return while a test asks for it. */
  let trouble = { status: 503, code: '', times: 0 }
  let hanging = false
  let waiting = 0

  async function answer(request: IncomingMessage): Promise<{ status: number; body: Buffer | string }> {
    const body = await buffer(request)
    if (trouble.times-- > 0) return refusal(trouble.status, trouble.code)
    if (!isSigned(request, credentials)) return refusal(403, 'SignatureDoesNotMatch')
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://store')
    const [, bucket, ...names] = pathname.split('/')
    const key = names.join('/')
    if (bucket !== NAME) return refusal(404, 'NoSuchBucket')
    if (request.method === 'PUT') {
      if (request.headers['x-amz-content-sha256'] !== sha256(body))
        return refusal(400, 'XAmzContentSHA256Mismatch')
      objects.set(key, body)
      return { status: 200, body: '' }
    }
    if (request.method === 'DELETE') {
      objects.delete(key)
      return { status: 204, body: '' }
    }
    if (searchParams.get('list-type') === '2')
      return { status: 200, body: pageOf([...objects.keys()], searchParams) }
    const kept = objects.get(key)
    return kept ? { status: 200, body: kept } : refusal(404, 'NoSuchKey')
  }

  const server = await serve(async (request, response) => {
    const { status, body } = await answer(request)
    if (hanging) {
      waiting += 1
      response.once('close', () => (waiting -= 1))
      return
    }
    response.writeHead(status).end(body)
  })
  return {
    bucket: { url: `${server.url}/${NAME}`, ...credentials } satisfies Bucket,
    objects,
    fails: (status: number, code: string, times = Infinity) => void (trouble = { status, code, times }),
    /** Accepts every call and never answers. */
    hangs: () => void (hanging = true),
    /** The number of unanswered calls. */
    waiting: () => waiting,
    works: () => {
      trouble.times = 0
      hanging = false
    },
    stop: server.stop,
  }
}

/** One page of a listing; the token is the number of keys already listed. */
function pageOf(keys: readonly string[], asked: URLSearchParams): string {
  const below = keys.filter((key) => key.startsWith(asked.get('prefix') ?? '')).sort()
  const from = Number(asked.get('continuation-token') ?? 0)
  const told = below.slice(from, from + KEYS_OF_A_PAGE).map((key) => `<Contents><Key>${key}</Key></Contents>`)
  const next = from + KEYS_OF_A_PAGE
  const more = next < below.length ? `<NextContinuationToken>${next}</NextContinuationToken>` : ''
  return `<ListBucketResult>${told.join('')}${more}</ListBucketResult>`
}

const refusal = (status: number, code: string) => ({ status, body: `<Error><Code>${code}</Code></Error>` })
const sha256 = (bytes: string | Buffer) => createHash('sha256').update(bytes).digest('hex')
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest()

const AUTHORIZATION =
  /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8}\/[\w-]+\/s3\/aws4_request), SignedHeaders=([\w;-]+), Signature=([0-9a-f]{64})$/

function isSigned(
  { method = '', url = '', headers }: IncomingMessage,
  { accessKeyId, secretAccessKey }: Omit<Bucket, 'url'>,
): boolean {
  const [, key, scope = '', signed = '', signature = ''] =
    AUTHORIZATION.exec(headers.authorization ?? '') ?? []
  if (key !== accessKeyId) return false
  const names = signed.split(';')
  if (!['host', 'x-amz-date', 'x-amz-content-sha256'].every((name) => names.includes(name))) return false
  const [path = '', query = ''] = url.split('?')
  const canonical = [
    ...[method, path, query],
    ...names.map((name) => `${name}:${String(headers[name])}`),
    ...['', signed, String(headers['x-amz-content-sha256'])],
  ].join('\n')
  const text = ['AWS4-HMAC-SHA256', String(headers['x-amz-date']), scope, sha256(canonical)].join('\n')
  const signingKey = scope.split('/').reduce<string | Buffer>(hmac, `AWS4${secretAccessKey}`)
  return timingSafeEqual(hmac(signingKey, text), Buffer.from(signature, 'hex'))
}
