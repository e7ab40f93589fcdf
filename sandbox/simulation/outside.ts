import { setTimeout as wait } from 'node:timers/promises'
import { ApplicationFailure } from '@temporalio/common'
import type { Activities, VerifiedPayment } from '../../activities/activities.ts'

const DAY_MS = 86_400_000
/** Instead of the seconds and minutes that the real ones wait. */
const NEXT_TRY_AFTER_MS = 20

/** A part of the outside world that can be away. */
export const PARTS = ['shop', 'model', 'drawing', 'mail', 'database'] as const
export type Part = (typeof PARTS)[number]

/** Which part an activity needs. */
const NEEDS: Record<keyof Activities, Part> = {
  verifyPayment: 'shop',
  refundAtShop: 'shop',
  generateProgram: 'model',
  renderPdf: 'drawing',
  emailBuyer: 'mail',
  attachSurvey: 'database',
  noteAttention: 'database',
  abandonPurchase: 'database',
  waitingTimes: 'database',
  reconcileOrders: 'database',
}

/** What is so in the world outside: at the shop, in PostgreSQL and in the buyer's mailbox. */
export interface Facts {
  shop: VerifiedPayment['status']
  /** Every letter that went out, as `kind` or `kind occasion`. */
  mailed: string[]
  surveyId: string | null
  programs: number
  pdfs: number
  attention: string | null
  abandoned: boolean
  everPaid: boolean
  refundsGiven: number
}

export type Outside = ReturnType<typeof createOutside>

/**
 * The world of one purchase, with activities that do to it what the real ones do to theirs: each may be tried again
 * or stop half-way, and what is done stays done.
 * @param latencyMs - how long the next call takes, in real time: the order in which calls end must not matter
 */
export function createOutside(latencyMs: () => number) {
  const facts: Facts = {
    shop: 'paid',
    mailed: [],
    surveyId: null,
    programs: 0,
    pdfs: 0,
    attention: null,
    abandoned: false,
    everPaid: false,
    refundsGiven: 0,
  }
  const away = new Set<Part>()
  const broken: string[] = []
  const mustBe = (holds: boolean, promise: string) => void (holds || broken.push(promise))

  const deeds: Activities = {
    verifyPayment: async () => {
      if (facts.shop === 'paid') facts.everPaid = true
      return { status: facts.shop, isTest: false, surveyId: facts.surveyId }
    },
    generateProgram: async () => {
      mustBe(facts.everPaid, 'nothing is written that was never paid')
      mustBe(facts.surveyId !== null, 'nothing is written without answers')
      facts.programs = 1
      return { programId: 'program-1', redFlag: false }
    },
    renderPdf: async () => {
      mustBe(facts.programs === 1, 'what is drawn was written')
      facts.pdfs = 1
    },
    emailBuyer: async (_id, kind, occasion) => {
      const letter = occasion ? `${kind} ${occasion}` : kind
      if (kind === 'program-ready') mustBe(facts.pdfs === 1, 'a link is mailed when its PDF is there')
      if (!facts.mailed.includes(letter)) facts.mailed.push(letter)
    },
    refundAtShop: async () => {
      if (facts.shop !== 'paid') return
      facts.shop = 'refunded'
      facts.refundsGiven += 1
    },
    attachSurvey: async (_id, surveyId) => {
      if (facts.programs && facts.surveyId !== surveyId)
        throw ApplicationFailure.nonRetryable('the program is already written', 'SURVEY_CLOSED')
      facts.surveyId = surveyId
      facts.abandoned = false
    },
    noteAttention: async (_id, reason) => void (facts.attention = reason),
    abandonPurchase: async () => void (facts.abandoned = true),
    waitingTimes: async () => ({
      surveyRemindersMs: [DAY_MS, 3 * DAY_MS, 7 * DAY_MS],
      feedbackDelayMs: 14 * DAY_MS,
    }),
    reconcileOrders: async () => ({ eventsHandled: 0, ordersStarted: 0 }),
  }

  /** The deed in a world where its part may be away before it begins, and where the answer may be lost after. */
  const unreliable =
    (name: keyof Activities) =>
    async (...args: never[]) => {
      const part = NEEDS[name]
      await wait(latencyMs())
      if (away.has(part)) throw partAway(part)
      const answer = await (deeds[name] as (...args: never[]) => Promise<unknown>)(...args)
      await wait(latencyMs())
      if (away.has(part)) throw partAway(part)
      return answer
    }

  const names = Object.keys(deeds) as (keyof Activities)[]
  return {
    facts,
    away,
    /** The promises that were broken so far. */
    broken,
    activities: Object.fromEntries(names.map((name) => [name, unreliable(name)])) as Record<
      keyof Activities,
      (...args: never[]) => Promise<unknown>
    >,
  }
}

const partAway = (part: Part) =>
  ApplicationFailure.create({ type: 'PartAway', message: part, nextRetryDelay: NEXT_TRY_AFTER_MS })
