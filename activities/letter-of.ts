import { createHmac } from 'node:crypto'
import { pathOf } from '../domain/calls/call.ts'
import { MACHINE_CALLS } from '../domain/calls/machines.ts'
import { readCalendar, readLiftosaur, readPdf, readSpreadsheet } from '../domain/calls/programs.ts'
import type { RotatingSecret } from '../domain/shop/rotating-secret.ts'
import { signLeftOrder } from '../purchases/left-order-token.ts'
import { signPayAgain } from '../purchases/pay-again-token.ts'
import { signLetter } from '../purchases/unsubscribe-token.ts'
import { type LetterKind, type ORDER_LEFT, weekOf } from '../domain/shop/letters.ts'
import { accessPage, feedbackPage, resultsPage } from '../domain/shop/pages.ts'
import { longDate } from '../domain/program/dates.ts'
import { bigRowsOf } from '../domain/exercises/big-rows.ts'
import { noticeInOne } from '../domain/program/notice.ts'
import { programIn } from '../domain/program/program-in.ts'
import { letterTo } from '../domain/program/outlook.ts'
import type { GeneratedProgram } from '../domain/program/program.ts'
import { weekAhead } from '../domain/exercises/week-ahead.ts'
import { inMoney } from '../domain/shop/payment.ts'
import type { Letter } from '../emails/letter.ts'
import {
  accessLink,
  confirmation,
  feedbackRequest,
  paymentFailed,
  programReady,
  refund,
  refundFailed,
  surveyReminder,
  takingLonger,
} from '../emails/letters.ts'
import { weekNote } from '../emails/week-note.ts'
import type { Program, Purchase } from '../storage/entities.ts'

const TOKEN_LENGTH = 24

export type LetterLinks = ReturnType<typeof createLetterLinks>

/** Links for letters. All start with PUBLIC_URL; opening one changes nothing. */
export const createLetterLinks = ({
  publicUrl,
  secrets,
}: {
  publicUrl: string
  secrets: RotatingSecret
}) => ({
  access: (token: string) => publicUrl + accessPage(token),
  ownData: (token: string) => `${publicUrl}${pathOf(MACHINE_CALLS.showOwnData)}?token=${token}`,
  /** Every attempt at a letter carries the same token; after a rotation, both tokens open the purchase. */
  accessToken: (purchaseId: string, letter: string) =>
    createHmac('sha256', secrets[0])
      .update(`access:${purchaseId} ${letter}`)
      .digest('base64url')
      .slice(0, TOKEN_LENGTH),
  results: (programId: string) => publicUrl + resultsPage(programId),
  spreadsheet: (programId: string) => publicUrl + pathOf(readSpreadsheet, { id: programId }),
  calendar: (programId: string) => publicUrl + pathOf(readCalendar, { id: programId }),
  liftosaur: (programId: string) => publicUrl + pathOf(readLiftosaur, { id: programId }),
  pdf: (programId: string) => publicUrl + pathOf(readPdf, { id: programId }),
  feedback: (programId: string | null) => publicUrl + feedbackPage(programId),
  /** Names the letter too: two letters of one purchase may go to two addresses. */
  unsubscribe: (purchaseId: string, kind: LetterKind | typeof ORDER_LEFT) =>
    `${publicUrl}${pathOf(MACHINE_CALLS.showUnsubscribe)}?token=${signLetter(secrets, purchaseId, kind)}`,
  payAgain: (purchaseId: string) =>
    `${publicUrl}${pathOf(MACHINE_CALLS.showPayAgain)}?token=${signPayAgain(secrets, purchaseId)}`,
  leftOrder: (order: string) =>
    `${publicUrl}${pathOf(MACHINE_CALLS.openLeftOrder)}?token=${signLeftOrder(secrets, order)}`,
  /** The domain part of Message-IDs. */
  host: new URL(publicUrl).hostname,
})

