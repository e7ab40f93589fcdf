import type { EntityManager } from '@mikro-orm/postgresql'
import { Program, type Purchase } from '../../storage/entities.ts'

/** What a credential has bought so far. Part of the answer that validates it. */
export async function boughtWith(
  em: EntityManager,
  credential: 'license key' | 'token',
  purchase: Purchase | null,
): Promise<{ isAnswered?: boolean; programId?: string; message?: string }> {
  if (!purchase?.surveyId) return {}
  const program =
    purchase.pdfReadyAt && (await em.findOne(Program, { purchaseId: purchase.id }, { fields: ['id'] }))
  if (!program) return { isAnswered: true }
  const message = `This ${credential} was used already: your program is ready.`
  return { isAnswered: true, programId: program.id, message }
}
