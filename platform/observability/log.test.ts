import { DriverException } from '@mikro-orm/core'
import { expect, it } from '@jest/globals'
import { Refusal } from '../../domain/shop/errors.ts'
import { DataUnreadable } from '../../storage/sealing/data-keys.ts'
import { about, setLogPurchase, createLog, placesIn } from './log.ts'

function logged(level: 'info' | 'silent', say: (log: ReturnType<typeof createLog>) => void) {
  const lines: Record<string, unknown>[] = []
  say(createLog('gateway', level, { write: (line: string) => void lines.push(JSON.parse(line)) }))
  return lines
}

it('names the logging part, at the configured level', () => {
  const say = (log: ReturnType<typeof createLog>) => {
    log.info('here')
    log.debug('more')
  }
  expect(logged('info', say)).toMatchObject([{ name: 'gateway', msg: 'here' }])
  expect(logged('silent', say)).toEqual([])
})

it('names its purchase as soon as that is known, and no other', async () => {
  const lines = logged('info', (log) => {
    log.info('at the start')
    about(null, () => {
      log.info('a call')
      setLogPurchase('purchase-stripe-1')
      log.info('its purchase is found')
      about('purchase-gumroad-2', () => log.info('beside it'))
      log.info('it goes on')
    })
  })
  expect(lines.map(({ purchase }) => purchase)).toEqual([
    undefined,
    undefined,
    'purchase-stripe-1',
    'purchase-gumroad-2',
    'purchase-stripe-1',
  ])
})

it('logs the types, codes and places of an error and of its causes, but not their messages', () => {
  const cause = Object.assign(new RangeError('ada@example.com'), {
    code: 'ECONNREFUSED',
    type: 'OrderUnknown',
  })
  const [line] = logged('info', (log) => log.info({ err: new Error('for Ada', { cause }) }, 'it failed'))
  expect(line?.['err']).toEqual({
    type: 'Error',
    at: expect.arrayContaining([expect.stringMatching(/^ {4}at /)]),
    cause: {
      type: 'RangeError',
      code: 'ECONNREFUSED',
      failure: 'OrderUnknown',
      at: expect.arrayContaining([expect.stringMatching(/^ {4}at /)]),
    },
  })
  expect(JSON.stringify(line)).not.toMatch(/ada@|for Ada/)
})

it('logs the messages of our own refusals, and the type of what is no error', () => {
  const [refused, thrown] = logged('info', (log) => {
    log.info({ err: new Refusal('NOT_FOUND', 'Stripe does not know this order.') })
    log.info({ err: 'ada@example.com' })
  })
  expect(refused?.['err']).toMatchObject({ code: 'NOT_FOUND', message: 'Stripe does not know this order.' })
  expect(thrown?.['err']).toEqual({ type: 'string' })
})

it('finds no places without a stack', () => {
  expect(placesIn(Object.assign(new Error('x'), { stack: undefined }))).toEqual([])
})

it('names the key that opens no data', () => {
  const [line] = logged('info', (log) => log.info({ err: new DataUnreadable('no key abc') }, 'it failed'))
  expect(line?.['err']).toMatchObject({ type: 'DataUnreadable', message: 'no key abc' })
})

it('logs our own messages, but none of a cause that may quote a row', () => {
  const inDatabase = Object.assign(new Error('null value in column "email" of jo@example.com'), {
    code: '23502',
    detail: 'Failing row contains (jo@example.com).',
  })
  const cause = new DriverException(inDatabase)
  const err = new Refusal('SERVICE_UNAVAILABLE', undefined, { cause })
  const [line] = logged('info', (log) => log.error({ err }, 'a request failed'))
  expect(JSON.stringify(line)).not.toContain('jo@example.com')
  expect(line).toMatchObject({
    msg: 'a request failed',
    err: {
      type: 'Refusal',
      code: 'SERVICE_UNAVAILABLE',
      message: expect.stringContaining('briefly unavailable'),
      at: expect.arrayContaining([expect.stringContaining('log.test.ts')]),
      cause: { type: 'DriverException', code: '23502' },
    },
  })
})
