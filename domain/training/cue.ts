import type { TrainingProfile } from '../profile.ts'
import { CUE_WORDS } from './cue-words.ts'
import type { CatalogueEntry } from './exercise.ts'
import { exerciseTermsIn } from './exercise-terms.ts'
import { howToOf } from './how-to/how-to-of.ts'
import { wordsOf } from './words.ts'

const LONGEST_CUE = 70

/** What we say of a lift ourselves. */
const usualCue = ({ id }: CatalogueEntry): string => howToOf(id)?.cues[0] ?? ''

/** Letters and plain punctuation; no digit, link, mark-up or instruction gets through. */
const PLAIN = /^[A-Z][A-Za-z ,;'-]*\.?$/
const NOT_OURS_TO_SAY =
  /\b(ignore|instruction|system|prompt|http|www|click|buy|visit|email|doctor|cure|heal|treat|therapy|pain|injur|diagnos|guarantee|rehab|medic|barbell|dumbbell|kettlebell|band|cable|machine|bench|rack|box|wheel|ball|kg|lb|pound|kilo|percent)/i

/** How many words in a row may also stand in the buyer's text. */
const SHARED_WORDS = 4

/** The model's own words when they are harmless, else the ones that we always use. */
export function cleanCue(said: string, entry: CatalogueEntry, profile: TrainingProfile): string {
  const cue = said.trim()
  const usual = usualCue(entry)
  if (cue.length < 8 || cue.length > LONGEST_CUE || !PLAIN.test(cue) || NOT_OURS_TO_SAY.test(cue))
    return usual
  if (!isCoaching(cue) || exerciseTermsIn(cue).length || repeats(cue, profile.comments)) return usual
  return cue.endsWith('.') ? cue : `${cue}.`
}

const isCoaching = (cue: string): boolean =>
  (cue.toLowerCase().match(/[a-z']+/g) ?? []).every((word) => CUE_WORDS.has(word))

function repeats(cue: string, comments: string): boolean {
  const theirs = ` ${wordsOf(comments).join(' ')} `
  const ours = wordsOf(cue)
  return ours.some(
    (_, start) =>
      start + SHARED_WORDS <= ours.length &&
      theirs.includes(` ${ours.slice(start, start + SHARED_WORDS).join(' ')} `),
  )
}
