import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ms from 'ms'
import { z } from 'zod'
import { everyShopVariable, type ShopVariable, type Variable, variablesOf } from './channels/settings.ts'
import { SHOP_CHANNELS, shopName } from './domain/shop/channel.ts'
import { SURVEY_REMINDERS } from './domain/shop/letters.ts'
import { SURVEY_DAYS } from './domain/shop/offer.ts'
import { EMAIL_AT_BUILD } from './domain/shop/site.ts'

const duration = z
  .string()
  .transform((text) => ms(text as ms.StringValue))
  .refine((milliseconds) => milliseconds > 0, 'expects a duration such as "14 days" or "3 seconds"')
const httpUrl = z
  .url({ protocol: /^https?$/, error: 'expects an http(s) address' })
  .transform((url) => url.replace(/\/$/, ''))
const REMINDERS_MESSAGE = `expects up to ${SURVEY_REMINDERS.length} ascending durations below ${SURVEY_DAYS} days`
const isAscending = (times: readonly number[]) =>
  times.every((time, index) => index === 0 || time > (times[index - 1] ?? 0))
const onOff = z.enum(['on', 'off'], { error: 'expects on or off' })
const count = z.coerce.number({ error: 'expects a number' }).int({ error: 'expects a whole number' })
const secret = z
  .string()
  .min(16, 'expects a secret of at least 16 characters')
  .refine((value) => !/change.?me|placeholder|your.?secret|x{8}/i.test(value), 'is still a placeholder')

/** Separated by commas or lines, newest first. */
const rotatingSecret = z
  .string()
  .transform((text) =>
    text
      .split(/[,\n]/)
      .map((part) => part.trim())
      .filter(Boolean),
  )
  .pipe(z.tuple([secret], secret))

/** The settings of this installation. Every value has a default. */
const Settings = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  PORT: count.min(0).max(65535).default(3000),
  /** The network interface to listen on. Loopback, unless the installation lets others connect. */
  HOST: z.string().min(1).default('127.0.0.1'),
  /** The port for `/metrics` and `/readyz` of this process; 0 opens none. */
  METRICS_PORT: count.min(0).max(65535).default(0),
  METRICS_HOST: z.string().min(1).default('127.0.0.1'),
  /** The port for the metrics of Temporal's native core, which a worker runs on; 0 opens none. */
  TEMPORAL_METRICS_PORT: count.min(0).max(65535).default(0),
  /** The address of a collector that takes traces by OTLP over HTTP. Without one, no traces are kept. */
  OTEL_EXPORTER_OTLP_ENDPOINT: httpUrl.optional(),
  /** Who uses the desk, if `--actor` does not say it. */
  OPERATOR: z.string().min(1).optional(),
  PUBLIC_URL: httpUrl.optional(),
  SUPPORT_EMAIL: z.email({ error: 'expects an email address' }).default(EMAIL_AT_BUILD),
  DATA_DIR: z.string().min(1).default('.data'),
  /** A folder of secrets. `withFilesRead` reads them. */
  SECRETS_DIR: z.string().min(1).optional(),
  OBJECTS_DIR: z.string().min(1).optional(),
  S3_BUCKET_URL: httpUrl.optional(),
  S3_REGION: z.string().min(1).default('us-east-1'),
  S3_ACCESS_KEY_ID: z.string().min(1).optional(),
  S3_SECRET_ACCESS_KEY: z.string().min(1).optional(),
  FEEDBACK_DELAY: duration.prefault('14 days'),
  SURVEY_REMINDERS: z
    .string()
    .prefault('1 day, 3 days, 7 days')
    .transform((text) => text.split(',').map((part) => part.trim()))
    .pipe(z.array(duration).max(SURVEY_REMINDERS.length, REMINDERS_MESSAGE))
    .refine((times) => isAscending([...times, ms(`${SURVEY_DAYS} days`)]), REMINDERS_MESSAGE),
  RATE_LIMITS: onOff.default('on'),
  DEMO_DAILY_LIMIT: count.min(0).default(200),
  READINGS_DAILY_LIMIT: count.min(0).default(2_000),
  TRUST_PROXY: onOff.default('off'),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'silent']).default('info'),
  ANALYTICS_SRC: httpUrl.optional(),
  ANALYTICS_ID: z.string().optional(),
  AD_PIXEL_ID: z.string().optional(),
})

