import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { getDocumentProxy, getMeta } from 'unpdf'
import { CALL_NAMES, callOf, titleOf } from '../domain/calls/index.ts'
import { ProgramRecord } from '../domain/shop/program-record.ts'
import { createBuyer } from '../dev/testkit/purchases/buyer.ts'
import { type Product, startProduct } from '../dev/testkit/product.ts'
import { until } from '../dev/testkit/testing.ts'
import { buildWeb } from '../dev/build/builds.ts'
import { FeedbackEntry, Program } from '../storage/entities.ts'

let product: Product
let buyer: ReturnType<typeof createBuyer>
beforeAll(async () => {
  await buildWeb()
  product = await startProduct({ demoDailyLimit: 2 })
  buyer = createBuyer(product.url)
})
afterAll(() => product.stop())

const DEMO = {
  name: 'Zoë',
  email: 'zoe@example.com',
  trainingDays: 2,
  sessionLength: 45,
  equipment: 'Home Gym: two 10 kg dumbbells and a bench',
  primaryGoal: 'Hypertrophy',
  experienceLevel: 'Novice (0-1 years)',
  programmingStyle: 'RPE',
  programmingSplit: "Don't have a preference",
  exercisesToAvoid: '',
}

describe('a request body', () => {
  it.each([
    ['no JSON', '{"answers":', 'application/json', 400, 'INVALID_REQUEST'],
    ['a form', 'answers=1', 'application/x-www-form-urlencoded', 415, 'UNSUPPORTED_MEDIA_TYPE'],
    [
      'too much',
      JSON.stringify({ answers: { name: 'x'.repeat(100_000) } }),
      'application/json',
      413,
      'PAYLOAD_TOO_LARGE',
    ],
    ['a field we do not know', '{"answers":{"shoeSize":44}}', 'application/json', 400, 'INVALID_REQUEST'],
    ['a NUL', String.raw`{"answers":{"name":"a\u0000b"}}`, 'application/json', 400, 'INVALID_REQUEST'],
    [
      'half a character',
      String.raw`{"answers":{"name":"a\ud83db"}}`,
      'application/json',
      400,
      'INVALID_REQUEST',
    ],
  ])('with %s is refused with an explanation', async (_name, body, type, status, error) => {
    const response = await fetch(`${product.url}/api/surveys`, {
      method: 'POST',
      body,
      headers: { 'content-type': type },
    })
    expect(response.status).toBe(status)
    expect(await response.json()).toMatchObject({ error, message: expect.any(String) })
  })

  it('names every field that is wrong', async () => {
    const { status, body } = await buyer.call('POST', '/api/programs/generate-direct', {
      ...DEMO,
      trainingDays: 9,
      email: 'nobody',
    })
    expect(status).toBe(400)
    expect(body['fields']).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ path: 'trainingDays' }),
        { path: 'email', message: 'Please enter a valid email address' },
      ]),
    )
  })

  it("is refused when a browser sends it from somebody else's page", async () => {
    const answer = await buyer.call(
      'POST',
      '/api/surveys',
      { answers: {} },
      { origin: 'https://evil.example' },
    )
    expect(answer).toMatchObject({ status: 403, body: { error: 'ORIGIN_REFUSED' } })
  })
})

