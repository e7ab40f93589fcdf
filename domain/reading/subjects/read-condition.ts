import { isDenied } from '../sentence/denial.ts'
import { AT_A_JOINT, type Facts } from '../sentence/facts.ts'
import { senseOf, type Term } from '../words/find-terms.ts'
import { healsInTime } from '../sentence/healing.ts'
import { isLongGone } from '../sentence/not-now.ts'
import { JOINTS, type BodyJoint } from '../lexicon/body.ts'
import { jointOf, type Condition } from '../lexicon/condition-names.ts'
import { pregnancyWeek } from '../numbers/pregnancy-week.ts'
import {
  quoteOf,
  addStatement,
  wordsAfter,
  wordsAround,
  wordsBefore,
  type ReaderState,
  type Stance,
} from '../sentence/reader-state.ts'
import type { Statement } from '../statement.ts'
import { ENDS_SENTENCE } from '../words/tokens.ts'

/** Joints by the word inside a condition: `hip replacement` names a joint. */
const JOINT_OF_WORD = new Map(
  Object.entries(JOINTS).flatMap(([joint, phrases]) => phrases.map((phrase) => [phrase, joint] as const)),
)

/** @returns false for a denied condition and for one that healed long ago */
export function readCondition(
  term: Term,
  what: Condition,
  stance: Stance,
  facts: Facts,
  reading: ReaderState,
): boolean {
  if (isDenied(term, what, stance, facts, reading)) return false
  if (isToCome(term, what, reading)) {
    // `Before they do the operation on my knee`: the knee needs one.
    const joints = [facts.joints(), jointsAfter(term, reading), jointsBefore(term, reading)].find(
      ({ length }) => length > 0,
    )
    if (what === 'joint-replacement')
      addStatement(reading, term, { kind: 'condition', what: 'osteoarthritis' })
    for (const joint of joints ?? []) addStatement(reading, term, { kind: 'pain', joint, ...facts.side() })
    return false
  }
  if (what === 'hernia' && OPERATED_ON.test(wordsBefore(term, reading) + quoteOf(term, reading)))
    addStatement(reading, term, { kind: 'condition', what: 'surgery', ...facts.weeks() })
  const elsewhere = jointElsewhere(term, what, reading)
  if (elsewhere) {
    if (what === 'spinal-fusion') addStatement(reading, term, { kind: 'condition', what: 'osteoarthritis' })
    addStatement(reading, term, { kind: 'pain', joint: elsewhere, ...facts.side() })
    return true
  }
  if (healsInTime(what) && (reading.isPast || IS_GONE.test(wordsAfter(term, reading)))) return false
  if (what === 'surgery' && isOfLongAgo(term, facts, reading)) return false
  if (OF_A_CHILD.test(quoteOf(term, reading)) && (facts.weeks().weeks ?? Infinity) > WEEKS_OF_RECENT)
    return false
  if (OF_DOCTOR.test(quoteOf(term, reading)) && !OPERATED.test(reading.text.said)) return false
  // A mention of the surgeon gives no date.
  const weeks = OF_DOCTOR.test(quoteOf(term, reading))
    ? {}
    : weeksOf(what, facts, reading, wordsAround(term, reading))
  const isTold = reading.statements.some((each) => each.kind === 'condition' && each.what === what)
  if (!isTold || !OF_DOCTOR.test(quoteOf(term, reading)))
    addStatement(reading, term, { kind: 'condition', what, ...weeks, ...facts.cleared() })
  const words = reading.text.tokens.slice(term.from, term.to)
  const named = AT_A_JOINT.includes(what) && words.map(({ said }) => JOINT_OF_WORD.get(said)).find(Boolean)
  if (INVASIVE.test(quoteOf(term, reading)) && (facts.weeks().weeks ?? Infinity) <= WEEKS_OF_RECENT)
    addStatement(reading, term, { kind: 'condition', what: 'surgery', ...facts.weeks() })
  if (what === 'c-section')
    addStatement(reading, term, { kind: 'condition', what: 'postpartum', ...facts.weeks() })
  const joint = placeOf(what, facts, reading, quoteOf(term, reading)) ?? named
  if (joint) addStatement(reading, term, { kind: 'pain', joint, ...facts.side() })
  return true
}

