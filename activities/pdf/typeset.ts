import layoutEngine, {
  bidi,
  fontSubstitution,
  fromFragments,
  justification,
  linebreaker,
  scriptItemizer,
  textDecoration,
  wordHyphenation,
  type AttributedString,
  type Attributes,
  type Run,
} from '@react-pdf/textkit'
import { Font } from '@react-pdf/renderer'
import { breakLongWords, HEADING, TEXT } from './fonts.ts'
import { ShapedRun } from './kept-face.ts'
import { createKept } from './kept.ts'
import { SIZES } from './styles.ts'

/** What a text is set in. Sizes and heights are in points. */
export interface Type {
  /** The first that has a letter draws it. */
  families: readonly string[]
  weight: number
  size: number
  /** Of OpenType, as `tnum`. */
  features?: readonly string[]
  /** The faces' own where it is not told. */
  lineHeight?: number
}

export const ROMAN: Type = { families: TEXT, weight: 400, size: SIZES.body }
export const LIST: Type = { ...ROMAN, size: SIZES.list }
export const STRONG: Type = { ...ROMAN, weight: 700 }
/** A heading's line is as high as its type. */
export const HEAD: Type = { families: HEADING, weight: 800, size: SIZES.section, lineHeight: SIZES.section }
export const TITLE: Type = { ...HEAD, size: SIZES.title, lineHeight: SIZES.title }
/** Lining figures of one width. */
export const FIGURES = ['tnum', 'lnum']

export interface Piece {
  text: string
  type: Type
}

/** Letters of one face on one line. */
export interface SetRun {
  face: object
  postscriptName: string
  size: number
  text: string
  shaped: ShapedRun
  /** From the left of the text, in points. */
  left: number
}

/** A text in its lines, measured from its upper left corner, in points. */
export interface SetText {
  width: number
  height: number
  lines: readonly { baseline: number; runs: readonly SetRun[] }[]
}

export interface Room {
  width: number
  align?: 'left' | 'right' | 'center'
  maxLines?: number
  /** Whether what needs more lines than that ends with an ellipsis; else it just ends. */
  isCut?: boolean
}

const engine = layoutEngine({
  bidi,
  fontSubstitution,
  justification,
  linebreaker,
  scriptItemizer,
  textDecoration,
  wordHyphenation,
})
/** As react-pdf sets a `Text`: the spaces of a line may be halved for one more word. */
const HOW = {
  hyphenationCallback: (word: string | null) => breakLongWords(word ?? ''),
  shrinkWhitespaceFactor: { before: -0.5, after: -0.5 },
}

/** Of a point: less than any letter is wide. */
const CLOSE = 0.01

/** Some kilobytes each: the texts of a program come again every week, and some in the next program. */
const MOST_TEXTS = 1_000
const kept = createKept<string, SetText>(MOST_TEXTS)

/** Sets a text as react-pdf sets a `Text` of that width: the same lines, letter for letter, but once for all weeks. */
export function typeset(pieces: readonly Piece[], room: Room): SetText {
  return kept(JSON.stringify([pieces, room]), () => setAnew(pieces, room))
}

function setAnew(pieces: readonly Piece[], room: Room): SetText {
  const { width, align = 'left', maxLines, isCut } = room
  const fragments = pieces.map(({ text, type }) => ({
    string: text,
    attributes: { ...attributesOf(type), align },
  }))
  const container = {
    ...{ x: 0, y: 0, width, height: Infinity },
    ...(maxLines && { maxLines }),
    ...(isCut && { truncateMode: 'ellipsis' as const }),
  }
  const lines = engine(fromFragments(fragments), container, HOW).flat()
  const top = lines[0]?.box?.y ?? 0
  const widest = Math.max(0, ...lines.map(({ xAdvance = 0 }) => xAdvance))
  // An ellipsis is put behind a line that was broken without it.
  const less = 2 * width - widest
  if (isCut && less < width && less > 0) return setAnew(pieces, { ...room, width: less - CLOSE })
  return {
    width: widest,
    height: lines.reduce((height, { box }) => height + (box?.height ?? 0), 0),
    lines: lines.map((line) => ({
      baseline: (line.box?.y ?? 0) - top + (line.ascent ?? 0),
      runs: runsOf(line),
    })),
  }
}

function attributesOf({ families, weight, size, features, lineHeight }: Type): Attributes {
  const fonts = families.map((fontFamily) => Font.getFont({ fontFamily, fontWeight: weight }).data)
  return {
    font: fonts as never,
    fontSize: size,
    direction: 'ltr',
    ...(features && { features: [...features] }),
    ...(lineHeight && { lineHeight }),
  }
}

function runsOf({ string, runs, box }: AttributedString): SetRun[] {
  let left = box?.x ?? 0
  return runs.flatMap((run) => {
    const at = left
    left += run.xAdvance ?? 0
    const { glyphs, positions, start, end } = run
    const { face, size } = faceOf(run)
    if (!glyphs?.length || !positions) return []
    return {
      face,
      postscriptName: face.postscriptName,
      size,
      // A painter leaves out what has no letters.
      text: string.slice(start, end) || ' ',
      shaped: new ShapedRun({ glyphs, positions }, face.unitsPerEm / size),
      left: at,
    }
  })
}

const faceOf = ({ attributes }: Run) => ({
  face: attributes.font?.[0] as unknown as { postscriptName: string; unitsPerEm: number },
  size: attributes.fontSize ?? 0,
})
