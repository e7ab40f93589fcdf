import { setTimeout as sleep } from 'node:timers/promises'
import {
  type Client,
  type Connection,
  ScheduleAlreadyRunning,
  ScheduleOverlapPolicy,
  WithStartWorkflowOperation,
  WorkflowExecutionAlreadyStartedError,
  WorkflowUpdateFailedError,
} from '@temporalio/client'
import {
  ApplicationFailure,
  TemporalFailure,
  WorkflowIdConflictPolicy,
  WorkflowIdReusePolicy,
} from '@temporalio/common'
import type { MailedLink } from '../domain/shop/letters.ts'
import type { InterventionKind } from '../domain/shop/intervention.ts'
import { REFUSALS, Refusal, type RefusalCode } from '../domain/shop/errors.ts'
import type { Paper } from '../domain/program/units.ts'
import type { deliverProgram, redrawPdf, mailAccessLink, remindOfOrder } from '../workflows/index.ts'
import { awaitProgram, checkoutOpened, intervene, orderChanged, submitSurvey } from '../workflows/messages.ts'
import { hashOf } from '../storage/ids.ts'
import { accessLinkIdOf, drawingIdOf, leftOrderIdOf, partsOf } from '../workflows/purchase-id.ts'
import { singleFlight } from './single-flight.ts'

/** The deadline for Temporal to accept a message; after that, the caller is told that we are unavailable. */
const ACCEPT_WITHIN_MS = 4_000
const HOUR_MS = 3_600_000
const SCHEDULES = {
  reconcile: { scheduleId: 'reconcile', spec: { intervals: [{ every: '2 minutes' as const }] } },
  deleteExpired: { scheduleId: 'forget-old', spec: { intervals: [{ every: '1 hour' as const }] } },
  mailOperatorDigest: { scheduleId: 'tell-operators', spec: { calendars: [{ hour: 7 }] } },
}

const DETAILS =
  'One purchase, from payment to delivered program. It may run again after it ended: what is done stays done. Names and addresses stand in PostgreSQL alone: `npm run operate -- show ID` tells them.'

function summaryOf(purchaseId: string): string {
  const { channel, order } = partsOf(purchaseId)
  return `Purchase at ${channel}: ${order}`
}

export type PurchaseClient = ReturnType<typeof createPurchaseClient>

