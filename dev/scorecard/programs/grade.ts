import { fleschKincaid } from 'flesch-kincaid'
import { syllable } from 'syllable'

const sentences = new Intl.Segmenter('en', { granularity: 'sentence' })
const counted = new Map<string, number>()

/** Counts one syllable per digit, so that a number never rates easier than it looks. */
function syllablesOf(word: string): number {
  const known = counted.get(word) ?? (/\d/.test(word) ? word.replace(/\D/g, '').length : syllable(word))
  counted.set(word, Math.max(1, known))
  return Math.max(1, known)
}

/** The school grade of a text (Flesch-Kincaid); each line ends a sentence. */
export function gradeOf(lines: readonly string[]): number {
  const counts = { sentence: 0, word: 0, syllable: 0 }
  for (const { segment } of lines.flatMap((line) => [...sentences.segment(line)])) {
    const words = segment.match(/\d+(?:\.\d+)?|[\p{L}']+/gu) ?? []
    if (!words.length) continue
    counts.sentence++
    counts.word += words.length
    for (const word of words) counts.syllable += syllablesOf(word)
  }
  return counts.word ? fleschKincaid(counts) : 0
}
