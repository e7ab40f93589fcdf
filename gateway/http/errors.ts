import { isNativeError } from 'node:util/types'
import { ConnectionException } from '@mikro-orm/core'
import {
  isGrpcServiceError,
  ServiceError,
  WorkflowUpdateRPCTimeoutOrCancelledError,
} from '@temporalio/client'
import type { Middleware } from 'koa'
import type { Logger } from 'pino'
import { z } from 'zod'
import type { ErrorBody } from '../../domain/shop/error-body.ts'
import { type FieldIssue, Refusal, REFUSALS } from '../../domain/shop/errors.ts'
import { ObjectStoreUnavailable } from '../../platform/objects/objects.ts'
import { refusalPage } from './plain-page.ts'

/** No form has more wrong fields, so invented ones cannot inflate an answer. */
const FIELDS_NAMED = 30
/** When to retry after PostgreSQL, Temporal or the object store gave no answer. */
export const RETRY_WHEN_AWAY_SECONDS = 5

/**
 * Turns anything thrown into `{ error, message }` with its status, for every route. A browser that opens a file or
 * the link of a letter gets a page instead.
 */
export const answerErrors =
  (log: Logger): Middleware =>
  async (ctx, next) => {
    try {
      await next()
      if (ctx.status === 404 && ctx.body == null) throw new Refusal('NOT_FOUND')
    } catch (error) {
      const refusal = refusalOf(error)
      const about = { err: error, requestId: ctx.state['requestId'] }
      if (refusal.code === 'INTERNAL' || (refusal.code === 'SERVICE_UNAVAILABLE' && refusal.cause))
        log.error(about, 'a request could not be answered')
      // To a buyer, a shop outage and a wrong key of ours look the same.
      if (refusal.code === 'SHOP_UNAVAILABLE') log.warn(about, 'a shop gave no usable answer')
      const { status } = REFUSALS[refusal.code]
      const wait = refusal.retryAfterSeconds ?? (status === 503 ? RETRY_WHEN_AWAY_SECONDS : undefined)
      if (wait !== undefined) ctx.set('Retry-After', String(wait))
      ctx.set('Cache-Control', 'no-store')
      ctx.status = status
      if (ctx.state['isOpenedByPeople'] && ctx.accepts('json', 'html') === 'html') {
        ctx.type = 'html'
        ctx.body = refusalPage(ctx, refusal)
        return
      }
      ctx.body = {
        error: refusal.code,
        message: refusal.message,
        ...(refusal.fields ? { fields: [...refusal.fields] } : {}),
        ...ctx.state['refusedWith'],
      } satisfies ErrorBody
    }
  }

/** The refusal for an error. A bug becomes INTERNAL and reveals nothing about itself. */
export function refusalOf(error: unknown): Refusal {
  if (error instanceof Refusal) return error
  if (error instanceof z.ZodError) return invalid(error)
  if (isAway(error)) return new Refusal('SERVICE_UNAVAILABLE', undefined, { cause: error })
  return new Refusal('INTERNAL', undefined, { cause: error })
}

export function invalid(
  error: z.ZodError,
  code: 'INVALID_REQUEST' | 'MISSING_REQUIRED_FIELDS' = 'INVALID_REQUEST',
): Refusal {
  const fields = error.issues.flatMap(fieldsOf).slice(0, FIELDS_NAMED)
  return new Refusal(code, fields.length === 1 ? fields[0]?.message : undefined, { fields })
}

/** One field for each unknown key, since each is wrong on its own. */
function fieldsOf(issue: z.core.$ZodIssue): FieldIssue[] {
  const paths =
    issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [...issue.path, key]) : [issue.path]
  return paths.map((path) => ({ path: path.join('.'), message: issue.message }))
}

/** PostgreSQL, Temporal or the object store does not answer right now: our fault, and worth a retry. */
function isAway(error: unknown): boolean {
  if (error instanceof ServiceError || isGrpcServiceError(error)) return true
  if (error instanceof WorkflowUpdateRPCTimeoutOrCancelledError) return true
  if (error instanceof ConnectionException || error instanceof ObjectStoreUnavailable) return true
  return isNativeError(error) && AWAY.test(`${error.message} ${codeOf(error)}`)
}

const AWAY =
  /ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|57P0[123]|57014|53300|timeout exceeded when trying to connect|Connection terminated|not queryable/
const codeOf = (error: Error): string => ('code' in error ? String(error.code) : '')
