import { isDenied } from './denial.ts'
import { AT_A_JOINT, type Facts } from './facts.ts'
import type { Term } from './find-terms.ts'
import { healsInTime } from './healing.ts'
import { JOINTS, type BodyJoint } from './lexicon/body.ts'
import { jointOf, type Condition } from './lexicon/conditions.ts'
import { quoteOf, say, type Reading, type Stance } from './reading.ts'

/** A joint by one word for it: `hip replacement` names one. */
const JOINT_OF_WORD = new Map(
  Object.entries(JOINTS).flatMap(([joint, phrases]) =>
    phrases.split(/[|;]/).map((phrase) => [phrase.trim(), joint] as const),
  ),
)

/** @returns whether it is said: denied ones and those that healed long ago are not */
export function readCondition(
  term: Term,
  what: Condition,
  stance: Stance,
  facts: Facts,
  reading: Reading,
): boolean {
  if (isDenied(term, what, stance, reading) || (reading.isPast && healsInTime(what))) return false
  say(reading, term, { kind: 'condition', what, ...facts.weeks, ...facts.cleared })
  const words = reading.text.tokens.slice(term.from, term.to)
  const named = AT_A_JOINT.includes(what) && words.map(({ said }) => JOINT_OF_WORD.get(said)).find(Boolean)
  if (what === 'c-section') say(reading, term, { kind: 'condition', what: 'postpartum', ...facts.weeks })
  const joint = placeOf(what, facts, quoteOf(term, reading)) ?? named
  if (joint) say(reading, term, { kind: 'pain', joint, ...facts.side })
  return true
}

const OF_NECK = /cervic|neck|nacken|hws|nek/i

/** Where it is: a slipped disc may be in the neck, a torn ligament in an ankle. */
function placeOf(what: Condition, { joints }: Facts, quote: string): BodyJoint | null {
  if (what === 'disc') return joints.includes('neck') || OF_NECK.test(quote) ? 'neck' : 'lower-back'
  if (what === 'ligament-tear') return joints[0] ?? 'knee'
  return jointOf(what)
}