/** Calls of the gateway and the worker to purchase workflows. Every call is idempotent. */
export function createPurchaseClient({
  client,
  taskQueue,
  acceptWithinMs = ACCEPT_WITHIN_MS,
}: {
  client: Client
  taskQueue: string
  /** Tests on a busy machine wait longer. */
  acceptWithinMs?: number
}) {
  const { workflow: workflows, schedule: schedules } = client

  const startOptions = (purchaseId: string) => ({
    workflowId: purchaseId,
    workflowIdConflictPolicy: WorkflowIdConflictPolicy.USE_EXISTING,
    taskQueue,
    args: [purchaseId] as [string],
    staticSummary: summaryOf(purchaseId),
    staticDetails: DETAILS,
  })
  const accepted = <T>(send: () => Promise<T>): Promise<T> =>
    client.withDeadline(Date.now() + acceptWithinMs, send)

  const startOrJoin = (purchaseId: string) =>
    new WithStartWorkflowOperation<typeof deliverProgram>('deliverProgram', startOptions(purchaseId))

  // Temporal accepts ten concurrent updates per workflow, and a person may press a button more often.
  const submitting = singleFlight<void>()
  const waiting = singleFlight<string>()
  const drawing = singleFlight<void>()

  async function programOf(purchaseId: string): Promise<string> {
    // Starts the workflow with a deadline, so that the following wait is for the program and never for an
    // unreachable Temporal.
    await accepted(() => workflows.start<typeof deliverProgram>('deliverProgram', startOptions(purchaseId)))
    return workflows.executeUpdateWithStart(awaitProgram, { startWorkflowOperation: startOrJoin(purchaseId) })
  }

  return {
    /** Signals the purchase to query its shop again; starts it if it is not running. */
    signalOrderChanged: (purchaseId: string) =>
      accepted(() =>
        workflows.signalWithStart<typeof deliverProgram>('deliverProgram', {
          ...startOptions(purchaseId),
          signal: orderChanged,
        }),
      ),

    /** @throws {Refusal} SURVEY_CLOSED once the program is being written from another survey */
    submitSurvey: (purchaseId: string, surveyId: string): Promise<void> =>
      submitting(`${purchaseId} ${surveyId}`, () =>
        refusing(() =>
          accepted(() =>
            workflows.executeUpdateWithStart(submitSurvey, {
              args: [surveyId],
              startWorkflowOperation: startOrJoin(purchaseId),
            }),
          ),
        ),
      ),

    /**
     * Waits for the PDF without a time limit. Aborting the signal stops the wait, not the work.
     * @returns the id of the program
     * @throws {Refusal} GENERATION_DELAYED, PURCHASE_REFUNDED, PURCHASE_DISPUTED, PAYMENT_REQUIRED or
     * NO_COMPLETED_SURVEY
     */
    awaitProgram: (purchaseId: string, signal: AbortSignal): Promise<string> =>
      untilAborted(
        signal,
        waiting(purchaseId, () => refusing(() => programOf(purchaseId))),
        'GENERATION_DELAYED',
      ),

    /** Aborting stops the wait, not the work. @throws {Refusal} SERVICE_UNAVAILABLE when not in time */
    redrawPdf: (purchaseId: string, paper: Paper, signal: AbortSignal): Promise<void> =>
      untilAborted(
        signal,
        drawing(drawingIdOf(purchaseId, paper), async () => {
          const drawn = await accepted(() =>
            workflows.start<typeof redrawPdf>('redrawPdf', {
              workflowId: drawingIdOf(purchaseId, paper),
              workflowIdConflictPolicy: WorkflowIdConflictPolicy.USE_EXISTING,
              taskQueue,
              args: [purchaseId, paper],
            }),
          )
          await drawn.result()
        }).catch((cause: unknown) => {
          throw new Refusal('SERVICE_UNAVAILABLE', undefined, { cause })
        }),
        'SERVICE_UNAVAILABLE',
      ),

    /**
     * Sends the stored intervention to the purchase; starts the purchase if it is not running.
     * @returns once it is done, or `under-way` after the patience
     * @throws {WorkflowUpdateFailedError} whose cause has a code of `INTERVENTION_REFUSALS` as its type
     */
    intervene: async (
      purchaseId: string,
      { kind, id }: { kind: InterventionKind; id: string },
      timeoutMs: number,
    ): Promise<'done' | 'under-way'> => {
      const taken = await accepted(() =>
        workflows.startUpdateWithStart(intervene, {
          args: [kind, id],
          updateId: id,
          waitForStage: 'ACCEPTED',
          startWorkflowOperation: startOrJoin(purchaseId),
        }),
      )
      return Promise.race([taken.result(), sleep(timeoutMs, 'under-way' as const, { ref: false })])
    },

    /** Mails the buyer a new link, at most one of each kind an hour. A failed attempt may be repeated. */
    mailAccessLink: async (
      purchaseId: string,
      now: Date,
      kind: MailedLink = 'access-link',
    ): Promise<void> => {
      const occasion = String(Math.floor(now.getTime() / HOUR_MS))
      try {
        await workflows.start<typeof mailAccessLink>('mailAccessLink', {
          workflowId: accessLinkIdOf(purchaseId, kind === 'access-link' ? occasion : `${kind}-${occasion}`),
          workflowIdReusePolicy: WorkflowIdReusePolicy.ALLOW_DUPLICATE_FAILED_ONLY,
          taskQueue,
          args: [purchaseId, occasion, kind],
        })
      } catch (error) {
        if (!(error instanceof WorkflowExecutionAlreadyStartedError)) throw error
      }
    },

    /** Waits for the payment, and reminds of the order once if none comes. Each opening begins the wait anew. */
    awaitPayment: (surveyId: string) =>
      accepted(() =>
        workflows.signalWithStart<typeof remindOfOrder>('remindOfOrder', {
          workflowId: leftOrderIdOf(hashOf(surveyId)),
          taskQueue,
          args: [surveyId],
          signal: checkoutOpened,
          staticSummary: 'An order whose checkout was opened',
        }),
      ),

    /** One schedule each for all workers. Updates schedules of earlier versions. */
    schedule: async (): Promise<void> => {
      for (const [workflowType, { scheduleId, spec }] of Object.entries(SCHEDULES)) {
        const wanted = {
          spec,
          policies: { overlap: ScheduleOverlapPolicy.SKIP },
          action: { type: 'startWorkflow' as const, workflowType, taskQueue, args: [] },
        }
        try {
          await schedules.create({ scheduleId, ...wanted })
        } catch (error) {
          if (!(error instanceof ScheduleAlreadyRunning)) throw error
          await schedules.getHandle(scheduleId).update(({ state }) => ({ ...wanted, state }))
        }
      }
    },

    /** @throws when Temporal does not answer */
    ping: async (): Promise<void> => {
      const { connection } = client
      await connection.withDeadline(Date.now() + 2_000, () =>
        (connection as Connection).workflowService.getSystemInfo({}),
      )
    },
  }
}

/** Stops the wait, not the work. The caller has hung up, so nobody receives the refusal. */
function untilAborted<T>(signal: AbortSignal, work: Promise<T>, refusal: RefusalCode): Promise<T> {
  const hungUp = new Promise<never>((_resolve, reject) => {
    const hangUp = () => reject(new Refusal(refusal))
    // A signal fires only once, possibly before we listened.
    if (signal.aborted) hangUp()
    else signal.addEventListener('abort', hangUp)
  })
  return Promise.race([work, hungUp])
}

async function refusing<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call()
  } catch (error) {
    const code = error instanceof WorkflowUpdateFailedError ? refusalIn(error.cause) : null
    if (code) throw new Refusal(code, undefined, { cause: error })
    throw error
  }
}

function refusalIn(failure: unknown): RefusalCode | null {
  if (failure instanceof ApplicationFailure && isRefusalCode(failure.type)) return failure.type
  return failure instanceof TemporalFailure ? refusalIn(failure.cause) : null
}

const isRefusalCode = (code: string | null | undefined): code is RefusalCode =>
  typeof code === 'string' && Object.hasOwn(REFUSALS, code)
