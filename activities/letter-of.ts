import { longDate } from '../domain/long-date.ts'
import type { GeneratedProgram } from '../domain/program.ts'
import { inMoney } from '../domain/receipt.ts'
import { letters, type Letter } from '../emails/index.ts'
import type { Program } from '../storage/entities/program.ts'
import type { Purchase } from '../storage/entities/purchase.ts'
import type { LetterKind } from './letter-kinds.ts'
import type { LetterLinks } from './letter-links.ts'

export interface LetterFacts {
  purchase: Purchase
  program: Program | null
  /** What opens the purchase, for the letters that carry one. */
  accessToken: string
  links: LetterLinks
  supportEmail: string
}

/** Kinds whose letter lets its reader in. */
export const CARRIES_ACCESS: readonly LetterKind[] = [
  'confirmation',
  'survey-reminder-1',
  'survey-reminder-2',
  'survey-reminder-3',
  'access-link',
]

/** Kinds that nobody needs to have bought what they bought: they heed an unsubscribe. */
export const MAY_BE_UNSUBSCRIBED: readonly LetterKind[] = [
  'survey-reminder-1',
  'survey-reminder-2',
  'survey-reminder-3',
  'feedback-request',
]

/** The letter of a kind, written for a purchase; null when there is nothing to write about. */
export async function letterOf(
  kind: LetterKind,
  { purchase, program, accessToken, links, supportEmail }: LetterFacts,
): Promise<Letter | null> {
  const to = { name: program?.name || purchase.name || '', supportEmail }
  const accessUrl = links.access(accessToken)
  const unsubscribeUrl = links.unsubscribe(purchase.id, kind)
  switch (kind) {
    case 'confirmation':
      return letters.confirmation({
        ...{ ...to, accessUrl, answered: Boolean(purchase.surveyId) },
        receipt: receiptOf(purchase),
      })
    case 'survey-reminder-1':
      return letters.surveyReminder({ ...to, accessUrl, unsubscribeUrl, reminder: 1 })
    case 'survey-reminder-2':
      return letters.surveyReminder({ ...to, accessUrl, unsubscribeUrl, reminder: 2 })
    case 'survey-reminder-3':
      return letters.surveyReminder({ ...to, accessUrl, unsubscribeUrl, reminder: 3 })
    case 'program-ready': {
      if (!program) return null
      const { clearance, daysPerWeek, sessionLength } = program.generated.overview
      const addresses = {
        resultsUrl: links.results(program.id),
        pdfUrl: links.pdf(program.id),
        spreadsheetUrl: links.along(program.id, 'spreadsheet'),
        calendarUrl: links.along(program.id, 'calendar'),
        liftosaurUrl: links.along(program.id, 'liftosaur'),
      }
      const facts = { daysPerWeek, sessionLength, firstLifts: firstLiftsOf(program.generated) }
      return letters.programReady({ ...to, ...addresses, ...facts, ...(clearance ? { clearance } : {}) })
    }
    case 'taking-longer':
      return letters.takingLonger(to)
    case 'refund':
      return letters.refund(to)
    case 'payment-failed':
      return letters.paymentFailed(to)
    case 'feedback-request':
      return letters.feedbackRequest({ ...to, feedbackUrl: links.feedback(), unsubscribeUrl })
    case 'access-link':
      return letters.accessLink({ ...to, accessUrl, dataUrl: links.ownData(accessToken) })
  }
}

const receiptOf = ({ orderNumber, orderedAt, amountMinor, currency }: Purchase) => ({
  paid: typeof amountMinor === 'number' && currency ? inMoney(amountMinor, currency) : undefined,
  date: orderedAt ? `${longDate(orderedAt)} (UTC)` : undefined,
  orderNumber: orderNumber ?? undefined,
})

const LIFTS_NAMED = 3

/** A lift may stand in two rows, as a top set and the sets after it. */
const firstLiftsOf = ({ weeks }: GeneratedProgram): string[] =>
  [...new Set(weeks[0]?.workouts[0]?.exercises.map(({ name }) => name))].slice(0, LIFTS_NAMED)
