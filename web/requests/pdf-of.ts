import { pathOf } from '../../domain/calls/call.ts'
import { readPdf } from '../../domain/calls/programs.ts'

/** The address of a program's PDF. */
export const pdfOf = (programId: string): string => pathOf(readPdf, { id: programId })
