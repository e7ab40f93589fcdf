import { hkdfSync } from 'node:crypto'
import type { RotatingSecret } from '../domain/shop/rotating-secret.ts'
import type { Database } from './database.ts'
import { decrypted, encrypted } from './sealing/cipher.ts'
import type { Resealed } from './sealing/reseal.ts'
import { License } from './entities.ts'

const ROWS_AT_ONCE = 500

/** Longer than the shop's calls for one key may take. */
const CLAIM_LASTS_MS = 30_000

export type Licenses = ReturnType<typeof createLicenses>

/** Keys that buyers entered here, sealed with a key derived from the newest secret. */
export function createLicenses(database: Database, [newest, ...former]: RotatingSecret) {
  const key = keyFrom(newest)
  const keys = [key, ...former.map(keyFrom)]

  const keyOf = async (order: string): Promise<string | null> => {
    const license = await database.fork().findOne(License, { order })
    return license && openByAny(keys, license.sealedKey)
  }

  return {
    /** Seals it again if the stored key differs, or is not sealed with the newest secret. */
    keep: async (order: string, licenseKey: string): Promise<void> => {
      const kept = await database.fork().findOne(License, { order })
      if (kept && open(key, kept.sealedKey) === licenseKey) return
      await database
        .fork()
        .createQueryBuilder(License)
        .insert({ order, sealedKey: encrypted(key, licenseKey), createdAt: new Date() })
        .onConflict('order')
        .merge(['sealedKey'])
        .execute()
    },
    /** Unless done or in progress. An interrupted claim expires. @param redeem - must be idempotent */
    redeemOnce: async (order: string, redeem: () => Promise<unknown>): Promise<void> => {
      const now = new Date()
      const claimedUntil = new Date(now.getTime() + CLAIM_LASTS_MS)
      const free = { redeemedAt: null, $or: [{ claimedUntil: null }, { claimedUntil: { $lt: now } }] }
      if (!(await database.fork().nativeUpdate(License, { order, ...free }, { claimedUntil }))) return
      const finish = (facts: Partial<License>) =>
        database.fork().nativeUpdate(License, { order, claimedUntil }, { ...facts, claimedUntil: null })
      try {
        await redeem()
      } catch (error) {
        await finish({})
        throw error
      }
      await finish({ redeemedAt: new Date() })
    },
    /** Seals with the newest secret what a former one sealed. Idempotent; may run at any time. */
    reseal: async (): Promise<Resealed> => {
      let [sealed, lost, after] = [0, 0, '']
      for (;;) {
        const rows = await database
          .fork()
          .find(License, { order: { $gt: after } }, { orderBy: { order: 'asc' }, limit: ROWS_AT_ONCE })
        for (const { order, sealedKey } of rows) {
          if (open(key, sealedKey) !== null) continue
          const text = openByAny(keys, sealedKey)
          if (text === null) lost += 1
          else
            sealed += await database
              .fork()
              .nativeUpdate(License, { order, sealedKey }, { sealedKey: encrypted(key, text) })
        }
        const last = rows.at(-1)
        if (!last || rows.length < ROWS_AT_ONCE) break
        after = last.order
      }
      const unreadable = lost ? [`${lost} were sealed with a secret that is gone`] : []
      return { what: 'license.sealed_key', sealed, unreadable }
    },
    /** @returns null for a sale whose key was never entered here or was sealed with a secret that is gone */
    keyOf,
  }
}

const keyFrom = (secret: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, '', 'eightfold license keys', 32))

const openByAny = (keys: readonly Buffer[], sealed: string): string | null =>
  keys.map((key) => open(key, sealed)).find((text) => text !== null) ?? null

function open(key: Buffer, sealed: string): string | null {
  try {
    return decrypted(key, sealed).toString()
  } catch {
    return null // our secrets do not open it: the buyer's next use of the key seals it again
  }
}
