import type { Face } from '../fonts/face.ts'

/** A letter with its combining marks. */
const LETTERS = /.\p{M}*/gsu

/** Counts the lines of a text at a width in points. Words break as in react-pdf. */
export function countLines(text: string, face: Face, fontSize: number, width: number): number {
  if (text === '') return 0
  const space = face.width(' ', fontSize)
  let lines = 1
  let used = 0
  for (const word of text.split(' ')) {
    const wide = face.width(word, fontSize)
    const needed = used === 0 ? wide : used + space + wide
    if (needed <= width) {
      used = needed
    } else {
      lines += used === 0 ? Math.ceil(wide / width) - 1 : Math.ceil(wide / width)
      used = wide % width
    }
  }
  return lines
}

/** Splits a word that is too long after its own hyphens. */
const piecesOf = (word: string): string[] => word.split(/(?<=[-‐–])/u)

/** The largest of `sizes` at which a title takes at most two lines, broken only at spaces and hyphens. */
export function fitted(title: string, face: Face, sizes: readonly number[], width: number): number {
  const fits = (size: number) =>
    linesOf(title, face, size, width).length <= 2 &&
    title
      .split(' ')
      .flatMap(piecesOf)
      .every((piece) => face.width(piece, size) <= width)
  return sizes.find(fits) ?? sizes.at(-1) ?? 0
}

/** Breaks a title into lines. A word that is too long breaks after its own hyphens, then between letters. */
export function linesOf(text: string, face: Face, fontSize: number, width: number): string[] {
  const fits = (line: string) => face.width(line, fontSize) <= width
  const lines: string[] = []
  let line = ''
  const add = (piece: string, space: string) => {
    const longer = line ? line + space + piece : piece
    if (line && !fits(longer)) lines.push(line)
    line = line && !fits(longer) ? piece : longer
  }
  for (const word of text.split(' ')) {
    const pieces = fits(word)
      ? [word]
      : piecesOf(word).flatMap((piece) => (fits(piece) ? piece : (piece.match(LETTERS) ?? [])))
    for (const [index, piece] of pieces.entries()) add(piece, index === 0 ? ' ' : '')
  }
  return [...lines, line]
}
