import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { everyShopVariable, variablesOf } from './channels/settings.ts'
import {
  ConfigInvalid,
  readDatabaseUrl,
  readServiceConfig,
  readStartConfig,
  SAID_BY_FILES,
  VARIABLES,
} from './config.ts'
import { SHOP_CHANNELS, shopName } from './domain/shop/channel.ts'
import { exampleSettingsOf } from './dev/testkit/purchases/shop-settings.ts'

const DAY_MS = 86_400_000
const PRODUCTION = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://strength.test',
  SUPPORT_EMAIL: 'help@strength.test',
  MAIL_FROM: 'Strength <programs@strength.test>',
  OBJECTS_DIR: '/srv/objects',
}

/** Everything except the shops. */
const PARTS = {
  SESSION_SECRET: 'Zt4kQ9-mLw2_vB7x',
  DATA_KEYS: 'Rw8nC3-yTz5_kF1q',
  DATABASE_URL: 'postgres://eightfold:pass@db.test:5432/eightfold',
  TEMPORAL_ADDRESS: 'temporal.test:7233',
  OPENAI_API_KEY: 'a key',
  SMTP_URL: 'smtps://mail.test',
}
const GUMROAD = exampleSettingsOf('gumroad')
const STRIPE = exampleSettingsOf('stripe')

describe('readStartConfig', () => {
  it('requires nothing', () => {
    const config = readStartConfig({})
    expect(config.PORT).toBe(3000)
    expect(config.FEEDBACK_DELAY).toBe(14 * DAY_MS)
    expect(config.SURVEY_REMINDERS).toEqual([DAY_MS, 3 * DAY_MS, 7 * DAY_MS])
  })

  it('treats an empty variable as missing', () => {
    expect(readStartConfig({ PORT: '', OPENAI_MODEL: ' ' }).PORT).toBe(3000)
  })

  it.each([
    ['PORT', 'eighty'],
    ['PORT', '70000'],
    ['FEEDBACK_DELAY', 'soon'],
    ['SURVEY_REMINDERS', '1 day, later'],
    ['SURVEY_REMINDERS', '3 days, 1 day'],
    ['SURVEY_REMINDERS', '1 day, 2 days, 3 days, 4 days'],
    ['SURVEY_REMINDERS', '1 day, 90 days'],
    ['DATABASE_URL', 'mysql://here'],
    ['TEMPORAL_ADDRESS', 'http://localhost:7233'],
    ['RATE_LIMITS', 'maybe'],
    ['STRIPE_WEBHOOK_SECRET', 'changeme-changeme-changeme'],
    ['SUPPORT_EMAIL', 'nobody'],
    ['SESSION_SECRET', 'a secret long enough, too short'],
    ['SESSION_SECRET', ' , '],
    ['DATA_KEYS', 'Zt4kQ9-mLw2_vB7x, too short'],
    ['DATA_KEYS', 'too short'],
  ])('names %s when it says %s', (name, value) => {
    expect(() => readStartConfig({ [name]: value })).toThrow(ConfigInvalid)
    expect(() => readStartConfig({ [name]: value })).toThrow(new RegExp(`^  ${name} `, 'm'))
  })
})

it.each(['Zt4kQ9-mLw2_vB7x,former-one-of-16\n', 'Zt4kQ9-mLw2_vB7x\n former-one-of-16 '])(
  'SESSION_SECRET accepts several values, newest first: %j',
  (SESSION_SECRET) =>
    expect(readStartConfig({ SESSION_SECRET }).SESSION_SECRET).toEqual([
      'Zt4kQ9-mLw2_vB7x',
      'former-one-of-16',
    ]),
)

it('DATA_KEYS must not be missing in production', () =>
  expect(() => readServiceConfig(PRODUCTION)).toThrow('DATA_KEYS is missing'))

