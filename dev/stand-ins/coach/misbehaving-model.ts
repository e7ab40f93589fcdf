import type { ServerResponse } from 'node:http'
import { json } from 'node:stream/consumers'
import { z } from 'zod'
import { serve } from '../../processes/listening.ts'
import { FOREWORD } from '../../../language-model/foreword-prompt.ts'
import { READING } from '../../../language-model/reading-prompt.ts'

/** The part of a model request that tests examine. */
const AskedBody = z.object({
  model: z.string(),
  messages: z.array(z.object({ role: z.string(), content: z.string() })),
  response_format: z.object({
    type: z.string(),
    json_schema: z.object({ name: z.string(), strict: z.boolean() }),
  }),
})
export type AskedBody = z.infer<typeof AskedBody>

/** Whether the request is for a reading of the buyer's texts rather than a block. */
export const isReading = ({ response_format }: AskedBody): boolean =>
  response_format.json_schema.name === READING.name

/** Whether the request is for the words to the buyer about a program that stands. */
export const isForeword = ({ response_format }: AskedBody): boolean =>
  response_format.json_schema.name === FOREWORD.name

export type Behaviour = (response: ServerResponse) => void

/** A model over real HTTP with a sequence of behaviours, one per request; the last one repeats. */
export async function startMisbehavingModel(...behaviours: readonly Behaviour[]) {
  /** Every request so far, oldest first. */
  const asked: AskedBody[] = []
  const model = await startModel((body) => {
    asked.push(body)
    return behaviours[Math.min(asked.length, behaviours.length) - 1]
  })
  return { ...model, asked }
}

/** A model over real HTTP whose behaviour depends on the request. */
export async function startModel(behave: (asked: AskedBody) => Behaviour | undefined) {
  // The server shares its thread with the client. After a long search, its keep-alive timeout would close the
  // connection that the client reuses.
  const { url, stop } = await serve(
    (request, response) => {
      void json(request).then((body) => behave(AskedBody.parse(body))?.(response))
    },
    { keepAliveTimeout: 0 },
  )
  return { url: `${url}/v1`, stop }
}

const chunk = (delta: object, finish: string | null, more: object = {}) =>
  `data: ${JSON.stringify({ id: 'x', object: 'chat.completion.chunk', created: 1, model: 'm', choices: [{ index: 0, delta, finish_reason: finish }], ...more })}\n\n`

const streaming = (response: ServerResponse) =>
  response.writeHead(200, { 'content-type': 'text/event-stream' })

const SOME_USAGE = {
  prompt_tokens: 100,
  completion_tokens: 50,
  total_tokens: 150,
  prompt_tokens_details: { cached_tokens: 80 },
}

/** Streams a text with the given finish reason. */
export const says =
  (text: string, finish = 'stop', usage: object = SOME_USAGE): Behaviour =>
  (response) => {
    streaming(response)
    for (let at = 0; at < text.length; at += 40)
      response.write(chunk({ content: text.slice(at, at + 40) }, null))
    response.write(chunk({}, finish))
    response.write(chunk({}, null, { choices: [], usage }))
    response.end('data: [DONE]\n\n')
  }

export const refuses: Behaviour = (response) => {
  streaming(response)
  response.write(chunk({ refusal: 'I cannot help with that.' }, null))
  response.end(`${chunk({}, 'stop')}data: [DONE]\n\n`)
}

export const fails =
  (status: number, headers: Readonly<Record<string, string>> = {}): Behaviour =>
  (response) =>
    void response
      .writeHead(status, { 'content-type': 'application/json', ...headers })
      .end(JSON.stringify({ error: { message: 'no', type: 'error', param: null, code: null } }))

/** Starts an answer and never finishes it. */
export const hangs: Behaviour = (response) => {
  streaming(response)
  response.write(chunk({ content: '{"days":[' }, null))
}

/** Breaks the connection in the middle of the answer. */
export const breaksOff: Behaviour = (response) => {
  hangs(response)
  setImmediate(() => response.destroy())
}
