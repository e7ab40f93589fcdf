import { ActivityFailure, WorkflowExecutionAlreadyStartedError } from '@temporalio/common'
import {
  allHandlersFinished,
  ApplicationFailure,
  condition,
  makeContinueAsNewFunc,
  ParentClosePolicy,
  setHandler,
  startChild,
  upsertSearchAttributes,
  WorkflowIdReusePolicy,
  workflowInfo,
} from '@temporalio/workflow'
import type { VerifiedPayment } from '../activities/activities.ts'
import type { RefusalCode } from '../domain/errors.ts'
import type { InterventionKind, InterventionOutcome } from '../domain/intervention.ts'
import { FINAL_STAGES, type Stage } from '../domain/stage.ts'
import { attend, Interrupted, untilLong, type Watch } from './attend.ts'
import {
  abandonPurchase,
  attachSurvey,
  emailBuyer,
  generateProgram,
  glance,
  refundAtShop,
  renderPdf,
  verifyPayment,
  waitingTimes,
} from './deeds.ts'
import { openDesk } from './desk.ts'
import { openInbox, refused } from './inbox.ts'
import { type Interventions, openInterventions } from './interventions.ts'
import { awaitProgram, RED_FLAG_ATTRIBUTE } from './messages.ts'
import { NOTHING_OWED, type Owed } from './owed.ts'
import { openPost } from './post.ts'
import { feedbackIdOf, partsOf } from './purchase-id.ts'
import { requestFeedback } from './request-feedback.ts'
import { isRowsMissing } from './rows-missing.ts'

const DISPUTED =
  'The payment is disputed and the program closed. Retry when it is won; while it lasts no refund is possible here.'
const STILL_PAID = 'RefundOpen: the shop was told to give the money back and still has the order as paid'
/** After that the shop is told again. */
const REFUND_SHOWS_WITHIN_MS = 300_000
const ORDER_UNKNOWN = 'OrderUnknown: the shop does not know this order'
const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const SURVEY_DEADLINE_MS = 90 * DAY_MS
const REMINDERS = ['survey-reminder-1', 'survey-reminder-2', 'survey-reminder-3'] as const
/** A payment that is not settled is asked about after a second, then ever more rarely; its webhook asks at once. */
const FIRST_LOOK_AFTER_MS = 1_000
const LONGEST_BETWEEN_LOOKS_MS = 6 * HOUR_MS
/** How long an order may be unknown to the shop's own API before it is taken for a mistake. */
const ORDER_APPEARS_WITHIN_MS = HOUR_MS
/**
 * A run of so many events, or of a build that is not the current one, continues as new at the next wait, and at ten
 * times as many leaves its work for it.
 */
const LONG_HISTORY = 1_000
const FLOODED_HISTORY = 10_000
const DEMO_TRIES = 2

/**
 * One purchase, from paid order to delivered program. Its workflow id is the purchase's id.
 *
 * May be started again at any time, also after it ended: what is done stays done, so a late refund or a resend is
 * simply another run.
 */
