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
import { breakLongWords, HEADING, TEXT } from '../fonts/fonts.ts'
import { ShapedRun, createKept } from '../fonts/face.ts'
import { SIZES } from './styles.ts'

/** The type of a text. Sizes and heights are in points. */
export interface Type {
  /** Each letter uses the first family that has it. */
  families: readonly string[]
  weight: number
  size: number
  /** OpenType features, such as `tnum`. */
  features?: readonly string[]
  lineHeight?: number
}

export const ROMAN: Type = { families: TEXT, weight: 400, size: SIZES.body }
export const LIST: Type = { ...ROMAN, size: SIZES.list }
export const STRONG: Type = { ...ROMAN, weight: 700 }
export const HEAD: Type = { families: HEADING, weight: 800, size: SIZES.section, lineHeight: SIZES.section }
export const TITLE: Type = { ...HEAD, size: SIZES.title, lineHeight: SIZES.title }
export const FIGURES = ['tnum', 'lnum']

export interface Piece {
  text: string
  type: Type
}

interface SetRun {
  face: object
  postscriptName: string
  size: number
  text: string
  shaped: ShapedRun
  left: number
}

/** Text set in lines, measured from its upper left corner, in points. */
export interface SetText {
  width: number
  height: number
  lines: readonly { baseline: number; runs: readonly SetRun[] }[]
}

export interface TextBox {
  width: number
  align?: 'left' | 'right' | 'center'
  maxLines?: number
  /** Whether text beyond `maxLines` ends with an ellipsis; otherwise it is cut off. */
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
/** The options of react-pdf's `Text`: spaces may shrink by half to fit one more word. */
const HOW = {
  hyphenationCallback: (word: string | null) => breakLongWords(word ?? ''),
  shrinkWhitespaceFactor: { before: -0.5, after: -0.5 },
}

/** In points; narrower than any letter. */
const CLOSE = 0.01

/** A few kilobytes each. A program's texts repeat every week, and some recur in the next program. */
const MAX_TEXTS = 1_000
const kept = createKept<string, SetText>(MAX_TEXTS)

/** Sets text exactly as react-pdf sets a `Text` of that width, but only once for all weeks. */
export function typeset(pieces: readonly Piece[], room: TextBox): SetText {
  return kept(JSON.stringify([pieces, room]), () => setAnew(pieces, room))
}

/** One text of one type. */
export const typesetOne = (text: string, type: Type, room: TextBox): SetText =>
  typeset([{ text, type }], room)

function setAnew(pieces: readonly Piece[], room: TextBox): SetText {
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
  // The engine adds the ellipsis after it breaks the line, so the line may then be too wide.
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
      // The painter skips a run without text.
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
