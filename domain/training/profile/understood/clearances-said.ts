import type { Condition } from '../../../reading/lexicon/condition-names.ts'
import { childIn } from '../../../reading/sentence/others.ts'
import { recipientIn } from '../../../reading/sentence/recipient.ts'
import type { Statement } from '../../../reading/statement.ts'

const PROFESSIONAL =
  /\b(midwife|midwives|doctors?|dr|gp|physician|physio(therapist)?|pt|cardiologist|surgeon|consultant|specialist|ob|obgyn|ob-gyn|gyn(a?ecologist)?|oncologist|neurologist|nurse|(care|cancer|cardiac|diabetes|kidney|medical|rehab) team|\w+olog(?:ist|ists)|(?:heart|back|knee|bone|lung|eye|kidney|brain|sports) (?:guy|docs?|doctor|specialist|man|woman|lady|people|team)|cardiac rehab|check-?up|(six|6)[- ]week check)\b/i
const LETS =
  /\b(cleared|sign(?:ed|s) (?:me |him |her )?off|green light|all clear|ok(ay)?.?d|gave (me )?(the|their|her|his) (ok(ay)?|go-?ahead)|(?:got|had|have|given|was given) (?:the|an?|my|her|his|their) (?:ok(?:ay)?|go-?ahead|thumbs up)|(says|said) (that )?(i can|it.?s (fine|ok(ay)?|safe)|i.?m (fine|good|ok(ay)?))|(happy|fine|ok(ay)?) (for|with) (me|it|my|lifting|training|strength training|weights|exercise)|(says|said) (lifting|training|strength training|exercise) is (fine|ok(ay)?|safe)|agrees|approves|supports (it|me|my|lifting|training))\b/i
/** `My doctor told me to lift`, `the physio wants me lifting`: a professional who asks for training has cleared it. */
const ASKS_FOR =
  /\b(?:told|wants?|advised|advises|encouraged|encourages|recommended|recommends|recommend|suggested|suggests|urged|urges|ordered|asked|sent|prescribed|prescribes|keen on|lets?|letting|allowed|allows)\b (?:that )?(?:i|me|him|her|them|we|us|he|she|they)?(?: ?(?:should|to|into|go|start|starting|begin|for|keep|do|doing|more|some|regular|get|back|on|the)\b){0,5} ?(?:lift\w*|train\w*|exercis\w*|strength\w*|weights?|weight ?lifting|weight ?training|work(?:ing)? ?out|resistance|gym|squat\w*|deadlift\w*)\b/i
/** Words that withhold clearance: not yet, not at all, or not for this training. */
const HOLDS_BACK =
  /n.t\b|\b(not|never|no|nobody|without|yet|waiting|wait|until|till|unless|need|needs|needed|ask|asking|will|shall|should|want|wants|hope|hoping|before|once|if|when|only|except|but|light|gentle|easy|limited|limit|mild|later|soon|next|slow|slowly|ramp\w*|upper|lower)\b/i

/**
 * The conditions that a professional has cleared for training, in the buyer's own words. In doubt, none: a
 * sentence with any restriction does not count.
 */
export function clearedIn(text: string, statements: readonly Statement[]): Condition[] {
  const cleared = new Set<Condition>()
  let last: Condition[] = []
  let isAskedFor = false
  // Who buys for a child is the one to ask.
  if (childIn(text) ?? recipientIn(text)?.isChild) cleared.add('under-16')
  for (const sentence of text.split(/[.;!?\n]+/)) {
    const said = statements.flatMap((each) =>
      each.kind === 'condition' && wordsOf(sentence).includes(wordsOf(each.quote)) ? [each.what] : [],
    )
    if (said.length) last = said
    // `My doctor told me to lift. I have osteoporosis.`
    if (said.length && isAskedFor) for (const each of said) cleared.add(each)
    isAskedFor = isAsked(sentence) && !last.length
    if (clears(sentence)) for (const each of last) cleared.add(each)
  }
  const had = new Set(statements.flatMap((each) => (each.kind === 'condition' ? [each.what] : [])))
  return [...cleared].filter((each) => had.has(each))
}

/** Whether a sentence says that a professional lets the writer train. */
export const clears = (sentence: string): boolean =>
  PROFESSIONAL.test(sentence) &&
  ((LETS.test(sentence) && !HOLDS_BACK.test(sentence.replace(ADVICE, ''))) || isAsked(sentence))

const isAsked = (sentence: string): boolean =>
  ASKS_FOR.test(sentence) &&
  PROFESSIONAL.test(sentence) &&
  !HOLDS_BACK.test(sentence.replace(ASKS_FOR, '').replace(ADVICE, ''))

/** `Just don't hold your breath`: advice, not a reservation. */
const ADVICE =
  /\b(?:(?:just|but|and) ){0,2}(?:don.?t|do not|not to|never) hold (?:my|your|his|her|the) breath\b/gi

const wordsOf = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\d]+/gu, ' ')
    .trim()
