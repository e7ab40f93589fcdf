import useSWR, { type SWRConfiguration } from 'swr'
import type { z } from 'zod'
import { CallFailed, read } from './request.ts'

/**
 * Data is read once and never goes stale: no retries, and no refetch on focus, on reconnect or by interval.
 */
export const READ_ONCE: SWRConfiguration = {
  shouldRetryOnError: false,
  revalidateOnFocus: false,
  revalidateOnReconnect: false,
  revalidateIfStale: false,
  refreshInterval: 0,
}

/**
 * Reads the path formed by joining the key's parts with slashes.
 * @param key - null reads nothing
 * @param on401 - `null` treats "nobody is known here" as an empty answer instead of a failure
 */
export const useRead = <Answer>(
  answer: z.ZodType<Answer>,
  key: readonly string[] | null,
  on401: 'fail' | 'null' = 'fail',
) =>
  useSWR<Answer | null, Error>(
    key,
    (parts: readonly string[]) =>
      read(parts.join('/'), { answer }).catch((error: unknown) => {
        if (on401 === 'null' && error instanceof CallFailed && error.status === 401) return null
        throw error
      }),
    READ_ONCE,
  )
