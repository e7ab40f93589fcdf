import type { IncomingMessage, ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { z } from 'zod'
import { countTokens } from 'gpt-tokenizer/encoding/o200k_base'
import { FOREWORD } from '../../../language-model/foreword-prompt.ts'
import { READING, TEXTS_FENCE } from '../../../language-model/reading-prompt.ts'
import type { Lines } from '../../../language-model/reading-lines.ts'
import { writtenOf } from '../../../language-model/written-block.ts'
import { soundForeword, programTold } from './sound-foreword.ts'
import { jsonWithin, parsed, type Messages } from './fences.ts'
import { serve } from '../../processes/listening.ts'
import { profileIn } from './profile-in.ts'
import type { Recording } from './recordings/recording.ts'
import { recordedBlock, recordedForeword, recordedReading } from './recordings/replay.ts'
import { createKept } from '../../../activities/pdf/fonts/face.ts'
import type { TrainingProfile } from '../../../domain/training/profile/profile.ts'
import { writeByRule } from '../../../domain/training/writer/write-by-rule.ts'

const MODEL = 'coach'
/** The approximate characters per token of JSON; sent as one piece. */
const TOKEN_CHARACTERS = 4

const ChatRequest = z.object({
  model: z.string().default(MODEL),
  messages: z.array(z.object({ role: z.string(), content: z.string().nullable() })).min(1),
  stream: z.boolean().default(false),
  stream_options: z.object({ include_usage: z.boolean().default(false) }).nullish(),
  response_format: z.looseObject({ json_schema: z.looseObject({ name: z.string() }).optional() }).optional(),
})
type ChatRequest = z.infer<typeof ChatRequest>

export type Coach = Awaited<ReturnType<typeof startCoach>>

export interface Manner {
  /** The streaming speed; unlimited by default. */
  tokensPerSecond?: number
  /** Refuses every request and asks to retry in a second. */
  isBusy?: boolean
  /** What a strong model once answered: replayed to whoever wrote the same words. */
  recordings?: readonly Recording[]
  /** What it reads in a buyer's texts, and when; nothing and at once by default. */
  reads?: (texts: TextsAsked) => Lines | Promise<Lines>
}

/**
 * A stand-in for the language model. It speaks the chat-completions API, answers our prompt with a block by
 * rule, and returns readings as configured.
 *
 * @param options.port - 0 or undefined for any free one
 * @returns `url` ends in `/v1`, like the client's base address
 */
export async function startCoach(options: Manner & { port?: number } = {}) {
  // See misbehaving-model.ts for the keep-alive timeout.
  const { url, stop } = await serve(
    (request, response) => {
      if (options.isBusy) {
        response.setHeader('retry-after', 1)
        return fail(response, 503, 'server_error', 'Too many ask at once.')
      }
      answer(request, response, options).catch((error: unknown) => {
        if (response.headersSent) return response.destroy()
        fail(response, 500, 'server_error', error instanceof Error ? error.message : 'unknown error')
      })
    },
    { port: options.port ?? 0, keepAliveTimeout: 0 },
  )
  return { url: `${url}/v1`, stop }
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  { tokensPerSecond, recordings = [], reads = () => NOTHING_READ }: Manner,
): Promise<void> {
  const path = new URL(request.url ?? '/', 'http://coach').pathname
  if (request.method === 'GET' && path === '/v1/models')
    return json(response, 200, {
      object: 'list',
      data: [{ id: MODEL, object: 'model', created: 0, owned_by: 'eightfold' }],
    })
  if (path !== '/v1/chat/completions')
    return fail(response, 404, 'invalid_request_error', `Unknown address ${path}`)
  if (request.method !== 'POST')
    return fail(response, 405, 'invalid_request_error', 'Only POST is answered here')
  if (!request.headers.authorization?.startsWith('Bearer '))
    return fail(response, 401, 'invalid_request_error', 'You did not provide an API key.')

  const asked = ChatRequest.safeParse(parsed(await text(request)))
  if (!asked.success) return fail(response, 400, 'invalid_request_error', z.prettifyError(asked.error))
  if (asked.data.response_format?.json_schema?.name === READING.name) {
    const texts = textsIn(asked.data.messages)
    if (!texts) return fail(response, 400, 'invalid_request_error', 'No texts stand in the messages.')
    const read = recordedReading(asked.data.messages, recordings) ?? (await reads(texts))
    return write(response, asked.data, JSON.stringify(read), tokensPerSecond)
  }
  if (asked.data.response_format?.json_schema?.name === FOREWORD.name) {
    const program = programTold(asked.data.messages)
    if (!program) return fail(response, 400, 'invalid_request_error', 'No program stands in the messages.')
    const foreword = recordedForeword(asked.data.messages, recordings) ?? soundForeword(program)
    return write(response, asked.data, JSON.stringify(foreword), tokensPerSecond)
  }
  const profile = profileIn(asked.data.messages)
  if (!profile)
    return fail(response, 400, 'invalid_request_error', 'No training profile stands in the messages.')
  const recorded = recordedBlock(asked.data.messages, recordings)
  const written = recorded ? JSON.stringify(recorded) : writtenFor(profile)
  await write(response, asked.data, written, tokensPerSecond)
}

const MAX_WRITTEN = 250
const kept = createKept<string, string>(MAX_WRITTEN)

/** Caches by profile: a repeated profile is answered at once, like by a model that need not think. */
const writtenFor = (profile: TrainingProfile): string =>
  kept(JSON.stringify(profile), () => JSON.stringify(writtenOf(writeByRule(profile))))

/** Reads the texts from the prompt of a reading. */
export const textsIn = (messages: Messages): TextsAsked | null =>
  jsonWithin(TEXTS_FENCE, TextsAsked, messages)

const TextsAsked = z.object({ comments: z.string(), equipment: z.string(), rules: z.array(z.string()) })
/** The texts of a request, and what the rules read in them. */
export type TextsAsked = z.infer<typeof TextsAsked>
export const NOTHING_READ: Lines = { verdicts: [], comments: [], equipment: [] }

async function write(
  response: ServerResponse,
  request: ChatRequest,
  content: string,
  tokensPerSecond?: number,
): Promise<void> {
  const usage = usageOf(request, content)
  const frame = {
    id: `chatcmpl-${usage.total_tokens}`,
    created: Math.floor(Date.now() / 1000),
    model: request.model,
  }
  if (!request.stream) {
    const message = { role: 'assistant', content, refusal: null }
    const choices = [{ index: 0, message, finish_reason: 'stop', logprobs: null }]
    return json(response, 200, { ...frame, object: 'chat.completion', choices, usage })
  }
  response.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8', 'cache-control': 'no-cache' })
  const send = (choices: unknown[], more: object = {}) =>
    response.write(
      `data: ${JSON.stringify({ ...frame, object: 'chat.completion.chunk', choices, ...more })}\n\n`,
    )
  const started = performance.now()
  for (let at = 0; at < content.length && !response.destroyed; at += TOKEN_CHARACTERS) {
    send([{ index: 0, delta: { content: content.slice(at, at + TOKEN_CHARACTERS) }, finish_reason: null }])
    // Paced by the clock, so that late timers do not accumulate.
    const due = tokensPerSecond ? started + ((at / TOKEN_CHARACTERS + 1) * 1000) / tokensPerSecond : 0
    if (due > performance.now()) await sleep(due - performance.now())
  }
  send([{ index: 0, delta: {}, finish_reason: 'stop' }])
  if (request.stream_options?.include_usage) send([], { usage })
  response.end('data: [DONE]\n\n')
}

function json(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}

const fail = (response: ServerResponse, status: number, type: string, message: string): void =>
  json(response, status, { error: { message, type, param: null, code: null } })

/** The part of a request that a model reads and that is paid for. */
export interface Asked {
  messages: readonly { content?: string | null }[]
  /** The schema of the answer counts as well. */
  response_format?: unknown
}

/** Caches counts: the system message is long and the same for everyone. */
const counted = new Map<string, number>()

function tokensOfPrefix(text: string): number {
  const known = counted.get(text) ?? countTokens(text)
  counted.set(text, known)
  return known
}

/** Tokens in and out, counted with the tokenizer of the vendor's current models. */
export function usageOf({ messages, response_format }: Asked, written: string) {
  const [first, ...others] = messages
  const prefix = tokensOfPrefix(first?.content ?? '') + tokensOfPrefix(JSON.stringify(response_format ?? ''))
  const prompt = others.reduce((sum, { content }) => sum + countTokens(content ?? ''), prefix)
  const completion = countTokens(written)
  return { prompt_tokens: prompt, completion_tokens: completion, total_tokens: prompt + completion }
}
