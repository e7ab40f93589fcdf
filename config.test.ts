import { describe, expect, it } from '@jest/globals'
import { ConfigInvalid, readServiceConfig, readStartConfig } from './config.ts'

const DAY_MS = 86_400_000
const PRODUCTION = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://strength.test',
  SUPPORT_EMAIL: 'help@strength.test',
  MAIL_FROM: 'Strength <programs@strength.test>',
}

describe('readStartConfig', () => {
  it('needs nothing at all', () => {
    const config = readStartConfig({})
    expect(config.PORT).toBe(3000)
    expect(config.FEEDBACK_DELAY).toBe(14 * DAY_MS)
    expect(config.SURVEY_REMINDERS).toEqual([DAY_MS, 3 * DAY_MS, 7 * DAY_MS])
  })

  it('takes an empty variable for a missing one', () => {
    expect(readStartConfig({ PORT: '', OPENAI_MODEL: ' ' }).PORT).toBe(3000)
  })

  it.each([
    ['PORT', 'eighty'],
    ['PORT', '70000'],
    ['FEEDBACK_DELAY', 'soon'],
    ['SURVEY_REMINDERS', '1 day, later'],
    ['DATABASE_URL', 'mysql://here'],
    ['TEMPORAL_ADDRESS', 'http://localhost:7233'],
    ['RATE_LIMITS', 'maybe'],
    ['STRIPE_WEBHOOK_SECRET', 'changeme-changeme-changeme'],
    ['SUPPORT_EMAIL', 'nobody'],
    ['SESSION_SECRET', 'a secret long enough, too short'],
    ['SESSION_SECRET', ' , '],
    ['DATA_KEYS', 'plain'],
    ['DATA_KEYS', 'Zt4kQ9-mLw2_vB7x, plain'],
    ['DATA_KEYS', 'too short'],
  ])('names %s when it says %s', (name, value) => {
    expect(() => readStartConfig({ [name]: value })).toThrow(ConfigInvalid)
    expect(() => readStartConfig({ [name]: value })).toThrow(new RegExp(`^  ${name} `, 'm'))
  })
})

it.each(['Zt4kQ9-mLw2_vB7x,former-one-of-16\n', 'Zt4kQ9-mLw2_vB7x\n former-one-of-16 '])(
  'SESSION_SECRET takes several, newest first: %j',
  (SESSION_SECRET) =>
    expect(readStartConfig({ SESSION_SECRET }).SESSION_SECRET).toEqual([
      'Zt4kQ9-mLw2_vB7x',
      'former-one-of-16',
    ]),
)

it('DATA_KEYS takes keys, and plain in front of them, also in production', () => {
  const DATA_KEYS = 'plain, Zt4kQ9-mLw2_vB7x'
  expect(readStartConfig({ DATA_KEYS }).DATA_KEYS).toEqual(['plain', 'Zt4kQ9-mLw2_vB7x'])
  expect(() => readServiceConfig({ ...PRODUCTION, DATA_KEYS })).not.toThrow(/DATA_KEYS/)
  expect(() => readServiceConfig(PRODUCTION)).toThrow('DATA_KEYS is missing')
})

