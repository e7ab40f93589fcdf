import type { EntityManager } from '@mikro-orm/postgresql'
import { Refusal } from '../domain/errors.ts'
import type { ProgramRequest } from '../domain/forms/program-request.ts'
import { Program } from '../storage/entities/program.ts'
import { Purchase } from '../storage/entities/purchase.ts'
import { Survey } from '../storage/entities/survey.ts'
import { unguessableId } from '../storage/ids.ts'
import type { GatewayTools } from './tools.ts'

/**
 * The program of a purchase whose credential was just shown: the one it has bought, or a new one from these answers.
 * However often it is called, at once or later, a purchase has one program.
 * @throws {Refusal} PURCHASE_REFUNDED, GENERATION_DELAYED
 */
export async function programFor(
  { purchases }: Pick<GatewayTools, 'purchases'>,
  em: EntityManager,
  purchaseId: string,
  { name, email, ...answers }: ProgramRequest,
  signal: AbortSignal,
): Promise<string> {
  const purchase = await em.findOneOrFail(Purchase, { id: purchaseId })
  if (purchase.closedAt) throw new Refusal('PURCHASE_REFUNDED')
  if (purchase.pdfReadyAt) return (await em.findOneOrFail(Program, { purchaseId }, { fields: ['id'] })).id
  const survey = { id: unguessableId(), answers, name, email, createdAt: new Date(), completedAt: new Date() }
  await em.insert(Survey, survey)
  await purchases.submitSurvey(purchaseId, survey.id).catch(itIsBeingWritten)
  return purchases.awaitProgram(purchaseId, signal)
}

/** Who comes second joins the first. */
function itIsBeingWritten(error: unknown): void {
  if (!(error instanceof Refusal) || error.code !== 'SURVEY_CLOSED') throw error
}
