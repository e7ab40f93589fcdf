import { useEffect } from 'react'
import useSWR from 'swr'
import { readProgram } from '../../../domain/calls/programs.ts'
import type { ProgramRecord } from '../../../domain/shop/program-record.ts'
import { forgetPdfs, forgetProgram, keepRecord, keptRecord } from '../../offline/kept.ts'
import { isTakenAway, TIMEOUT_MS } from '../../offline/rules.ts'
import { READ_ONCE } from '../../requests/read.ts'
import { CallFailed, request } from '../../requests/request.ts'

interface Shown {
  record: ProgramRecord
  /** Read from this device, since the gateway could not be reached. */
  isKept: boolean
}

/** Whether it was not written anew since. */
const isSame = (one: ProgramRecord, other: ProgramRecord): boolean =>
  JSON.stringify(one.generatedProgram) === JSON.stringify(other.generatedProgram)

/** Asks the gateway first. The stored copy is shown only if there is no answer, never against one. */
async function programOf(id: string): Promise<Shown> {
  const kept = await keptRecord(id)
  try {
    const record = await request(readProgram, {
      params: { id },
      ...(kept && { signal: AbortSignal.timeout(TIMEOUT_MS) }),
    })
    if (kept && !isSame(kept, record)) await forgetPdfs(id)
    void keepRecord(record)
    return { record, isKept: false }
  } catch (error) {
    const status = error instanceof CallFailed ? error.status : null
    if (status && isTakenAway(status)) await forgetProgram(id)
    else if (kept) return { record: kept, isKept: true }
    throw error
  }
}

/**
 * A program by its id, from the gateway or, offline, from this device. Once online, it is requested again.
 */
export function useProgram(id: string) {
  const { data, error, mutate } = useSWR<Shown, Error>(['program', id], () => programOf(id), READ_ONCE)
  const isKept = data?.isKept ?? false
  useEffect(() => {
    if (!isKept) return
    const askAgain = () => void mutate()
    window.addEventListener('online', askAgain)
    return () => window.removeEventListener('online', askAgain)
  }, [isKept, mutate])
  return { shown: data, error }
}
