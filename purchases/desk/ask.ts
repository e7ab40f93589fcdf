import { WorkflowUpdateFailedError, WorkflowNotFoundError } from '@temporalio/client'
import { ApplicationFailure } from '@temporalio/common'
import {
  type InterventionKind,
  INTERVENTION_REFUSALS,
  type InterventionRefusal,
} from '../../domain/shop/intervention.ts'
import { ANSWER_NAMES, emailAddress } from '../../domain/forms/program-request.ts'
import { askIntervention } from '../ask-intervention.ts'
import { amendedAnswers, amendedSurvey } from '../../storage/amended-survey.ts'
import { FormerAddress, type Purchase, Survey, Intervention } from '../../storage/entities.ts'
import { type Asked, DeskRefusal, type DeskTools } from './tools.ts'
import { readTombstones } from '../../platform/objects/objects.ts'
import { eraseAgain } from '../../storage/buyer-data.ts'

type Tools = Pick<DeskTools, 'database' | 'purchases'>

/** How long the desk waits for an intervention to end; afterwards it continues without us. */
const TIMEOUT_MS = 30_000

/**
 * Asks a purchase's workflow for an intervention.
 * @param carries - data that must stay out of the workflow history
 * @returns `under-way` if it takes longer; `show` tells how it ends
 * @throws {DeskRefusal} why it is not done
 */
export async function ask(
  tools: Tools,
  purchaseId: string,
  kind: InterventionKind,
  { actor, reason }: Asked,
  carries: { email?: string; surveyId?: string } = {},
): Promise<'done' | 'under-way'> {
  try {
    return await askIntervention(tools, { purchaseId, kind, actor, reason, carries }, TIMEOUT_MS)
  } catch (error) {
    const refusal = error instanceof WorkflowUpdateFailedError ? refusalIn(error.cause) : null
    if (refusal) throw new DeskRefusal(INTERVENTION_REFUSALS[refusal])
    throw error
  }
}

function refusalIn(cause: unknown): InterventionRefusal | null {
  const type = cause instanceof ApplicationFailure ? cause.type : null
  return type && Object.hasOwn(INTERVENTION_REFUSALS, type) ? (type as InterventionRefusal) : null
}

/** The former address still finds the purchase. @throws {DeskRefusal} for an invalid address */
export async function correctEmail(
  tools: Tools & Pick<DeskTools, 'emailHashes'>,
  { id, email: former }: Pick<Purchase, 'id' | 'email'>,
  email: string,
  asked: Asked,
): Promise<'done' | 'under-way'> {
  const parsed = emailAddress.safeParse(email.trim())
  if (!parsed.success) throw new DeskRefusal(`${email} is not an email address.`)
  const [hash] = former ? tools.emailHashes(former) : []
  if (hash) await tools.database.fork().upsert(FormerAddress, { hash, purchaseId: id })
  return ask(tools, id, 'correct-email', asked, { email: parsed.data })
}

/**
 * Has the program rewritten with some of the buyer's answers changed.
 * @param changes - by the names that `show` prints; an empty text removes an answer
 * @throws {DeskRefusal} naming each answer that is missing or not one of the options
 */
export async function amend(
  tools: Tools,
  purchase: Purchase,
  changes: Readonly<Record<string, unknown>>,
  asked: Asked,
): Promise<'done' | 'under-way'> {
  const em = tools.database.fork()
  const former = purchase.surveyId ? await em.findOne(Survey, { id: purchase.surveyId }) : null
  const answers = amendedAnswers(former, changes)
  if (!answers.success) {
    const issues = answers.error.issues.map((issue) =>
      issue.code === 'unrecognized_keys'
        ? `  ${issue.keys.join(', ')}: no such answer. There are: ${ANSWER_NAMES.join(', ')}.`
        : `  ${issue.path.join('.') || 'answers'}: ${issue.message}`,
    )
    throw new DeskRefusal(`A program cannot be written from these answers:\n${issues.join('\n')}`)
  }
  const survey = amendedSurvey(purchase, former, answers.data)
  await em.insert(Survey, survey)
  return ask(tools, purchase.id, 'amend', asked, { surveyId: survey.id })
}

/** `show` tells how it ends. */
const NOT_WAITED_FOR_MS = 0

/** Starts another run, which continues from the stored rows and gets the pending interventions. */
export async function reset(
  { client, database, purchases }: DeskTools,
  purchaseId: string,
  asked: Asked,
): Promise<void> {
  await client.workflow
    .getHandle(purchaseId)
    .terminate(`reset by ${asked.actor}`)
    .catch((error: unknown) => {
      if (!(error instanceof WorkflowNotFoundError)) throw error
    })
  await purchases.signalOrderChanged(purchaseId)
  const owed = await database
    .fork()
    .find(Intervention, { purchaseId, settledAt: null }, { orderBy: { createdAt: 'asc' } })
  for (const one of owed) await purchases.intervene(purchaseId, one, NOT_WAITED_FOR_MS)
}

/** Erases again the buyers that a restored backup contains, and adds the missing tombstones. Idempotent. */
export async function eraseAsBefore({
  database,
  objects,
  purchases,
}: Pick<DeskTools, 'database' | 'objects' | 'purchases'>): Promise<{ tombstones: number; erased: number }> {
  const tombstones = new Set(await readTombstones(objects))
  const back = await eraseAgain(database, tombstones)
  for (const id of back) await purchases.signalOrderChanged(id)
  return { tombstones: tombstones.size, erased: back.length }
}
