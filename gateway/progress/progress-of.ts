import type { EntityManager } from '@mikro-orm/postgresql'
import type { Progress } from '../../domain/shop/progress.ts'
import { PROGRAM_UNSOUND } from '../../domain/shop/failures.ts'
import { REFUSALS } from '../../domain/shop/errors.ts'
import { maskedEmail } from '../../domain/shop/person.ts'
import { type Stage, stageOf } from '../../domain/shop/stage.ts'
import { Program, Purchase, Survey } from '../../storage/entities.ts'
import { factsOf } from '../../storage/purchases.ts'

/** Whose progress is requested: that of the latest purchase among these, or among those of these surveys. */
export interface ProgressKey {
  readonly surveys: readonly string[]
  readonly purchases: readonly string[]
}

const FOR_BUYERS: Record<Stage, string> = {
  'verifying-payment': 'We are confirming your payment.',
  'awaiting-survey': 'Your payment is confirmed. Answer the questionnaire and your program is written.',
  generating: 'Your eight weeks are being written.',
  rendering: 'Your program is written. We are laying out the PDF.',
  emailing: 'Your PDF is ready. The link is on its way to your inbox.',
  delivered: 'Your program is ready. The link is in your inbox.',
  'needs-attention':
    'This is taking longer than usual and one of us is looking at it. Your purchase is safe: we will email you the link.',
  refunded: 'This purchase was refunded, so its program is closed.',
  'payment-failed': REFUSALS.PAYMENT_FAILED.text,
  abandoned: 'Your payment is confirmed, but the questionnaire was never finished. You can still answer it.',
  erased: 'Everything we knew about this purchase was erased, as requested.',
}
const DISPUTED =
  'The payment for this purchase is disputed at the bank, so its program is closed until that is decided. If you did not dispute it, write to us.'

/** The demo mails nobody. */
const FOR_THE_DEMO: Partial<Record<Stage, string>> = {
  emailing: 'Your PDF is ready.',
  delivered: 'Your program is ready.',
  'needs-attention': 'This is taking longer than usual. Please come back to this page a little later.',
}

/** For a fault of ours that no retry heals. */
const COULD_NOT_WRITE = {
  buyer:
    'We could not write your program. That is our fault, and one of us has to look at it. Your payment and your answers are safe. As soon as it is mended we email you the link; if you would rather have your money back, write to us.',
  demo: 'We could not write a program for these answers. That is our fault, not yours. With other answers it will work.',
} as const

const BEING_MADE: readonly Stage[] = ['generating', 'rendering']
const SHOWS_EXERCISES: readonly Stage[] = [...BEING_MADE, 'emailing']
const ON_ITS_WAY: readonly Stage[] = [...SHOWS_EXERCISES, 'needs-attention']

/**
 * The progress for each key, in one query for all.
 * @param usually - how long programs take
 * @returns in the order of the keys; null where there is no purchase
 */
export async function progressOf(
  em: EntityManager,
  keys: readonly ProgressKey[],
  usually: string | null,
): Promise<({ purchaseId: string; progress: Progress } | null)[]> {
  const surveys = [...new Set(keys.flatMap((key) => key.surveys))]
  const ids = [...new Set(keys.flatMap((key) => key.purchases))]
  const found = await em.find(
    Purchase,
    { $or: [{ surveyId: { $in: surveys } }, { id: { $in: ids } }] },
    { orderBy: { createdAt: 'asc' } },
  )
  // If there are several, the latest wins.
  const bySurvey = new Map(found.map((purchase) => [purchase.surveyId, purchase]))
  const byId = new Map(found.map((purchase) => [purchase.id, purchase]))
  const written = found.filter(({ programWrittenAt }) => programWrittenAt).map(({ id }) => id)
  const programs = written.length
    ? await em.find(Program, { purchaseId: { $in: written } }, { fields: ['id', 'purchaseId'] })
    : []
  const programIds = new Map(programs.map(({ id, purchaseId }) => [purchaseId, id]))
  const latest = keys.map((key) => {
    const candidates = [
      ...key.surveys.map((id) => bySurvey.get(id)),
      ...key.purchases.map((id) => byId.get(id)),
    ].filter((purchase) => purchase !== undefined)
    return candidates.sort((a, b) => b.createdAt.getTime() - a.createdAt.getTime())[0]
  })
  const addresses = await addressesFor(em, latest)
  return latest.map((purchase) => {
    if (!purchase) return null
    const stage = stageOf(factsOf(purchase))
    const { exercisesWritten } = purchase
    const address = addresses.get(purchase.id)
    const progress = {
      stage,
      weeksWritten: purchase.weeksWritten,
      programId: programIds.get(purchase.id) ?? null,
      message: messageFor(purchase, stage),
      ...(couldNotWrite(purchase, stage) && { couldNotWrite: true as const }),
      ...(address && { linkGoesTo: maskedEmail(address) }),
      ...(exercisesWritten?.length && SHOWS_EXERCISES.includes(stage) && { exercises: exercisesWritten }),
      ...(usually && BEING_MADE.includes(stage) && { usually }),
    }
    return { purchaseId: purchase.id, progress }
  })
}

async function addressesFor(
  em: EntityManager,
  purchases: readonly (Purchase | undefined)[],
): Promise<ReadonlyMap<string, string>> {
  const onTheirWay = purchases.filter((purchase) => purchase !== undefined).filter(isOnItsWay)
  if (!onTheirWay.length) return new Map()
  const ids = [...new Set(onTheirWay.map(({ surveyId }) => surveyId ?? ''))]
  const surveys = await em.find(Survey, { id: { $in: ids } }, { fields: ['id', 'email'] })
  const answeredFor = new Map(surveys.map(({ id, email }) => [id, email]))
  return new Map(
    onTheirWay.map(({ id, surveyId, email }) => [id, answeredFor.get(surveyId ?? '') || email || '']),
  )
}

/** The demo mails nobody. */
function isOnItsWay(purchase: Purchase): boolean {
  const { channel, paidAt, surveyId, closedAt } = purchase
  const isOwed = paidAt && surveyId && !closedAt && channel !== 'demo'
  return Boolean(isOwed) && ON_ITS_WAY.includes(stageOf(factsOf(purchase)))
}

const couldNotWrite = ({ attentionReason, closedBecause }: Purchase, stage: Stage): boolean =>
  stage === 'needs-attention' && !closedBecause && Boolean(attentionReason?.includes(PROGRAM_UNSOUND))

function messageFor(purchase: Purchase, stage: Stage): string {
  const { channel, closedBecause } = purchase
  if (closedBecause === 'disputed') return DISPUTED
  if (couldNotWrite(purchase, stage)) return COULD_NOT_WRITE[channel === 'demo' ? 'demo' : 'buyer']
  return (channel === 'demo' && FOR_THE_DEMO[stage]) || FOR_BUYERS[stage]
}