describe('the demo', () => {
  it('writes a program, mails nobody, and stops when its daily budget is spent', async () => {
    const first = await buyer.call('POST', '/api/programs/generate-direct', DEMO)
    expect(first.status).toBe(200)
    const second = await buyer.call('POST', '/api/programs/generate-direct', DEMO)
    expect(second.body['id']).not.toBe(first.body['id'])
    const third = await buyer.call('POST', '/api/programs/generate-direct', DEMO)
    expect(third).toMatchObject({ status: 429, body: { error: 'DEMO_BUDGET_SPENT' } })
    expect(Number(third.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(await product.mail.to(DEMO.email)).toEqual([])
  })

  it('shows its progress to the browser that asked for it', async () => {
    const now = await until('the end', async () => {
      const { body } = await buyer.call('GET', '/api/progress')
      return body['stage'] === 'delivered' && body
    })
    expect(now).toMatchObject({ weeksWritten: 8, programId: expect.any(String) })
    const events = await buyer.call('GET', '/api/progress', undefined, { accept: 'text/event-stream' })
    expect(events.headers.get('content-type')).toContain('text/event-stream')
    expect(events.body['text']).toContain('event: progress\ndata: {"stage":"delivered"')
    expect((await createBuyer(product.url).call('GET', '/api/progress')).status).toBe(404)
  })
})

describe('a program', () => {
  it('is returned as it is stored, whether sealed or not', async () => {
    const { body } = await buyer.call('GET', '/api/progress')
    const id = String(body['programId'])
    const read = async () => ProgramRecord.parse((await buyer.call('GET', `/api/programs/${id}`)).body)
    const em = product.database.fork()
    const { name, email, generated } = await em.findOneOrFail(Program, { id })
    expect(await read()).toEqual({
      ...{ id, name, email, generatedProgram: generated, isTest: false },
      googleDocLink: `${product.url}/api/programs/${id}/pdf`,
    })

    const told = structuredClone(generated)
    told.guidelines.recovery.push('Schläfst du “genug”? \\ \u2028 💪')
    await em.nativeUpdate(Program, { id }, { generated: told })
    expect((await read()).generatedProgram).toEqual(told)
    await em
      .getConnection()
      .execute('update program set generated = ?::jsonb where id = ?', [JSON.stringify(told), id])
    expect((await read()).generatedProgram).toEqual(told)
  })
})

describe('a program for another app', () => {
  const programUrl = async () => {
    const { body } = await buyer.call('GET', '/api/progress')
    return `${product.url}/api/programs/${String(body['programId'])}`
  }

  it.each([
    ['spreadsheet', 'xlsx', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', 'PK'],
    ['calendar', 'ics', 'text/calendar', 'BEGIN:VCALENDAR'],
    ['liftosaur', 'txt', 'text/plain', '///'],
  ])('is a %s with a name of its own', async (path, extension, type, begins) => {
    const answer = await fetch(`${await programUrl()}/${path}`)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toContain(type)
    expect(answer.headers.get('content-disposition')).toContain(`eightfold-8-week-program.${extension}`)
    expect(answer.headers.get('cache-control')).toContain('private')
    const text = Buffer.from(await answer.arrayBuffer()).toString('latin1')
    expect(text.startsWith(begins)).toBe(true)
  })

  it('is on the chosen days, and names a choice that it cannot follow', async () => {
    const url = `${await programUrl()}/calendar`
    const chosen = await fetch(`${url}?start=2026-01-06&days=sun,tue&time=07:15`)
    expect(await chosen.text()).toContain('DTSTART:20260106T071500')
    for (const wrong of ['start=tomorrow', 'days=mon', 'days=mon,moon', 'time=25:00']) {
      const refused = await fetch(`${url}?${wrong}`)
      expect(refused.status).toBe(400)
      expect(await refused.json()).toMatchObject({
        error: 'INVALID_REQUEST',
        fields: [
          { path: expect.stringMatching(/^(?:start|days|time)/), message: expect.stringMatching(/^Please /) },
        ],
      })
    }
  })
})

describe('a PDF', () => {
  it('is served with ETag, ranges and a name', async () => {
    const { body } = await buyer.call('GET', '/api/progress')
    const url = `${product.url}/api/programs/${String(body['programId'])}/pdf`
    const whole = await fetch(url)
    const bytes = Buffer.from(await whole.arrayBuffer())
    const etag = whole.headers.get('etag') ?? ''
    expect(whole.headers.get('content-disposition')).toContain('eightfold-8-week-program.pdf')
    expect(whole.headers.get('cache-control')).toContain('private')
    expect(
      (await fetch(url, { headers: { 'if-none-match': etag, 'cache-control': 'max-age=0' } })).status,
    ).toBe(304)
    const part = await fetch(url, { headers: { range: 'bytes=5-9' } })
    expect(part.status).toBe(206)
    expect(Buffer.from(await part.arrayBuffer())).toEqual(bytes.subarray(5, 10))
    expect((await fetch(url, { headers: { range: 'bytes=999999999-' } })).status).toBe(416)
    for (const range of ['bytes=0-1,5-6', 'bytes=9-5', 'bytes=five', 'lines=0-5'])
      expect((await fetch(url, { headers: { range } })).status).toBe(200)
    const last = await fetch(url, { headers: { range: 'bytes=-999999999' } })
    expect(last.headers.get('content-length')).toBe(whole.headers.get('content-length'))
    expect((await fetch(url, { method: 'HEAD' })).headers.get('content-length')).toBe(String(bytes.length))
  })

  it('is on the paper for the unit that the buyer wrote, or on the requested one', async () => {
    const { body } = await buyer.call('GET', '/api/progress')
    const url = `${product.url}/api/programs/${String(body['programId'])}/pdf`
    const widthOf = async (language: string, search = '') => {
      const pdf = await fetch(url + search, { headers: { 'accept-language': language } })
      expect(pdf.headers.get('vary')).toMatch(/accept-language/i)
      const document = await getDocumentProxy(new Uint8Array(await pdf.arrayBuffer()))
      return Math.round((await document.getPage(1)).view[2] ?? 0)
    }
    expect(await widthOf('en-US,en;q=0.9')).toBe(595)
    expect(await widthOf('en-US', '?paper=a4')).toBe(595)
    expect(await widthOf('de-DE', '?paper=letter')).toBe(612)
    expect(await widthOf('de-DE', '?paper=parchment')).toBe(595)
  })

  it('is for a phone’s screen, in either unit, on request', async () => {
    const { body } = await buyer.call('GET', '/api/progress')
    const read = async (paper: string) => {
      const pdf = await fetch(`${product.url}/api/programs/${String(body['programId'])}/pdf?paper=${paper}`)
      const bytes = new Uint8Array(await pdf.arrayBuffer())
      const hash = createHash('sha256').update(bytes).digest('hex')
      const [, , width] = (await (await getDocumentProxy(bytes)).getPage(1)).view
      return { width, hash, etag: pdf.headers.get('etag') }
    }
    const [kg, lb] = [await read('phone-kg'), await read('phone-lb')]
    expect([kg.width, lb.width]).toEqual([360, 360])
    expect([kg.etag, lb.etag]).toEqual([`"${kg.hash}"`, `"${lb.hash}"`])
    expect(kg.hash).not.toBe(lb.hash)
  })

  it('is on cards for a pocket, on either paper, on request', async () => {
    const { body } = await buyer.call('GET', '/api/progress')
    const read = async (paper: string) => {
      const pdf = await fetch(`${product.url}/api/programs/${String(body['programId'])}/pdf?paper=${paper}`)
      const sheets = await getDocumentProxy(new Uint8Array(await pdf.arrayBuffer()))
      const { info } = await getMeta(sheets)
      return [info['Title'], Math.round((await sheets.getPage(1)).view[2] ?? 0)]
    }
    const title = expect.stringMatching(/^Pocket cards of /)
    expect([await read('cards-a4'), await read('cards-letter')]).toEqual([
      [title, 595],
      [title, 612],
    ])
  })

  it.each(['AAAAAAAAAAAAAAAAAAAAAAAA', 'nonsense', '..%2F..%2Fpackage.json'])(
    'of %s does not exist',
    async (id) => {
      expect((await buyer.call('GET', `/api/programs/${id}/pdf`)).status).toBe(404)
    },
  )
})

describe('feedback', () => {
  it('is kept', async () => {
    const sent = { rating: 5, feedback: 'Fits my knee.', email: 'zoe@example.com' }
    expect(await buyer.call('POST', '/api/feedback', sent)).toMatchObject({
      status: 201,
      body: { received: true },
    })
    expect(await product.database.fork().findOneOrFail(FeedbackEntry, { rating: 5 })).toMatchObject(sent)
  })

  it.each([
    { rating: 6, feedback: 'x' },
    { rating: 4.5, feedback: 'x' },
    { rating: 3, feedback: '  ' },
    { feedback: 'x' },
  ])('of %j is refused', async (sent) =>
    expect((await buyer.call('POST', '/api/feedback', sent)).status).toBe(400),
  )
})

describe('the API for machines', () => {
  it('answers', async () => {
    expect((await buyer.call('GET', '/healthz')).body).toEqual({ alive: true })
    expect(await buyer.call('GET', '/readyz')).toMatchObject({ status: 200, body: { ready: true } })
    expect((await buyer.call('GET', '/metrics')).status).toBe(404)
  })

  it('has a description of every call', async () => {
    const { body } = await buyer.call('GET', '/openapi.json')
    const described = Object.entries(body['paths'] as Record<string, object>).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    )
    expect(described.sort()).toEqual(CALL_NAMES.map((name) => titleOf(callOf(name))).sort())
    const unknown = await buyer.call('POST', '/api/nowhere', {})
    expect(unknown).toMatchObject({ status: 404, body: { error: 'NOT_FOUND' } })
  })
})

it('finds no version below the known minimums in the lock file', () => {
  const { packages } = JSON.parse(readFileSync(new URL('../package-lock.json', import.meta.url), 'utf8')) as {
    packages: Record<string, { version?: string }>
  }
  const floors = {
    '@mikro-orm/core': '7.0.6',
    '@mikro-orm/postgresql': '7.0.6',
    nodemailer: '10.4.1',
    mjml: '5.0.0',
    koa: '3.1.2',
    'path-to-regexp': '8.4.0',
    'react-router': '7.18.2',
  }
  for (const [name, floor] of Object.entries(floors)) {
    const version = packages[`node_modules/${name}`]?.version ?? '0'
    expect([name, version.localeCompare(floor, undefined, { numeric: true }) >= 0]).toEqual([name, true])
  }
})