/** The outside parts. Outside production, `npm start` fills in an embedded one for each that is missing. */
const Outside = z.object({
  SESSION_SECRET: rotatingSecret,
  DATA_KEYS: rotatingSecret,
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/, error: 'expects a postgres:// address' }),
  TEMPORAL_ADDRESS: z.string().regex(/^[^\s/]+:\d+$/, 'expects host:port'),
  OPENAI_API_KEY: z.string().min(1),
  OPENAI_BASE_URL: httpUrl,
  SMTP_URL: z.url({ protocol: /^smtps?$/, error: 'expects an smtp:// address' }),
})

const OF_SHOPS: Readonly<Record<Variable['holds'], z.ZodType<string>>> = {
  address: httpUrl,
  secret,
  key: z.string().min(1),
  text: z.string().min(1),
}
/** The shops. Each is configured completely or not at all; a shop that is not configured sells nothing. */
const OpenShops = z.object(
  Object.fromEntries(everyShopVariable.map(([name, { holds }]) => [name, OF_SHOPS[holds].optional()])) as {
    [Name in ShopVariable]: z.ZodOptional<z.ZodType<string>>
  },
)

/** Details of outside parts, each with a sensible default. */
const OutsideDetails = z.object({
  TEMPORAL_NAMESPACE: z.string().min(1).default('default'),
  TEMPORAL_TASK_QUEUE: z.string().min(1).default('eightfold'),
  TEMPORAL_API_KEY: z.string().optional(),
  TEMPORAL_TLS: onOff.default('off'),
  SHOPIFY_SKU: z.string().trim().min(1).default('EIGHTFOLD-8-WEEK'),
  OPENAI_MODEL: z.string().min(1).default('gpt-5-mini'),
  OPENAI_READING_MODEL: z.string().min(1).optional(),
  MAIL_FROM: z.string().min(1).default('Eightfold <programs@eightfold.example>'),
  /** Where mail servers send what they could not deliver. By default, to the sender. */
  MAIL_BOUNCES_TO: z.email({ error: 'expects an email address' }).optional(),
  MAIL_REPORTS_TOKEN: secret.optional(),
})

export const REAL_ADDRESSES = {
  OPENAI_BASE_URL: 'https://api.openai.com/v1',
  ...Object.fromEntries(everyShopVariable.map(([name, { byDefault }]) => [name, byDefault])),
}

/** Placeholder defaults: fine for a trial, not for selling. */
const NOBODYS = /@eightfold\.example\b/

const holding = (...kinds: Variable['holds'][]) =>
  everyShopVariable.filter(([, { holds }]) => kinds.includes(holds)).map(([name]) => name)
const SECRETS = [
  'SESSION_SECRET',
  'DATA_KEYS',
  'S3_SECRET_ACCESS_KEY',
  'MAIL_REPORTS_TOKEN',
  ...holding('secret', 'key'),
] as const
const ADDRESSES = [
  'PUBLIC_URL',
  'OPENAI_BASE_URL',
  'ANALYTICS_SRC',
  'S3_BUCKET_URL',
  ...holding('address'),
] as const
/** Secrets that only the process should read. Each may be in a file: see `fileOf`. */
export const SAID_BY_FILES = [
  ...SECRETS,
  'DATABASE_URL',
  'TEMPORAL_API_KEY',
  'OPENAI_API_KEY',
  'SMTP_URL',
] as const
const FEWEST_CHARACTERS = 8
const STRIPE_TEST_KEY = /^[sr]k_test_/

/** Whether traffic to an address stays on this machine, where nobody can intercept it. */
const isLoopback = (address: string): boolean =>
  /^(localhost|127(\.\d+){3}|\[::1\])$/.test(URL.canParse(address) ? new URL(address).hostname : '')

