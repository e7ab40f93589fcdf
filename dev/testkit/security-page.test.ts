import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from '@jest/globals'

const DOCS = join(import.meta.dirname, '..', '..', 'docs')
const page = readFileSync(join(DOCS, 'security.md'), 'utf8')

/** The requirements of levels 1 and 2 of ASVS 5.0.0. */
const REQUIREMENTS = 253
const sectionOf = (title: string) => page.split(/^## /m).find((part) => part.startsWith(`${title}\n`)) ?? ''
/** The requirements in a section, each with what it asks for and what enforces it or why nothing does. */
const idsIn = (title: string) =>
  [...sectionOf(title).matchAll(/^- (\d+\.\d+\.\d+) [^:]+: \S.*$/gm)].map(([, id = '']) => id)
const [met, unmet] = [idsIn('Met'), idsIn('Not met')]
const others = [
  ...sectionOf('Requirements that do not apply').matchAll(/^- (V\d+) [^(]+, (\d+) \(([^)]+)\): \S.*$/gm),
]
const countOfOthers = others.reduce((sum, [, , count]) => sum + Number(count), 0)

describe('docs/security.md', () => {
  it('names files that exist', () => {
    const named = [...page.matchAll(/\]\((\.\.\/[^)#]+)\)/g)].map(([, path = '']) => path)
    expect(named.length).toBeGreaterThan(100)
    expect(named.filter((path) => !existsSync(join(DOCS, path)))).toEqual([])
  })

  it('lists each requirement once', () => {
    const listed = others.flatMap(([, , , which = '']) => (which === 'all' ? [] : which.split(', ')))
    const ids = [...met, ...unmet, ...listed]
    expect(new Set(ids).size).toBe(ids.length)
    const whole = others
      .filter(([, , , which]) => which === 'all')
      .map(([, chapter = '']) => chapter.slice(1))
    expect(ids.filter((id) => whole.includes(id.split('.')[0] ?? ''))).toEqual([])
  })

  it('counts right', () => {
    const applicable = met.length + unmet.length
    expect(applicable + countOfOthers).toBe(REQUIREMENTS)
    expect(page).toContain(
      `**${met.length} of ${applicable} applicable requirements are met**, ${unmet.length} are not, and ${countOfOthers} of all ${REQUIREMENTS} do not apply.`,
    )
  })
})
