import type { z } from 'zod'
import { type Call, filledIn, type ParamsIn } from '../../domain/calls/call.ts'
import { ErrorBody } from '../../domain/shop/error-body.ts'
import { REFUSALS } from '../../domain/shop/errors.ts'

/**
 * A call was answered with a status other than 2xx. The message is the status code, a colon
 * and the answer's text.
 */
export class CallFailed extends Error {
  override readonly name = 'CallFailed'
  readonly status: number
  readonly body: ErrorBody | null
  /** How long the gateway asks to wait before a retry. */
  readonly retryAfterSeconds: number | null

  constructor(status: number, text: string, retryAfter: string | null) {
    super(`${status}: ${text}`)
    this.status = status
    this.body = errorBodyIn(text)
    this.retryAfterSeconds = retryAfter === null ? null : Number(retryAfter) || null
  }
}

function errorBodyIn(text: string): ErrorBody | null {
  try {
    return ErrorBody.safeParse(JSON.parse(text)).data ?? null
  } catch {
    return null
  }
}

interface Fetched<Answer> {
  /** The expected shape of the answer. Anything else is a bug of our gateway, and throws. */
  answer: z.ZodType<Answer>
  method?: Call['method']
  body?: unknown
  signal?: AbortSignal | undefined
}

/** What a call needs besides its name: the parameters of its path, and its body. */
type Sent<C extends CallWithAnswer> = { signal?: AbortSignal } & ([ParamsIn<C['path']>] extends [never]
  ? unknown
  : { params: Readonly<Record<ParamsIn<C['path']>, string>> }) &
  (C extends { body: infer Body extends z.ZodType } ? { body: z.input<Body> } : unknown)

interface SentToAny {
  params?: Readonly<Record<string, string>>
  body?: unknown
  signal?: AbortSignal
}

type CallWithAnswer = Call & { answer: z.ZodType }

/**
 * Calls the gateway.
 * @throws {CallFailed} if the answer is not 2xx
 */
export function request<const C extends CallWithAnswer>(
  { method, path, answer }: C,
  sent: Sent<C>,
): Promise<z.output<C['answer']>> {
  const { params = {}, body, signal }: SentToAny = sent
  // The schema of a type parameter has lost its output.
  const schema = answer as z.ZodType<z.output<C['answer']>>
  return read(filledIn(path, params), { method, answer: schema, body, signal })
}

/**
 * Reads JSON from our own host. Sends credentials always, and a JSON content type only with a body.
 * @throws {CallFailed} if the answer is not 2xx
 */
export async function read<Answer>(
  path: string,
  { answer, method, body, signal }: Fetched<Answer>,
): Promise<Answer> {
  const response = await fetch(path, {
    credentials: 'include',
    ...(method && method !== 'GET' && { method }),
    ...(signal && { signal }),
    ...(body !== undefined && {
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    }),
  })
  if (!response.ok) {
    const text = (await response.text()) || response.statusText
    throw new CallFailed(response.status, text, response.headers.get('Retry-After'))
  }
  return answer.parse(await response.json())
}

/** The server's message for a failed call, or the fallback if it gave none. */
export const messageOf = (error: unknown, otherwise: string): string =>
  (error instanceof CallFailed && error.body?.message) || otherwise

/** The gateway's code for a failed call (see `domain/shop/errors.ts`), if it gave one. */
export const codeOf = (error: unknown): string | null =>
  error instanceof CallFailed ? (error.body?.error ?? null) : null

/** Whether a call failed in transit: nobody knows whether it arrived. */
export const isLineDown = (error: unknown): boolean => error instanceof TypeError

/**
 * What a person can do about a failure that is not about their input: check the connection, or wait, and how
 * long. Null if the failure's own words are enough. Looks inside an error that wraps another.
 */
export function adviceOn(error: unknown): string | null {
  const failure = error instanceof Error && error.cause ? error.cause : error
  if (isLineDown(failure))
    return 'We could not be reached. Check your connection; nothing you entered is lost.'
  if (!(failure instanceof CallFailed)) return null
  if (failure.body?.error === 'DEMO_BUDGET_SPENT') return null
  if (failure.status === 429) return `Please try again in ${waitInWords(failure.retryAfterSeconds ?? 60)}.`
  return failure.status >= 500 && !failure.body ? REFUSALS.SERVICE_UNAVAILABLE.text : null
}

/** A failure in one paragraph: its own words, and what to do about it. */
export const explanationOf = (error: unknown, otherwise: string): string =>
  [messageOf(error, otherwise), adviceOn(error)].filter(Boolean).join(' ')

function waitInWords(seconds: number): string {
  if (seconds < 100) return `${Math.max(1, Math.ceil(seconds))} seconds`
  const minutes = Math.ceil(seconds / 60)
  return minutes < 100 ? `${minutes} minutes` : `${Math.ceil(minutes / 60)} hours`
}