export interface LetterFacts {
  purchase: Purchase
  program: Program | null
  /** Opens the purchase; empty for letters that carry no token. */
  accessToken: string
  links: LetterLinks
  supportEmail: string
}

export async function letterOf(
  kind: LetterKind,
  { purchase, program, accessToken, links, supportEmail }: LetterFacts,
): Promise<Letter | null> {
  const to = { name: program?.name || purchase.name || '', supportEmail }
  const accessUrl = links.access(accessToken)
  const unsubscribeUrl = links.unsubscribe(purchase.id, kind)
  switch (kind) {
    case 'confirmation':
      return confirmation({
        ...{ ...to, accessUrl, answered: Boolean(purchase.surveyId) },
        receipt: receiptOf(purchase),
      })
    case 'survey-reminder-1':
      return surveyReminder({ ...to, accessUrl, unsubscribeUrl, reminder: 1 })
    case 'survey-reminder-2':
      return surveyReminder({ ...to, accessUrl, unsubscribeUrl, reminder: 2 })
    case 'survey-reminder-3':
      return surveyReminder({ ...to, accessUrl, unsubscribeUrl, reminder: 3 })
    case 'program-ready': {
      if (!program) return null
      const { overview } = program.generated
      const { daysPerWeek, sessionLength } = overview
      const clearance = clearanceIn(overview)
      const addresses = {
        resultsUrl: links.results(program.id),
        pdfUrl: links.pdf(program.id),
        spreadsheetUrl: links.spreadsheet(program.id),
        calendarUrl: links.calendar(program.id),
        liftosaurUrl: links.liftosaur(program.id),
      }
      const { generated } = program
      const facts = {
        ...{ daysPerWeek, sessionLength, firstLifts: firstLiftsOf(generated) },
        note: letterTo(generated).join(' '),
      }
      return programReady({ ...to, ...addresses, ...facts, ...(clearance ? { clearance } : {}) })
    }
    case 'taking-longer':
      return takingLonger(to)
    case 'refund':
      return refund(to)
    case 'refund-failed':
      return refundFailed(to)
    case 'payment-failed':
      return paymentFailed({ ...to, payUrl: links.payAgain(purchase.id) })
    case 'feedback-request':
      return feedbackRequest({ ...to, feedbackUrl: links.feedback(program?.id ?? null), unsubscribeUrl })
    case 'access-link':
      return accessLink({ ...to, accessUrl, dataUrl: links.ownData(accessToken) })
    case 'week-note-2':
    case 'week-note-3':
    case 'week-note-4':
    case 'week-note-5':
    case 'week-note-6':
    case 'week-note-7':
    case 'week-note-8': {
      const ahead = program && weekAhead(programIn(program.generated, IN_NO_WEIGHT), weekOf(kind))
      if (!ahead) return null
      const clearance = clearanceIn(program.generated.overview)
      return weekNote({ ...to, ahead, clearance, resultsUrl: links.results(program.id), unsubscribeUrl })
    }
  }
}

/** A letter warns those who have somebody to ask, and tells them all of it. */
const clearanceIn = (overview: GeneratedProgram['overview']): string | undefined =>
  overview.clearance && (noticeInOne(overview) ?? undefined)

const receiptOf = ({ orderNumber, orderedAt, amountMinor, currency }: Purchase) => ({
  paid: typeof amountMinor === 'number' && currency ? inMoney(amountMinor, currency) : undefined,
  date: orderedAt ? `${longDate(orderedAt)} (UTC)` : undefined,
  orderNumber: orderNumber ?? undefined,
})

/** A note names no weight, so that either unit does. */
const IN_NO_WEIGHT = 'kg'

const LIFTS_NAMED = 3

/** Of the first day. Removes duplicates: a lift may have two rows, a top set and its back-off sets. */
export const firstLiftsOf = ({ weeks }: GeneratedProgram): string[] =>
  [...new Set(bigRowsOf(weeks[0]?.workouts[0]?.exercises ?? []).map(({ name }) => name))].slice(
    0,
    LIFTS_NAMED,
  )
