import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Locator } from 'playwright-core'

/** What lies on a colour. */
interface Surface {
  /** Text of any size. WCAG asks less of large text; here all has the contrast of small text. */
  readonly text: readonly string[]
  /** Lines and areas that a person must see: edges of fields, outlines of focus, bars, signs. */
  readonly parts: readonly string[]
  /** The words of something that cannot be used. WCAG asks nothing of them. */
  readonly unusable?: readonly string[]
}

export const TEXT_RATIO = 4.5
export const PART_RATIO = 3

const PAGE: Surface = {
  text: ['ink', 'soft', 'iron', 'alert'],
  parts: ['ink', 'iron', 'edge', 'alert', 'plate-red', 'plate-blue', 'plate-green'],
}

/** Every colour that something lies on. */
export const SURFACES: Readonly<Record<string, Surface>> = {
  paper: PAGE,
  sheet: PAGE,
  ink: { text: ['paper'], parts: ['paper'] },
  rule: { text: [], parts: ['ink'], unusable: ['iron'] },
  action: { text: ['on-action'], parts: [] },
  'action-down': { text: ['on-action'], parts: [] },
  white: { text: ['black', 'neutral-600'], parts: ['neutral-500'] },
}

/** The colours of lines and areas without which nothing is missing. */
export const DECORATIONS: Readonly<Record<string, string>> = {
  rule: 'separates what a space separates too',
  white: 'the paper in a picture of a page, until that has loaded',
  'plate-yellow': 'a drawing’s, whose figures stand beside it as text, or that of a line beside a text',
  action: 'the edge of a button that its words mark',
  'action-down': 'the edge of a button that its words mark',
  black: 'the edge of a picture',
  'neutral-300': 'a line that stands for one yet to be written',
  'neutral-400': 'separates what a space separates too',
}

/** The system's colours that are used where people have chosen their own. */
export const SYSTEM_SURFACES: Readonly<Record<string, readonly string[]>> = {
  Canvas: ['CanvasText'],
  Highlight: ['HighlightText'],
}

/** The text of web/style.css. */
export const STYLE = readFileSync(join(import.meta.dirname, '../style.css'), 'utf8')

const MODES = {
  light: /^:root {([^}]*)}/m,
  dark: /@media \(prefers-color-scheme: dark\) {\s*:root {([^}]*)}/,
  print: /@media print {\s*:root {([^}]*)}/,
  forced: /@media \(forced-colors: active\) {\s*:root {([^}]*)}/,
} as const
type Mode = keyof typeof MODES

const declared = (block: string, prefix: string) =>
  Object.fromEntries(
    [...block.matchAll(new RegExp(`--${prefix}([\\w-]+): ([^;]+);`, 'g'))].map(
      ([, name = '', value = '']) => [name, value],
    ),
  )

/** The values that a mode gives to the colour variables of web/style.css. */
export const coloursIn = (mode: Mode) => declared(MODES[mode].exec(STYLE)?.[1] ?? '', '')

/** The colours that are the same in every mode: those of the theme, and Tailwind's in a picture of a page. */
export const FIXED: Readonly<Record<string, string>> = {
  ...declared(/^@theme {([^}]*)}/m.exec(STYLE)?.[1] ?? '', 'color-'),
  white: '#fff',
  black: '#000',
  'neutral-300': '#d4d4d4',
  'neutral-400': '#a1a1a1',
  'neutral-500': '#737373',
  'neutral-600': '#525252',
}

type Rgb = readonly [number, number, number]

/** The parts of `#abc` or `#aabbcc`, from 0 to 255. */
function rgbOf(hex: string): Rgb {
  const [, short, long] = /^#(?:(\w{3})|(\w{6}))$/.exec(hex) ?? []
  const digits = long ?? short?.replaceAll(/./g, '$&$&')
  if (!digits) throw new Error(`“${hex}” is not a colour that can be measured`)
  const part = (at: number) => parseInt(digits.slice(at, at + 2), 16)
  return [part(0), part(2), part(4)]
}

function luminanceOf(hex: string): number {
  const [red, green, blue] = rgbOf(hex).map((part) => {
    const share = part / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  }) as [number, number, number]
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** The contrast of two colours, as WCAG 2 defines it. */
export function contrastOf(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminanceOf(one), luminanceOf(other)].sort((a, b) => a - b)
  return (lighter + 0.05) / (darker + 0.05)
}

/**
 * The visible colours of an element, most frequent first. Only a screenshot shows what a system paints over.
 */
export async function coloursOf(element: Locator): Promise<string[]> {
  const picture = (await element.screenshot()).toString('base64')
  // Our own pages do not load foreign pictures.
  const blank = await element.page().context().newPage()
  const colours = await blank.evaluate(async (data) => {
    const image = new Image()
    image.src = `data:image/png;base64,${data}`
    await image.decode()
    const canvas = new OffscreenCanvas(image.width, image.height)
    const context = canvas.getContext('2d')
    context?.drawImage(image, 0, 0)
    const pixels = context?.getImageData(0, 0, image.width, image.height).data ?? []
    const counts = new Map<string, number>()
    for (let at = 0; at < pixels.length; at += 4) {
      const colour = `${pixels[at]} ${pixels[at + 1]} ${pixels[at + 2]}`
      counts.set(colour, (counts.get(colour) ?? 0) + 1)
    }
    return [...counts].sort(([, a], [, b]) => b - a).map(([colour]) => colour)
  }, picture)
  await blank.close()
  return colours
}
