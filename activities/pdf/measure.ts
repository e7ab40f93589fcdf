import type { Face } from './fonts.ts'

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
