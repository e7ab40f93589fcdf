import { NAMELESS } from '../../../domain/shop/nameless.ts'
import type { Fonts } from '../fonts/fonts.ts'
import { LONGEST_NAME } from '../fonts/name-fonts.ts'
import { printable } from './printable.ts'
import { SIZES } from './styles.ts'

/**
 * Width for a name in the page footer, in points. A longer name would end in an ellipsis, which few faces
 * have.
 */
const ROOM = 270

/**
 * Keeps only the words of a name that can be shown completely: a name without one of its letters is a
 * different name.
 */
export function printableName(name: string, { regular, ofName: { face, families } }: Fonts): string {
  const shown = (text: string) => printable(text, { regular, fallback: face })
  const words = name
    .split(/\p{Z}+/u)
    .filter((word) => [...word].every((letter) => !/\p{L}/u.test(letter) || shown(letter)))
  const letters = [...shown(words.join(' '))].slice(0, LONGEST_NAME)
  if (families.length > 1) while (face.width(letters.join(''), SIZES.body) > ROOM) letters.pop()
  const text = letters.join('').trim()
  return text === NAMELESS ? '' : text
}
