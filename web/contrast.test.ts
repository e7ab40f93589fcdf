import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from '@jest/globals'
import {
  coloursIn,
  contrastOf,
  DECORATIONS,
  FIXED,
  PART_RATIO,
  STYLE,
  SURFACES,
  SYSTEM_SURFACES,
  TEXT_RATIO,
} from './testing/colours.ts'

const light = coloursIn('light')
const PAGES = ['paper', 'sheet']

describe.each(['light', 'dark', 'print'] as const)('the colours in %s', (mode) => {
  const colours = { ...FIXED, ...coloursIn(mode) }

  it.each(Object.entries(SURFACES))('can be read and seen on %s', (on, { text, parts }) => {
    const tooClose = (names: readonly string[], ratio: number) =>
      names
        .map((name) => ({ name, has: contrastOf(colours[name] ?? '', colours[on] ?? '') }))
        .filter(({ has }) => has < ratio)
        .map(({ name, has }) => `${name}: ${has.toFixed(2)} of ${ratio}`)
    expect(tooClose(text, TEXT_RATIO)).toEqual([])
    expect(tooClose(parts, PART_RATIO)).toEqual([])
  })

  it('are as many as in light', () => {
    expect(Object.keys(coloursIn(mode))).toEqual(Object.keys(light))
  })
})

const rows = Object.values(SURFACES)
const texts = new Set(rows.flatMap(({ text, unusable = [] }) => [...text, ...unusable]))
const parts = new Set(rows.flatMap((row) => row.parts))

/** A pair of a text and what it is on, if the table has no such row. */
const unknownPair = (text: string, on: string, isUsable = true) =>
  SURFACES[on]?.[isUsable ? 'text' : 'unusable']?.includes(text) ? [] : [`${text} on ${on}`]

/** Whether an area of this colour may have text. Of those that are also drawn, and of pictures, nobody can tell. */
const holdsText = (colour: string) =>
  !parts.has(colour) && colour !== 'white' && (SURFACES[colour]?.text.length ?? 0) > 0

/** Where a text without a background of its own may stand. */
const placesOf = (text: string) => (SURFACES['white']?.text.includes(text) ? ['white'] : PAGES)

