import { LockMode } from '@mikro-orm/core'
import type { EntityManager } from '@mikro-orm/postgresql'
import { exerciseNames } from '../domain/program.ts'
import { Program } from './entities/program.ts'
import { Purchase } from './entities/purchase.ts'

export const WEEKS = 8

type WrittenProgram = Pick<
  Program,
  'id' | 'purchaseId' | 'name' | 'email' | 'generated' | 'block' | 'report' | 'createdAt'
>

const UNDRAWN = {
  ...{ pdf: null, pdfSha256: null, pdfLetter: null, pdfLetterSha256: null },
  ...{ pdfPhoneKg: null, pdfPhoneKgSha256: null, pdfPhoneLb: null, pdfPhoneLbSha256: null },
}

/**
 * Stores the program of a purchase, unless another try was faster or its answers were amended meanwhile. It takes the place of an outdated one, under that
 * one's id, so that links which are out lead to it.
 */
export const storeProgram = (
  em: EntityManager,
  surveyId: string,
  { id, ...written }: WrittenProgram,
): Promise<void> =>
  em.transactional(async (tx) => {
    const { purchaseId } = written
    const lockMode = LockMode.PESSIMISTIC_WRITE
    const purchase = await tx.findOneOrFail(Purchase, { id: purchaseId }, { lockMode, refresh: true })
    if (purchase.surveyId !== surveyId) return
    const replaced = await tx.nativeUpdate(
      Program,
      { purchaseId, outdated: true },
      { ...written, ...UNDRAWN, outdated: false },
    )
    if (!replaced)
      await tx
        .createQueryBuilder(Program)
        .insert({ id, ...written, outdated: false })
        .onConflict()
        .ignore()
        .execute()
    purchase.programWrittenAt = new Date()
    purchase.pdfReadyAt = null
    purchase.weeksWritten = WEEKS
    purchase.exercisesWritten = exerciseNames(written.generated)
  })