/** A secret of few distinct characters, or of one repeated piece, is easy to guess. */
const isGuessable = (secret: string): boolean =>
  new Set(secret).size < FEWEST_CHARACTERS || (secret + secret).indexOf(secret, 1) < secret.length

/** Unencrypted mail can be read in transit. Requires TLS from the start, or mandatory STARTTLS. */
const isEncryptedMail = (address: string): boolean =>
  address.startsWith('smtps:') || new URL(address).searchParams.get('requireTLS') === 'true'

const ServiceConfig = Settings.extend(Outside.shape)
  .extend(OpenShops.shape)
  .extend(OutsideDetails.shape)
  .superRefine(
    (config, { addIssue }) => {
      const object = (name: keyof typeof config, message: string) =>
        addIssue({ code: 'custom', path: [name], message })
      if (config.S3_BUCKET_URL)
        for (const name of ['S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const)
          if (!config[name]) object(name, 'must be set together with S3_BUCKET_URL')
      const named = SHOP_CHANNELS.filter((shop) =>
        variablesOf(shop).some(([name, { byDefault }]) => config[name] && config[name] !== byDefault),
      )
      for (const shop of named)
        for (const [name] of variablesOf(shop))
          if (!config[name]) object(name, `is missing: other ${shopName(shop)} variables are set`)
      if (!named.length)
        object(
          'GUMROAD_PRODUCT_ID',
          `is missing: configure at least one shop (${SHOP_CHANNELS.map(shopName).join(', ')})`,
        )
      if (config.NODE_ENV !== 'production') return
      // A folder that nobody chose may vanish with its container.
      if (!config.S3_BUCKET_URL && !config.OBJECTS_DIR)
        object('OBJECTS_DIR', 'or S3_BUCKET_URL must be set in production')
      if (config.RATE_LIMITS !== 'on') object('RATE_LIMITS', 'must be on in production')
      if (!config.PUBLIC_URL) object('PUBLIC_URL', 'must be set in production')
      for (const name of ['SUPPORT_EMAIL', 'MAIL_FROM'] as const)
        if (NOBODYS.test(config[name])) object(name, 'must be changed from the default in production')
      for (const name of ADDRESSES) {
        const address = config[name]
        if (address?.startsWith('http:') && !isLoopback(address))
          object(name, 'must be an https:// address in production, unless it is on this machine')
      }
      const { SMTP_URL, STRIPE_SECRET_KEY, STRIPE_API_URL } = config
      if (SMTP_URL && !isLoopback(SMTP_URL) && !isEncryptedMail(SMTP_URL))
        object('SMTP_URL', 'must be smtps://, or smtp:// with ?requireTLS=true, in production')
      if (STRIPE_TEST_KEY.test(STRIPE_SECRET_KEY ?? '') && !isLoopback(STRIPE_API_URL ?? ''))
        object('STRIPE_SECRET_KEY', 'must not be a test key in production')
      const known = new Map<string, string>()
      const secrets = SECRETS.flatMap((name) => [config[name] ?? []].flat().map((value) => ({ name, value })))
      for (const { name, value } of secrets) {
        const former = known.get(value)
        if (former)
          object(
            name,
            former === name ? 'contains the same secret twice' : `must not be the same as ${former}`,
          )
        known.set(value, name)
        if (isGuessable(value)) object(name, 'is too easy to guess')
      }
    },
    // Runs even if other variables are missing, so that the error names all at once.
    { when: () => true },
  )
export type ServiceConfig = z.infer<typeof ServiceConfig>

export const temporalServerOf = ({ TEMPORAL_ADDRESS, TEMPORAL_TLS, TEMPORAL_API_KEY }: ServiceConfig) => ({
  address: TEMPORAL_ADDRESS,
  tls: TEMPORAL_TLS === 'on' || Boolean(TEMPORAL_API_KEY),
  ...(TEMPORAL_API_KEY ? { apiKey: TEMPORAL_API_KEY } : {}),
})

/** Every variable that a gateway or worker reads, except those that name files. */
export const VARIABLES: readonly string[] = Object.keys(ServiceConfig.shape)

const StartConfig = Settings.extend(Outside.partial().shape)
  .extend(OpenShops.shape)
  .extend(OutsideDetails.shape)
/** Of `npm start`. Outside parts may still be missing, which production refuses. */
export type StartConfig = z.infer<typeof StartConfig>

/** The environment holds values that we cannot work with. The message names each variable. */
export class ConfigInvalid extends Error {
  override readonly name = 'ConfigInvalid'
}

type Environment = Readonly<Record<string, string | undefined>>

const hasWords = (value: string | undefined): value is string => Boolean(value?.trim())

function parse<T extends z.ZodObject>(schema: T, env: Environment, defaults: Environment = {}): z.infer<T> {
  const { said, problems } = withFilesRead(env, Object.keys(schema.shape))
  const given = { ...defaults, ...said }
  const result = schema.safeParse(given)
  if (result.success && !problems.length) return result.data
  const lines = (result.error?.issues ?? [])
    .map(({ path, message }) => ({ name: String(path[0]), message }))
    .filter(({ name }) => !problems.some((problem) => problem.name === name))
    .map(({ name, message }) => ({
      name,
      message: given[name] === undefined && !message.startsWith('is missing') ? 'is missing' : message,
    }))
  const all = [...problems, ...lines].map(({ name, message }) => `  ${name} ${message}`)
  throw new ConfigInvalid(
    `The configuration is not valid:\n${[...new Set(all)].join('\n')}\nSee .env.example for what each variable means.`,
  )
}

interface Problem {
  name: string
  message: string
}

/** The file that NAME_FILE names, or else the one in SECRETS_DIR with the name in lower case, if it is there. */
function fileOf(name: string, env: Environment) {
  const [named, folder] = [env[`${name}_FILE`], env['SECRETS_DIR']]
  if (hasWords(named)) return { file: named, namedBy: `${name}_FILE` }
  const file = hasWords(folder) ? join(folder, name.toLowerCase()) : ''
  return { file: existsSync(file) ? file : null, namedBy: file }
}

/** The environment's values for these names, set directly or by files. Unset ones are left out. */
function withFilesRead(env: Environment, names: readonly string[]) {
  const said: Record<string, string> = {}
  const problems: Problem[] = []
  for (const name of names) {
    const value = env[name]
    if (hasWords(value)) said[name] = value
  }
  const { SECRETS_DIR: folder } = env
  if (hasWords(folder) && !existsSync(folder))
    problems.push({ name: 'SECRETS_DIR', message: `does not exist: ${folder}` })
  for (const name of SAID_BY_FILES.filter((name) => names.includes(name))) {
    const { file, namedBy } = fileOf(name, env)
    if (!file) continue
    if (said[name] !== undefined) {
      problems.push({ name, message: `and ${namedBy} are both set; set only one` })
      continue
    }
    try {
      const content = readFileSync(file, 'utf8').replace(/\r?\n$/, '')
      if (hasWords(content)) said[name] = content
    } catch (error) {
      problems.push({ name, message: `cannot be read from ${namedBy}: ${String(error)}` })
    }
  }
  return { said, problems }
}

/** Addresses default to the vendors' own. @throws {ConfigInvalid} naming all that is missing or wrong */
export const readServiceConfig = (env: Environment): ServiceConfig =>
  parse(ServiceConfig, env, REAL_ADDRESSES)

/** The configuration of this process. If the environment is wrong, prints one line per problem and exits. */
export function serviceConfigOrExit(): ServiceConfig {
  try {
    return readServiceConfig(process.env)
  } catch (error) {
    if (!(error instanceof ConfigInvalid)) throw error
    console.error(error.message)
    process.exit(1)
  }
}

/** @throws {ConfigInvalid} naming every variable that is wrong; a missing part is no error here */
export const readStartConfig = (env: Environment): StartConfig => parse(StartConfig, env)

export const readDatabaseUrl = (env: Environment): string =>
  parse(Outside.pick({ DATABASE_URL: true }), env).DATABASE_URL
