import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { expect, it } from '@jest/globals'

const ROOT = join(import.meta.dirname, '..', '..')
const APART = ['node_modules', 'dist', '.data', '.cache', '.git', '.stryker-tmp', 'coverage']
const filesLike = (pattern: string) =>
  globSync(pattern, { cwd: ROOT, exclude: (name) => APART.includes(name) })

const textOf = (file: string) => readFileSync(join(ROOT, file), 'utf8')
const documents = filesLike('**/*.md').map((file) => ({ file, text: textOf(file) }))

/** The anchor that a heading gets on GitHub. */
const anchorOf = (heading: string) =>
  heading
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}_ -]/gu, '')
    .replaceAll(' ', '-')
const anchorsOf = (file: string) =>
  [...textOf(file).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => anchorOf(heading))

it('every link of a document leads to a file and a heading', () => {
  const links = documents.flatMap(({ file, text }) =>
    [...text.matchAll(/\]\(([^)\s]+)\)/g)]
      .map(([, link = '']) => link)
      .filter((link) => !/^https?:/.test(link))
      .map((link) => ({ file, link })),
  )
  expect(links.length).toBeGreaterThan(300)
  const broken = links.filter(({ file, link }) => {
    const [path, anchor] = link.split('#')
    const target = path ? normalize(join(dirname(file), path)) : file
    if (!existsSync(join(ROOT, target))) return true
    return anchor !== undefined && target.endsWith('.md') && !anchorsOf(target).includes(anchor)
  })
  expect(broken).toEqual([])
})

it('every source file that a document names is there', () => {
  const sources = filesLike('**/*.{ts,tsx,mjs,sh,yaml,yml}').map((file) => `/${file}`)
  const named = documents.flatMap(({ file, text }) =>
    [...text.matchAll(/`([\w./-]+\.(?:tsx?|mjs|sh|ya?ml))`/g)].map(([, name = '']) => ({ file, name })),
  )
  expect(named.length).toBeGreaterThan(50)
  const gone = named.filter(({ name }) => !sources.some((source) => source.endsWith(`/${name}`)))
  expect(gone).toEqual([])
})
