import { isDeepStrictEqual } from 'node:util'
import { type Platform, Type } from '@mikro-orm/core'
import { z } from 'zod'
import type { DataKeys } from './data-keys.ts'

const keysBy = new WeakMap<Platform, DataKeys>()

/** Sets a database's keys. Call it before anything is read or written. */
export const sealWith = (platform: Platform, keys: DataKeys): void => void keysBy.set(platform, keys)

const Sealed = z.looseObject({ sealed: z.string() })
const SEALED_TEXT = /^\{"sealed":"[\w.-]+"\}$/

/**
 * A column with people's text or health facts, stored as `{"sealed": "…"}`. Code that uses the entity sees
 * the plain value. 0.2.0 could leave values unsealed; they are read as they are.
 */
export abstract class SealedType<T> extends Type<T, unknown> {
  /** The permanent name of the sealed value; it opens under no other name. */
  readonly what: string

  constructor(what: string) {
    super()
    this.what = what
  }

  abstract opened(stored: unknown, keys: DataKeys): T
  abstract stored(value: T, keys: DataKeys): string

  override convertToJSValue(stored: unknown, platform: Platform): T {
    // An absent value has nothing to open.
    return stored === null || stored === undefined ? (stored as T) : this.opened(stored, keysOf(platform))
  }

  override convertToDatabaseValue(value: T, platform: Platform): unknown {
    return value === null || value === undefined ? value : this.stored(value, keysOf(platform))
  }

  /** Compares plain values: sealing the same value twice gives different results. */
  override ensureComparable(): boolean {
    return false
  }

  override compareValues(former: unknown, latest: unknown): boolean {
    const platform = this.platform
    if (!platform) return false
    return isDeepStrictEqual(this.convertToJSValue(former, platform), this.convertToJSValue(latest, platform))
  }
}

/** Sealed JSON, except for the named properties: enum values and figures that operators query by SQL. */
export class SealedJson<T> extends SealedType<T> {
  readonly plain: readonly string[]

  constructor(what: string, plain: readonly string[] = []) {
    super(what)
    this.plain = plain
  }

  override getColumnType(): string {
    return 'jsonb'
  }

  override opened(stored: unknown, keys: DataKeys): T {
    // A value just converted for the database is text; a value from the database is parsed.
    const value: unknown = typeof stored === 'string' ? JSON.parse(stored) : stored
    const { success, data } = Sealed.safeParse(value)
    if (!success) return value as T
    const { sealed, ...plain } = data
    const opened: unknown = JSON.parse(keys.open(sealed, this.what))
    return (this.plain.length ? { ...plain, ...Object(opened) } : opened) as T
  }

  /** The stored JSON as text, for a column that is sealed as a whole. */
  jsonOf(stored: unknown, platform: Platform): string {
    const { success, data } = Sealed.safeParse(stored)
    return success ? keysOf(platform).open(data.sealed, this.what) : JSON.stringify(stored)
  }

  override stored(value: T, keys: DataKeys): string {
    const entries = this.plain.length ? Object.entries(Object(value)) : []
    const isPlain = ([name]: [string, unknown]) => this.plain.includes(name)
    const secret = this.plain.length ? Object.fromEntries(entries.filter((entry) => !isPlain(entry))) : value
    const sealed = keys.seal(JSON.stringify(secret), this.what)
    return JSON.stringify({ ...Object.fromEntries(entries.filter(isPlain)), sealed })
  }
}

export class SealedText extends SealedType<string> {
  override getColumnType(): string {
    return 'text'
  }

  override opened(stored: unknown, keys: DataKeys): string {
    const text = String(stored)
    return SEALED_TEXT.test(text) ? keys.open(Sealed.parse(JSON.parse(text)).sealed, this.what) : text
  }

  override stored(text: string, keys: DataKeys): string {
    return JSON.stringify({ sealed: keys.seal(text, this.what) })
  }
}

function keysOf(platform: Platform): DataKeys {
  const keys = keysBy.get(platform)
  if (!keys) throw new Error('the database was opened without its keys')
  return keys
}