/** `The ACL thing in 2015 … solid since the surgery`: the one of that year. */
const isOfLongAgo = (term: Term, facts: Facts, reading: ReaderState): boolean =>
  REFERS_BACK.test(wordsBefore(term, reading)) &&
  facts.weeks().weeks === undefined &&
  reading.text.tokens
    .slice(Math.max(0, term.from - FAR), term.from)
    .some(({ said }) => isLongGone(said, reading.year))
const REFERS_BACK =
  /(?<!\p{L})(?:solid|fine|good|great|perfect|ok|okay|strong|happy|well|issues?|trouble|problems?|pain) (?:ever )?(?:since|after) (?:the|that|my) $/iu

/** `The operation on my knee`: a joint word, whatever phrase it stands in. */
const jointsAfter = ({ from, to }: Term, { text }: ReaderState): string[] =>
  text.tokens.slice(from, to + NEAR).flatMap(({ said }) => JOINT_OF_WORD.get(said) ?? [])
/** `My left knee is worn, and some day it will be replaced`: the last joint named in the sentence. */
const jointsBefore = ({ from }: Term, { text }: ReaderState): string[] => {
  const before = text.tokens.slice(Math.max(0, from - FAR), from)
  const begin = before.findLastIndex(({ said }) => ENDS_SENTENCE.has(said)) + 1
  return before
    .slice(begin)
    .flatMap(({ said }) => JOINT_OF_WORD.get(said) ?? [])
    .slice(-1)
}
/** Tokens. */
const NEAR = 4
const FAR = 60

/** Words of the spine or the shoulder that people use of other joints: `my elbow went out of the socket`. */
const OWN_PLACES: Readonly<Partial<Record<Condition, readonly BodyJoint[]>>> = {
  'shoulder-instability': ['shoulder'],
  'spinal-fusion': ['lower-back', 'upper-back', 'neck'],
}
/** The other joint that the sentence names before such a word; null if it names the own one, or none. */
function jointElsewhere({ from, to }: Term, what: Condition, { text }: ReaderState): BodyJoint | null {
  const own = OWN_PLACES[what]
  const words = text.said.slice(text.tokens[from]?.start, text.tokens[to - 1]?.end)
  if (!own || OF_OWN_PLACE.test(words)) return null
  const until = text.tokens[from]?.start ?? 0
  const start =
    until -
    (text.said
      .slice(0, until)
      .split(/[.!?;\n]/)
      .at(-1)?.length ?? 0)
  const joints = text.terms.flatMap((each) =>
    each.to <= from && (text.tokens[each.from]?.start ?? 0) >= start
      ? ((senseOf(each, 'joint') as BodyJoint | null) ?? [])
      : [],
  )
  return joints.some((joint) => own.includes(joint)) ? null : (joints.at(-1) ?? null)
}
const OF_OWN_PLACE =
  /shoulder|labr|bankart|latarjet|schulter|hombro|[ée]paule|spalla|ombro|spin|[lcts]\d|vertebr|wirbel|disc|back|neck/i

function weeksOf(what: Condition, facts: Facts, { text }: ReaderState, around: string): { weeks?: number } {
  const week = what === 'pregnancy' ? pregnancyWeek(text.said) : null
  if (week !== null) return { weeks: week }
  const told = facts.weeks()
  return told.weeks === undefined && what === 'surgery' ? daysIn(around) : told
}

/** An operation of days ago. */
const DAYS =
  /(?<!\p{L})(\d{1,3}|two|three|four|five|six|seven|eight|nine|ten|a few|acht|neun|zehn|sieben|sechs|fünf|vier|drei|zwei)(?: days?| tagen?)(?: (?:ago|out|back|post\p{L}{0,20}|after|since|from)|(?= operiert| wurde))|(?:vor|hace|il y a) (\d{1,3}|acht|neun|zehn|sieben|sechs|fünf|vier|drei|zwei|ocho|huit) (?:tagen?|d[ií]as?|jours?)|(?<!\p{L})(?:yesterday|last (?:mon|tues?|wednes|thurs?|fri|satur|sun)\p{L}{0,20}|gestern|ayer|hier)(?!\p{L})/iu
