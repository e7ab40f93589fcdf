import { isDenied } from './denial.ts'
import { AT_A_JOINT, type Facts } from './facts.ts'
import type { Term } from './find-terms.ts'
import { healsInTime } from './healing.ts'
import { JOINTS, type BodyJoint } from './lexicon/body.ts'
import { jointOf, type Condition } from './lexicon/conditions.ts'
import { pregnancyWeek } from './pregnancy-week.ts'
import { quoteOf, say, wordsAfter, type Reading, type Stance } from './reading.ts'

/** Joints by the word inside a condition: `hip replacement` names a joint. */
const JOINT_OF_WORD = new Map(
  Object.entries(JOINTS).flatMap(([joint, phrases]) =>
    phrases.split(/[|;]/).map((phrase) => [phrase.trim(), joint] as const),
  ),
)

/** @returns false for a denied condition and for one that healed long ago */
export function readCondition(
  term: Term,
  what: Condition,
  stance: Stance,
  facts: Facts,
  reading: Reading,
): boolean {
  if (isDenied(term, what, stance, facts, reading) || isToCome(term, what, reading)) return false
  if (healsInTime(what) && (reading.isPast || IS_GONE.test(wordsAfter(term, reading)))) return false
  if (OF_A_CHILD.test(quoteOf(term, reading)) && (facts.weeks().weeks ?? Infinity) > WEEKS_OF_RECENT)
    return false
  if (OF_DOCTOR.test(quoteOf(term, reading)) && !OPERATED.test(reading.text.said)) return false
  // A mention of the surgeon gives no date.
  const weeks = OF_DOCTOR.test(quoteOf(term, reading)) ? {} : weeksOf(what, facts, reading)
  const isTold = reading.statements.some((each) => each.kind === 'condition' && each.what === what)
  if (!isTold || !OF_DOCTOR.test(quoteOf(term, reading)))
    say(reading, term, { kind: 'condition', what, ...weeks, ...facts.cleared() })
  const words = reading.text.tokens.slice(term.from, term.to)
  const named = AT_A_JOINT.includes(what) && words.map(({ said }) => JOINT_OF_WORD.get(said)).find(Boolean)
  if (INVASIVE.test(quoteOf(term, reading)) && (facts.weeks().weeks ?? Infinity) <= WEEKS_OF_RECENT)
    say(reading, term, { kind: 'condition', what: 'surgery', ...facts.weeks() })
  if (what === 'c-section') say(reading, term, { kind: 'condition', what: 'postpartum', ...facts.weeks() })
  const joint = placeOf(what, facts, reading, quoteOf(term, reading)) ?? named
  if (joint) say(reading, term, { kind: 'pain', joint, ...facts.side() })
  return true
}

function weeksOf(what: Condition, facts: Facts, { text }: Reading): { weeks?: number } {
  const week = what === 'pregnancy' ? pregnancyWeek(text.said) : null
  return week === null ? facts.weeks() : { weeks: week }
}

/** `My youngest is 20 weeks`. A child of four years does not mean a recent birth. */
const OF_A_CHILD = /youngest|little one/i
const OF_DOCTOR = /^(surgeon|chirurg\w*|cirujan\w*|surgical)$/i
/** Conditions that require an operation. They count as surgery while recent. */
const INVASIVE =
  /bypass|pacemaker|\bicd\b|stents?$|valve (replac|repair|surg|op)|open heart|transplant|vertebroplasty|kyphoplasty|(surgery|operation)$/i
const WEEKS_OF_RECENT = 52

/** `Surgery booked for January`, `op in 3 weeks`: still to come. */
const TO_COME =
  /^\W*((is|was|s) )?(booked|scheduled|planned|coming up|due|next (week|month|year)|(in )?\d+ (weeks?|wks?|months?|days?)\b(?! ?(ago|post|pp|back|out|after|since|now|in\b)))/i
const isToCome = (term: Term, what: Condition, reading: Reading): boolean => {
  if (what !== 'surgery' && what !== 'joint-replacement') return false
  const isIn = / in$/.test(quoteOf(term, reading))
  return TO_COME.test(wordsAfter(term, reading)) && (isIn || !/^\W*\d/.test(wordsAfter(term, reading)))
}

/** `Golfer's elbow from last year is all gone`, `left elbow (gone)` */
const IS_GONE =
  /^ ?\(gone\)|^[^.,;\n]{0,25} (?:is|was|has) (?:now |all |long |completely )?gone(?! (?:back|on|worse))\b/i
/** Signs of an operation. A surgeon who only looked has not operated. */
const OPERATED =
  /(?<!\p{L})(?:op|ops|operat\w*|oper[eéi]\w*|surger\w*|repair\w*|reconstruct\w*|replac\w*|fus(?:ed|ion)|post.?op|arthroscop\w*|scope[ds]?|trimmed|removed|rebuilt|fixed|stitch\w*|scar|plate and screws|screws|ectomy|cirug\w*|chirurgie|intervento|eingriff)(?!\p{L})|ectom(?:y|ie|ia)/iu
const OF_NECK = /cervic|neck|nacken|hws|nek/i

/** The joint of the condition. A slipped disc may be in the neck, a torn ligament in an ankle. */
function placeOf(what: Condition, facts: Facts, reading: Reading, quote: string): BodyJoint | null {
  if (what === 'disc') return facts.joints().includes('neck') || OF_NECK.test(quote) ? 'neck' : 'lower-back'
  if (what === 'ligament-tear') return facts.joints()[0] ?? jointBefore(reading) ?? 'knee'
  return jointOf(what)
}

/** The joint of the last pain statement: `ankle sprained again, ligaments are shot`. */
const jointBefore = ({ statements }: Reading): BodyJoint | null => {
  const last = statements.at(-1)
  return last?.kind === 'pain' ? last.joint : null
}
