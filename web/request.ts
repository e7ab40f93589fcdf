import './no-eval.ts'
import type { z } from 'zod'
import { ErrorBody } from '../domain/api.ts'

/** A call was answered, but not with 2xx. The message is the status code, a colon and the answer's text. */
export class CallFailed extends Error {
  override readonly name = 'CallFailed'
  readonly status: number
  readonly body: ErrorBody | null

  constructor(status: number, text: string) {
    super(`${status}: ${text}`)
    this.status = status
    this.body = errorBodyIn(text)
  }
}

function errorBodyIn(text: string): ErrorBody | null {
  try {
    return ErrorBody.safeParse(JSON.parse(text)).data ?? null
  } catch {
    return null
  }
}

interface Call<Answer> {
  /** What the answer must look like; anything else is our gateway's bug and throws. */
  answer: z.ZodType<Answer>
  method?: 'POST' | 'PUT'
  body?: unknown
  signal?: AbortSignal
}

/**
 * The one way to call the gateway: credentials always, a JSON content type only with a body.
 * @throws {CallFailed} when the answer is not 2xx
 */
export async function request<Answer>(
  path: string,
  { answer, method, body, signal }: Call<Answer>,
): Promise<Answer> {
  const response = await fetch(path, {
    credentials: 'include',
    ...(method && { method }),
    ...(signal && { signal }),
    ...(body !== undefined && {
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    }),
  })
  if (!response.ok) throw new CallFailed(response.status, (await response.text()) || response.statusText)
  return answer.parse(await response.json())
}

/** The server's sentence for a failed call, or what to say when it gave none. */
export const messageOf = (error: unknown, otherwise: string): string =>
  (error instanceof CallFailed && error.body?.message) || otherwise

/** The gateway's code for a failed call (see `domain/errors.ts`), if it gave one. */
export const codeOf = (error: unknown): string | null =>
  error instanceof CallFailed ? (error.body?.error ?? null) : null
