import { createHash } from 'node:crypto'
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

/** The PDFs of a program, by the column that each is kept in. */
export type Edition = 'pdf' | 'pdfLetter' | 'pdfPhoneKg' | 'pdfPhoneLb'

/** One program, as it was when it was read: another may take its place under the same id. */
type Version = Pick<Program, 'id' | 'createdAt'>
const sameVersion = ({ id, createdAt }: Version) => ({ id, createdAt, outdated: false })

/** Stores a PDF, unless it was drawn from a program that another has taken the place of. */
export async function storeEdition(
  em: EntityManager,
  program: Version,
  edition: Edition,
  pdf: Buffer,
): Promise<void> {
  const pdfSha256 = createHash('sha256').update(pdf).digest('hex')
  await em.nativeUpdate(Program, sameVersion(program), { [edition]: pdf, [`${edition}Sha256`]: pdfSha256 })
}

/** Makes the PDF of a purchase ready. @throws when the program was written anew meanwhile: its PDF is another */
export const markLaidOut = (
  em: EntityManager,
  program: Version & Pick<Program, 'purchaseId'>,
): Promise<void> =>
  em.transactional(async (tx) => {
    await tx.findOneOrFail(Program, sameVersion(program), {
      lockMode: LockMode.PESSIMISTIC_READ,
      fields: ['id'],
    })
    await tx.nativeUpdate(Purchase, { id: program.purchaseId, pdfReadyAt: null }, { pdfReadyAt: new Date() })
  })
