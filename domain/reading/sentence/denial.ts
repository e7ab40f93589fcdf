import type { Facts } from './facts.ts'
import type { Term } from '../words/find-terms.ts'
import { isOverWhenFine } from './healing.ts'
import type { Condition } from '../lexicon/condition-names.ts'
import { quoteOf, wordsAfter, wordsBefore, type ReaderState, type Stance } from './reader-state.ts'
import { WORDS } from '../lexicon/generated/words.ts'

/** Tokens. A denial further away is ignored: one condition too many is the safer error. */
const LONGEST_DENIAL = 4
const DENIES = new Set(WORDS.denies)

/** Ends the reach of a `no`: `no jumping after my c-section`. */
const ENDS_DENIAL = new Set(['after', 'because', 'since', 'due', 'with', '.', '\n', '(', ')', ';', ':'])

export function isDenied(
  term: Term,
  what: Condition,
  stance: Stance,
  facts: Facts,
  reading: ReaderState,
): boolean {
  const { isBareList } = reading
  const next = wordsAfter(term, reading)
  if (IS_ASKED.test(next) || (IS_CLOSED.test(next) && what === 'diastasis')) return true
  if (what === 'pregnancy' && (HAS_BEEN.test(next) || IS_PLANNED.test(wordsBefore(term, reading))))
    return true
  if (stance === 'fine' && isOverWhenFine(what) && !facts.isAllowed()) return true
  if (isBareList) return false
  if (OF_PRESSURE.test(quoteOf(term, reading)) && IS_NORMAL.test(next)) return true
  const isSo = isReachedByNo(term, reading)
  if (isSo) reading.denied.add(term.to)
  return isSo
}

/** `Pregnant? No :)`, `a new knee?? that's my dad` */
const IS_ASKED =
  /^ ?\?+\s*(?:no|nope|nah|nein|non|nee|n[aã]o|not me|that(?:['’]?s| is) my)\b(?! (?:idea|clue|longer|more|but))/iu
/** `The split belly is closed again` */
const IS_CLOSED =
  /^ (?:is|ist|está|esta|è|est) (?:wieder |now |all |ya |di nuovo )?(?:zu|geschlossen|closed|cerrada|chiusa|fermé|dicht)(?!\p{L})/iu
/** `38 weken zwanger geweest` */
const HAS_BEEN = /^ (?:geweest|gewesen|n[aã]o)(?!\p{L})/iu
/** `Planning to get pregnant` */
const IS_PLANNED =
  /\b(?:plan|planning|trying|hoping|want|wanting) (?:to get|to be|on getting|to become|on becoming) $/i

/**
 * Looks back for a `no`, or follows a list with `or` back to a denied item: `no heart disease, diabetes or
 * asthma`.
 */
function isReachedByNo(term: Term, { text: { tokens }, ofExercise, denied, isOr }: ReaderState): boolean {
  const saidAt = (at: number): string => tokens[at]?.said ?? ''
  let isFree = true
  let isWithoutComma = true
  for (let at = term.from - 1; at >= Math.max(0, term.from - LONGEST_DENIAL); at--) {
    const said = saidAt(at)
    if (isFree && (DENIES.has(said) || (said === 'out' && saidAt(at - 1) === 'ruled'))) return true
    if (isFree && isWithoutComma && HAVE.has(said) && DOES_NOT.has(saidAt(at - 1))) return true
    if (said === ',') isWithoutComma = false
    const goesOn = OR.has(said) || (said === ',' && (isOr || OR.has(saidAt(at + 1))))
    if (goesOn && denied.has(at)) return true
    if (ENDS_DENIAL.has(said)) return false
    if (ofExercise.has(at)) isFree = false
  }
  return false
}
/** `I don't have asthma`. In contrast, `I don't have time, asthma` does not deny asthma. */
const DOES_NOT = new Set(WORDS['does-not'])
const HAVE = new Set(WORDS['suffer-from'])
/** `Blood pressure` itself is no condition. People name it when it is high, and when it is not. */
const OF_PRESSURE = /^(my )?(bp|blood pressure)( is| was)?$/i
const IS_NORMAL =
  /^\W*(?:(?:is|was|always|all|perfectly|totally|completely|pretty) ){0,2}(?:normal|perfect|fine|good|great|excellent|ok|okay|healthy)\b(?! (?:on|with|thanks|when|if|now|since)\b)/i
const OR = new Set(['/', ...WORDS.or])
