import { EventEmitter, once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { Context } from '@temporalio/activity'
import { ApplicationFailure } from '@temporalio/common'
import type { Activities, VerifiedPayment } from '../../../activities/activities.ts'
import type { InterventionOutcome } from '../../../domain/shop/intervention.ts'

const DAY_MS = 86_400_000
/** Replaces the real delays of seconds and minutes. */
const NEXT_TRY_AFTER_MS = 20
const SLOW_LOOKS_EVERY_MS = 10
/** Less than the heartbeat timeout. */
const SLOWEST_MS = 15_000

/** The external parts that can fail. */
export const PARTS = ['shop', 'model', 'drawing', 'mail', 'database'] as const
export type Part = (typeof PARTS)[number]
/** Temporarily unavailable, refusing permanently until fixed, or busy until told to continue. */
export type Trouble = 'away' | 'refuses' | 'slow'

const NEEDS: Record<keyof Activities, Part> = {
  verifyPayment: 'shop',
  refundAtShop: 'shop',
  generateProgram: 'model',
  renderPdf: 'drawing',
  emailBuyer: 'mail',
  emailOrderLeft: 'mail',
  attachSurvey: 'database',
  noteAttention: 'database',
  abandonPurchase: 'database',
  applyIntervention: 'database',
  settleIntervention: 'database',
  waitingTimes: 'database',
  mailDigest: 'mail',
  deleteOld: 'database',
  reconcileOrders: 'database',
}

/**
 * The error types of refusals: a missing key, a survey that lost an answer, a program that cannot be drawn,
 * an address that accepts no mail.
 */
const REFUSALS: Partial<Record<Part, string>> = {
  shop: 'ShopMissing',
  model: 'MISSING_REQUIRED_FIELDS',
  drawing: 'PdfNotDrawn',
  mail: 'AddressRejected',
}
export const REFUSING = ['shop', 'model', 'drawing', 'mail'] as const satisfies Part[]

/**
 * A moment of a purchase that the simulation can wait for. `emailBuyer` here means only the letter with the
 * program.
 */
export type Moment = `${keyof Activities} ${'begins' | 'ends'}` | 'needs attention'

const isUnsettled = (status: Status): boolean => ['open', 'pending', 'unknown'].includes(status)

export type Outside = ReturnType<typeof createOutside>

/**
 * The external world of one purchase. Its activities behave like the real ones: each may be retried or stop
 * half-way, and completed effects stay.
 * @param latencyMs - the real duration of the next call; the order in which calls end must not matter
 */
export function createOutside(
  latencyMs: () => number,
  start: { shop: Status; surveyId: string | null; looksBeforeRefundShows: number },
) {
  const facts = factsAtFirst(start)
  const troubles = new Map<Part, Trouble>()
  const broken = new Set<string>()
  const moments = new EventEmitter().setMaxListeners(0)
  const mustBe = (holds: boolean, promise: string) => void (holds || broken.add(promise))
  const resent = () =>
    [...facts.mailed].filter((letter) => /^program-ready (?!amend|correct-email)/.test(letter)).length

  /**
   * Checks that work starts only for a valid payment; work that started before the payment was revoked may
   * still end.
   */
  const mustBeTheirs = () => {
    const { scheduledTimestampMs } = Context.current().info
    const { told, refundGivenAtMs } = facts
    const wasPaid = told !== null && (told.status === 'paid' || scheduledTimestampMs <= told.atMs)
    mustBe(wasPaid, `nothing is begun for who has not paid: ${told?.status ?? 'not asked'}`)
    const isBack = refundGivenAtMs !== null && scheduledTimestampMs > refundGivenAtMs
    mustBe(!isBack, 'nothing is begun for who got the money back')
  }

  /** Stores the shop's status like `recordPayment`. */
  const recorded = (shown: Status): Status => {
    if (isUnsettled(shown)) return facts.paid && !facts.closed ? 'paid' : shown
    facts.closed = isTakenBack(shown)
    facts.paid ||= shown !== 'failed'
    return shown
  }

  const activities: Activities = {
    verifyPayment: async () => {
      const isHidden = facts.shop === 'refunded' && facts.looksBeforeRefundShows > 0
      if (isHidden) facts.looksBeforeRefundShows -= 1
      const status = recorded(isHidden ? 'paid' : facts.shop)
      facts.seen = status
      if (isUnsettled(status)) facts.looksUnsettled += 1
      if (isClosing(status)) {
        facts.refundOwed = false
        facts.resendsOwed = 0
        facts.resentBefore = resent()
      }
      return { status, isTest: false, surveyId: facts.surveyId }
    },
    generateProgram: async () => {
      mustBeTheirs()
      const [stored] = facts.programs
      if (stored) return { programId: 'program-1', redFlag: false }
      const { surveyId } = facts
      mustBe(surveyId !== null, 'nothing is written without answers')
      await wait(latencyMs())
      // A program from outdated answers is not stored.
      if (facts.surveyId !== surveyId) throw partAway('database')
      if (!facts.programs.length) facts.programs.push(surveyId ?? '')
      return { programId: 'program-1', redFlag: false }
    },
    renderPdf: async () => {
      mustBeTheirs()
      mustBe(facts.programs.length === 1 || facts.wishesApplied.size > 0, 'what is drawn was written')
      if (facts.programs.length && !facts.pdfs) facts.pdfs += 1
    },
    emailBuyer: async (_id, kind, occasion) => {
      const letter = occasion ? `${kind} ${occasion}` : kind
      if (kind === 'program-ready') mustBeTheirs()
      if (!facts.closed || kind === 'refund') {
        if (kind === 'program-ready' && !facts.wishesApplied.size)
          mustBe(facts.pdfs === 1, 'a link is mailed when its PDF is there')
        facts.mailed.add(letter)
      }
      facts.lettersBegun.delete(letter)
    },
    refundAtShop: async () => {
      if (facts.shop !== 'paid') return
      facts.shop = 'refunded'
      facts.looksBeforeRefundShows = start.looksBeforeRefundShows
      facts.refundGivenAtMs = Date.now()
    },
    attachSurvey: async (_id, surveyId) => {
      if (facts.programs.length && facts.surveyId !== surveyId)
        throw ApplicationFailure.nonRetryable('the program is already written', 'SURVEY_CLOSED')
      facts.surveyId = surveyId
      facts.abandoned = false
    },
    noteAttention: async (_id, reason) => {
      facts.attention = reason
      if (reason !== null) moments.emit('needs attention' satisfies Moment)
    },
    abandonPurchase: async () => void (facts.abandoned = true),
    waitingTimes: async () => {
      const { workflowId, runId } = Context.current().info.workflowExecution ?? {}
      if (workflowId?.startsWith('feedback-')) facts.feedbackRuns.add(String(runId))
      return { surveyRemindersMs: [DAY_MS, 3 * DAY_MS, 7 * DAY_MS], feedbackDelayMs: 14 * DAY_MS }
    },
    applyIntervention: async (_id, wish) => {
      const { surveyId, closed, paid } = facts
      const isApplied = facts.wishesApplied.has(wish)
      if (!isApplied && closed) return { refusal: 'CLOSED', mail: null, surveyId }
      if (!isApplied && !paid) return { refusal: 'NOT_PAID', mail: null, surveyId }
      facts.wishesApplied.add(wish)
      const isMailed = facts.mailed.has('program-ready')
      if (!isApplied && wish.startsWith('amend')) {
        facts.surveyId = wish
        facts.programs = []
        facts.pdfs = 0
        facts.abandoned = false
      }
      return { refusal: null, mail: isMailed ? 'program-ready' : null, surveyId: facts.surveyId }
    },
    settleIntervention: async (wish, outcome) => void facts.wishesSettled.set(wish, outcome),
    emailOrderLeft: async () => undefined,
    mailDigest: async () => ({ purchases: 0 }),
    deleteOld: async () => ({}),
    reconcileOrders: async () => ({ eventsHandled: 0, ordersStarted: 0 }),
  }

  const untilQuick = async (part: Part) => {
    const { cancellationSignal } = Context.current()
    for (let waitedMs = 0; troubles.get(part) === 'slow'; waitedMs += SLOW_LOOKS_EVERY_MS) {
      if (cancellationSignal.aborted || waitedMs > SLOWEST_MS) throw partAway(part)
      await wait(SLOW_LOOKS_EVERY_MS)
    }
  }

  /**
   * Wraps an activity: its part may be unavailable before it starts, and its answer may be lost afterwards.
   */
  const unreliable =
    (name: keyof Activities) =>
    async (...args: unknown[]) => {
      const part = NEEDS[name]
      const [, kind, occasion] = args
      const letter = name === 'emailBuyer' && kind !== 'program-ready' && !occasion ? String(kind) : null
      if (letter) facts.lettersBegun.add(letter)
      else moments.emit(`${name} begins` satisfies Moment)
      await wait(latencyMs())
      await untilQuick(part)
      if (troubles.get(part) === 'refuses') {
        if (letter) facts.lettersBegun.delete(letter)
        throw ApplicationFailure.nonRetryable(part, REFUSALS[part])
      }
      if (troubles.get(part) === 'away') throw partAway(part)
      const answer = await (activities[name] as (...all: unknown[]) => Promise<unknown>)(...args)
      await wait(latencyMs())
      if (troubles.get(part) === 'away') {
        // A letter whose mark was lost is started again.
        if (letter) facts.lettersBegun.add(letter)
        throw partAway(part)
      }
      if (name === 'verifyPayment') {
        const { status } = answer as VerifiedPayment
        facts.told = { status, atMs: Date.now() }
      }
      if (!letter) moments.emit(`${name} ends` satisfies Moment)
      return answer
    }

  const names = Object.keys(activities) as (keyof Activities)[]
  return {
    facts,
    troubles,
    /** The promises broken so far. */
    broken,
    mustBe,
    resent,
    /** A refunded order can change only back to paid. */
    shopSays: (status: Status): void => {
      if (status === facts.shop || (facts.shop === 'refunded' && status !== 'paid')) return
      facts.shop = status
      facts.untold = true
      facts.refundGivenAtMs = null
    },
    /** Waits for the next such moment until the signal aborts: it may never come. */
    until: async (moment: Moment, signal: AbortSignal): Promise<void> => {
      if (moment === 'needs attention' && facts.attention !== null) return
      await once(moments, moment, { signal }).catch(() => undefined)
    },
    activities: Object.fromEntries(names.map((name) => [name, unreliable(name)])) as Record<
      keyof Activities,
      (...args: unknown[]) => Promise<unknown>
    >,
  }
}

const partAway = (part: Part) =>
  ApplicationFailure.create({ type: 'PartAway', message: part, nextRetryDelay: NEXT_TRY_AFTER_MS })

export type Status = VerifiedPayment['status']

const isTakenBack = (status: Status): boolean => ['refunded', 'disputed', 'charged-back'].includes(status)
/** Whether, after this status, nothing remains to be refunded or sent. */
export const isClosing = (status: Status): boolean => isTakenBack(status) || status === 'failed'

/** The state of the external world at first: the shop, PostgreSQL and the buyer's mailbox. */
const factsAtFirst = (start: { shop: Status; surveyId: string | null }) => ({
  /** The payment's status at the shop. */
  shop: start.shop,
  /** The shop has changes that it has not signalled. */
  untold: false,
  /** For this many more look-ups, the shop still shows a refunded order as paid. */
  looksBeforeRefundShows: 0,
  refundGivenAtMs: null as number | null,
  /** What the last look-up stored; an unsettled status does not replace an earlier one. */
  seen: null as Status | null,
  paid: false,
  closed: false,
  /** The last status that the workflow received, and when. */
  told: null as { status: Status; atMs: number } | null,
  looksUnsettled: 0,
  /** Every sent letter, as `kind` or `kind occasion`. */
  mailed: new Set<string>(),
  /** Letters other than the program's that were started and are neither sent nor refused. */
  lettersBegun: new Set<string>(),
  surveyId: start.surveyId,
  /** The survey behind each program. */
  programs: [] as string[],
  pdfs: 0,
  attention: null as string | null,
  abandoned: false,
  /** Operators' requests that are still valid. */
  refundOwed: false,
  resendsOwed: 0,
  resendsSaid: 0,
  /** The number of resent letters when the program was last closed. */
  resentBefore: 0,
  feedbackRuns: new Set<string>(),
  /** Operators' other requests: made, applied, and their outcomes. */
  wishesAsked: new Set<string>(),
  wishesApplied: new Set<string>(),
  wishesSettled: new Map<string, InterventionOutcome>(),
})
