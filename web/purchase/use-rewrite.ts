import { useEffect, useRef } from 'react'
import useSWR, { useSWRConfig } from 'swr'
import { readRewrite } from '../../domain/calls/rewrites.ts'
import type { Rewrite } from '../../domain/shop/rewrite.ts'
import { READ_ONCE } from '../requests/read.ts'
import { request } from '../requests/request.ts'

const ASK_AGAIN_MS = 3_000

/**
 * The rewrite of a program. While it is written it is asked about; then the page reads the program again.
 * @param programId - null asks for nothing
 */
export function useRewrite(programId: string | null) {
  const rewrite = useSWR<Rewrite, Error>(
    programId && ['rewrite', programId],
    ([, id]: readonly string[]) => request(readRewrite, { params: { id: String(id) } }),
    {
      ...READ_ONCE,
      refreshInterval: (latest) => (latest?.state === 'writing' ? ASK_AGAIN_MS : 0),
    },
  )
  const { mutate: readAgain } = useSWRConfig()
  const state = rewrite.data?.state
  const last = useRef(state)
  useEffect(() => {
    if (last.current === 'writing' && state === 'used') void readAgain(['program', programId])
    last.current = state
  }, [state, programId, readAgain])
  return rewrite
}
