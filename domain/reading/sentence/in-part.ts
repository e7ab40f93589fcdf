import type { Term } from '../words/find-terms.ts'
import { wordsAfter, wordsBefore, type ReaderState } from './reader-state.ts'
import { DAY_NAME } from '../words/weekdays.ts'

const DAY = `(?:${DAY_NAME}|match ?days?|game ?days?)`
const MATCH = 'game|match|race|run|long run|ride|practice|training|football|soccer|hockey|rugby|climbing|bjj'
const AFTER = [
  `(?:(?:on|at|for|every|auf|am|el|los|le|les|il) )?(?:the |an? )?${DAY}`,
  "there(?!['’]?s| is| are| will| isn)",
  'then|first|last|twice|in the (?:morning|same)|two days|back.to.back',
  '(?:below|past|under) (?:paral+el+|90)|(?:more than|longer than|over|above) \\d+|\\d+ ?(?:x|times|days)',
  '(?:very |too |super |that )?(?:deep|heavy|low)(?! (?:and|back|bar))',
  'on (?:the )?(?:same|that|those) days?|(?:the |on the )?days?',
  `(?:right |straight |just )?(?:before|after) (?:my |a |the )?(?:${MATCH}|${DAY})`,
]
const IN_PART = new RegExp(`^ (?:${AFTER.join('|')})(?!\\p{L})`, 'iu')
/** `On Mondays no squats`. */
const AT_FIRST = new RegExp(
  `(?:^|[.,;\\n]) ?(?:on |am |los |el |le )?${DAY} (?:no|keine?n?|nada de|sin|pas de|niente|geen)[^.,;\\n]{0,20}$`,
  'iu',
)

/** `No squats on Monday`, `not below parallel`: the ban covers only a day or a part of the movement. */
export const isInPart = (term: Term, reading: ReaderState): boolean =>
  IN_PART.test(wordsAfter(term, reading)) || AT_FIRST.test(wordsBefore(term, reading))
