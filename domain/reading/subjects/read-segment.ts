import type { Segment } from '../sentence/clauses.ts'
import { isMeant } from '../sentence/doubt.ts'
import { factsOf, type Facts } from '../sentence/facts.ts'
import { LIFTS } from '../lexicon/lifts.ts'
import { familyOf, senseOf, type Term } from '../words/find-terms.ts'
import { HAS_HEALED, takeBack } from '../sentence/healing.ts'
import { isFineOtherwise } from '../sentence/limits.ts'
import type { BodyJoint } from '../lexicon/body.ts'
import type { Condition } from '../lexicon/condition-names.ts'
import { readCondition } from './read-condition.ts'
import { readImplement, readTold } from './read-implement.ts'
import { readNumbers } from './read-numbers.ts'
import { readMuscle } from './read-muscle.ts'
import { readSport } from './read-sport.ts'
import { readSubject } from './read-subject.ts'
import {
  cueOf,
  quoteOf,
  addStatement,
  wordsAfter,
  wordsBefore,
  type ReaderState,
  type Stance,
} from '../sentence/reader-state.ts'

/** Makes the statements about each name in a segment. */
export function readSegment(
  segment: Segment,
  stances: ReadonlyMap<Term, Stance>,
  reading: ReaderState,
): void {
  const facts = factsOf(segment, reading)
  if (!stances.size && HAS_HEALED.test(quoteOf(segment, reading))) return takeBack(reading)
  if (stances.size) reading.last.from = reading.statements.length
  const isPainless = clicksPainlessly(quoteOf(segment, reading) + wordsAfter(segment, reading))
  for (const [term, said] of stances) {
    const stance = said === 'pain' && isPainless ? null : said
    readGear(term, stance, reading)
    if (reading.field !== 'equipment' || !readImplement(term, stance, segment, facts, reading))
      readTerm(term, stance, segment, facts, reading)
  }
  const turnsDown =
    segment.terms.some((term) => cueOf(term) === 'pain' || isSkipping(term, reading)) ||
    CANNOT_NOW.test(quoteOf(segment, reading))
  if (turnsDown && facts.pointsBack() && ![...stances.keys()].some((term) => senseOf(term, 'lift')))
    for (const term of reading.before) {
      const what = senseOf(term, 'lift') ?? senseOf(term, 'way')
      // `Squats are OK these days, it only grumbles if I land hard`
      const isSaid = reading.statements.some(
        (each) =>
          (each.kind === 'leave-out' || (each.kind === 'allow' && facts.isQualified())) && each.what === what,
      )
      if (!isSaid) addStatement(reading, term, { kind: 'leave-out', what })
    }
}

/** `A safety bar would be fine if my gym had one`. */
const HOPED = /^[^.;!?\n]{0,25}?(?<!\p{L})if (?:i|we|they|my|the)(?: \p{L}{1,12})? had(?!\p{L})/iu

/** Named is there, unless it is said to be missing, unwanted or hoped for. */
function readGear(term: Term, stance: Stance, reading: ReaderState): void {
  const what = senseOf(term, 'gear')
  const isThere = stance !== 'out' && stance !== 'gone' && stance !== 'untried' && stance !== 'past'
  const isHoped = HOPED.test(wordsAfter(term, reading))
  if (what && isThere && !isHoped && !reading.isPast) addStatement(reading, term, { kind: 'gear', what })
}

/** `My shoulder clicks on dips, doesn't hurt tho`, `pops when I press. Never hurts though`, `stiff not painful` */
function clicksPainlessly(said: string): boolean {
  const found = CLICKS.exec(said)
  const end = (found?.index ?? 0) + (found?.[0].length ?? 0)
  return found !== null && PAINLESS.test(said.slice(end, end + FAR))
}
const CLICKS =
  /(?<!\p{L})(?:click\w*|crack(?:s|ing)?|crunch(?:y|es)|pops?|popping|stiff|tight|grind\w*|creak\w*)(?!\p{L})/iu
const PAINLESS =
  /(?<!\p{L})(?:(?:no|not|without|isn.?t|never) pain\w*|(?:doesn.?t|don.?t|does not|do not|never|dont|doesnt) (?:actually |really )?hurts?|pain.?free|painless)/iu
/** Characters. */
const FAR = 65

/** `Used to love pull-ups, can't do them now.` */
const CANNOT_NOW =
  /\bcan(?:.?t|not) do (?:them|those|these|it)(?: (?:right )?now| any ?more| at the moment| rn)?\W*$/i

/** `leave those off` refers to the names before. */
const isSkipping = (term: Term, reading: ReaderState): boolean =>
  cueOf(term) === 'out' &&
  /skip|leave|avoid|drop|ditch|hate|rather not|no thanks|none of th|stopp?ed/i.test(quoteOf(term, reading))

/** `No lunges because of my knees`. */
const BLAMES =
  /\b(because of|b\/?c( of)?|cuz( of)?|cos( of)?|cause of|due to|on account of|for the sake of|por( culpa de| causa d[aeo])?|wegen|[aà] cause de|per colpa d\w+|per via d\w+|per|vanwege|door)( (my|the|mis?|las?|los|el|meine[nrsm]?|de[rnms]|mes|mon|ma|les?|il|lo|gli|i|o|a|os|as|meus?|minhas?|mijn|de))*\W*$/i
