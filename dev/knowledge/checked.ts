import { parse, YAMLParseError } from 'yaml'
import { z } from 'zod'

/** What is wrong with data files, a line each: the file, the place and the fault. */
export class UnsoundData extends Error {
  override readonly name = 'UnsoundData'
}

/** The words of zod itself, whatever the gateway has it say to buyers. */
const { localeError } = z.locales.en()

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
    error: (issue) =>
      issue.code === 'invalid_type' && issue.input === undefined ? 'is missing' : localeError(issue),
  })
  if (outcome.success) return outcome.data
  const faults = outcome.error.issues.map(
    ({ path, message }) => `${[file, ...placeOf(path, read)].join(', ')}: ${message}`,
  )
  throw new UnsoundData(faults.join('\n'))
}

function parsed(file: string, text: string): unknown {
  try {
    return parse(text, { merge: true })
  } catch (error) {
    if (!(error instanceof YAMLParseError)) throw error
    throw new UnsoundData(`${file}: ${error.message}`, { cause: error })
  }
}

/** @throws {UnsoundData} if two records have one name */
export function eachOnce(records: readonly (readonly [file: string, name: string])[]): void {
  const files = new Map<string, string>()
  const twins = records.flatMap(([file, name]) => {
    const other = files.get(name)
    files.set(name, file)
    return other === undefined ? [] : [`${file}, ${name}: stands in ${other} too`]
  })
  if (twins.length) throw new UnsoundData(twins.join('\n'))
}
