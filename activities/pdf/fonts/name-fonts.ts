import { Font } from '@react-pdf/renderer'
import { loadFace, type Face } from './face.ts'
import { otherFaces } from './fallback-fonts.ts'

const OTHER = 'Other '

export const LONGEST_NAME = 80

/** The distinct letters of a name. Symbols such as emoji are left out. */
function lettersOf(name: string): string[] {
  const letters = [...name.normalize('NFC')].slice(0, LONGEST_NAME).flatMap((letter) =>
    // react-pdf decomposes these before it looks up their glyphs.
    /\p{Script=Devanagari}/u.test(letter) ? [...letter.normalize('NFD')] : letter,
  )
  return [...new Set(letters)].filter((letter) => /[\p{L}\p{M}\p{N}\p{P}]/u.test(letter))
}

/** Loads faces for letters of a name that the usual faces lack, as font families for this PDF only. */
export async function loadFallbackFonts(name: string, usual: readonly Face[]) {
  const missing = lettersOf(name).filter((letter) => !usual.some((face) => face.has(letter)))
  const others = await Promise.all(
    (await otherFaces(missing)).map(async (sources, index) => {
      const family = `${OTHER}${index + 1}`
      for (const source of sources) Font.register({ family, ...source })
      const faces = await Promise.all(sources.map(({ fontWeight }) => loadFace(family, fontWeight)))
      // Subsets of one font share its name, which makes pdfkit embed the font again with every word.
      for (const { fontWeight } of sources) {
        const { data } = Font.getFont({ fontFamily: family, fontWeight })
        Object.defineProperty(data, 'postscriptName', { value: `Other${index + 1}-${fontWeight}` })
      }
      return faces.slice(-1).map((face) => ({ family, face }))
    }),
  )
  return others.flat().filter(({ face }) => !face.isEmpty)
}

export function forgetOthers(): void {
  const registered = Font.getRegisteredFonts()
  for (const family of Object.keys(registered)) if (family.startsWith(OTHER)) delete registered[family]
}

/** Combines faces: each letter uses the first face that has it. */
export function stackOf(faces: readonly Face[]): Face {
  const faceOf = (letter: string) => faces.findIndex((face) => face.has(letter))
  return {
    isEmpty: faces.every(({ isEmpty }) => isEmpty),
    has: (letter) => faceOf(letter) >= 0,
    width(text, fontSize) {
      let [sum, run, of] = [0, '', 0]
      for (const letter of text) {
        const next = Math.max(0, faceOf(letter))
        if (next !== of) {
          sum += faces[of]?.width(run, fontSize) ?? 0
          ;[run, of] = ['', next]
        }
        run += letter
      }
      return sum + (faces[of]?.width(run, fontSize) ?? 0)
    },
  }
}
