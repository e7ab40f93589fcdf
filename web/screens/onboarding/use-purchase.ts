import useSWR from 'swr'
import { pathOf } from '../../../domain/calls/call.ts'
import { checkPayment } from '../../../domain/calls/checkout.ts'
import { readSurveyProgress } from '../../../domain/calls/progress.ts'
import type { PaymentStatus } from '../../../domain/shop/payment.ts'
import type { Stage } from '../../../domain/shop/stage.ts'
import { useProgress } from '../../purchase/use-progress.ts'
import { READ_ONCE } from '../../requests/read.ts'
import { CallFailed, request } from '../../requests/request.ts'

/** Stages in which the questionnaire or its checkout is still the buyer's next step. */
const OPEN: readonly Stage[] = ['awaiting-survey', 'payment-failed', 'abandoned']
const UNPAID: readonly PaymentStatus[] = ['open', 'failed']

/**
 * What became of a survey, which another tab or device may have paid.
 * @param surveyId - null watches none
 * @param isUnpaidToSay - whether the shop is to be asked where it has told us of no payment
 */
export function usePurchase(surveyId: string | null, isUnpaidToSay: boolean) {
  const { data: progress, error } = useProgress(surveyId && pathOf(readSurveyProgress, { id: surveyId }))
  const isUnheard = !progress && error instanceof CallFailed && error.status === 404
  // The shop's word may still be on its way to us, so it is asked for.
  const { data: asked } = useSWR(
    isUnpaidToSay && isUnheard && surveyId ? ['payment', surveyId] : null,
    ([, id]: readonly [string, string]) => request(checkPayment, { params: { id } }),
    READ_ONCE,
  )
  return {
    progress,
    /** Its answers are in use, or its payment is on the way. */
    isTaken: progress !== undefined && !OPEN.includes(progress.stage),
    /** The shop says so. */
    isUnpaid: !progress && asked !== undefined && UNPAID.includes(asked.payment),
  }
}
