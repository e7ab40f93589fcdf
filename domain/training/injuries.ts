import { endsOf } from './spans.ts'
import type { Joint } from './vocabulary.ts'

/** What people write of each joint once exercise names are taken out of the text. */
const SAID: Readonly<Record<Joint, RegExp>> = {
  shoulder: /\b(shoulders?|rotator|labrum|impingement|ac joint|frozen|delts?)\b/,
  elbow: /\b(elbows?|epicondylitis)\b/,
  wrist: /\b(wrists?|carpal|thumbs?|hands?)\b/,
  neck: /\b(neck|cervical|whiplash)\b/,
  'lower-back':
    /\b(back|lumbar|spine|spinal|discs?|disks?|herniat\w*|sciatic\w*|scoliosis|spondyl\w*|si joint|l[45])\b/,
  hip: /\b(hips?|groin|fai)\b/,
  knee: /\b(knees?|acl|mcl|pcl|meniscus|patell\w*|it band)\b/,
  ankle: /\b(ankles?|achilles|plantar|foot|feet|heels?)\b/,
}

const DENIAL = /\b(no|not|never|without|don'?t have)\b/g
const HARM = /\b(hurts?|strain\w*|stress\w*|load\w*|puts?|caus\w*)\b/g
const COMPLAINT = /\b(pains?|problems?|issues?|injur\w*|complaints?|troubles?)\b/g

/** `no knee pain` and `without any back problems` say that all is well; `no, squats cause pain` does not. */
function allIsWell(clause: string): boolean {
  const { last: harm } = endsOf(HARM, clause)
  const { last: complaint } = endsOf(COMPLAINT, clause)
  return [...clause.matchAll(DENIAL)].some(({ index }) => index > harm && index < complaint)
}

/** Body parts that a clause complains about. A body part named without a word of complaint counts as one. */
export function injuriesIn(clause: string): Joint[] {
  if (allIsWell(clause)) return []
  return jointsOf(clause)
}

const jointsOf = (clause: string): Joint[] => {
  const named: Joint[] = []
  for (const [joint, pattern] of Object.entries(SAID))
    if (pattern.test(clause) && isJoint(joint)) named.push(joint)
  return named
}

const isJoint = (word: string): word is Joint => word in SAID
