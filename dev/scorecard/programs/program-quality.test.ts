import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from '@jest/globals'
import { checksNowAndWritten, rulesNowAndWritten } from './program-quality.ts'

const ROOT = join(import.meta.dirname, '..', '..', '..')
const APART = ['node_modules', 'dist', '.data', '.cache', '.git']

/**
 * The rules that a text cites. Thoracic vertebrae such as T6 look the same, and some are
 * numbers of rules too.
 */
const citedIn = (text: string): string[] => text.match(/\b[RT][1-9]\d{0,2}\b/g) ?? []

it('web/screens/home/checks.ts has the number of rules in the code', async () => {
  const [now, written] = await checksNowAndWritten()
  expect(written).toBe(now)
})

describe('docs/program-quality.md', () => {
  it('lists the rules of the code', async () => {
    const [now, written] = await rulesNowAndWritten()
    expect(written).toBe(now)
  })

  it('lists every rule that is cited anywhere', () => {
    const page = readFileSync(join(ROOT, 'docs', 'program-quality.md'), 'utf8')
    const known = new Set([...page.matchAll(/^\| ([RT]\d+) /gm)].map(([, number]) => number))
    const files = globSync(['**/*.{ts,tsx}', 'docs/**/*.md', 'README.md'], {
      cwd: ROOT,
      exclude: (name) => APART.includes(name),
    })
    const unknown = files.flatMap((file) =>
      citedIn(readFileSync(join(ROOT, file), 'utf8'))
        .filter((number) => !known.has(number))
        .map((number) => `${number} in ${file}`),
    )
    expect(files.length).toBeGreaterThan(500)
    expect(unknown).toEqual([])
  })
})
