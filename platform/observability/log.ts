import { pino, type DestinationStream, type Logger } from 'pino'
import type { ServiceConfig } from '../../config.ts'
import { Refusal } from '../../domain/shop/errors.ts'
import { DataUnreadable } from '../../storage/sealing/data-unreadable.ts'
import { purchaseHere } from './about.ts'

/** The log of a process: JSON lines that name their purchase. */
export const createLog = (name: string, level: ServiceConfig['LOG_LEVEL'], to?: DestinationStream): Logger =>
  pino({ name, level, serializers: { err: factsOf }, mixin: aboutWhat }, to)

function aboutWhat(): { purchase?: string } {
  const purchase = purchaseHere()
  return purchase ? { purchase } : {}
}

/**
 * Logs an error's types, codes and stack. Leaves out messages, because those of PostgreSQL, mail servers and
 * parsers quote user data. Only our own messages quote none.
 */
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

/** The frames of an error's stack, without its message. */
export const placesIn = ({ stack = '' }: Error): string[] =>
  stack.split('\n').filter((line) => line.startsWith('    at '))
