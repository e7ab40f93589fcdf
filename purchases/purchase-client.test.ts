import { beforeEach, describe, expect, it } from '@jest/globals'
import {
  ScheduleAlreadyRunning,
  WithStartWorkflowOperation,
  WorkflowExecutionAlreadyStartedError,
  WorkflowUpdateFailedError,
} from '@temporalio/client'
import { ActivityFailure, ApplicationFailure, RetryState } from '@temporalio/common'
import { createPurchaseClient } from './purchase-client.ts'

interface Call {
  name: string
  args: unknown[]
  /** How long Temporal may take, in ms; null for no limit. */
  withinMs: number | null
}

let calls: Call[]
let answers: (() => Promise<unknown>)[]
/** Calls that Temporal has not answered yet. */
let open: { resolve: (value: unknown) => void; reject: (error: unknown) => void }[]
const later = () => new Promise((resolve, reject) => open.push({ resolve, reject }))

beforeEach(() => {
  calls = []
  answers = []
  open = []
})

/** A Temporal that answers as the test says, and otherwise succeeds. */
function temporal() {
  let withinMs: number | null = null
  const call =
    (name: string) =>
    async (...args: unknown[]) => {
      calls.push({ name, args, withinMs })
      await answers.shift()?.()
      return name === 'executeUpdateWithStart' ? 'program-1' : undefined
    }
  const withDeadline = async (deadline: number, work: () => Promise<unknown>) => {
    withinMs = deadline - Date.now()
    const working = work()
    withinMs = null
    return working
  }
  const client = {
    workflow: {
      start: call('start'),
      signalWithStart: call('signalWithStart'),
      executeUpdateWithStart: call('executeUpdateWithStart'),
    },
    schedule: {
      create: call('createSchedule'),
      getHandle: (id: string) => ({
        update: (change: (now: object) => object) =>
          call(`updateSchedule ${id}`)(change({ state: 'as it was' })),
      }),
    },
    withDeadline,
    connection: { withDeadline, workflowService: { getSystemInfo: call('getSystemInfo') } },
  }
  return createPurchaseClient({ client: client as never, taskQueue: 'purchases' })
}

const START = {
  workflowId: 'purchase-stripe-1',
  workflowIdConflictPolicy: 'USE_EXISTING',
  taskQueue: 'purchases',
  args: ['purchase-stripe-1'],
  staticSummary: 'Purchase at stripe: 1',
  staticDetails: expect.stringContaining('npm run operate'),
}
const names = () => calls.map(({ name }) => name)
const fail = (error: unknown) => async () => {
  throw error
}
/** Temporal's error for an update that the workflow failed. */
const failed = (cause: Error | undefined) => new WorkflowUpdateFailedError('Workflow Update failed', cause)
const ofType = (type: string) => ApplicationFailure.nonRetryable('words of the workflow', type)
const startOf = (call: Call | undefined) => {
  const { startWorkflowOperation: operation, ...options } = call?.args[1] as Record<string, unknown>
  expect(operation).toBeInstanceOf(WithStartWorkflowOperation)
  const { workflowTypeOrFunc, options: start } = operation as WithStartWorkflowOperation<never>
  return { options, workflowTypeOrFunc, start }
}
const boundOf = (call: Call | undefined) => Math.round((call?.withinMs ?? Number.NaN) / 1000)

describe('a signal that an order changed', () => {
  it('signals the purchase, and starts it if it does not run', async () => {
    await temporal().signalOrderChanged('purchase-stripe-1')
    expect(calls).toMatchObject([
      { name: 'signalWithStart', args: ['deliverProgram', { ...START, signal: { name: 'orderChanged' } }] },
    ])
    expect(boundOf(calls[0])).toBe(4)
  })

  it('fails when Temporal is away, so that the event stays pending', async () => {
    answers = [fail(new Error('no connection'))]
    await expect(temporal().signalOrderChanged('purchase-stripe-1')).rejects.toThrow('no connection')
  })
})

