import type { Face } from './face.ts'

/** Each with its marks. */
const LETTERS = /.\p{M}*/gsu

/** How many lines a text takes at a width, in points; words break as react-pdf breaks them. */
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

/** The largest of `sizes` at which a title stands on two lines at most, and no word is broken. */
export function fitted(title: string, face: Face, sizes: readonly number[], width: number): number {
  const fits = (size: number) =>
    countLines(title, face, size, width) <= 2 &&
    title.split(' ').every((word) => face.width(word, size) <= width)
  return sizes.find(fits) ?? sizes.at(-1) ?? 0
}

/** The lines of a text whose faces have no hyphen to break a word with: one too long breaks between letters. */
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
    if (fits(word)) add(word, ' ')
    else (word.match(LETTERS) ?? []).forEach((letter, index) => add(letter, index === 0 ? ' ' : ''))
  }
  return [...lines, line]
}