describe('readServiceConfig', () => {
  it('names every part that is missing', () => {
    expect(() => readServiceConfig({})).toThrow(
      /DATABASE_URL is missing[\s\S]*STRIPE_WEBHOOK_SECRET is missing/,
    )
  })

  it("knows the vendors' own addresses", () => {
    expect(() => readServiceConfig({})).not.toThrow(/STRIPE_API_URL/)
    expect(() => readServiceConfig({})).toThrow(/STRIPE_SECRET_KEY is missing/)
  })

  it.each([
    ['RATE_LIMITS must be on', { RATE_LIMITS: 'off' }],
    ['PUBLIC_URL is missing', { PUBLIC_URL: '' }],
    ['SUPPORT_EMAIL is missing', { SUPPORT_EMAIL: '' }],
    ['SUPPORT_EMAIL must be your own', { SUPPORT_EMAIL: 'help@eightfold.example' }],
    ['MAIL_FROM is missing', { MAIL_FROM: '' }],
    ['PUBLIC_URL must be an https:// address', { PUBLIC_URL: 'http://strength.test' }],
    ['PUBLIC_URL must be an https:// address', { PUBLIC_URL: 'http://localhost.evil.test' }],
    ['OPENAI_BASE_URL must be an https:// address', { OPENAI_BASE_URL: 'http://model.test/v1' }],
    ['GUMROAD_API_URL must be an https:// address', { GUMROAD_API_URL: 'http://gumroad.test' }],
    ['SHOPIFY_SHOP_URL must be an https:// address', { SHOPIFY_SHOP_URL: 'http://shop.test' }],
    ['STRIPE_API_URL must be an https:// address', { STRIPE_API_URL: 'http://stripe.test' }],
    ['ANALYTICS_SRC must be an https:// address', { ANALYTICS_SRC: 'http://count.test/a.js' }],
    ['SMTP_URL must be smtps://', { SMTP_URL: 'smtp://user:word@mail.test:587' }],
    ['SMTP_URL must be smtps://', { SMTP_URL: 'smtp://mail.test:587?requireTLS=false' }],
    ['STRIPE_SECRET_KEY must not be a test key', { STRIPE_SECRET_KEY: 'sk_test_51Habcdefghijkl' }],
    ['STRIPE_SECRET_KEY must not be a test key', { STRIPE_SECRET_KEY: 'rk_test_51Habcdefghijkl' }],
    ['SESSION_SECRET is too easy to guess', { SESSION_SECRET: 'a'.repeat(16) }],
    ['SESSION_SECRET is too easy to guess', { SESSION_SECRET: 'tr0ub4dor'.repeat(4) }],
    ['STRIPE_WEBHOOK_SECRET is too easy to guess', { STRIPE_WEBHOOK_SECRET: 'whsec_000000000000' }],
    ['SESSION_SECRET is too easy to guess', { SESSION_SECRET: `Zt4kQ9-mLw2_vB7x,${'a'.repeat(16)}` }],
    ['SESSION_SECRET names one secret twice', { SESSION_SECRET: 'Zt4kQ9-mLw2_vB7x,Zt4kQ9-mLw2_vB7x' }],
    ['DATA_KEYS is too easy to guess', { DATA_KEYS: `plain,${'a'.repeat(16)}` }],
    [
      'DATA_KEYS must not be the same as SESSION_SECRET',
      { SESSION_SECRET: 'Zt4kQ9-mLw2_vB7x', DATA_KEYS: 'former-one-of-16,Zt4kQ9-mLw2_vB7x' },
    ],
    [
      'STRIPE_WEBHOOK_SECRET must not be the same as SESSION_SECRET',
      { SESSION_SECRET: 'Zt4kQ9-mLw2_vB7x', STRIPE_WEBHOOK_SECRET: 'Zt4kQ9-mLw2_vB7x' },
    ],
  ])('says that in production %s', (words, change) => {
    const said = { ...PRODUCTION, ...change }
    expect(() => readServiceConfig(said)).toThrow(words)
    expect(() => readServiceConfig(said)).toThrow('DATABASE_URL is missing')
    expect(() => readServiceConfig(PRODUCTION)).not.toThrow(words)
    expect(() => readServiceConfig({ ...said, NODE_ENV: 'development' })).not.toThrow(words)
  })

  it('lets production stay on one machine, and mail insist on STARTTLS', () => {
    const said = {
      ...PRODUCTION,
      PUBLIC_URL: 'http://localhost:3000',
      OPENAI_BASE_URL: 'http://127.0.0.1:4000/v1',
      GUMROAD_API_URL: 'http://[::1]:3001',
      SHOPIFY_SHOP_URL: 'http://127.0.0.1:3001',
      STRIPE_API_URL: 'http://127.0.0.1:3001',
      STRIPE_SECRET_KEY: 'sk_test_51Habcdefghijkl',
      SMTP_URL: 'smtp://127.0.0.1:1025',
    }
    expect(() => readServiceConfig(said)).not.toThrow(/must/)
    for (const SMTP_URL of ['smtps://u:p@mail.test', 'smtp://u:p@mail.test:587?requireTLS=true'])
      expect(() => readServiceConfig({ ...PRODUCTION, SMTP_URL })).not.toThrow(/SMTP_URL/)
  })

  it('listens on this machine alone unless told otherwise', () => {
    expect(readStartConfig({}).HOST).toBe('127.0.0.1')
    expect(readStartConfig({ HOST: '0.0.0.0' }).HOST).toBe('0.0.0.0')
  })
})
