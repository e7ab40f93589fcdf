import { LockMode } from '@mikro-orm/core'
import type { EntityManager } from '@mikro-orm/postgresql'
import { exerciseNames } from '../domain/program/program.ts'
import type { Paper } from '../domain/program/units.ts'
import { Program, Purchase, GENERATED } from './entities.ts'
import { WEEKS } from '../domain/program/weeks.ts'
import type { TakenBack } from '../domain/shop/payment.ts'

type WrittenProgram = Pick<
  Program,
  'id' | 'purchaseId' | 'name' | 'email' | 'generated' | 'block' | 'report' | 'createdAt'
>

/** The column with the hash of each PDF. */
export const HASH_OF = {
  a4: 'pdfSha256',
  letter: 'pdfLetterSha256',
  'phone-kg': 'pdfPhoneKgSha256',
  'phone-lb': 'pdfPhoneLbSha256',
  'cards-a4': 'pdfCardsSha256',
  'cards-letter': 'pdfCardsLetterSha256',
} as const satisfies Record<Paper, keyof Program>

const UNDRAWN = Object.fromEntries(Object.values(HASH_OF).map((hash) => [hash, null]))

/** Clears the entity manager: it would seal everything again, to compare it with the rows. */
const ALONE = { clear: true }

/** Unless another was faster or answers were amended. A new program keeps the outdated one's id. */
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

type Version = Pick<Program, 'id' | 'createdAt'>
const sameVersion = ({ id, createdAt }: Version) => ({ id, createdAt, outdated: false })

/** Unless the program was replaced or the purchase was refunded meanwhile. */
export const storeEdition = (
  em: EntityManager,
  program: Version & Pick<Program, 'purchaseId'>,
  paper: Paper,
  key: string,
): Promise<void> =>
  em.transactional(async (tx) => {
    const open = await tx.findOne(
      Purchase,
      { id: program.purchaseId, $or: [{ closedBecause: null }, { closedBecause: 'disputed' }] },
      { lockMode: LockMode.PESSIMISTIC_READ, fields: ['id'] },
    )
    if (!open) return
    await tx.nativeUpdate(Program, sameVersion(program), { [HASH_OF[paper]]: key })
  }, ALONE)

/** Drops the PDFs of a closed program. If it is reopened, they are drawn again. */
export async function dropEditions(em: EntityManager, purchaseId: string): Promise<void> {
  await em.nativeUpdate(Program, { purchaseId }, UNDRAWN)
}

/** @throws if the program was replaced meanwhile: its PDF is a different one */
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

/** A program as its page shows it, with the state of its purchase. */
export interface StoredRecord {
  name: string
  email: string
  /** JSON of a `GeneratedProgram`, as it was stored. */
  generated: string
  purchaseId: string
  isTest: boolean
  pdfReadyAt: Date | null
  closedAt: Date | null
  closedBecause: TakenBack | null
}

/** Reads a program as stored text, without parsing it, because pages are read often. */
export async function programRecord(em: EntityManager, id: string): Promise<StoredRecord | null> {
  const [row] = await em
    .getConnection()
    .execute<(Omit<StoredRecord, 'generated'> & { generated: unknown })[]>(
      `select program.name, program.email, program.generated, program.purchase_id as "purchaseId",
            purchase.is_test as "isTest", purchase.pdf_ready_at as "pdfReadyAt",
            purchase.closed_at as "closedAt", purchase.closed_because as "closedBecause"
       from program join purchase on purchase.id = program.purchase_id
      where program.id = ?`,
      [id],
    )
  return row ? { ...row, generated: GENERATED.jsonOf(row.generated, em.getPlatform()) } : null
}
