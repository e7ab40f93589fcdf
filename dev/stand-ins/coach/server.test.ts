import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { promptFor } from '../../../language-model/prompt.ts'
import { READING, readingPrompt } from '../../../language-model/reading-prompt.ts'
import { profileOf } from '../../../domain/training/profile/profile-of.ts'
import { WrittenBlock } from '../../../language-model/written-block.ts'
import { startCoach, type Coach, NOTHING_READ } from './server.ts'
import { TODAY } from '../../testkit/today.ts'

const messages = promptFor(
  profileOf(
    {
      trainingDays: 3,
      sessionLength: 30,
      equipment: 'Bodyweight Only',
      primaryGoal: 'General Fitness',
      experienceLevel: 'Novice',
      programmingSplit: 'No Preference',
    },
    TODAY,
  ),
)

describe('the coach', () => {
  let coach: Coach
  beforeAll(async () => {
    coach = await startCoach()
  })
  afterAll(() => coach.stop())

  const post = (body: unknown, headers: Record<string, string> = { authorization: 'Bearer any' }) =>
    fetch(`${coach.url}/chat/completions`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    })

  it('lists its model', async () => {
    expect(await (await fetch(`${coach.url}/models`)).json()).toMatchObject({
      object: 'list',
      data: [{ id: 'coach' }],
    })
  })

  it('answers in one piece', async () => {
    const answer = (await (await post({ model: 'm', messages })).json()) as {
      choices: { message: { content: string }; finish_reason: string }[]
      usage: { total_tokens: number }
    }
    expect(WrittenBlock.parse(JSON.parse(answer.choices[0]?.message.content ?? '')).days).toHaveLength(3)
    expect(answer.choices[0]?.finish_reason).toBe('stop')
    expect(answer.usage.total_tokens).toBeGreaterThan(1000)
  })

  it('streams the same content', async () => {
    const whole = (await (await post({ model: 'm', messages })).json()) as {
      choices: { message: { content: string } }[]
    }
    const response = await post({
      model: 'm',
      messages,
      stream: true,
      stream_options: { include_usage: true },
    })
    expect(response.headers.get('content-type')).toContain('text/event-stream')
    const events = (await response.text())
      .split('\n\n')
      .filter(Boolean)
      .map((event) => event.replace('data: ', ''))
    expect(events.at(-1)).toBe('[DONE]')
    const frames = events
      .slice(0, -1)
      .map((event) => JSON.parse(event) as { choices: { delta: { content?: string } }[]; usage?: object })
    expect(frames.map(({ choices }) => choices[0]?.delta.content ?? '').join('')).toBe(
      whole.choices[0]?.message.content,
    )
    expect(frames.at(-1)?.usage).toBeDefined()
  })

  it.each([
    ['without a key', () => post({ model: 'm', messages }, {}), 401],
    ['that is no JSON', () => post('{'), 400],
    ['without messages', () => post({ model: 'm', messages: [] }), 400],
    ['that carries no profile', () => post({ messages: [{ role: 'user', content: 'hi' }] }), 400],
    ['to another address', () => fetch(`${coach.url}/embeddings`, { method: 'POST' }), 404],
    ['by another method', () => fetch(`${coach.url}/chat/completions`), 405],
  ])('refuses a request %s like the real API', async (_, ask, status) => {
    const response = await ask()
    expect(response.status).toBe(status)
    expect(await response.json()).toMatchObject({
      error: { type: 'invalid_request_error', message: expect.any(String) },
    })
  })

  it('reads nothing by default, and refuses a request without texts', async () => {
    const response_format = { type: 'json_schema', json_schema: { name: READING.name, strict: true } }
    const asked = readingPrompt({
      today: new Date(),
      texts: { comments: 'no squats', equipment: '' },
      answers: {},
      rule: { comments: [], equipment: [] },
    })
    const answer = (await (await post({ messages: asked, response_format })).json()) as {
      choices: { message: { content: string } }[]
    }
    expect(JSON.parse(answer.choices[0]?.message.content ?? '')).toEqual(NOTHING_READ)
    expect((await post({ messages, response_format })).status).toBe(400)
  })

  it('writes at the configured pace', async () => {
    const paced = await startCoach({ tokensPerSecond: 2000 })
    const started = Date.now()
    const response = await fetch(`${paced.url}/chat/completions`, {
      method: 'POST',
      headers: { authorization: 'Bearer any' },
      body: JSON.stringify({ model: 'm', messages, stream: true }),
    })
    const tokens = (await response.text()).split('\n\n').length
    expect(Date.now() - started).toBeGreaterThan((tokens / 2000) * 900)
    await paced.stop()
  })
})
