/** What German and Dutch write together with a body part, and who types in a hurry: `backpain`. */
const ENDINGS =
  `pain ache injury issue problem schmerzen schmerz probleme problem beschwerden verletzung leiden schaden entzundung reizung instabilitat
   operation op arthrose prothese ersatz bruch fraktur pijn klachten blessure letsel problemen operatie`.split(
    /\s+/,
  )

/** `Linkerknie` */
const SIDED = /^(linker|rechter|linke|rechte|linken|rechten)(\p{L}{3,})$/u

/**
 * The body part and what it has, or its side,, of a word for both: `knieschmerzen`, `handgelenksprobleme`.
 * @returns null when it is no such word
 */
export function compoundIn(
  word: string,
  isBodyPart: (word: string) => boolean,
  isKnown: (word: string) => boolean,
): [string, string] | null {
  const sided = SIDED.exec(word)
  if (sided?.[1] && sided[2] && isBodyPart(sided[2])) return [sided[1], sided[2]]
  for (const ending of ENDINGS) {
    if (!word.endsWith(ending)) continue
    const head = word.slice(0, -ending.length)
    const part = [head, head.replace(/s$/, ''), head.replace(/n$/, ''), `${head}e`].find(isBodyPart)
    if (part && isKnown(ending)) return [part, ending]
  }
  return null
}
