import type { Term } from '../words/find-terms.ts'
import { quoteOf, wordsAfter, wordsBefore, type ReaderState } from './reader-state.ts'

const PLACE =
  'gym|home|house|hotel|garage|flat|apartment|basement|studio|zu ?hause|daheim|keller|casa|maison|gimnasio|palestra|academia|thuis|sportschool'
const HAS_NO =
  /(?<!\p{L})(?:has no|have no|ha[sv]e?n.?t (?:got|any)|(?:don.?t|doesn.?t) have|no tengo|no hay|no tiene|hat kein\w*|hab\w* kein\w*|n['’ ]a pas de|non ho|non ha|não t[eê]m|nao tem|heeft geen|heb geen)(?: (?:an?|any|un|une|el|la))? $/iu
const NONE_OF = /(?<!\p{L})(?:no|kein\w*|sin|pas de|niente|sem|geen|ohne)(?: real| any)? $/iu
const AT_A_PLACE = new RegExp(`(?<!\\p{L})(?:${PLACE})(?!\\p{L})`, 'iu')

/**
 * `My gym has no barbell`, `no rack at home`: the thing is absent. This does not mean that the buyer dislikes
 * it.
 */
export const isAbsent = (term: Term, reading: ReaderState): boolean => {
  const before = wordsBefore(term, reading)
  if (HAS_NO.test(before)) return true
  return NONE_OF.test(before) && AT_A_PLACE.test(before + wordsAfter(term, reading))
}

/** `The lat pulldown at my gym is broken` */
const BROKEN =
  /^(?: (?:machine|station|thing|cable))?(?: (?:at|in) (?:the|my|our) gym)? (?:(?:is|are|has been|have been) (?:still |currently )?(?:broken|out of order|missing|gone|removed|bust|busted|kaputt)|isn.?t working|broke|snapped|est[aá] (?:rot[ao]|quebrad[ao]|interditad[ao])|interditad[ao]|ist (?:kaputt|defekt)|est (?:cass[ée]e?|hs)|è (?:rott[oa]|guast[oa])|is (?:stuk|kapot)|gibt.?s (?:bei uns |hier |da |dort )?(?:keine?n?|nicht))(?!\p{L})/iu

const ALWAYS =
  '(?:(?:almost|nearly|pretty much|just about) )?(?:always|usually|mostly|often|constantly|permanently|forever|normally|generally)'
const TAKEN = '(?:taken|busy|occupied|in use|full|packed|hogged|being used|rammed)'
const NEVER_FREE =
  '(?:(?:almost|nearly|hardly|pretty much) )?(?:never|hardly ever|rarely|seldom) (?:free|available|empty|open)'
/** `The squat rack is always taken`, `racks are never free` */
const IS_TAKEN = new RegExp(
  '^(?: (?:station|thing|tower))?(?: (?:at|in|of|on|de|del|en|in|im|no|na|van|à|da|do|al|nel|della|mijn|het) (?:\\p{L}+ )?\\p{L}+)? ?' +
    `(?:(?:is|are|['’]?s|['’]?re|gets|get) (?:${ALWAYS} ${TAKEN}|${NEVER_FREE})|${ALWAYS} ${TAKEN}|` +
    '(?:est[aá]n?|[eé]|è|est|sont|sono|ist|sind|is|zijn) (?:siempre|casi siempre|sempre|quase sempre|quasi sempre|toujours|tout le temps|immer|st[aä]ndig|dauernd|meistens|altijd|meestal) (?:ocupad[ao]s?|occupat[aeio]|occup[ée]{1,2}s?|pris(?:e|es)?|besetzt|belegt|voll|bezet))(?!\\p{L})',
  'iu',
)
/** `Somebody is always hogging the rack`, `I always have to queue for it` */
const WAITED_FOR =
  /(?<!\p{L})(?:always|constantly|forever) (?:(?:have|having|need) to )?(?:hogg?(?:s|ing)?|on|in|using|at|us(?:e|es)|wait(?:s|ing)?|queu(?:e|es|ing|eing)|(?:a )?(?:queue|line|wait)) ?(?:for|at)? (?:the|a|an|my|our|that)(?: only)? $/iu

/** `The calf raise machine is always taken`: the other machines are free. */
const ONE_OF_MANY = /^(?:machine|m[aá]quina|maschine|macchina)$/iu

/** The thing is missing while the buyer trains, or it is out of use. */
export function isBroken(term: Term, reading: ReaderState): boolean {
  if (ONE_OF_MANY.test(quoteOf(term, reading))) return false
  const after = wordsAfter(term, reading)
  return BROKEN.test(after) || IS_TAKEN.test(after) || WAITED_FOR.test(wordsBefore(term, reading))
}

/** `The pulldown cable snapped`: the cable belongs to a machine. */
const ROPE = /^cable(?:['’]?s| is| has| was)? (?:snapped|frayed|fraying|torn)\b/i
export const isRope = (term: Term, reading: ReaderState): boolean =>
  ROPE.test(quoteOf(term, reading) + wordsAfter(term, reading))
