import type { EntityManager } from '@mikro-orm/postgresql'
import type { Progress } from '../../domain/shop/progress.ts'
import { PROGRAM_UNSOUND } from '../../domain/shop/failures.ts'
import { maskedEmail } from '../../domain/shop/person.ts'
import { type Stage, stageOf } from '../../domain/shop/stage.ts'
import { Program, Purchase, Survey } from '../../storage/entities.ts'
import { MESSAGES } from './generated/messages.ts'
import { factsOf } from '../../storage/purchases.ts'

/** Whose progress is requested: that of the latest purchase among these, or among those of these surveys. */
export interface ProgressKey {
  readonly surveys: readonly string[]
  readonly purchases: readonly string[]
}

type Said = Stage | 'disputed' | 'could-not-write'
export interface Messages {
  buyer: Readonly<Record<Said, string>>
  demo: Readonly<Partial<Record<Said, string>>>
}

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
  const { buyer, demo }: Messages = MESSAGES
  const said =
    closedBecause === 'disputed' ? 'disputed' : couldNotWrite(purchase, stage) ? 'could-not-write' : stage
  return (channel === 'demo' && demo[said]) || buyer[said]
}
