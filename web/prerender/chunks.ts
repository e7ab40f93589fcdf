import type { RouteObject } from 'react-router-dom'
import { z } from 'zod'
import { routes } from '../routes.tsx'

const Chunk = z.object({
  file: z.string(),
  name: z.string().optional(),
  isEntry: z.boolean().default(false),
  imports: z.array(z.string()).default([]),
  dynamicImports: z.array(z.string()).default([]),
})
/** Vite's manifest of the files that it wrote. */
export const Manifest = z.record(z.string(), Chunk)
export type Manifest = z.infer<typeof Manifest>

const allRoutes = (some: readonly RouteObject[]): RouteObject[] =>
  some.flatMap((route) => [route, ...allRoutes(route.children ?? [])])

/**
 * The name of the chunk with the screen of a path, read from the loader's own `import()`. Null for a screen
 * that loads at once.
 */
function chunkNameOf(path: string): string | null {
  const loader = allRoutes(routes).find((route) => route.path === path)?.handle
  if (!loader) return null
  const name = /import\(\s*['"`][^'"`]*?([\w-]+)\.tsx/.exec(String(loader))?.[1]
  if (!name) throw new Error(`The loader of ${path} has no readable import().`)
  return name
}

/** Every path of the URL table that leads to one screen. Excludes `*`. */
export const screenPaths = (): string[] =>
  allRoutes(routes).flatMap(({ path }) => (path && path !== '*' ? [path] : []))

function keyOf(name: string, manifest: Manifest): string {
  const key = Object.keys(manifest).find((key) => manifest[key]?.name === name)
  if (!key) throw new Error(`Vite wrote no chunk ${name}.`)
  return key
}

/** The chunks with all that they import at once. */
function withImports(keys: readonly string[], manifest: Manifest, found = new Set<string>()): Set<string> {
  for (const key of keys.filter((each) => !found.has(each)))
    withImports(manifest[key]?.imports ?? [], manifest, found.add(key))
  return found
}

/** Files that import each other in a circle: one of them runs before what it needs is there. Null if there are none. */
export function circleIn(manifest: Manifest): string[] | null {
  const done = new Set<string>()
  const from = (key: string, above: readonly string[]): string[] | null => {
    if (above.includes(key)) return [...above.slice(above.indexOf(key)), key]
    if (done.has(key)) return null
    for (const next of manifest[key]?.imports ?? []) {
      const circle = from(next, [...above, key])
      if (circle) return circle
    }
    done.add(key)
    return null
  }
  for (const key of Object.keys(manifest)) {
    const circle = from(key, [])
    if (circle) return circle
  }
  return null
}

const filesOf = (keys: readonly string[], manifest: Manifest): string[] =>
  [...withImports(keys, manifest)].flatMap((key) => manifest[key]?.file ?? [])

/** The script files that open the screen of a path. */
export function scriptsOf(path: string, manifest: Manifest): string[] {
  const names = ['open', chunkNameOf(path)].filter((name) => name !== null)
  return filesOf(
    names.map((name) => keyOf(name, manifest)),
    manifest,
  )
}

/** The script files that the screen of a path loads on demand. */
export function lazyScriptsOf(path: string, manifest: Manifest): string[] {
  const name = chunkNameOf(path)
  if (!name) return []
  const ofEveryPage = withImports([keyOf('open', manifest)], manifest)
  const own = [...withImports([keyOf(name, manifest)], manifest)].filter((key) => !ofEveryPage.has(key))
  return filesOf(
    own.flatMap((key) => manifest[key]?.dynamicImports ?? []),
    manifest,
  )
}

/** The script files that the script of every page imports at once. */
export function scriptsOfEntry(manifest: Manifest): string[] {
  const entry = Object.keys(manifest).find((key) => manifest[key]?.isEntry)
  return filesOf(entry ? (manifest[entry]?.imports ?? []) : [], manifest)
}