export async function deliverProgram(purchaseId: string, owed: Owed = NOTHING_OWED): Promise<Stage> {
  const inbox = openInbox(owed)
  const desk = openDesk(purchaseId, inbox)
  const operators = openInterventions(purchaseId, owed.interventions)
  const { post, underWay: lettersUnderWay } = openPost(purchaseId)
  let sinceMs = owed.sinceMs ?? workflowInfo().startTime.getTime()
  const isDemo = partsOf(purchaseId).channel === 'demo'
  let surveyId: string | null = null
  let programId: string | null = null
  /** The answers that the run had before its rows were restored to a moment before. */
  let formerSurveyId: string | null = null
  let timesAnswersLost = 0
  let writing = false
  let disputed = false
  let lookFailed = false
  let resent = 0
  let handingOver = false

  const shopIsToBeAsked = () => inbox.lookOwed || inbox.refundAsked
  /** For waits that only buyers' answers and operators reach into: the shop is being asked already. */
  const people: Watch = {
    hasNews: () => inbox.submissions.length > 0 || operators.hasNews(),
    handle: async () => {
      await answerSubmissions()
      const next = await doAsOperatorsAsk()
      return isLong(FLOODED_HISTORY) ? 'stop' : next
    },
  }
  /** For work that only money that is gone should stop. */
  const anything: Watch = {
    hasNews: () => people.hasNews() || shopIsToBeAsked(),
    handle: async () => {
      if (people.hasNews()) return people.handle()
      const isPointless = inbox.refundAsked || isLong(FLOODED_HISTORY) || !(await isStillPaid())
      return isPointless ? 'stop' : 'go on'
    },
  }

  setHandler(awaitProgram, programIsReady, {
    description: 'Wait for the PDF; answers with the id of the program',
  })
  owed.letters.forEach((kind) => post(kind))

  for (;;) {
    try {
      const ended = await actOn(await paymentNow())
      if (ended && (await isQuietAfter(ended))) return ended
    } catch (error) {
      if (isRowsMissing(error)) forget()
      else if (!(error instanceof Interrupted)) throw error
    }
  }

  /** What was done is lost: the run begins again with what is stored. */
  function forget(): void {
    formerSurveyId = surveyId
    surveyId = null
    programId = null
    writing = false
  }

  /** Asks the shop until its answer can be acted on. */
  async function paymentNow(): Promise<SettledPayment> {
    await answerSubmissions()
    await doAsOperatorsAsk()
    const askedSince = Date.now()
    const waiting = { watch: people, sooner: () => inbox.lookOwed, isLong }
    for (let waitMs = FIRST_LOOK_AFTER_MS; ; waitMs = Math.min(2 * waitMs, LONGEST_BETWEEN_LOOKS_MS)) {
      await continueIfLong()
      const payment = await desk.persevere('verifying-payment', look, waiting)
      if (isSettled(payment)) return payment
      const isMissing = payment.status === 'unknown' && Date.now() - askedSince > ORDER_APPEARS_WITHIN_MS
      if (isMissing)
        await desk.needAttention(ORDER_UNKNOWN, { ...waiting, afterMs: LONGEST_BETWEEN_LOOKS_MS })
      else
        await attend(
          () => condition(waiting.sooner, waitMs, { summary: 'Until the shop is asked again' }),
          untilLong(people, isLong),
        )
    }
  }

  function look(): Promise<VerifiedPayment> {
    inbox.lookOwed = false
    return verifyPayment(purchaseId)
  }

  /** A look that fails stops nothing; it is made good when the work is done. */
  async function isStillPaid(): Promise<boolean> {
    try {
      inbox.lookOwed = false
      const seen = await attend(() => glance(purchaseId), people)
      surveyId ??= seen.surveyId
      return seen.status === 'paid'
    } catch (error) {
      if (!(error instanceof ActivityFailure)) throw error
      lookFailed = true
      return true
    }
  }

  /** @returns the stage that this ends in; null when the shop is to be asked again */
  async function actOn(payment: SettledPayment): Promise<Stage | null> {
    disputed = payment.status === 'disputed'
    desk.note(payment)
    switch (payment.status) {
      case 'paid':
        surveyId ??= payment.surveyId
        if (payment.isTest) desk.markTest()
        return inbox.refundAsked ? giveMoneyBack() : deliver()
      case 'refunded':
        post('refund')
        return endWithout('refunded')
      case 'charged-back':
        return endWithout('refunded') // its bank told the buyer
      case 'disputed':
        await desk.needAttention(DISPUTED, {
          watch: people,
          sooner: shopIsToBeAsked,
          isLong,
          afterMs: LONGEST_BETWEEN_LOOKS_MS,
        })
        sinceMs = Date.now() // while it was closed nobody could answer
        return inbox.refundAsked ? giveMoneyBack() : null
      case 'erased':
        return endWithout('erased')
      case 'failed':
        post('payment-failed') // which tells only those whose money was on its way
        return endWithout('payment-failed')
    }
  }

  /** The whole of what the buyer paid for, one deed a line; each is done once however often this runs. */
  async function deliver(): Promise<Stage> {
    post('confirmation')
    if (!(await surveyArrives())) return abandon()
    writing = true
    try {
      const program = await perseveres('generating', () => generateProgram(purchaseId))
      if (program.redFlag) upsertSearchAttributes([{ key: RED_FLAG_ATTRIBUTE, value: true }])
      await perseveres('rendering', () => renderPdf(purchaseId))
      programId = program.programId
      await perseveres('emailing', () => emailBuyer(purchaseId, 'program-ready', ''))
    } catch (error) {
      // The demo owes nobody a program.
      if (isDemo && error instanceof ActivityFailure) return abandon()
      throw error
    }
    await scheduleFeedbackRequest()
    while (inbox.resends > 0) await resend()
    for (let one = operators.owingLink(); one; one = operators.owingLink()) await sendAgain(one)
    return 'delivered'
  }

  function perseveres<T>(stage: Stage, deed: () => Promise<T>): Promise<T> {
    return desk.persevere(stage, deed, {
      watch: anything,
      onTrouble: () => post('taking-longer'),
      isLong,
      tries: isDemo ? DEMO_TRIES : Infinity,
    })
  }

  async function surveyArrives(): Promise<boolean> {
    if (surveyId || (await findFormerSurvey())) return true
    desk.enter('awaiting-survey')
    const { surveyRemindersMs } = await waitingTimes()
    for (const [index, kind] of REMINDERS.entries()) {
      const [afterMs, nextAfterMs] = surveyRemindersMs.slice(index, index + 2)
      if (afterMs === undefined) break
      // Of several that are late the last one is enough.
      if (nextAfterMs !== undefined && sinceMs + nextAfterMs < Date.now()) continue
      if (await surveyBy(sinceMs + afterMs)) return true
      post(kind)
    }
    return surveyBy(sinceMs + SURVEY_DEADLINE_MS)
  }

  /** The answers may be stored still, or again, where only what they belong to is lost. */
  async function findFormerSurvey(): Promise<boolean> {
    if (!formerSurveyId) return false
    const isFound = (await attach(formerSurveyId)) === 'taken'
    formerSurveyId = null
    if (!isFound) timesAnswersLost += 1
    return isFound
  }

  async function surveyBy(atMs: number): Promise<boolean> {
    const leftMs = Math.max(1, atMs - Date.now())
    return attend(
      () =>
        condition(() => surveyId !== null, leftMs, {
          summary: 'Until the next reminder, or the end of the wait',
        }),
      untilLong(anything, isLong),
    )
  }

  async function abandon(): Promise<Stage> {
    await abandonPurchase(purchaseId)
    return endWithout('abandoned')
  }

  async function scheduleFeedbackRequest(): Promise<void> {
    try {
      await startChild(requestFeedback, {
        workflowId: feedbackIdOf(purchaseId),
        workflowIdReusePolicy: WorkflowIdReusePolicy.REJECT_DUPLICATE,
        parentClosePolicy: ParentClosePolicy.ABANDON,
        args: [purchaseId],
        staticSummary: `Feedback request of ${purchaseId}`,
      })
    } catch (error) {
      if (!(error instanceof WorkflowExecutionAlreadyStartedError)) throw error
    }
  }

  async function resend(): Promise<void> {
    const occasion = `${workflowInfo().runId}-${resent + 1}`
    await perseveres('emailing', () => emailBuyer(purchaseId, 'program-ready', occasion))
    resent += 1
    inbox.resends -= 1
  }

  async function sendAgain(one: OwingLink): Promise<void> {
    await perseveres('emailing', () => emailBuyer(purchaseId, 'program-ready', one.id))
    await operators.settle(one, 'done')
  }

  /** A shop may leave refunds to a person on its own page: its next knock is then the news that this waits for. */
  async function giveMoneyBack(): Promise<null> {
    const giveBack = () => {
      inbox.lookOwed = false
      return refundAtShop(purchaseId)
    }
    const waiting = { watch: people, sooner: () => inbox.lookOwed, isLong }
    await desk.persevere('verifying-payment', giveBack, waiting)
    const { status } = await desk.persevere('verifying-payment', look, waiting)
    if (status === 'paid')
      await desk.needAttention(STILL_PAID, { ...waiting, afterMs: REFUND_SHOWS_WITHIN_MS })
    else inbox.refundAsked = false
    return null
  }

  /** There is nothing left to refund or to send again. */
  function endWithout(stage: Stage): Stage {
    inbox.refundAsked = false
    inbox.resends = 0
    return stage
  }

  /**
   * Waits in a final stage until nobody waits for an answer or a letter any more. While the mail server is away the
   * run so goes on for up to three days after its last deed.
   * @returns false when there is something to do after all
   */
  async function isQuietAfter(ended: Stage): Promise<boolean> {
    await operators.settleRest((kind) => outcomeAt(ended, kind))
    desk.enter(ended)
    inbox.lookOwed ||= lookFailed
    lookFailed = false
    const isQuiet = () => lettersUnderWay.size === 0 && allHandlersFinished()
    const hasMore = () => shopIsToBeAsked() || inbox.resends > 0 || operators.owingLink() !== undefined
    for (;;) {
      await condition(() => people.hasNews() || hasMore() || isQuiet())
      if (!people.hasNews()) return !hasMore()
      if (await answerSubmissions()) inbox.lookOwed = true
      if ((await doAsOperatorsAsk()) === 'stop') return false
    }
  }

  /** @returns whether what is under way still makes sense */
  async function doAsOperatorsAsk(): Promise<'go on' | 'stop'> {
    let next: 'go on' | 'stop' = 'go on'
    while (operators.hasNews()) {
      const applied = await operators.applyNext()
      if (!applied) continue
      const { one, mail } = applied
      if (mail === 'access-link') post('access-link', one.id)
      switch (one.kind) {
        case 'retry':
          inbox.retries += 1
          inbox.lookOwed = true
          break
        case 'correct-email':
          inbox.retries += 1
          break
        case 'extend':
          sinceMs = Date.now()
          next = 'stop'
          break
        case 'amend':
          surveyId = applied.surveyId
          programId = null
          next = 'stop'
          break
        case 'refund':
          inbox.refundAsked = true
          next = 'stop'
          break
        case 'erase':
          next = 'stop'
          break
        case 'resend':
          break
      }
      if (DONE_ONCE_APPLIED.includes(one.kind) && !one.owesLink) await operators.settle(one, 'done')
    }
    return next
  }

  /**
   * Attaches the surveys that were submitted. Until generation begins a later one replaces the former, and so it does
   * while the program needs attention: what could not be written from the former may be from this one, or from the
   * same once more. That is a `retry`.
   * @returns whether one was attached
   */
  async function answerSubmissions(): Promise<boolean> {
    let attached = false
    for (let next = inbox.submissions.shift(); next; next = inbox.submissions.shift()) {
      if (next.surveyId === surveyId) {
        if (writing && !programId) inbox.retries += 1
        next.answer = 'taken'
      } else if (programId || (writing && desk.stage() !== 'needs-attention')) {
        next.answer = 'SURVEY_CLOSED'
      } else {
        next.answer = await attach(next.surveyId)
        attached ||= next.answer === 'taken'
        if (writing && next.answer === 'taken') inbox.retries += 1
      }
    }
    return attached
  }

  async function attach(completed: string): Promise<'taken' | RefusalCode> {
    try {
      await attachSurvey(purchaseId, completed)
    } catch (error) {
      const refusal = error instanceof ActivityFailure ? error.cause : null
      if (!(refusal instanceof ApplicationFailure)) throw error
      return refusal.type === 'NOT_FOUND' ? 'NOT_FOUND' : 'SURVEY_CLOSED'
    }
    surveyId = completed
    return 'taken'
  }

  /**
   * Goes on in a fresh run, with what is owed, when the history has grown long. Only between two deeds, and with
   * nothing between the last look into the inbox and the end of this run.
   */
  async function continueIfLong(): Promise<void> {
    if (!isLong()) return
    handingOver = true
    const interventions = operators.handOver()
    while (!allHandlersFinished()) {
      await answerSubmissions()
      interventions.push(...operators.handOver())
      await condition(() => allHandlersFinished() || people.hasNews())
    }
    const { refundAsked, resends } = inbox
    await continueAsNewest(purchaseId, {
      ...{ sinceMs, refundAsked, resends },
      letters: [...lettersUnderWay],
      interventions,
    })
  }

  async function programIsReady(): Promise<string> {
    const isDecided = () => disputed || handingOver || DECIDED.includes(desk.stage())
    const before = timesAnswersLost
    const areAnswersLost = () => timesAnswersLost > before
    await condition(() => programId !== null || isDecided() || areAnswersLost())
    if (areAnswersLost() && !programId) throw refused('NO_COMPLETED_SURVEY')
    const refusal = disputed ? 'PURCHASE_DISPUTED' : REFUSAL_OF[desk.stage()]
    if (programId && !refusal) return programId
    throw refused(refusal ?? 'GENERATION_DELAYED')
  }
}

