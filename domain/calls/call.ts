import type { z } from 'zod'
import type { RefusalCode } from '../shop/errors.ts'
import type { LimitName } from './limits.ts'

/** The facts of a call that its route, its description and its client share. */
export interface Call {
  readonly method: 'GET' | 'POST' | 'PUT'
  /** With parameters in braces: `/api/programs/{id}`. */
  readonly path: `/${string}`
  readonly does: string
  /** The JSON body. Calls that take another kind of body, or none, have no schema. */
  readonly body?: z.ZodType
  readonly bodyIsOptional?: true
  readonly answer?: z.ZodType
  readonly status?: 201
  /** The answer is about one buyer and must not be cached. */
  readonly isPrivate?: true
  readonly limit?: LimitName
  readonly refuses?: readonly RefusalCode[]
  readonly refusedWith?: { readonly valid: false } | { readonly found: false }
  /** The caller, if it is not one of our own pages. */
  readonly caller?: 'shop' | 'letter' | 'mail server' | 'monitor'
  /** The answer is a file. People open its address, from a page or a letter. */
  readonly isFile?: true
}

/** What a browser shows as it is, so that a refusal has to be a page as well. */
export const isOpenedByPeople = ({ isFile, caller }: Call): boolean => isFile === true || caller === 'letter'

export type ParamsIn<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ParamsIn<Rest>
  : never

/** The parameters of a path as arguments. A path without parameters takes none. */
export type ParamsOf<Path extends string> = [ParamsIn<Path>] extends [never]
  ? []
  : [params: Readonly<Record<ParamsIn<Path>, string>>]

export const pathOf = <Path extends string>({ path }: { path: Path }, ...[params]: ParamsOf<Path>): string =>
  filledIn(path, params ?? {})

/** A path with its parameters filled in, for names that are known only at run time. */
export const filledIn = (path: string, params: Readonly<Record<string, string>>): string =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
