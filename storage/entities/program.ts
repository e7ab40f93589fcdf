import { defineEntity, type InferEntity, p } from '@mikro-orm/core'
import type { GeneratedProgram } from '../../domain/program/program.ts'
import { SealedJson } from '../sealing/sealed.ts'
import { Purchase } from './purchase.ts'

/**
 * The enum values and figures of a report, kept unsealed. Red flags and findings are sealed: they tell about
 * a person.
 */
const ASKED_FOR_BY_SQL = ['model', 'promptVersion', 'path', 'usage', 'costUsd', 'score', 'reading']

export const GENERATED = new SealedJson<GeneratedProgram>('program.generated')

/** The program of a purchase and how it was made. Rendered PDFs are objects, named by their hashes. */
export const Program = defineEntity({
  name: 'Program',
  tableName: 'program',
  properties: {
    /** Unguessable, because it is the credential for the results page and the PDF. */
    id: p.text().primary(),
    purchaseId: () => p.manyToOne(Purchase).mapToPk().name('purchase_id').unique(),
    name: p.text(),
    email: p.text(),
    generated: p.type(GENERATED).$type<GeneratedProgram>(),
    block: p.type(new SealedJson('program.block')).$type<unknown>(),
    /** Model, prompt version, tokens, rounds, findings and the path that made the delivered program. */
    report: p.type(new SealedJson('program.report', ASKED_FOR_BY_SQL)).$type<unknown>(),
    /** True when a new program will replace it. */
    outdated: p.boolean().default(false),
    createdAt: p.datetime().onCreate(() => new Date()),
    /** A4, with weights in kilograms. */
    pdfSha256: p.text().nullable(),
    /** US Letter, with weights in pounds. */
    pdfLetterSha256: p.text().nullable(),
    /** For phones, with weights in either unit. */
    pdfPhoneKgSha256: p.text().nullable(),
    pdfPhoneLbSha256: p.text().nullable(),
  },
})
export type Program = InferEntity<typeof Program>