const FEW_BEFORE = 32
const isBlamed = ({ from }: Term, { text }: ReaderState): boolean => {
  const start = text.tokens[from]?.start ?? 0
  return BLAMES.test(text.said.slice(Math.max(0, start - FEW_BEFORE), start))
}

/** `My shoulders are toast from lifting kids`: tired, not injured. */
const TIRED =
  /^(?: (?:and|&) \p{L}{1,20})? (?:are|is|get|gets|feel|feels|will be)(?: \p{L}{1,10})? (?:toast|fried|cooked|dead|jelly|smoked|tired|pumped|spent) (?:from|after|(?:for )?the (?:next|following)|(?:by|on|every|each) (?:the (?:end|next|evening)|\p{L}{3,7}day))(?!\p{L})/iu
const isTired = (term: Term, reading: ReaderState): boolean =>
  (senseOf(term, 'muscle') !== null || NO_JOINT.test(quoteOf(term, reading))) &&
  TIRED.test(wordsAfter(term, reading))

/** `Weak glute med`, `my hips drop`: work to do, no harm to spare. */
const HIP_MUSCLE = /glute|hip abductors?|abductors?/i
const isWeakMuscle = (term: Term, facts: Facts, reading: ReaderState): boolean =>
  HIP_MUSCLE.test(quoteOf(term, reading)) && facts.isWeak()

/** `Before they'll do my knee`: somebody's own joint, with no word that it is well. */
function isUnclear(term: Term, reading: ReaderState): boolean {
  const before = wordsBefore(term, reading)
  // `My shoulders` may be meant to grow, `my left shoulder` is a joint.
  if (senseOf(term, 'muscle') && !OF_A_SIDE.test(before)) return false
  if (NO_JOINT.test(quoteOf(term, reading))) return false
  return OWN.test(before) && !IS_WELL.test(wordsAfter(term, reading))
}
const OF_A_SIDE = /(?<!\p{L})(?:left|right|bad) $/iu
/** Words for parts beside a joint. */
const NO_JOINT = /hand|finger|thumb|foot|feet|heel|spine|\d/i
const OWN =
  /(?<!\p{L})(?:my|left|right|both|bad|mi|mein\p{L}{0,2}|mon|ma|mes|mijn|mio|mia|linke\p{L}?|rechte\p{L}?) $/iu
const IS_WELL =
  /^[^.;!?\n]{0,60}?(?<!\p{L})(?:fine|ok|okay|good|great|perfect|healthy|strong|stiff|pain.?free|painless|no (?:pain|issues?|problems?|trouble)|not? (?:pain\p{L}*|hurt\p{L}*)|\p{L}{2,6}n['’]?t (?:hurt|bother))(?!\p{L})/iu

function readTerm(term: Term, stance: Stance, segment: Segment, facts: Facts, reading: ReaderState): void {
  const isSure = isMeant(term, segment, reading.text)
  const conditions = isSure
    ? term.senses.filter(({ of }) => of === 'condition').map(({ is }) => is as Condition)
    : []
  const said = conditions.map((each) => readCondition(term, each, stance, facts, reading))
  if (said.some(Boolean)) return
  const joint = isSure ? (senseOf(term, 'joint') as BodyJoint | null) : null
  if (joint && stance === 'gone' && facts.isBroken() && !reading.isPast)
    addStatement(reading, term, { kind: 'condition', what: 'fracture', ...facts.weeks() })
  const hurts =
    stance === 'pain' ||
    stance === 'gone' ||
    facts.isAtJoint() ||
    isBlamed(term, reading) ||
    (reading.isBareList && segment.isListed)
  if (
    joint &&
    hurts &&
    stance !== 'fine' &&
    !isTired(term, reading) &&
    (!reading.isPast || facts.isAtJoint())
  )
    return isWeakMuscle(term, facts, reading)
      ? addStatement(reading, term, { kind: 'prefer', what: 'hip-abduction' })
      : addStatement(reading, term, {
          kind: 'pain',
          joint,
          ...facts.side(),
          ...facts.pain(),
          ...(isFineOtherwise(term, reading) && { unless: true }),
        })
  if (joint && stance === null && !reading.isPast && !isTired(term, reading) && isUnclear(term, reading))
    addStatement(reading, term, { kind: 'unclear', joint })
  const ban = senseOf(term, 'ban')
  if (ban) return addStatement(reading, term, { kind: 'leave-out', what: ban, firm: true })

  const lift = senseOf(term, 'lift')
  const muscle = senseOf(term, 'muscle')
  // A `barbell pause squat` tells of a barbell, and more.
  if (readTold(term, stance, segment, reading) && (!lift || lift in LIFTS)) return
  if (muscle && !lift) return readMuscle(term, muscle, stance, facts, reading)
  if (lift && readNumbers(term, familyOf(term) ?? lift, stance, facts, reading)) return
  if (readSport(term, stance, facts, reading)) return
  readSubject(term, stance, facts, reading)
}
