import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

const Secrets = z.object({
  SESSION_SECRET: z.string(),
  DATA_KEYS: z.string(),
  POSTGRES_PASSWORD: z.string(),
  SHOPIFY_ADMIN_TOKEN: z.string(),
  SHOPIFY_WEBHOOK_SECRET: z.string(),
  STRIPE_SECRET_KEY: z.string(),
  STRIPE_WEBHOOK_SECRET: z.string(),
})
/** Secrets shared by the embedded parts and the app; created once per data folder. */
export type Secrets = z.infer<typeof Secrets>

export function secretsIn(dataDir: string): Secrets {
  const file = join(dataDir, 'secrets.json')
  if (existsSync(file)) return Secrets.parse(JSON.parse(readFileSync(file, 'utf8')))
  const secrets = newSecrets()
  writeFileSync(file, JSON.stringify(secrets, null, 2), { mode: 0o600 })
  return secrets
}

function newSecrets(): Secrets {
  const secret = () => randomBytes(24).toString('hex')
  return {
    SESSION_SECRET: secret(),
    DATA_KEYS: secret(),
    POSTGRES_PASSWORD: secret(),
    SHOPIFY_ADMIN_TOKEN: `shpat_${secret()}`,
    SHOPIFY_WEBHOOK_SECRET: secret(),
    STRIPE_SECRET_KEY: `sk_test_${secret()}`,
    STRIPE_WEBHOOK_SECRET: `whsec_${secret()}`,
  }
}

const fileIn = (dataDir: string): string => join(dataDir, 'environment.json')

/**
 * Stores the environment of gateway and worker, so that other commands reach the same parts. It contains
 * secrets.
 */
export const keepEnvironment = (dataDir: string, env: Readonly<Record<string, string>>): void =>
  writeFileSync(fileIn(dataDir), JSON.stringify(env, null, 2), { mode: 0o600 })

/** The environment of the last start in this folder; empty if there was none. */
export function environmentIn(dataDir: string): Record<string, string> {
  const file = fileIn(dataDir)
  return existsSync(file)
    ? z.record(z.string(), z.string()).parse(JSON.parse(readFileSync(file, 'utf8')))
    : {}
}
