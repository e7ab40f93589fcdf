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
  } catch {
    // Nothing could be kept.
  }
  await forgetPdfs(id)
}

/** Removes the PDFs of a program, on every paper, which may have been written anew. */
export async function forgetPdfs(id: string): Promise<void> {
  try {
    await drop(PDFS, pdfOf(id))
  } catch {
    // Nothing could be kept.
  }
}

/**
 * Lets the service worker store what a program's page needs, after the page itself has loaded.
 * @returns whether there is one
 */
export async function keepPageOffline(): Promise<boolean> {
  if (!('serviceWorker' in navigator)) return false
  await onceLoaded()
  // If a browser refuses, the page still works online.
  const worker = await navigator.serviceWorker
    .register('/sw.js', { updateViaCache: 'none' })
    .catch(() => null)
  return Boolean(worker)
}

/** Stores a PDF beside its page, unless the stored one is still the same. */
export async function keepPdf(address: string): Promise<void> {
  if (!(await keepPageOffline())) return
  try {
    const pdfs = await caches.open(PDFS)
    const etag = (await pdfs.match(address))?.headers.get('ETag')
    const answer = await fetch(address, {
      priority: 'low',
      // Without a Cache-Control of ours, a browser adds `no-cache`, and the gateway sends all of it again.
      ...(etag && { headers: { 'If-None-Match': etag, 'Cache-Control': 'max-age=0' } }),
    })
    if (answer.status === 200) await pdfs.put(address, answer)
  } catch {
    // Offline, or without space. The next visit tries again.
  }
}
