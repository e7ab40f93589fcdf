import type { EntityManager } from '@mikro-orm/postgresql'
import type { TakenBack } from '../domain/shop/payment-status.ts'
import { GENERATED } from './entities.ts'

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
