import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from '@jest/globals'
import type { RouteObject } from 'react-router-dom'
import { routes } from '../../web/routes.tsx'

const DOCS = join(import.meta.dirname, '..', '..', 'docs')
const ledger = readFileSync(join(DOCS, 'specification.md'), 'utf8')

/** Each is about one sentence or several: `- 2.06 the one; 2.08 the other — ` and their tests. */
const rows = ledger.split('\n').filter((line) => /^- \d\.\d+ /.test(line))
const notChecked = rows.filter((row) => row.includes(' — not checked: '))
const numbersIn = (some: readonly string[]) =>
  some.flatMap((row) =>
    [...(row.split(' — ')[0] ?? '').matchAll(/(?:^- |; )(\d\.\d+)(?= |$)/g)].map(([, number = '']) => number),
  )
/** The short name of each test file, and its text. */
const sources = new Map(
  [...ledger.matchAll(/^\[([\w-]+)\]: (\S+)$/gm)].map(([, key = '', path = '']) => [
    key,
    readFileSync(join(DOCS, path), 'utf8'),
  ]),
)
const testsIn = (row: string) => [...row.matchAll(/\[([\w-]+)\] `([^`]+)`/g)]

const QUOTES = ["'", '"', '`']
/** How many tests or groups of tests in the source have that name, or begin with it if it ends in `…`. */
function testsNamed(source: string, name: string): number {
  const isWhole = !name.endsWith('…')
  const words = isWhole ? name : name.slice(0, -1)
  const counts = QUOTES.map((quote) => {
    const named = quote + words.replaceAll(quote, `\\${quote}`) + (isWhole ? quote : '')
    return source.split(named).length - 1
  })
  return counts.reduce((all, each) => all + each, 0)
}

describe('docs/specification.md', () => {
  it('names tests that exist, and one test by each beginning', () => {
    const wrong = rows.flatMap((row) =>
      testsIn(row)
        .filter(([, key = '', name = '']) => {
          const count = testsNamed(sources.get(key) ?? '', name)
          return name.endsWith('…') ? count !== 1 : count === 0
        })
        .map(([named]) => named),
    )
    expect(wrong).toEqual([])
    expect(rows.filter((row) => testsIn(row).length === 0)).toEqual(notChecked)
  })

  it('counts its sentences correctly', () => {
    const numbers = numbersIn(rows)
    const inBrowser = rows.filter((row) =>
      testsIn(row).some(([, key = '']) => /test-browser\.ts'/.test(sources.get(key) ?? '')),
    )
    expect(/\*\*.+\*\*, \d+ of them/.exec(ledger)?.[0]).toBe(
      `**${numbers.length - numbersIn(notChecked).length} of ${numbers.length} sentences are checked by tests**, ${numbersIn(inBrowser).length} of them`,
    )
    expect(new Set(numbers).size).toBe(numbers.length)
  })
})

/** The text of each section, by its heading. */
const sections = new Map(
  readdirSync(join(DOCS, 'spec'))
    .filter((file) => /^\d-/.test(file))
    .sort()
    .map((file) => {
      const text = readFileSync(join(DOCS, 'spec', file), 'utf8')
      return [text.slice(0, text.indexOf('\n')), { file, text }] as const
    }),
)
const pathsOf = (some: readonly RouteObject[]): string[] =>
  some.flatMap(({ path, children = [] }) => [...(path ? [path] : []), ...pathsOf(children)])

describe('docs/spec', () => {
  it('has nine sections, and its index links to each', () => {
    const index = readFileSync(join(DOCS, 'spec', 'README.md'), 'utf8')
    const led = [...index.matchAll(/^(\d\.) \[(.+)\]\((\d-.+)\)$/gm)]
    expect(led.map(([, number, title, file]) => [`## ${number} ${title}`, file])).toEqual(
      [...sections].map(([heading, { file }]) => [heading, file]),
    )
    expect(led).toHaveLength(9)
  })

  it('has every section of the ledger, which links to it', () => {
    const headings = ledger.split('\n').filter((line) => line.startsWith('## '))
    const links = [...sections].map(([heading, { file }]) =>
      heading.replace(/^(## \d\.) (.+)$/, `$1 [$2](spec/${file})`),
    )
    expect(headings.filter((heading) => !links.includes(heading))).toEqual([])
    const numbers = (lines: readonly string[]) => new Set(lines.map((line) => /\d/.exec(line)?.[0]))
    expect(numbers(headings)).toEqual(numbers(numbersIn(rows)))
  })

  it('names no route that the web app does not have', () => {
    const text = sections.get('## 2. Screens and routes')?.text ?? ''
    const table = /^Route table: (.+), and a catch-all page/m.exec(text)?.[1] ?? ''
    const named = table.replaceAll(/ \([^)]*\)/g, '').split(', ')
    expect(named).toHaveLength(19)
    const known = pathsOf(routes)
    const wanted = [...named.map((path) => path.replace('{id}', ':id')), '*']
    expect(wanted.filter((path) => !known.includes(path))).toEqual([])
  })
})
