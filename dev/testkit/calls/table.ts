import { CALL_NAMES, type CallName, callOf, titleOf } from '../../../domain/calls/index.ts'
import { limitOf } from '../../../domain/calls/limits.ts'
import { REFUSALS, type RefusalCode } from '../../../domain/shop/errors.ts'
import type { Answer } from '../purchases/buyer.ts'
import { compareRecorded } from '../screens/compare-recorded.ts'

const FILE = new URL('../../../docs/calls.md', import.meta.url)

const HEAD = `# What every call answers

Recorded by \`RECORD_CALLS=1 npm test -- gateway/refusals\` from the running product; the test fails when an answer changes. Every refusal is \`{ "error": CODE, "message": text for people }\`. The two validations add \`"valid": false\`, the look-up \`"found": false\`. Every 429 and 503 carries \`Retry-After\`, in seconds. In brackets is the limit of each address.
`

const compare = (a: string, b: string) => (a < b ? -1 : Number(a > b))
const inWords = ({ calls, seconds }: ReturnType<typeof limitOf>) => `${calls} in ${seconds / 60} min`

function listOfCalls(): string {
  const calls = CALL_NAMES.map(callOf).sort((a, b) => compare(a.path, b.path) || compare(a.method, b.method))
  const lines = calls.map((call) => {
    const limit = call.limit ? ` (${inWords(limitOf(call.limit))})` : ''
    return `- \`${titleOf(call)}\`: ${call.does}${limit}`
  })
  return lines.join('\n')
}

interface Row {
  when: string
  status: number
  says: string
}

/**
 * Records the requests to each call and its answers.
 * @param calls - in the order of the document
 */
export function openCallTable(calls: readonly CallName[]) {
  const rows = new Map<CallName, Row[]>(calls.map((call) => [call, []]))

  const toMarkdown = (): string => {
    const lists = [...rows].map(([call, ofCall]) => {
      const answers = Map.groupBy(ofCall, ({ status, says }) => `${status} \`${says}\``)
      const lines = [...answers].map(
        ([answer, same]) => `- ${answer}: ${same.map(({ when }) => when).join('; ')}`,
      )
      return `## ${titleOf(callOf(call))}\n\n${lines.join('\n')}`
    })
    return [HEAD, listOfCalls(), ...lists].join('\n\n')
  }

  return {
    note(call: CallName, when: string, { status, body, headers }: Answer): void {
      const type = headers.get('content-type') ?? ''
      const fields = `{ ${Object.keys(body).join(', ')} }`
      const says = isRefusal(body['error']) ? body['error'] : type.includes('json') ? fields : type
      rows.get(call)?.push({ when, status, says })
    },

    /** The codes of the recorded refusals of a call. */
    codesOf(call: CallName): RefusalCode[] {
      const codes = (rows.get(call) ?? []).map(({ says }) => says).filter(isRefusal)
      return [...new Set(codes)]
    },

    /** The calls as recorded now, and the file. */
    compareRecorded: () => compareRecorded(FILE, toMarkdown(), 'RECORD_CALLS'),
  }
}

const isRefusal = (said: unknown): said is RefusalCode =>
  typeof said === 'string' && Object.hasOwn(REFUSALS, said)