/** A fresh run begins with the newest code, whichever the present one stays with. */
const continueAsNewest = (...args: Parameters<typeof deliverProgram>) =>
  makeContinueAsNewFunc<typeof deliverProgram>({ initialVersioningBehavior: 'AUTO_UPGRADE' })(...args)

type OwingLink = NonNullable<ReturnType<Interventions['owingLink']>>

const DONE_ONCE_APPLIED: readonly InterventionKind[] = ['retry', 'correct-email', 'extend']

/** What became of what an operator asked for, where the purchase ended meanwhile. */
function outcomeAt(ended: Stage, kind: InterventionKind): InterventionOutcome {
  if (ended === 'erased') return kind === 'erase' ? 'done' : 'ERASED'
  if (ended === 'refunded') return kind === 'refund' ? 'done' : 'CLOSED'
  return ended === 'payment-failed' ? 'NOT_PAID' : 'done'
}

const DECIDED: readonly Stage[] = [...FINAL_STAGES, 'needs-attention']

const REFUSAL_OF: Partial<Record<Stage, RefusalCode>> = {
  refunded: 'PURCHASE_REFUNDED',
  'payment-failed': 'PAYMENT_REQUIRED',
  abandoned: 'NO_COMPLETED_SURVEY',
  erased: 'NOT_FOUND',
}

const UNSETTLED = ['open', 'pending', 'unknown'] as const
type Status = VerifiedPayment['status']
type SettledPayment = VerifiedPayment & { status: Exclude<Status, (typeof UNSETTLED)[number]> }
const isSettled = (payment: VerifiedPayment): payment is SettledPayment =>
  !UNSETTLED.some((status) => status === payment.status)

function isLong(events = LONG_HISTORY): boolean {
  const { historyLength, continueAsNewSuggested, targetWorkerDeploymentVersionChanged } = workflowInfo()
  const goesOnElsewhere = continueAsNewSuggested || targetWorkerDeploymentVersionChanged
  return historyLength >= events || (events === LONG_HISTORY && goesOnElsewhere)
}