describe('a survey', () => {
  it('is handed to the purchase, which is started if it does not run', async () => {
    await temporal().submitSurvey('purchase-stripe-1', 'survey-1')
    expect(names()).toEqual(['executeUpdateWithStart'])
    expect(calls[0]?.args[0]).toMatchObject({ name: 'submitSurvey' })
    expect(startOf(calls[0])).toEqual({
      options: { args: ['survey-1'] },
      workflowTypeOrFunc: 'deliverProgram',
      start: START,
    })
    expect(boundOf(calls[0])).toBe(4)
  })

  it('is handed over once, however often the button is pressed', async () => {
    const purchases = temporal()
    answers = [later]
    const pressed = [1, 2, 3].map(() => purchases.submitSurvey('purchase-stripe-1', 'survey-1'))
    open[0]?.resolve(undefined)
    await Promise.all(pressed)
    expect(calls).toHaveLength(1)
  })

  it('is kept apart from other surveys and other purchases', async () => {
    const purchases = temporal()
    await Promise.all([
      purchases.submitSurvey('purchase-stripe-1', 'survey-1'),
      purchases.submitSurvey('purchase-stripe-1', 'survey-2'),
      purchases.submitSurvey('purchase-stripe-2', 'survey-1'),
    ])
    expect(calls).toHaveLength(3)
  })

  it('that comes too late is refused', async () => {
    const update = failed(ofType('SURVEY_CLOSED'))
    answers = [fail(update)]
    await expect(temporal().submitSurvey('purchase-stripe-1', 'survey-1')).rejects.toMatchObject({
      name: 'Refusal',
      code: 'SURVEY_CLOSED',
      message: expect.stringMatching('already being written'),
      cause: update,
    })
  })
})

describe('a failure of an update', () => {
  const refusalOf = async (error: unknown) => {
    answers = [fail(error)]
    return temporal()
      .submitSurvey('purchase-stripe-1', 'survey-1')
      .catch((caught: unknown) => caught)
  }

  it('is refused with the code that an activity failed with', async () => {
    const failure = new ActivityFailure(
      'Activity task failed',
      'verifyPayment',
      '1',
      RetryState.NON_RETRYABLE_FAILURE,
      undefined,
      ofType('PURCHASE_REFUNDED'),
    )
    expect(await refusalOf(failed(failure))).toMatchObject({ code: 'PURCHASE_REFUNDED' })
  })

  it.each([
    ['of a type that is no refusal', failed(ofType('TypeError'))],
    ['of a type that every object has', failed(ofType('toString'))],
    ['of no type', failed(ApplicationFailure.nonRetryable('words'))],
    ['of no cause', failed(undefined)],
    ['of a foreign cause', failed(new Error('SURVEY_CLOSED', { cause: ofType('SURVEY_CLOSED') }))],
    ['that is none of an update', ofType('SURVEY_CLOSED')],
  ])('%s is passed on unchanged', async (_what, error) => {
    expect(await refusalOf(error)).toBe(error)
  })
})

describe('waiting for the program', () => {
  const patient = new AbortController().signal

  it('starts the purchase within bounds, and then waits however long it takes', async () => {
    expect(await temporal().awaitProgram('purchase-stripe-1', patient)).toBe('program-1')
    expect(names()).toEqual(['start', 'executeUpdateWithStart'])
    expect(calls[0]?.args).toEqual(['deliverProgram', START])
    expect(boundOf(calls[0])).toBe(4)
    expect(calls[1]).toMatchObject({ withinMs: null, args: [{ name: 'awaitProgram' }, expect.anything()] })
    expect(startOf(calls[1])).toEqual({ options: {}, workflowTypeOrFunc: 'deliverProgram', start: START })
  })

  it('is a single wait for all who wait for the same program', async () => {
    const purchases = temporal()
    const waiting = ['purchase-stripe-1', 'purchase-stripe-1', 'purchase-stripe-2'].map((id) =>
      purchases.awaitProgram(id, patient),
    )
    expect(await Promise.all(waiting)).toEqual(['program-1', 'program-1', 'program-1'])
    expect(names().filter((name) => name === 'start')).toHaveLength(2)
  })

  it('is refused for the reason that the purchase gives', async () => {
    answers = [async () => {}, fail(failed(ofType('PAYMENT_REQUIRED')))]
    await expect(temporal().awaitProgram('purchase-stripe-1', patient)).rejects.toMatchObject({
      code: 'PAYMENT_REQUIRED',
    })
  })

  it('ends for a caller who hangs up, and goes on for the others', async () => {
    const purchases = temporal()
    const impatient = new AbortController()
    answers = [later]
    const given = purchases.awaitProgram('purchase-stripe-1', impatient.signal)
    const kept = purchases.awaitProgram('purchase-stripe-1', patient)
    impatient.abort()
    await expect(given).rejects.toMatchObject({ code: 'GENERATION_DELAYED' })
    open[0]?.resolve(undefined)
    expect(await kept).toBe('program-1')
    expect(names()).toEqual(['start', 'executeUpdateWithStart'])
  })

  it('ends at once for a caller who has already hung up', async () => {
    answers = [later]
    await expect(temporal().awaitProgram('purchase-stripe-1', AbortSignal.abort())).rejects.toMatchObject({
      code: 'GENERATION_DELAYED',
    })
  })
})

