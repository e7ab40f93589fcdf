import { parse, YAMLParseError } from 'yaml'
import type { z } from 'zod'

/** What is wrong with data files, a line each: the file, the place and the fault. */
export class UnsoundData extends Error {
  override readonly name = 'UnsoundData'
}

type Place = (path: readonly PropertyKey[], read: unknown) => readonly string[]

/** @throws {UnsoundData} */
export function checked<Read>(
  file: string,
  text: string,
  schema: z.ZodType<Read>,
  placeOf: Place = (path) => path.map(String),
): Read {
  const read = parsed(file, text)
  const outcome = schema.safeParse(read, {
    error: ({ code, input }) => (code === 'invalid_type' && input === undefined ? 'is missing' : undefined),
  })
  if (outcome.success) return outcome.data
  const faults = outcome.error.issues.map(
    ({ path, message }) => `${[file, ...placeOf(path, read)].join(', ')}: ${message}`,
  )
  throw new UnsoundData(faults.join('\n'))
}

function parsed(file: string, text: string): unknown {
  try {
    return parse(text)
  } catch (error) {
    if (!(error instanceof YAMLParseError)) throw error
    throw new UnsoundData(`${file}: ${error.message}`, { cause: error })
  }
}
