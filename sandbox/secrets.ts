import { randomBytes } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

const Secrets = z.object({
  SESSION_SECRET: z.string(),
  POSTGRES_PASSWORD: z.string(),
  SHOPIFY_ADMIN_TOKEN: z.string(),
  SHOPIFY_WEBHOOK_SECRET: z.string(),
  STRIPE_SECRET_KEY: z.string(),
  STRIPE_WEBHOOK_SECRET: z.string(),
})
/** What the embedded parts and the app know of each other; made once for each data folder. */
export type Secrets = z.infer<typeof Secrets>

export function secretsIn(dataDir: string): Secrets {
  const file = join(dataDir, 'secrets.json')
  try {
    return Secrets.parse(JSON.parse(readFileSync(file, 'utf8')))
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error
  }
  const secret = () => randomBytes(24).toString('hex')
  const secrets: Secrets = {
    SESSION_SECRET: secret(),
    POSTGRES_PASSWORD: secret(),
    SHOPIFY_ADMIN_TOKEN: `shpat_${secret()}`,
    SHOPIFY_WEBHOOK_SECRET: secret(),
    STRIPE_SECRET_KEY: `sk_test_${secret()}`,
    STRIPE_WEBHOOK_SECRET: `whsec_${secret()}`,
  }
  writeFileSync(file, JSON.stringify(secrets, null, 2), { mode: 0o600 })
  return secrets
}