describe('readServiceConfig', () => {
  it('names every part that is missing', () => {
    expect(() => readServiceConfig({})).toThrow(/DATABASE_URL is missing[\s\S]*SMTP_URL is missing/)
  })

  it("knows the vendors' own addresses, which open no shop", () => {
    for (const shop of SHOP_CHANNELS) {
      const own = variablesOf(shop).flatMap(([name, { byDefault }]) => (byDefault ? [[name, byDefault]] : []))
      const rest = own.map(([name = '']) => [name, ''])
      const said = { ...exampleSettingsOf(shop), ...Object.fromEntries(rest) }
      expect(readServiceConfig({ ...PARTS, ...said })).toMatchObject(Object.fromEntries(own))
      expect(() => readServiceConfig({ ...PARTS, ...Object.fromEntries(own) })).toThrow('at least one shop')
    }
  })

  it.each(SHOP_CHANNELS)('is satisfied with only %s, even in production', (shop) => {
    expect(() => readServiceConfig({ ...PRODUCTION, ...PARTS, ...exampleSettingsOf(shop) })).not.toThrow()
  })

  it('requires at least one shop', () => {
    const all = SHOP_CHANNELS.map(shopName).join(', ')
    expect(() => readServiceConfig(PARTS)).toThrow(`configure at least one shop (${all})`)
  })

  const NEEDED = SHOP_CHANNELS.flatMap((shop) =>
    variablesOf(shop).flatMap(([name, { byDefault }]) => (byDefault ? [] : [{ shop, name }])),
  )
  it.each(NEEDED)(
    'names $name when $shop is configured in part, whatever other shops are open',
    ({ shop, name }) => {
      const inPart = { ...exampleSettingsOf(shop), [name]: '' }
      const words = `${name} is missing: other ${shopName(shop)} variables are set`
      expect(() => readServiceConfig({ ...PARTS, ...inPart })).toThrow(words)
      const other = exampleSettingsOf(shop === 'gumroad' ? 'stripe' : 'gumroad')
      expect(() => readServiceConfig({ ...PARTS, ...other, ...inPart })).toThrow(words)
    },
  )

  it.each(VARIABLES.filter((name) => /_(URL|SRC)$/.test(name) && !/^(DATABASE|SMTP)_/.test(name)))(
    'says that in production %s must be an https:// address',
    (name) => {
      const said = { ...PRODUCTION, [name]: 'http://elsewhere.test' }
      expect(() => readServiceConfig(said)).toThrow(`${name} must be an https:// address`)
      expect(() => readServiceConfig({ ...said, [name]: 'http://localhost:3001' })).not.toThrow(
        `${name} must`,
      )
      expect(() => readServiceConfig({ ...said, NODE_ENV: 'development' })).not.toThrow(`${name} must`)
    },
  )

  it.each([
    ['RATE_LIMITS must be on', { RATE_LIMITS: 'off' }],
    ['PUBLIC_URL is missing', { PUBLIC_URL: '' }],
    ['SUPPORT_EMAIL is missing', { SUPPORT_EMAIL: '' }],
    ['SUPPORT_EMAIL must be changed', { SUPPORT_EMAIL: 'help@eightfold.example' }],
    ['MAIL_FROM is missing', { MAIL_FROM: '' }],
    ['PUBLIC_URL must be an https:// address', { PUBLIC_URL: 'http://localhost.evil.test' }],
    ['SMTP_URL must be smtps://', { SMTP_URL: 'smtp://user:word@mail.test:587' }],
    ['SMTP_URL must be smtps://', { SMTP_URL: 'smtp://mail.test:587?requireTLS=false' }],
    ['STRIPE_SECRET_KEY must not be a test key', { STRIPE_SECRET_KEY: 'sk_test_51Habcdefghijkl' }],
    ['STRIPE_SECRET_KEY must not be a test key', { STRIPE_SECRET_KEY: 'rk_test_51Habcdefghijkl' }],
    ['OBJECTS_DIR is missing', { OBJECTS_DIR: '' }],
    ['S3_SECRET_ACCESS_KEY is too easy to guess', { S3_SECRET_ACCESS_KEY: 'b'.repeat(40) }],
    ['SESSION_SECRET is too easy to guess', { SESSION_SECRET: 'a'.repeat(16) }],
    ['SESSION_SECRET is too easy to guess', { SESSION_SECRET: 'tr0ub4dor'.repeat(4) }],
    ['STRIPE_WEBHOOK_SECRET is too easy to guess', { STRIPE_WEBHOOK_SECRET: 'whsec_000000000000' }],
    ['SESSION_SECRET is too easy to guess', { SESSION_SECRET: `Zt4kQ9-mLw2_vB7x,${'a'.repeat(16)}` }],
    [
      'SESSION_SECRET contains the same secret twice',
      { SESSION_SECRET: 'Zt4kQ9-mLw2_vB7x,Zt4kQ9-mLw2_vB7x' },
    ],
    ['DATA_KEYS is too easy to guess', { DATA_KEYS: `Zt4kQ9-mLw2_vB7x,${'a'.repeat(16)}` }],
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

  it('accepts a bucket with its key instead of a folder', () => {
    const said = { ...PRODUCTION, OBJECTS_DIR: '', S3_BUCKET_URL: 'https://store.test/programs/' }
    expect(() => readServiceConfig(said)).not.toThrow('OBJECTS_DIR')
    for (const name of ['S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'])
      expect(() => readServiceConfig(said)).toThrow(`${name} is missing`)
    const keys = { S3_ACCESS_KEY_ID: 'AKIAEXAMPLE', S3_SECRET_ACCESS_KEY: 'Zt4kQ9-mLw2_vB7x' }
    expect(() => readServiceConfig({ ...said, ...keys })).not.toThrow(/S3_/)
  })

  it('allows production on one machine, and mail with mandatory STARTTLS', () => {
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

  it('listens only on this machine by default', () => {
    expect(readStartConfig({}).HOST).toBe('127.0.0.1')
    expect(readStartConfig({ HOST: '0.0.0.0' }).HOST).toBe('0.0.0.0')
  })
})

describe('a secret in a file', () => {
  let folder: string
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'eightfold-config-'))
  })
  afterAll(() => rm(folder, { recursive: true }))
  async function file(content: string): Promise<string> {
    const path = join(folder, `secret-${content.length}`)
    await writeFile(path, content)
    return path
  }
  const { SESSION_SECRET, ...OTHERS } = { ...PARTS, ...STRIPE }

  it.each([
    ['as it stands', SESSION_SECRET],
    ['without the line end that editors add', `${SESSION_SECRET}\n`],
    ['without that of Windows', `${SESSION_SECRET}\r\n`],
  ])('is read %s', async (_, content) => {
    const config = readServiceConfig({ ...OTHERS, SESSION_SECRET_FILE: await file(content) })
    expect(config.SESSION_SECRET).toEqual([SESSION_SECRET])
  })

  it('keeps inner spaces and line ends', async () => {
    const config = readStartConfig({ OPENAI_API_KEY_FILE: await file(' ab cd\nef\n\n') })
    expect(config.OPENAI_API_KEY).toBe(' ab cd\nef\n')
  })

  it('is missing while its file is empty, so its shop is closed', async () => {
    const empty = await file('\n')
    const said = { STRIPE_SECRET_KEY_FILE: empty, STRIPE_WEBHOOK_SECRET_FILE: empty }
    const config = readServiceConfig({ ...PARTS, ...GUMROAD, ...said })
    expect([config.STRIPE_SECRET_KEY, config.STRIPE_WEBHOOK_SECRET]).toEqual([undefined, undefined])
    expect(() => readServiceConfig({ ...OTHERS, SESSION_SECRET_FILE: empty })).toThrow(
      /^ {2}SESSION_SECRET is missing$/m,
    )
  })

  it('is named without its value when its file cannot be read', async () => {
    const nowhere = join(folder, 'nowhere')
    expect(() => readServiceConfig({ ...OTHERS, SESSION_SECRET_FILE: nowhere })).toThrow(
      /^ {2}SESSION_SECRET cannot be read from SESSION_SECRET_FILE: .*ENOENT.*nowhere/m,
    )
    expect(() => readServiceConfig({ ...OTHERS, SESSION_SECRET_FILE: folder })).toThrow(/EISDIR/)
    const wrong = await file('too short')
    expect(() => readServiceConfig({ ...OTHERS, SESSION_SECRET_FILE: wrong })).toThrow(
      /SESSION_SECRET expects a secret of at least 16 characters/,
    )
    expect(() => readServiceConfig({ ...OTHERS, SESSION_SECRET_FILE: wrong })).not.toThrow(/too short/)
  })

  it('must not be set twice', async () => {
    const said = { ...PARTS, ...STRIPE, SESSION_SECRET_FILE: await file(SESSION_SECRET) }
    expect(() => readServiceConfig(said)).toThrow('SESSION_SECRET and SESSION_SECRET_FILE are both set')
    expect(() => readServiceConfig({ ...said, SESSION_SECRET: ' ' })).not.toThrow()
  })

  it('may be any variable named as a secret', () => {
    const secrets = VARIABLES.filter((name) => /(_SECRET|_TOKEN|_KEYS?)$/.test(name))
    const shops = everyShopVariable.flatMap(([name, { holds }]) => (/key|secret/.test(holds) ? [name] : []))
    expect(SAID_BY_FILES).toEqual(expect.arrayContaining([...secrets, ...shops]))
  })

  it.each(SAID_BY_FILES)('may be %s', async (name) => {
    const shops = Object.assign({}, ...SHOP_CHANNELS.map(exampleSettingsOf))
    const others = { TEMPORAL_API_KEY: 'a key', S3_SECRET_ACCESS_KEY: 'a key' }
    const all: Record<string, string> = { ...others, ...PARTS, ...shops }
    const { [name]: value = '', ...rest } = all
    const config = readServiceConfig({ ...rest, [`${name}_FILE`]: await file(value) })
    expect(config).toEqual(readServiceConfig(all))
  })

  it('may be in a folder with others, with its name in lower case', async () => {
    const secrets = await mkdtemp(join(folder, 'secrets-'))
    const { TEMPORAL_ADDRESS, ...inFolder } = { ...PARTS, STRIPE_SECRET_KEY: '' }
    for (const [name, value] of Object.entries(inFolder))
      await writeFile(join(secrets, name.toLowerCase()), value)
    const said = { ...GUMROAD, TEMPORAL_ADDRESS, SECRETS_DIR: secrets }
    expect(readServiceConfig(said)).toEqual({
      ...readServiceConfig({ ...PARTS, ...GUMROAD }),
      SECRETS_DIR: secrets,
    })
    const { SESSION_SECRET } = PARTS
    expect(() => readServiceConfig({ ...said, SESSION_SECRET })).toThrow(
      `SESSION_SECRET and ${join(secrets, 'session_secret')} are both set`,
    )
    const SESSION_SECRET_FILE = await file('Gv2xJ6-nLp9_sH4d')
    expect(readServiceConfig({ ...said, SESSION_SECRET_FILE }).SESSION_SECRET).toEqual(['Gv2xJ6-nLp9_sH4d'])
    await rm(join(secrets, 'data_keys'))
    expect(() => readServiceConfig(said)).toThrow(/^ {2}DATA_KEYS is missing$/m)
    const SECRETS_DIR = join(folder, 'nowhere')
    expect(() => readServiceConfig({ ...PARTS, ...GUMROAD, SECRETS_DIR })).toThrow(
      'SECRETS_DIR does not exist',
    )
  })

  it('may be the only one for the migrations, which read no other', async () => {
    const DATABASE_URL_FILE = await file(PARTS.DATABASE_URL)
    const said = { DATABASE_URL_FILE, SESSION_SECRET_FILE: join(folder, 'nowhere') }
    expect(readDatabaseUrl(said)).toBe(PARTS.DATABASE_URL)
  })
})
