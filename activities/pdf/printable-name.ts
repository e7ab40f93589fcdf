import type { Fonts } from './fonts.ts'
import { LONGEST_NAME } from './name-faces.ts'
import { printable } from './printable.ts'
import { SIZES } from './styles.ts'

/** What the onboarding calls those who gave no name. */
const NO_NAME = 'User'

/** What the foot of a page has for a name, in points. Where it runs out an ellipsis stands, which few faces have. */
const ROOM = 270

/** The words of a name that can be shown, each whole: a name that lost a letter is another name. */
export function printableName(name: string, { regular, ofName: { face, families } }: Fonts): string {
  const shown = (text: string) => printable(text, { regular, fallback: face })
  const words = name
    .split(/\p{Z}+/u)
    .filter((word) => [...word].every((letter) => !/\p{L}/u.test(letter) || shown(letter)))
  const letters = [...shown(words.join(' '))].slice(0, LONGEST_NAME)
  if (families.length > 1) while (face.width(letters.join(''), SIZES.body) > ROOM) letters.pop()
  const text = letters.join('').trim()
  return text === NO_NAME ? '' : text
}
