import { setImmediate as nextTurn } from 'node:timers/promises'
import OpenAI, { APIError } from 'openai'
import { zodResponseFormat } from 'openai/helpers/zod'
import type { z } from 'zod'
import { modelAnswers, modelCost, modelSeconds, modelTokens } from '../platform/observability/metrics.ts'
import { ModelUnavailable } from './model-unavailable.ts'
import type { Message } from './prompt.ts'

export interface Usage {
  tokensIn: number
  tokensInCached: number
  tokensOut: number
}

/** US dollars per million tokens, as published by the vendor in November 2025. */
const PRICES: Readonly<Record<string, { in: number; cached: number; out: number }>> = {
  'gpt-5': { in: 1.25, cached: 0.125, out: 10 },
  'gpt-5-mini': { in: 0.25, cached: 0.025, out: 2 },
  'gpt-5-nano': { in: 0.05, cached: 0.005, out: 0.4 },
  'gpt-4.1': { in: 2, cached: 0.5, out: 8 },
  'gpt-4.1-mini': { in: 0.4, cached: 0.1, out: 1.6 },
  'gpt-4o-mini': { in: 0.15, cached: 0.075, out: 0.6 },
}

/** What a call cost in US dollars; null for a model whose price we do not know. */
export function costUsd(model: string, { tokensIn, tokensInCached, tokensOut }: Usage): number | null {
  const price = PRICES[model.replace(/-\d{4}-\d{2}-\d{2}$/, '')]
  if (!price) return null
  return (
    ((tokensIn - tokensInCached) * price.in + tokensInCached * price.cached + tokensOut * price.out) / 1e6
  )
}

export interface ModelSettings {
  apiKey: string
  /** Ends in `/v1`. */
  baseUrl: string
  model: string
  /** Reads people's words in place of `model`. */
  readingModel?: string | undefined
  /** The time limit for a whole answer in milliseconds; three minutes by default. */
  timeoutMs?: number
}

export interface Form<T> {
  /** The schema's name for the model's API: letters and underscores. */
  name: string
  schema: z.ZodType
  /** What we accept; no stricter than `schema`. */
  accepts: z.ZodType<T>
  mostTokens: number
  effort: 'minimal' | 'low'
}

/** Why an answer is unusable although the call itself succeeded. */
export type Unusable = 'refused' | 'truncated' | 'empty' | 'not-json' | 'wrong-form'

export type Answer<T> = { usage: Usage; text: string } & (
  { outcome: 'answered'; answer: T } | { outcome: Unusable }
)

export interface Asking {
  onText?: (text: string) => void
  signal?: AbortSignal | undefined
}

/** The default time limit for a whole answer, in milliseconds. */
export const LONGEST_ANSWER_MS = 180_000
/** When an answer arrives all at once, reading it yields to the event loop after this long. */
const LONGEST_TURN_MS = 5
/** Temporary statuses. Every other 4xx is our own fault. */
const PASSING_STATUSES = [408, 409, 425, 429]

/**
 * Retries are left to the caller.
 * @throws {ModelUnavailable} on overload, server errors, timeouts and broken connections
 */
export async function askModel<T>(
  settings: ModelSettings,
  form: Form<T>,
  messages: readonly Message[],
  asking: Asking = {},
): Promise<Answer<T>> {
  const timeout = AbortSignal.timeout(settings.timeoutMs ?? LONGEST_ANSWER_MS)
  const signal = AbortSignal.any([timeout, ...(asking.signal ? [asking.signal] : [])])
  try {
    const endTimer = modelSeconds.startTimer({ form: form.name })
    const answer = answerFrom(await received(settings, form, messages, signal, asking.onText), form.accepts)
    endTimer()
    count(settings.model, form.name, answer)
    return answer
  } catch (error) {
    asking.signal?.throwIfAborted()
    const isOurs = isOursToMend(error)
    modelAnswers.inc({ form: form.name, outcome: isOurs ? 'not-taken' : 'unavailable' })
    if (isOurs) throw error
    throw new ModelUnavailable('the language model is not answering', {
      cause: error,
      retryAfterMs: retryAfterOf(error),
    })
  }
}

