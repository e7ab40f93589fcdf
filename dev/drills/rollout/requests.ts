import { readFile } from 'node:fs/promises'
import { z } from 'zod'

/** The fields of a line in the proxy's log that are needed here. */
const Line = z.object({
  status: z.number(),
  request: z.object({ method: z.string(), uri: z.string() }),
  resp_headers: z.record(z.string(), z.array(z.string())).default({}),
})

export interface Requests {
  all: number
  byStatus: Record<string, number>
  /** 5xx answers without Retry-After, and calls without an answer. */
  failed: string[]
}

/** Reads the proxy's answers from its log. */
export async function readRequests(file: string): Promise<Requests> {
  const requests: Requests = { all: 0, byStatus: {}, failed: [] }
  for (const text of (await readFile(file, 'utf8')).split('\n')) {
    const line = Line.safeParse(text && JSON.parse(text))
    if (!line.success) continue
    const { status, request, resp_headers: headers } = line.data
    requests.all += 1
    requests.byStatus[status] = (requests.byStatus[status] ?? 0) + 1
    const isToldWhen = status === 503 && headers['Retry-After'] !== undefined
    if (status === 0 || (status >= 500 && !isToldWhen))
      requests.failed.push(`${status} to ${request.method} ${request.uri}`)
  }
  return requests
}
