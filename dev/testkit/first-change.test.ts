import { execFile } from 'node:child_process'
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, it } from '@jest/globals'
import { z } from 'zod'
import { blockIn } from './guide-blocks.ts'

const ROOT = join(import.meta.dirname, '..', '..')
/** Inside the repository, so that packages resolve. */
const CACHE = join(ROOT, '.cache')

/** What the guide needs of the repository, beside `domain`. */
const PARTS = [
  'package.json',
  'tsconfig.json',
  'dev/knowledge',
  'dev/commands/knowledge.ts',
  'dev/testkit/examples/what-follows.ts',
  // Other data files, which the command reads too.
  'emails',
  'gateway/exports/liftosaur',
  'gateway/progress',
  'language-model',
  'web/texts',
]

const run = promisify(execFile)

const SAYS = 'no Helms rows'
/** Prints what follows from those words. */
const ASK = `
const { whatFollows } = await import('./dev/testkit/examples/what-follows.ts')
const { SAMPLE_ANSWERS, SAMPLE_DAY } = await import('./domain/forms/sample-person.ts')
console.log(JSON.stringify(whatFollows({ ...SAMPLE_ANSWERS, exercisesToAvoid: ${JSON.stringify(SAYS)} }, SAMPLE_DAY)))
`

async function whatFollowsIn(home: string): Promise<Set<string>> {
  const program = ['--import', 'tsx', '--input-type=module', '-e', ASK]
  const { stdout } = await run(process.execPath, program, { cwd: home, maxBuffer: 1e7 })
  return new Set(z.array(z.string()).parse(JSON.parse(stdout)))
}

it('docs/first-change.md is right at each step', async () => {
  const page = await readFile(join(ROOT, 'docs', 'first-change.md'), 'utf8')
  const block = (name: string) => blockIn(page, name).trimEnd()
  const facts = (at: number) =>
    Array.from(
      (block('test').match(/\[[^[\]]*\]/g)?.[at] ?? '').matchAll(/'([^']+)'/g),
      ([, fact = '']) => fact,
    )
  const [must, mustNot] = [facts(0), facts(1)]
  expect(block('test')).toContain(`'${SAYS}'`)
  expect([must.length, mustNot.length]).toEqual([2, 1])

  await mkdir(CACHE, { recursive: true })
  const home = await mkdtemp(join(CACHE, 'first-change-'))
  try {
    await cp(join(ROOT, 'domain'), join(home, 'domain'), {
      recursive: true,
      filter: (file) => !file.endsWith('.test.ts'),
    })
    for (const part of PARTS) await cp(join(ROOT, part), join(home, part), { recursive: true })
    const before = await whatFollowsIn(home)
    expect(must.filter((fact) => !before.has(fact))).toEqual(must)

    const file = join(home, 'domain', 'exercises', 'data', 'pulls.yaml')
    const source = await readFile(file, 'utf8')
    // Records stand one step to the right, below their pattern.
    const record = (name: string) => block(name).replaceAll('\n', '\n  ')
    expect(source.split(record('before'))).toHaveLength(2)
    await writeFile(file, source.replace(record('before'), record('after')))
    await run(process.execPath, ['--import', 'tsx', 'dev/commands/knowledge.ts'], { cwd: home })
    const after = await whatFollowsIn(home)
    expect(must.filter((fact) => !after.has(fact))).toEqual([])
    expect(mustNot.filter((fact) => after.has(fact))).toEqual([])
  } finally {
    await rm(home, { recursive: true })
  }
}, 300_000)
