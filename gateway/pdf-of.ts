import type { EntityManager } from '@mikro-orm/postgresql'
import { Refusal } from '../domain/errors.ts'
import type { Paper } from '../domain/units.ts'
import { Program } from '../storage/entities/program.ts'

/** Where each edition is stored, and its hash. */
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

/** @throws {Refusal} NOT_FOUND until it is rendered */
export async function pdfOf(
  em: EntityManager,
  id: string,
  paper: Paper,
): Promise<{ pdf: Buffer; sha256: string }> {
  const [pdfField, hashField] = STORED[paper]
  // The other editions are as large: this one alone is read.
  const program = await em.findOneOrFail(Program, { id }, { fields: [pdfField, hashField] })
  const [pdf, sha256] = [program[pdfField], program[hashField]]
  if (pdf && sha256) return { pdf: Buffer.from(pdf), sha256 }
  const other = INSTEAD[paper]
  if (other) return pdfOf(em, id, other)
  throw new Refusal('NOT_FOUND', 'Your PDF is still being prepared. Please try again in a moment.')
}
