import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from '@jest/globals'

const DOCS = join(import.meta.dirname, '..', '..', 'docs')
const page = readFileSync(join(DOCS, 'security.md'), 'utf8')

/** The requirements of levels 1 and 2 of ASVS 5.0.0. */
const REQUIREMENTS = 253
const rows = [...page.matchAll(/^\| (\d+\.\d+\.\d+) +\| [12] +\| (.+?) +\| (met|not met) +\| (.+?) +\|$/gm)]
const inState = (state: string) => rows.filter(([, , , is]) => is === state)
const others = [...page.matchAll(/^\| (V\d+) [^|]+\| (\d+) +\| ([^|]+?) +\| [^|]+ \|$/gm)]
const countOfOthers = others.reduce((sum, [, , count]) => sum + Number(count), 0)

describe('docs/security.md', () => {
  it('names files that exist', () => {
    const named = [...page.matchAll(/\]\((\.\.\/[^)#]+)\)/g)].map(([, path = '']) => path)
    expect(named.length).toBeGreaterThan(100)
    expect(named.filter((path) => !existsSync(join(DOCS, path)))).toEqual([])
  })

  it('lists each requirement once', () => {
    const listed = others.flatMap(([, , , which = '']) => (which === 'all' ? [] : which.split(', ')))
    const ids = [...rows.map(([, id = '']) => id), ...listed]
    expect(new Set(ids).size).toBe(ids.length)
    const whole = others
      .filter(([, , , which]) => which === 'all')
      .map(([, chapter = '']) => chapter.slice(1))
    expect(ids.filter((id) => whole.includes(id.split('.')[0] ?? ''))).toEqual([])
  })

  it('counts right', () => {
    expect(rows.length + countOfOthers).toBe(REQUIREMENTS)
    const [met, unmet] = [inState('met').length, inState('not met').length]
    expect(page).toContain(
      `**${met} of ${rows.length} applicable requirements are met**, ${unmet} are not, and ${countOfOthers} of all ${REQUIREMENTS} do not apply.`,
    )
  })
})
