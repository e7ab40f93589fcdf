import { CATALOGUE } from '../../exercises/catalogue.ts'
import { HOW_TOS } from '../../exercises/generated/how-tos.ts'
import { linesOf } from '../../exercises/how-to/how-to.ts'
import { CONDITION_CARE } from '../profile/health/condition-care.ts'
import { SPORTS } from '../profile/generated/sports.ts'
import { PLAIN } from './generated/words.ts'

/** `didn't` is `didn`, `t`, as hyphenated words are their parts. */
export const wordsIn = (text: string): string[] => text.toLowerCase().match(/[a-z]+/g) ?? []

let known: ReadonlySet<string> | undefined

/** The words of our lists and of the texts that we print about exercises, conditions and sports. */
function ourWords(): ReadonlySet<string> {
  known ??= new Set(
    [
      ...PLAIN,
      ...CATALOGUE.flatMap(({ name, aka }) => [name, ...aka]),
      ...Object.values(HOW_TOS).flatMap((howTo) => linesOf(howTo).map(([, text]) => text)),
      ...Object.values(CONDITION_CARE).map(({ plain }) => plain),
      ...Object.values(SPORTS).map(({ name }) => name),
      // What is left of a word behind an apostrophe.
      's t re ve ll d m don doesn isn aren won didn',
    ].flatMap(wordsIn),
  )
  return known
}

/** Finds the words of a text that are neither ours nor in `also`, in any of their usual forms. */
export function unknownWords(text: string, also: ReadonlySet<string>): string[] {
  const ours = ourWords()
  return wordsIn(text).filter((word) => !formsOf(word).some((form) => ours.has(form) || also.has(form)))
}

const ENDINGS = ['', 's', 'es', 'ed', 'd', 'ing', 'ly', 'er', 'r', 'est', 'st', 'ness', 'n']

/** `stopped` may be of `stop`, `moving` of `move`, `tries` of `try`, `happily` of `happy`. */
function formsOf(word: string): string[] {
  return ENDINGS.flatMap((ending) => {
    if (!word.endsWith(ending) || word.length - ending.length < 3) return ending ? [] : [word]
    const stem = word.slice(0, word.length - ending.length)
    return [
      stem,
      ...(ending ? [`${stem}e`] : []),
      ...(ending && stem.endsWith('i') ? [`${stem.slice(0, -1)}y`] : []),
      ...(ending && stem.at(-1) === stem.at(-2) ? [stem.slice(0, -1)] : []),
    ]
  })
}
