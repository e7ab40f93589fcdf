import type { Condition } from '../statements/lexicon/conditions.ts'
import type { Statement } from '../statements/statement.ts'

const PROFESSIONAL =
  /\b(midwife|midwives|doctors?|dr|gp|physician|physio(therapist)?|pt|cardiologist|surgeon|consultant|specialist|ob|obgyn|ob-gyn|gyn(a?ecologist)?|oncologist|neurologist|nurse|(care|cancer|cardiac|diabetes|kidney|medical|rehab) team|cardiac rehab|check-?up|(six|6)[- ]week check)\b/i
const LETS =
  /\b(cleared|signed off|green light|all clear|ok(ay)?.?d|gave (me )?(the|their|her|his) (ok(ay)?|go-?ahead)|(says|said) (that )?(i can|it.?s (fine|ok(ay)?|safe)|i.?m (fine|good|ok(ay)?))|(happy|fine|ok(ay)?) (for|with) (me|it|my|lifting|training|strength training|weights|exercise)|(says|said) (lifting|training|strength training|exercise) is (fine|ok(ay)?|safe)|agrees|approves|supports (it|me|my|lifting|training))\b/i
/** Words that withhold clearance: not yet, not at all, or not for this training. */
const HOLDS_BACK =
  /n.t\b|\b(not|never|no|nobody|without|yet|waiting|wait|until|till|unless|need|needs|needed|ask|asking|will|shall|should|want|wants|hope|hoping|before|once|if|when|only|except|but|light|gentle|easy|limited|limit|mild|later|soon|next)\b/i

/**
 * The conditions that a professional has cleared for training, in the buyer's own words. In doubt, none: a
 * sentence with any restriction does not count.
 */
export function clearedIn(text: string, statements: readonly Statement[]): Condition[] {
  const cleared = new Set<Condition>()
  let last: Condition[] = []
  for (const sentence of text.split(/[.;!?\n]+/)) {
    const said = statements.flatMap((each) =>
      each.kind === 'condition' && wordsOf(sentence).includes(wordsOf(each.quote)) ? [each.what] : [],
    )
    if (said.length) last = said
    if (clears(sentence)) for (const each of last) cleared.add(each)
  }
  return [...cleared]
}

/** Whether a sentence says that a professional lets the writer train. */
export const clears = (sentence: string): boolean =>
  LETS.test(sentence) && PROFESSIONAL.test(sentence) && !HOLDS_BACK.test(sentence)

const wordsOf = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\d]+/gu, ' ')
    .trim()
