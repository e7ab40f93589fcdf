import { hkdfSync } from 'node:crypto'
import { deflateRawSync, inflateRawSync } from 'node:zlib'
import { decrypted, encrypted } from './cipher.ts'

/** Sealed with a key that is not among DATA_KEYS, or altered. The value stays unchanged. */
export class DataUnreadable extends Error {
  override readonly name = 'DataUnreadable'
}

/** For programs that do not touch people's answers, such as migrations. */
export const NO_KEYS: readonly string[] = []

const FORM = '1'
const KEY_BYTES = 32
const ID_BYTES = 6

interface DataKey {
  /** Stored with the data it sealed. Derived, so that it reveals nothing about the key. */
  id: string
  key: Buffer
}

/** Seals texts and opens them. The format is `form.key id.nonce, tag and text in base64url`. */
export interface DataKeys {
  /** The prefix of everything sealed with the newest key. */
  readonly newest: string
  /** @param what - the sealed text's context; it opens in no other. */
  seal(text: string, what: string): string
  /** @throws {DataUnreadable} naming the key that is missing or does not fit */
  open(sealed: string, what: string): string
}

/** @param secrets - newest first */
export function createDataKeys(secrets: readonly string[]): DataKeys {
  const keys = new Map(secrets.map(keyFrom))
  const [newest] = keys.values()
  return {
    newest: `${FORM}.${newest?.id}.`,
    seal: (text, what) => {
      if (!newest) throw new Error(`there is no key to seal ${what}`)
      return [FORM, newest.id, encrypted(newest.key, deflateRawSync(text), what)].join('.')
    },
    open: (sealed, what) => {
      const [, id = '', encoded = ''] = sealed.split('.')
      const known = keys.get(id)
      if (!known)
        throw new DataUnreadable(`no key of DATA_KEYS opens ${what}: it was sealed with the key ${id}`)
      try {
        return inflateRawSync(decrypted(known.key, encoded, what)).toString()
      } catch (error) {
        throw new DataUnreadable(`${what} was changed since it was sealed with the key ${id}`, {
          cause: error,
        })
      }
    },
  }
}

function keyFrom(secret: string): [id: string, DataKey] {
  const derived = (what: string, bytes: number) => Buffer.from(hkdfSync('sha256', secret, '', what, bytes))
  const id = derived('eightfold data key id', ID_BYTES).toString('base64url')
  return [id, { id, key: derived('eightfold data key', KEY_BYTES) }]
}
