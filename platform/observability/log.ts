import { AsyncLocalStorage } from 'node:async_hooks'
import { pino, type DestinationStream, type Logger } from 'pino'
import type { ServiceConfig } from '../../config.ts'
import { Refusal } from '../../domain/shop/errors.ts'
import { DataUnreadable } from '../../storage/sealing/data-keys.ts'

const here = new AsyncLocalStorage<{ purchase: string | null }>()

/** Log lines inside name the purchase. @param purchase - null if unknown yet; see `setLogPurchase` */
export const about = <T>(purchase: string | null, work: () => T): T => here.run({ purchase }, work)

export function setLogPurchase(purchase: string): void {
  const scope = here.getStore()
  if (scope) scope.purchase = purchase
}

const purchaseHere = (): string | null => here.getStore()?.purchase ?? null

export const createLog = (name: string, level: ServiceConfig['LOG_LEVEL'], to?: DestinationStream): Logger =>
  pino({ name, level, serializers: { err: factsOf }, mixin: aboutWhat }, to)

function aboutWhat(): { purchase?: string } {
  const purchase = purchaseHere()
  return purchase ? { purchase } : {}
}

/** Leaves out messages: those of PostgreSQL, mail servers and parsers quote user data, ours do not. */
function factsOf(error: unknown): unknown {
  if (!(error instanceof Error)) return { type: typeof error }
  return {
    type: error.name,
    ...('code' in error ? { code: error.code } : {}),
    ...('type' in error ? { failure: error.type } : {}),
    ...(error instanceof Refusal || error instanceof DataUnreadable ? { message: error.message } : {}),
    at: placesIn(error),
    ...(error.cause ? { cause: factsOf(error.cause) } : {}),
  }
}

export const placesIn = ({ stack = '' }: Error): string[] =>
  stack.split('\n').filter((line) => line.startsWith('    at '))
