import { Refusal } from '../../domain/shop/errors.ts'
import type { ProgramRequest } from '../../domain/forms/program-request.ts'
import { singleFlight } from '../../purchases/single-flight.ts'
import { Program, Purchase, Survey } from '../../storage/entities.ts'
import { unguessableId } from '../../storage/ids.ts'
import { mustBeOpen } from './open.ts'
import type { GatewayTools } from '../tools.ts'

interface Waiting {
  signal: AbortSignal
  accessTokenHash?: string
}

export function programWriter({ database, purchases }: Pick<GatewayTools, 'database' | 'purchases'>) {
  const submitting = singleFlight<void>()

  async function submit(
    purchaseId: string,
    { name, email, ...answers }: ProgramRequest,
    accessTokenHash: string | null,
  ): Promise<void> {
    const now = new Date()
    const survey = { id: unguessableId(), answers, name, email, createdAt: now, completedAt: now }
    await database.fork().insert(Survey, { ...survey, accessTokenHash })
    await purchases.submitSurvey(purchaseId, survey.id).catch(itIsBeingWritten)
  }

  /**
   * The existing one, or one from these answers. A purchase has one program, however often this is called.
   * @throws {Refusal} PURCHASE_REFUNDED, PURCHASE_DISPUTED, GENERATION_DELAYED
   */
  return async (
    purchaseId: string,
    request: ProgramRequest,
    { signal, accessTokenHash = '' }: Waiting,
  ): Promise<string> => {
    const em = database.fork()
    const purchase = await em.findOneOrFail(Purchase, { id: purchaseId })
    mustBeOpen(purchase)
    if (purchase.pdfReadyAt) return (await em.findOneOrFail(Program, { purchaseId }, { fields: ['id'] })).id
    const written = async () => {
      if (!purchase.programWrittenAt)
        await submitting(`${purchaseId} ${accessTokenHash}`, () =>
          submit(purchaseId, request, accessTokenHash || null),
        )
      return purchases.awaitProgram(purchaseId, signal)
    }
    // A run that joined earlier answers may find out that they are lost, after a restore. These are not.
    return written().catch((error: unknown) => {
      if (error instanceof Refusal && error.code === 'NO_COMPLETED_SURVEY') return written()
      throw error
    })
  }
}

/** Ignores SURVEY_CLOSED: concurrent callers share one program. */
function itIsBeingWritten(error: unknown): void {
  if (!(error instanceof Refusal) || error.code !== 'SURVEY_CLOSED') throw error
}
