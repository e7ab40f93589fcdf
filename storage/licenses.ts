import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import { LockMode } from '@mikro-orm/core'
import type { Database } from './database.ts'
import { License } from './entities/license.ts'

const CIPHER = 'aes-256-gcm'
const IV_BYTES = 12
const TAG_BYTES = 16

export type Licenses = ReturnType<typeof createLicenses>

/** The license keys that were redeemed here, sealed with a key derived from the installation's secret. */
export function createLicenses(database: Database, secret: string) {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'eightfold license keys', 32))
  return {
    keep: async (order: string, licenseKey: string): Promise<void> => {
      const row = { order, sealedKey: seal(key, licenseKey), createdAt: new Date() }
      await database.fork().createQueryBuilder(License).insert(row).onConflict().ignore().execute()
    },
    /**
     * Does something about a kept license while nobody else does it; not at all while somebody else does.
     * @param deed - safe to repeat: a kill in the middle leaves it to the next call
     */
    alone: (order: string, deed: () => Promise<unknown>): Promise<void> =>
      database.fork().transactional(async (em) => {
        const lockMode = LockMode.PESSIMISTIC_PARTIAL_WRITE
        if (await em.findOne(License, { order }, { lockMode })) await deed()
      }),
    /** @returns null for a sale that was never redeemed here */
    keyOf: async (order: string): Promise<string | null> => {
      const license = await database.fork().findOne(License, { order })
      return license && open(key, license.sealedKey)
    },
  }
}

function seal(key: Buffer, text: string): string {
  const iv = randomBytes(IV_BYTES)
  const cipher = createCipheriv(CIPHER, key, iv)
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url')
}

function open(key: Buffer, sealed: string): string {
  const bytes = Buffer.from(sealed, 'base64url')
  const decipher = createDecipheriv(CIPHER, key, bytes.subarray(0, IV_BYTES))
  decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES))
  return Buffer.concat([decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]).toString(
    'utf8',
  )
}
