import { ARROWS } from '../arrows.mjs'

const FOLDERS = Object.keys(ARROWS)
const [BOX, BOX_HEIGHT, COLUMN, ROW, EDGE] = [150, 46, 190, 104, 20]

/** The column of a folder, chosen so that few arrows run behind a box. */
const COLUMNS: Readonly<Record<string, number>> = {
  ...{ web: 0, gateway: 1.2, activities: 3.2 },
  ...{ purchases: 2, channels: 1.7, 'language-model': 2.9, platform: 2 },
  ...{ storage: 2, workflows: 3.2, emails: 4.2 },
  ...{ domain: 1.6 },
}

const importsOf = (folder: string): readonly string[] => ARROWS[folder]?.values ?? []

/** Every folder that a folder imports, directly or indirectly. */
const reachedFrom = (folder: string): Set<string> =>
  new Set(importsOf(folder).flatMap((next) => [next, ...reachedFrom(next)]))

/** The imports that no longer path implies. Drawing all imports would make the diagram unreadable. */
const neededBy = (folder: string): string[] =>
  importsOf(folder).filter(
    (next) => !importsOf(folder).some((other) => other !== next && reachedFrom(other).has(next)),
  )

const depthOf = (folder: string): number =>
  importsOf(folder).reduce((deepest, next) => Math.max(deepest, 1 + depthOf(next)), 0)

/** Rows from top to bottom: first the folders that nothing imports, then the others by depth. */
export function rowsOfFolders(): string[][] {
  const isTop = (folder: string) => !FOLDERS.some((other) => importsOf(other).includes(folder))
  const below = Map.groupBy(
    FOLDERS.filter((folder) => !isTop(folder)),
    depthOf,
  )
  const depths = [...below.keys()].sort((a, b) => b - a)
  return [FOLDERS.filter(isTop), ...depths.map((depth) => below.get(depth) ?? [])]
}

/** The diagram of the folders and their imports, as SVG. */
export function architecture(): string {
  const rows = rowsOfFolders()
  const width = (Math.max(...Object.values(COLUMNS)) + 1) * COLUMN + 2 * EDGE
  const height = rows.length * ROW + EDGE
  const places = new Map(
    rows.flatMap((row, y) =>
      row.map((folder): [string, { x: number; y: number }] => [
        folder,
        { x: EDGE + ((COLUMNS[folder] ?? 0) + 0.5) * COLUMN, y: EDGE + y * ROW },
      ]),
    ),
  )
  const at = (folder: string) => places.get(folder) ?? { x: 0, y: 0 }
  const lines = FOLDERS.flatMap((folder) =>
    neededBy(folder).map((next) => {
      const [from, to] = [at(folder), at(next)]
      const [top, bottom] = [from.y + BOX_HEIGHT, to.y]
      const middle = (top + bottom) / 2
      return `<path d="M${from.x} ${top}C${from.x} ${middle} ${to.x} ${middle} ${to.x} ${bottom - 6}" marker-end="url(#head)"/>`
    }),
  )
  const boxes = FOLDERS.map((folder) => {
    const { x, y } = at(folder)
    return `<rect x="${x - BOX / 2}" y="${y}" width="${BOX}" height="${BOX_HEIGHT}" rx="4"/><text x="${x}" y="${y + 29}">${folder}/</text>`
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" role="img" aria-label="The folders, and which imports which">
<style>svg{font:16px system-ui,sans-serif;background:#faf8f3}text{text-anchor:middle;fill:#1a1a18}rect{fill:#fff;stroke:#1a1a18;stroke-width:1.5}path{fill:none;stroke:#1f4e8c;stroke-width:1.5}marker path{fill:#1f4e8c;stroke:none}@media(prefers-color-scheme:dark){svg{background:#161614}text{fill:#f2efe6}rect{fill:#24241f;stroke:#f2efe6}path{stroke:#7fb0f0}marker path{fill:#7fb0f0}}</style>
<defs><marker id="head" viewBox="0 0 10 10" refX="5" refY="5" markerWidth="7" markerHeight="7" orient="auto"><path d="M0 0L10 5L0 10z"/></marker></defs>
${[...lines, ...boxes].join('\n')}
</svg>
`
}