function count(model: string, form: string, { outcome, usage }: Answer<unknown>): void {
  modelAnswers.inc({ form, outcome })
  modelTokens.inc({ form, direction: 'in' }, usage.tokensIn)
  modelTokens.inc({ form, direction: 'out' }, usage.tokensOut)
  modelCost.inc({ form }, costUsd(model, usage) ?? 0)
}

const isOursToMend = (error: unknown) =>
  error instanceof APIError &&
  error.status >= 400 &&
  error.status < 500 &&
  !PASSING_STATUSES.includes(error.status)

/** The header carries either seconds or a date. */
function retryAfterOf(error: unknown): number | undefined {
  const said = error instanceof APIError ? error.headers?.get('retry-after') : null
  if (!said) return undefined
  const milliseconds = /^\d+$/.test(said) ? Number(said) * 1000 : Date.parse(said) - Date.now()
  return milliseconds > 0 ? milliseconds : undefined
}

interface Received {
  text: string
  refusal: string
  finish: string
  usage: Usage
}

async function received(
  { apiKey, baseUrl, model }: ModelSettings,
  { name, schema, mostTokens, effort }: Form<unknown>,
  messages: readonly Message[],
  signal: AbortSignal,
  onText: Asking['onText'],
): Promise<Received> {
  const client = new OpenAI({ apiKey, baseURL: baseUrl, maxRetries: 0 })
  const stream = await client.chat.completions.create(
    {
      model,
      messages: [...messages],
      response_format: zodResponseFormat(schema, name),
      max_completion_tokens: mostTokens,
      stream: true,
      stream_options: { include_usage: true },
      ...(supportsReasoningEffort(model) && {
        reasoning_effort: supportsMinimalEffort(model) ? effort : 'low',
      }),
    },
    { signal },
  )
  const got: Received = {
    text: '',
    refusal: '',
    finish: '',
    usage: { tokensIn: 0, tokensInCached: 0, tokensOut: 0 },
  }
  let turnBeganAt = performance.now()
  for await (const { choices, usage } of stream) {
    const choice = choices[0]
    got.text += choice?.delta?.content ?? ''
    got.refusal += choice?.delta?.refusal ?? ''
    got.finish = choice?.finish_reason ?? got.finish
    if (usage) {
      const tokensInCached = usage.prompt_tokens_details?.cached_tokens ?? 0
      got.usage = { tokensIn: usage.prompt_tokens, tokensInCached, tokensOut: usage.completion_tokens }
    }
    onText?.(got.text)
    if (performance.now() - turnBeganAt < LONGEST_TURN_MS) continue
    await nextTurn()
    turnBeganAt = performance.now()
  }
  signal.throwIfAborted()
  if (!got.finish) throw new Error('the answer broke off')
  return got
}

/** Only reasoning models accept `reasoning_effort`; the others reject it. */
const supportsReasoningEffort = (model: string): boolean => /^(gpt-5|o\d)/.test(model)
/** Only the first model of the family accepts `minimal`. */
const supportsMinimalEffort = (model: string): boolean => /^gpt-5(-|$)/.test(model)

function answerFrom<T>({ text, refusal, finish, usage }: Received, accepts: z.ZodType<T>): Answer<T> {
  const rest = { text, usage }
  if (refusal || finish === 'content_filter') return { outcome: 'refused', ...rest }
  if (finish === 'length') return { outcome: 'truncated', ...rest }
  if (!text.trim()) return { outcome: 'empty', ...rest }
  const json = parsed(text)
  if (json === undefined) return { outcome: 'not-json', ...rest }
  const { success, data } = accepts.safeParse(json)
  return success ? { outcome: 'answered', answer: data, ...rest } : { outcome: 'wrong-form', ...rest }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