describe('a fresh link', () => {
  const AT = new Date('2026-11-02T10:59:59.999Z')
  const occasion = String(Date.parse('2026-11-02T10:00:00Z') / 3_600_000)

  it('is mailed by a workflow of its own, once an hour', async () => {
    await temporal().mailAccessLink('purchase-stripe-1', AT)
    expect(calls[0]).toMatchObject({
      name: 'start',
      args: [
        'mailAccessLink',
        {
          workflowId: `access-link-purchase-stripe-1-${occasion}`,
          workflowIdReusePolicy: 'ALLOW_DUPLICATE_FAILED_ONLY',
          taskQueue: 'purchases',
          args: ['purchase-stripe-1', occasion, 'access-link'],
        },
      ],
    })
  })

  it('that is on its way is not requested again', async () => {
    answers = [fail(new WorkflowExecutionAlreadyStartedError('already', 'id', 'mailAccessLink'))]
    await expect(temporal().mailAccessLink('purchase-stripe-1', AT)).resolves.toBeUndefined()
  })

  it('is not promised while Temporal is away', async () => {
    answers = [fail(new Error('no connection'))]
    await expect(temporal().mailAccessLink('purchase-stripe-1', AT)).rejects.toThrow('no connection')
  })
})

describe('schedules', () => {
  const RECONCILE = {
    spec: { intervals: [{ every: '2 minutes' }] },
    policies: { overlap: 'SKIP' },
    action: { type: 'startWorkflow', workflowType: 'reconcile', taskQueue: 'purchases', args: [] },
  }

  it('reconcile every two minutes, delete each hour and tell operators each morning, never twice at a time', async () => {
    await temporal().schedule()
    expect(calls).toMatchObject([
      { name: 'createSchedule', args: [{ scheduleId: 'reconcile', ...RECONCILE }] },
      {
        name: 'createSchedule',
        args: [
          {
            scheduleId: 'forget-old',
            spec: { intervals: [{ every: '1 hour' }] },
            action: { workflowType: 'deleteExpired' },
          },
        ],
      },
      {
        name: 'createSchedule',
        args: [
          {
            scheduleId: 'tell-operators',
            spec: { calendars: [{ hour: 7 }] },
            action: { workflowType: 'mailOperatorDigest' },
          },
        ],
      },
    ])
  })

  it('that exist are updated to this version, and stay paused if they are', async () => {
    answers = [fail(new ScheduleAlreadyRunning('already', 'reconcile'))]
    await temporal().schedule()
    expect(names()).toEqual([
      'createSchedule',
      'updateSchedule reconcile',
      'createSchedule',
      'createSchedule',
    ])
    expect(calls[1]?.args).toEqual([{ ...RECONCILE, state: 'as it was' }])
  })

  it('cannot be made while Temporal is away', async () => {
    answers = [fail(new Error('no connection'))]
    await expect(temporal().schedule()).rejects.toThrow('no connection')
  })
})

describe('Temporal', () => {
  it('is pinged for at most two seconds', async () => {
    await temporal().ping()
    expect(calls).toMatchObject([{ name: 'getSystemInfo', args: [{}] }])
    expect(boundOf(calls[0])).toBe(2)
  })

  it('is away when it does not answer', async () => {
    answers = [fail(new Error('no connection'))]
    await expect(temporal().ping()).rejects.toThrow('no connection')
  })
})
