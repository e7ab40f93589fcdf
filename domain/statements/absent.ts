import type { Term } from './find-terms.ts'
import { quoteOf, wordsAfter, wordsBefore, type Reading } from './reading.ts'

const PLACE =
  'gym|home|house|hotel|garage|flat|apartment|basement|studio|zu ?hause|daheim|keller|casa|maison|gimnasio|palestra|academia|thuis|sportschool'
const HAS_NO =
  /(?<!\p{L})(?:has no|have no|ha[sv]e?n.?t (?:got|any)|(?:don.?t|doesn.?t) have|no tengo|no hay|no tiene|hat kein\w*|hab\w* kein\w*|n['’ ]a pas de|non ho|non ha|não t[eê]m|nao tem|heeft geen|heb geen)(?: (?:an?|any|un|une|el|la))? $/iu
const NONE_OF = /(?<!\p{L})(?:no|kein\w*|sin|pas de|niente|sem|geen|ohne)(?: real| any)? $/iu
const AT_A_PLACE = new RegExp(`(?<!\\p{L})(?:${PLACE})(?!\\p{L})`, 'iu')

/** `My gym has no barbell`, `no rack at home`: it is not there, which says nothing of whether it is liked. */
export const isAbsent = (term: Term, reading: Reading): boolean => {
  const before = wordsBefore(term, reading)
  if (HAS_NO.test(before)) return true
  return NONE_OF.test(before) && AT_A_PLACE.test(before + wordsAfter(term, reading))
}

/** `The lat pulldown at my gym is broken` */
const BROKEN =
  /^(?: (?:machine|station|thing|cable))?(?: (?:at|in) (?:the|my|our) gym)? (?:(?:is|are|has been|have been) (?:still |currently )?(?:broken|out of order|missing|gone|removed|bust|busted|kaputt)|isn.?t working|broke|snapped|est[aá] (?:rot[ao]|quebrad[ao]|interditad[ao])|interditad[ao]|ist (?:kaputt|defekt)|est (?:cass[ée]e?|hs)|è (?:rott[oa]|guast[oa])|is (?:stuk|kapot)|gibt.?s (?:bei uns |hier |da |dort )?(?:keine?n?|nicht))(?!\p{L})/iu
export const isBroken = (term: Term, reading: Reading): boolean => BROKEN.test(wordsAfter(term, reading))

/** `The pulldown cable snapped`: it is a machine's. */
const ROPE = /^cable(?:['’]?s| is| has| was)? (?:snapped|frayed|fraying|torn)\b/i
export const isRope = (term: Term, reading: Reading): boolean =>
  ROPE.test(quoteOf(term, reading) + wordsAfter(term, reading))