describe('the table of pairs', () => {
  it('has every colour of the styles, and no other', () => {
    const named = [...Object.keys(SURFACES), ...texts, ...parts, ...Object.keys(DECORATIONS)]
    expect([...new Set(named)].sort()).toEqual([...Object.keys(light), ...Object.keys(FIXED)].sort())
  })

  it('has every text that web/style.css puts on a background', () => {
    const pairs = [...STYLE.matchAll(/{([^{}]*)/g)].flatMap(([, block = '']) => {
      const of = (property: string) =>
        new RegExp(`(?<![\\w-])${property}: (?:var\\(--)?([\\w-]+)`).exec(block)?.[1]
      const [text, on] = [of('color'), of('background')]
      if (text === 'inherit') return []
      return on ? [[text ?? 'ink', on]] : text ? PAGES.map((page) => [text, page]) : []
    }) as [string, string][]
    expect(pairs.length).toBeGreaterThan(PAGES.length)
    const unknown = pairs.flatMap(([text, on]) =>
      SYSTEM_SURFACES[on]?.includes(text) ? [] : unknownPair(text, on),
    )
    expect(unknown).toEqual([])
  })
})

describe('where people have chosen their own colours', () => {
  it('a variable has the system’s colour of text', () => {
    const forced = Object.values(coloursIn('forced'))
    expect(forced.length).toBeGreaterThan(0)
    for (const colour of forced) expect(SYSTEM_SURFACES['Canvas']).toContain(colour)
  })
})

interface Utility {
  is: string
  variants: string
  kind: string
  colour: string
  alpha: string | undefined
}

const names = [...Object.keys(light), ...Object.keys(FIXED)].join('|')
const UTILITY = new RegExp(
  `^(?<variants>\\S*:)?(?<kind>bg|text|border|outline|divide|fill|stroke|accent|caret|decoration|ring)` +
    `(?:-[trblxyse])?-(?<colour>${names})(?:/(?<alpha>\\d+))?$`,
)

/** A colour of Tailwind's, one that is written out, a gradient, or one for dark mode alone. */
const FOREIGN =
  /(^|:)(bg|text|border|outline|divide|fill|stroke|accent)(-[trblxyse])?-([a-z]+-(50|[1-9]\d0)$|\[(#|rgb|hsl|okl))|(^|:)dark:|^bg-(linear|radial|conic|gradient)/

/** The lists of classes in the sources: each is one string. */
const LISTS = globSync('web/**/*.{ts,tsx,html}', { exclude: ['**/*.test.ts', 'web/testing/**'] }).flatMap(
  (file) =>
    [...readFileSync(file, 'utf8').matchAll(/'[^'\n]*'|"[^"\n]*"|`[^`]*`/g)].map(([list]) => ({
      file,
      classes: list.split(/[\s'"`]+/),
    })),
)

const utilities = (classes: readonly string[]) =>
  classes.flatMap((name): Utility[] => {
    const { variants = '', kind = '', colour = '', alpha } = UTILITY.exec(name)?.groups ?? {}
    return kind ? [{ is: name, variants, kind, colour, alpha }] : []
  })

describe('the classes of the screens', () => {
  const used = LISTS.map(({ file, classes }) => ({ file, classes, of: utilities(classes) }))

  it('are found', () => {
    const count = used.reduce((sum, { of }) => sum + of.length, 0)
    expect(count).toBeGreaterThan(300)
  })

  it('put no text on a background that the table does not have', () => {
    const unknown = used.flatMap(({ file, of }) => {
      const backgrounds = of.filter(({ kind }) => kind === 'bg')
      const words = of.filter(({ kind }) => kind === 'text')
      const plain = words.filter(({ variants }) => !variants).map(({ colour }) => colour)
      return [
        ...words.flatMap(({ colour, variants }) => {
          const own = backgrounds.filter((one) => one.variants === variants).map((one) => one.colour)
          const places = own.length ? own : placesOf(colour)
          return places.flatMap((on) => unknownPair(colour, on, !variants.includes('disabled')))
        }),
        ...backgrounds
          .filter(({ variants }) => !words.some((text) => text.variants === variants))
          .filter(({ colour }) => holdsText(colour))
          // The text is that of the plain state, or else of the page.
          .flatMap(({ colour }) =>
            (plain.length ? plain : ['ink']).flatMap((text) => unknownPair(text, colour)),
          ),
      ].map((pair) => `${file}: ${pair}`)
    })
    expect(unknown).toEqual([])
  })

  it('draw with no colour that the table does not have as a part or a decoration', () => {
    const drawn = used.flatMap(({ of }) =>
      of.filter(({ kind }) => !['bg', 'text'].includes(kind)).map(({ colour }) => colour),
    )
    const named = LISTS.flatMap(({ classes }) =>
      classes.flatMap((one) => /^var\(--([a-z-]+)\)$/.exec(one)?.[1] ?? []),
    ).filter((name) => name in light)
    expect(named.length).toBeGreaterThan(10)
    expect([...drawn, ...named].filter((name) => !parts.has(name) && !(name in DECORATIONS))).toEqual([])
  })

  it('have no colours but those of the table, and none of their own in dark mode', () => {
    const foreign = used.flatMap(({ file, classes, of }) =>
      classes
        .filter((name) => FOREIGN.test(name) && !of.some((one) => one.is === name))
        .map((name) => `${file}: ${name}`),
    )
    expect(foreign).toEqual([])
  })

  it('fade no text', () => {
    const faded = used.flatMap(({ file, of }) =>
      of.filter(({ kind, alpha }) => kind === 'text' && alpha).map(({ colour }) => `${file}: ${colour}`),
    )
    expect(faded).toEqual([])
  })

  it('take the system’s colour of text where people have chosen their own', () => {
    const chosen = LISTS.flatMap(({ classes }) =>
      classes.flatMap((name) => /forced-colors:\S*\[(.+)\]/.exec(name)?.[1] ?? []),
    )
    expect(chosen.length).toBeGreaterThan(0)
    expect(chosen.filter((colour) => !SYSTEM_SURFACES['Canvas']?.includes(colour))).toEqual([])
  })
})
