import { pathOf } from '../../domain/calls/call.ts'
import { readProgram } from '../../domain/calls/programs.ts'
import { ProgramRecord } from '../../domain/program-record.ts'
import { pdfOf } from '../pdf-of.ts'
import { ON_ANY_PAPER, PDFS } from './rules.ts'

// What a device keeps of programs, so that they open without a line. The service worker keeps the pages' own files.

/** Holds records, written by the page that has read them. */
const RECORDS = 'eightfold.programs'

const recordAddress = (id: string): string => pathOf(readProgram, { id })

export async function keepRecord(record: ProgramRecord): Promise<void> {
  try {
    const records = await caches.open(RECORDS)
    await records.put(recordAddress(record.id), Response.json(record))
  } catch {
    // Where nothing can be kept (no https, no room, a private window) the program needs a line, as before.
  }
}

/** The record that this device keeps, if it still looks like one. */
export async function keptRecord(id: string): Promise<ProgramRecord | null> {
  try {
    const kept = await caches.match(recordAddress(id), { cacheName: RECORDS })
    return ProgramRecord.safeParse(await kept?.json()).data ?? null
  } catch {
    return null
  }
}

async function drop(from: string, address: string): Promise<void> {
  if (await caches.has(from)) await (await caches.open(from)).delete(address, ON_ANY_PAPER)
}

/** Of a program that was closed or deleted nothing stays, on no paper. */
export async function forgetProgram(id: string): Promise<void> {
  try {
    await drop(RECORDS, recordAddress(id))
    await drop(PDFS, pdfOf(id))
  } catch {
    // Nothing could be kept.
  }
}
