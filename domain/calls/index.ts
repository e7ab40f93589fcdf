import type { Call } from './call.ts'
import * as checkout from './checkout.ts'
import * as credentials from './credentials.ts'
import * as demo from './demo.ts'
import * as feedback from './feedback.ts'
import { MACHINE_CALLS } from './machines.ts'
import * as outlines from './outlines.ts'
import * as programs from './programs.ts'
import * as progress from './progress.ts'
import * as readings from './readings.ts'
import * as rewrites from './rewrites.ts'
import * as surveys from './surveys.ts'

/**
 * Every call of the API by its operation id. Routes, `/openapi.json`, `docs/calls.md`, the browser's client
 * and the limits are derived from it. Browsers import the calls that they make, not this list.
 */
export const CALLS = {
  ...surveys,
  ...checkout,
  ...credentials,
  ...demo,
  ...outlines,
  ...programs,
  ...rewrites,
  ...progress,
  ...readings,
  ...feedback,
  ...MACHINE_CALLS,
} satisfies Record<string, Call>

export type CallName = keyof typeof CALLS
export type CallOf<Name extends CallName> = (typeof CALLS)[Name]

export const CALL_NAMES = Object.keys(CALLS) as CallName[]
export const callOf = (name: CallName): Call => CALLS[name]
export const titleOf = ({ method, path }: Pick<Call, 'method' | 'path'>): string => `${method} ${path}`
