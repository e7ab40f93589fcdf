import { readFileSync } from 'node:fs'
import { join } from 'node:path'

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