const daysIn = (said: string): { weeks?: number } => {
  const found = DAYS.exec(said)
  if (!found) return {}
  return { weeks: Number(found[1] ?? found[2]) >= 14 ? Math.floor(Number(found[1] ?? found[2]) / 7) : 1 }
}

/** `My youngest is 20 weeks`. A child of four years does not mean a recent birth. */
const OF_A_CHILD = /youngest|little one/i
const OF_DOCTOR = /^(surgeon|chirurg\w*|cirujan\w*|surgical)$/i
/** Conditions that require an operation. They count as surgery while recent. */
const INVASIVE =
  /bypass|pacemaker|\bicd\b|stents?$|valve (replac|repair|surg|op)|open heart|transplant|vertebroplasty|kyphoplasty|(surgery|operation)$/i
const WEEKS_OF_RECENT = 52

/** A doctor of the heart stands for the heart only where the text does not say what it has. */
export function withoutDoctorsOfTold(statements: readonly Statement[]): Statement[] {
  const isOfDoctor = (each: Statement) => each.kind === 'condition' && OF_HEART_DOCTOR.test(each.quote)
  const isTold = statements.some(
    (each) => each.kind === 'condition' && OF_HEART.includes(each.what) && !isOfDoctor(each),
  )
  return statements.filter((each) => !isTold || !isOfDoctor(each))
}
const OF_HEART_DOCTOR = /[ck]ardiolog|heart (?:doctor|specialist|team)/i
const OF_HEART: readonly string[] = ['heart-disease', 'heart-rhythm', 'aneurysm']

/** `Surgery booked for January`, `op in 3 weeks`: still to come. */
const TO_COME =
  /^\W*((is|was|s) )?(booked|scheduled|planned|coming up|due|next (week|month|year)|(in )?\d+ (weeks?|wks?|months?|days?)\b(?! ?(ago|post|pp|back|out|after|since|now|in\b)))/i
/** `On m'a opéré d'une hernie` */
const OPERATED_ON =
  /(?<!\p{L})(?:op[ée]r[ée]e?|operad[oa]|operaron|operat[oa]|operiert|geopereerd|operated(?: on)?)(?: \S{1,6}){0,3} (?:h[eé]rni|ernia|leistenbruch|breuk)\p{L}*/iu
/** `Algún día tocará prótesis`, `irgendwann eine neue Hüfte` */
const SOME_DAY =
  /(?<!\p{L})(?:alg[uú]n d[ií]a|tarde o temprano|irgendwann|eines tages|fr[uü]her oder sp[aä]ter|un jour|t[oô]t ou tard|un giorno|prima o poi|um dia|mais cedo ou mais tarde|ooit|vroeg of laat|some ?day|eventually|sooner or later)(?!\p{L})/iu
/** `I need a hip replacement`, `on the waiting list for a new knee` */
const IS_NEEDED =
  /(?<!\p{L})(?:needs?|needing|will (?:need|have|get)|going to (?:need|have)|waiting (?:for|on)|list for|putting off|facing|avoid|delay|before)(?: (?:a|an|my|his|her|the|total|full|left|right|double|new|both|another|they|they['’]?ll|will|do|i|get)){0,5} ?$/iu
const isToCome = (term: Term, what: Condition, reading: ReaderState): boolean => {
  if (what !== 'surgery' && what !== 'joint-replacement') return false
  if (IS_NEEDED.test(wordsBefore(term, reading)) || SOME_DAY.test(wordsBefore(term, reading))) return true
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
function placeOf(what: Condition, facts: Facts, reading: ReaderState, quote: string): BodyJoint | null {
  if (what === 'disc') return facts.joints().includes('neck') || OF_NECK.test(quote) ? 'neck' : 'lower-back'
  if (what === 'ligament-tear') return facts.joints()[0] ?? jointBefore(reading) ?? 'knee'
  return jointOf(what)
}

/** The joint of the last pain statement: `ankle sprained again, ligaments are shot`. */
const jointBefore = ({ statements }: ReaderState): BodyJoint | null => {
  const last = statements.at(-1)
  return last?.kind === 'pain' ? last.joint : null
}
