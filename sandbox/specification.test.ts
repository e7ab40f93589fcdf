import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from '@jest/globals'

const DOCS = join(import.meta.dirname, '..', 'docs')
const ledger = readFileSync(join(DOCS, 'specification.md'), 'utf8')

const rows = ledger.split('\n').filter((line) => /^- \d\.\d+ /.test(line))
const notChecked = rows.filter((row) => row.includes(' — not checked: '))
/** The short name of each test file, and its text. */
const sources = new Map(
  [...ledger.matchAll(/^\[([\w-]+)\]: (\S+)$/gm)].map(([, key = '', path = '']) => [
    key,
    readFileSync(join(DOCS, path), 'utf8'),
  ]),
)
const testsIn = (row: string) => [...row.matchAll(/\[([\w-]+)\] `([^`]+)`/g)]

/** Whether a test or a group of tests in the source has exactly that name. */
const hasTest = (source: string | undefined, name: string) =>
  ["'", '"', '`'].some((quote) => source?.includes(quote + name.replaceAll(quote, `\\${quote}`) + quote))

describe('docs/specification.md', () => {
  it('names tests that exist', () => {
    const gone = rows.flatMap((row) =>
      testsIn(row)
        .filter(([, key = '', name = '']) => !hasTest(sources.get(key), name))
        .map(([named]) => named),
    )
    expect(gone).toEqual([])
    expect(rows.filter((row) => testsIn(row).length === 0)).toEqual(notChecked)
  })

  it('counts its sentences right', () => {
    const inBrowser = rows.filter((row) =>
      testsIn(row).some(([, key = '']) => /launchChromium/.test(sources.get(key) ?? '')),
    )
    expect(/\*\*.+\*\*, \d+ of them/.exec(ledger)?.[0]).toBe(
      `**${rows.length - notChecked.length} of ${rows.length} sentences are checked by tests**, ${inBrowser.length} of them`,
    )
    const numbers = rows.map((row) => row.split(' ')[1])
    expect(new Set(numbers).size).toBe(rows.length)
  })
})
