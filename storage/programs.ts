import { LockMode } from '@mikro-orm/core'
import type { EntityManager } from '@mikro-orm/postgresql'
import { exerciseNames } from '../domain/program/program.ts'
import type { Paper } from '../domain/program/units.ts'
import { Program } from './entities/program.ts'
import { Purchase } from './entities/purchase.ts'
import { WEEKS } from '../domain/program/weeks.ts'

type WrittenProgram = Pick<
  Program,
  'id' | 'purchaseId' | 'name' | 'email' | 'generated' | 'block' | 'report' | 'createdAt'
>

const UNDRAWN = {
  ...{ pdf: null, pdfSha256: null, pdfLetter: null, pdfLetterSha256: null },
  ...{ pdfPhoneKg: null, pdfPhoneKgSha256: null, pdfPhoneLb: null, pdfPhoneLbSha256: null },
}

/**
 * Clears the entity manager in the transaction: otherwise it would seal everything it read again, to compare
 * it with the rows.
 */
const ALONE = { clear: true }

/**
 * Stores the program of a purchase, unless another attempt was faster or the answers were amended meanwhile.
 * An outdated program is replaced under the same id, so that existing links lead to the new one.
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
    const outdated = { purchaseId, outdated: true }
    // Checks first: sealing a program takes longer than a query.
    if (await tx.count(Program, outdated))
      await tx.nativeUpdate(Program, outdated, { ...written, ...UNDRAWN, outdated: false })
    else
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
  }, ALONE)

/** The column in which former versions stored each PDF; the hash column is named after it. */
export const EDITION_OF = {
  a4: 'pdf',
  letter: 'pdfLetter',
  'phone-kg': 'pdfPhoneKg',
  'phone-lb': 'pdfPhoneLb',
} as const satisfies Record<Paper, keyof Program>
export type Edition = (typeof EDITION_OF)[Paper]
export const EDITIONS: readonly Edition[] = Object.values(EDITION_OF)

/** One version of a program: another may replace it under the same id. */
type Version = Pick<Program, 'id' | 'createdAt'>
const sameVersion = ({ id, createdAt }: Version) => ({ id, createdAt, outdated: false })

/**
 * Records an object as a PDF of the program, unless the program was replaced or the purchase was refunded
 * meanwhile.
 */
export const storeEdition = (
  em: EntityManager,
  program: Version & Pick<Program, 'purchaseId'>,
  edition: Edition,
  key: string,
): Promise<void> =>
  em.transactional(async (tx) => {
    const open = await tx.findOne(
      Purchase,
      { id: program.purchaseId, $or: [{ closedBecause: null }, { closedBecause: 'disputed' }] },
      { lockMode: LockMode.PESSIMISTIC_READ, fields: ['id'] },
    )
    if (!open) return
    await tx.nativeUpdate(Program, sameVersion(program), { [edition]: null, [`${edition}Sha256`]: key })
  }, ALONE)

/** Drops the PDFs of a closed program. If it is reopened, they are drawn again. */
export async function dropEditions(em: EntityManager, purchaseId: string): Promise<void> {
  await em.nativeUpdate(Program, { purchaseId }, UNDRAWN)
}

/**
 * Marks the PDF of a purchase as ready. @throws if the program was replaced meanwhile: its PDF is a different
 * one
 */
export const markLaidOut = (
  em: EntityManager,
  program: Version & Pick<Program, 'purchaseId'>,
): Promise<void> =>
  em.transactional(async (tx) => {
    // The purchase is locked before its program, as everywhere else.
    await tx.nativeUpdate(Purchase, { id: program.purchaseId, pdfReadyAt: null }, { pdfReadyAt: new Date() })
    await tx.findOneOrFail(Program, sameVersion(program), {
      lockMode: LockMode.PESSIMISTIC_READ,
      fields: ['id'],
    })
  }, ALONE)

/** PDFs read at once; each has up to 200 kB. */
const MOVED_AT_ONCE = 20

/** Reads some of the PDFs that a former version stored in rows. */
export async function keptInRows(em: EntityManager, edition: Edition) {
  const hash = `${edition}Sha256` as const
  const found = await em.find(
    Program,
    { [edition]: { $ne: null } },
    { fields: ['id', edition, hash], limit: MOVED_AT_ONCE },
  )
  return found.flatMap((program) => {
    const { id, [edition]: pdf, [hash]: sha256 } = program
    return pdf ? [{ id, pdf: Buffer.from(pdf), sha256: sha256 ?? null }] : []
  })
}

/**
 * Replaces the row's own PDF with the object, unless that PDF has changed. @returns the number of moved PDFs
 */
export const moveEdition = (
  em: EntityManager,
  { id, edition, sha256 }: { id: string; edition: Edition; sha256: string | null },
  key: string,
): Promise<number> =>
  em.nativeUpdate(
    Program,
    { id, [`${edition}Sha256`]: sha256 },
    { [edition]: null, [`${edition}Sha256`]: key },
  )
