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

  const keyOf = async (order: string): Promise<string | null> => {
    const license = await database.fork().findOne(License, { order })
    return license && open(key, license.sealedKey)
  }

  return {
    /** Seals the key of a sale, anew if what is kept is another or cannot be opened. */
    keep: async (order: string, licenseKey: string): Promise<void> => {
      const em = database.fork()
      const row = { order, sealedKey: seal(key, licenseKey), createdAt: new Date() }
      await em.createQueryBuilder(License).insert(row).onConflict().ignore().execute()
      // No upsert: it would wait for whoever redeems the key just now.
      if ((await keyOf(order)) !== licenseKey)
        await em.nativeUpdate(License, { order }, { sealedKey: row.sealedKey })
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
    /** @returns null for a sale that was never redeemed here, or whose key was sealed with another secret */
    keyOf,
  }
}

function seal(key: Buffer, text: string): string {
  const iv = randomBytes(IV_BYTES)
  const cipher = createCipheriv(CIPHER, key, iv)
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url')
}

function open(key: Buffer, sealed: string): string | null {
  const bytes = Buffer.from(sealed, 'base64url')
  try {
    const decipher = createDecipheriv(CIPHER, key, bytes.subarray(0, IV_BYTES))
    decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES))
    const text = [decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]
    return Buffer.concat(text).toString('utf8')
  } catch {
    return null // not ours: the buyer's next use of the key seals it again
  }
}
