import { pino, type DestinationStream, type Logger } from 'pino'
import type { ServiceConfig } from '../config.ts'
import { Refusal } from '../domain/errors.ts'
import { DataUnreadable } from '../storage/sealing/data-unreadable.ts'
import { purchaseHere } from './about.ts'

/** The log of a process: a line of JSON each, which names the purchase that it is about. */
export const createLog = (name: string, level: ServiceConfig['LOG_LEVEL'], to?: DestinationStream): Logger =>
  pino({ name, level, serializers: { err: factsOf }, mixin: aboutWhat }, to)

function aboutWhat(): { purchase?: string } {
  const purchase = purchaseHere()
  return purchase ? { purchase } : {}
}

/**
 * Of an error its kinds, codes and places. Its words stay out: those of PostgreSQL, mail servers and parsers quote
 * what people sent. Only ours quote nothing.
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

/** The places of an error's stack, without its words. */
export const placesIn = ({ stack = '' }: Error): string[] =>
  stack.split('\n').filter((line) => line.startsWith('    at '))
