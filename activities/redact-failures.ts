import { CompleteAsyncError } from '@temporalio/activity'
import { ApplicationFailure, TemporalFailure } from '@temporalio/common'
import type { Logger } from 'pino'
import { Refusal } from '../domain/shop/errors.ts'
import { ObjectStoreUnavailable } from '../platform/objects/objects.ts'
import { placesIn } from '../platform/observability/log.ts'
import { DataUnreadable } from '../storage/sealing/data-keys.ts'
import { activitySeconds } from '../platform/observability/activity-metrics.ts'
import { ModelUnavailable } from '../language-model/model-unavailable.ts'
import { AnswersUnreadable } from '../language-model/rules-thread.ts'
import { ProgramUnsound } from '../language-model/write-program.ts'
import { AddressRejected, MailUnavailable } from './mailer.ts'

type AnyActivity = (...args: never[]) => Promise<unknown>

/** Errors with our own messages, which quote no personal data. */
const OURS = [
  Refusal,
  AddressRejected,
  MailUnavailable,
  ModelUnavailable,
  ProgramUnsound,
  AnswersUnreadable,
  ObjectStoreUnavailable,
  DataUnreadable,
  ApplicationFailure,
]
const CODE = /^[\w.-]{1,40}$/

/**
 * Wraps activities so that their failures reveal no more than a workflow history may keep. Foreign errors
 * keep only their kind, code and stack: PostgreSQL quotes the row, and the model quotes its prompt. The
 * original error is logged.
 */
export function withPlainFailures<T extends Record<keyof T, AnyActivity>>(activities: T, log: Logger): T {
  const plainly =
    (name: string, activity: AnyActivity): AnyActivity =>
    async (...args) => {
      const ended = activitySeconds.startTimer({ activity: name })
      try {
        const done = await activity(...args)
        ended({ outcome: 'done' })
        return done
      } catch (error) {
        ended({ outcome: 'failed' })
        if (isPlain(error)) throw error
        log.warn({ err: error, activity: name }, 'an activity failed')
        throw plain(error)
      }
    }
  // Each function keeps its name and signature.
  return Object.fromEntries(
    Object.entries<AnyActivity>(activities).map(([name, activity]) => [name, plainly(name, activity)]),
  ) as T
}

function isPlain(error: unknown): boolean {
  if (error instanceof ApplicationFailure) return !error.cause
  if (error instanceof TemporalFailure || error instanceof CompleteAsyncError) return true
  if (!(error instanceof Error)) return false
  return error.name === 'AbortError' || (isOurs(error) && !error.cause)
}

const isOurs = (error: Error): boolean => OURS.some((kind) => error instanceof kind)

function plain(error: unknown): ApplicationFailure {
  if (!(error instanceof Error)) return ApplicationFailure.create({ type: typeof error })
  const said = error instanceof ApplicationFailure ? error : null
  const failure = new ApplicationFailure(
    isOurs(error) ? error.message : codeOf(error),
    said?.type ?? kindOf(error),
    said?.nonRetryable,
    said?.details,
    error.cause ? plain(error.cause) : undefined,
    said?.nextRetryDelay,
    said?.category,
  )
  failure.stack = placesIn(error).join('\n')
  return failure
}

/** Some libraries name all their errors `Error` and distinguish them by class. */
const kindOf = (error: Error): string => (error.name === 'Error' ? error.constructor.name : error.name)

function codeOf(error: Error): string {
  const codes = ['code' in error ? error.code : null, 'status' in error ? error.status : null]
  return codes.map((code) => String(code ?? '')).find((code) => CODE.test(code)) ?? ''
}
