import type { EntityManager } from '@mikro-orm/postgresql'
import { Refusal } from '../domain/errors.ts'
import type { Paper } from '../domain/units.ts'
import { Program } from '../storage/entities/program.ts'

interface Edition {
  pdf: Uint8Array | null | undefined
  sha256: string | null | undefined
}

/** Reads one edition alone: the others are as large. */
const READ: Readonly<Record<Paper, (em: EntityManager, id: string) => Promise<Edition>>> = {
  a4: async (em, id) => {
    const { pdf, pdfSha256 } = await em.findOneOrFail(Program, { id }, { fields: ['pdf', 'pdfSha256'] })
    return { pdf, sha256: pdfSha256 }
  },
  letter: async (em, id) => {
    const fields = ['pdfLetter', 'pdfLetterSha256'] as const
    const { pdfLetter, pdfLetterSha256 } = await em.findOneOrFail(Program, { id }, { fields })
    return { pdf: pdfLetter, sha256: pdfLetterSha256 }
  },
  'phone-kg': async (em, id) => {
    const fields = ['pdfPhoneKg', 'pdfPhoneKgSha256'] as const
    const { pdfPhoneKg, pdfPhoneKgSha256 } = await em.findOneOrFail(Program, { id }, { fields })
    return { pdf: pdfPhoneKg, sha256: pdfPhoneKgSha256 }
  },
  'phone-lb': async (em, id) => {
    const fields = ['pdfPhoneLb', 'pdfPhoneLbSha256'] as const
    const { pdfPhoneLb, pdfPhoneLbSha256 } = await em.findOneOrFail(Program, { id }, { fields })
    return { pdf: pdfPhoneLb, sha256: pdfPhoneLbSha256 }
  },
}

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
  const { pdf, sha256 } = await READ[paper](em, id)
  if (pdf && sha256) return { pdf: Buffer.from(pdf), sha256 }
  const other = INSTEAD[paper]
  if (other) return pdfOf(em, id, other)
  throw new Refusal('NOT_FOUND', 'Your PDF is still being prepared. Please try again in a moment.')
}
