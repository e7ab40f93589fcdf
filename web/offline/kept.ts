import { pathOf } from '../../domain/calls/call.ts'
import { readProgram } from '../../domain/calls/programs.ts'
import { ProgramRecord } from '../../domain/shop/program-record.ts'
import { ON_ANY_PAPER, PDFS } from './rules.ts'
import { onceLoaded } from '../once-loaded.ts'
import { pdfOf } from '../requests/pdf-of.ts'

// Stores programs on the device, so that they open offline. The service worker stores the pages' own files.

/** The cache of records, written by the page that reads them. */
const RECORDS = 'eightfold.programs'

const recordAddress = (id: string): string => pathOf(readProgram, { id })

export async function keepRecord(record: ProgramRecord): Promise<void> {
  try {
    const records = await caches.open(RECORDS)
    await records.put(recordAddress(record.id), Response.json(record))
  } catch {
    // Nothing can be stored without https, without space or in a private window. The program
    // then needs a connection.
  }
}

/** The record stored on this device, if it still matches the schema. */
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

/** Removes a closed or deleted program, with its PDFs on every paper. */
export async function forgetProgram(id: string): Promise<void> {
  try {
    await drop(RECORDS, recordAddress(id))
    await drop(PDFS, pdfOf(id))
  } catch {
    // Nothing could be kept.
  }
}

/** Lets the service worker store what a program's page needs, after the page itself has loaded. */
export async function keepPageOffline(): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  await onceLoaded()
  // If a browser refuses, the page still works online.
  await navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' }).catch(() => null)
}
