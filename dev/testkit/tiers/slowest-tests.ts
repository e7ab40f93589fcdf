import { relative } from 'node:path'
import { z } from 'zod'

/** The parts of Jest's report that are read here. */
export const TestFiles = z.array(
  z.object({
    name: z.string(),
    startTime: z.number(),
    endTime: z.number(),
    assertionResults: z.array(z.object({ fullName: z.string(), duration: z.number().nullish() })),
  }),
)

const MOST = 10
const inSeconds = (ms: number) => `${(ms / 1_000).toFixed(1).padStart(7)} s`

/** The slowest tests and test files, as lines to print. Empty for a run of a few files. */
export function slowestTests(files: z.infer<typeof TestFiles>): string[] {
  if (files.length <= MOST) return []
  const tests = files.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, duration }) => ({
      ms: duration ?? 0,
      called: `${relative('.', name)} › ${fullName}`,
    })),
  )
  const wholes = files.map(({ name, startTime, endTime }) => ({
    ms: endTime - startTime,
    called: relative('.', name),
  }))
  return [
    'The slowest tests:',
    ...linesOf(tests),
    'The slowest files, with the loading of their modules:',
    ...linesOf(wholes),
  ]
}

const linesOf = (timed: { ms: number; called: string }[]): string[] =>
  timed
    .toSorted((a, b) => b.ms - a.ms)
    .slice(0, MOST)
    .map(({ ms, called }) => `${inSeconds(ms)}  ${called}`)
