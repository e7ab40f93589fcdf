import type { EntityManager } from '@mikro-orm/postgresql'
import { Refusal } from '../domain/errors.ts'
import type { Paper } from '../domain/units.ts'
import { Program } from '../storage/entities/program.ts'
import type { GatewayTools } from './tools.ts'

/** Where former versions kept each edition, and its hash. */
const STORED = {
  a4: ['pdf', 'pdfSha256'],
  letter: ['pdfLetter', 'pdfLetterSha256'],
  'phone-kg': ['pdfPhoneKg', 'pdfPhoneKgSha256'],
  'phone-lb': ['pdfPhoneLb', 'pdfPhoneLbSha256'],
} as const satisfies Record<Paper, readonly [keyof Program, keyof Program]>

/** What is sent instead of an edition that is not there: not yet, or not of a program from before there was a choice. */
const INSTEAD: Readonly<Partial<Record<Paper, Paper>>> = {
  letter: 'a4',
  'phone-kg': 'a4',
  'phone-lb': 'letter',
}

/** Four editions are drawn in some seconds; after a loss of many each waits in the line. */
const DRAWN_WITHIN_MS = 20_000

interface Pdf {
  pdf: Buffer
  sha256: string
}

/**
 * The PDF of a program, which is drawn anew where the object store has lost it.
 * @throws {Refusal} NOT_FOUND until it is rendered, SERVICE_UNAVAILABLE when it is not there in time
 */
export async function pdfOf(
  { database, objects, purchases }: Pick<GatewayTools, 'database' | 'objects' | 'purchases'>,
  { id, purchaseId }: Pick<Program, 'id' | 'purchaseId'>,
  paper: Paper,
  signal: AbortSignal,
): Promise<Pdf> {
  const kept = async (): Promise<Pdf | null> => {
    const { pdf, sha256 } = await storedEdition(database.fork(), id, paper)
    const bytes = pdf ?? (await objects.get(sha256))
    return bytes && { pdf: bytes, sha256 }
  }
  const found = await kept()
  if (found) return found
  await purchases.drawAnew(purchaseId, AbortSignal.any([signal, AbortSignal.timeout(DRAWN_WITHIN_MS)]))
  const drawn = await kept()
  if (drawn) return drawn
  throw new Refusal('SERVICE_UNAVAILABLE')
}

/** @throws {Refusal} NOT_FOUND until it is rendered */
async function storedEdition(
  em: EntityManager,
  id: string,
  paper: Paper,
): Promise<{ pdf: Buffer | null; sha256: string }> {
  const [pdfField, hashField] = STORED[paper]
  // The other editions are as large: this one alone is read.
  const program = await em.findOneOrFail(Program, { id }, { fields: [pdfField, hashField] })
  const [pdf, sha256] = [program[pdfField], program[hashField]]
  if (sha256) return { pdf: pdf ? Buffer.from(pdf) : null, sha256 }
  const other = INSTEAD[paper]
  if (other) return storedEdition(em, id, other)
  throw new Refusal('NOT_FOUND', 'Your PDF is still being prepared. Please try again in a moment.')
}
