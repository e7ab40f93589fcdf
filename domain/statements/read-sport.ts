import type { Facts } from './facts.ts'
import { senseOf, type Term } from './find-terms.ts'
import { say, wordsAround, type Reading, type Stance } from './reading.ts'
import { whenIn } from './weekdays.ts'

/** Turned down, over, or painful. */
const NOT_PLAYED: readonly Stance[] = ['out', 'past', 'pain', 'grow', 'gone']
/** Sports that a program may also contain. */
const IN_PROGRAMS: readonly string[] = ['running', 'cycling']

/** Reads other training: what the writer plays, and what they turn down or allow again. */
export function readSport(term: Term, stance: Stance, facts: Facts, reading: Reading): boolean {
  const what = senseOf(term, 'sport')
  if (!what) return false
  // `Treadmill, spin bike` are equipment.
  if (reading.field === 'equipment' && !facts.isOfOneself()) return true
  const isHeld = IN_PROGRAMS.includes(what)
  if (stance === 'out' && isHeld) say(reading, term, { kind: 'leave-out', what })
  else if (stance === 'fine' && isHeld && !facts.isOfOneself()) say(reading, term, { kind: 'allow', what })
  else if (NOT_PLAYED.includes(stance)) return false
  else if (!reading.isPast) {
    const around = wordsAround(term, { text: reading.withoutDays })
    say(reading, term, { kind: 'sport', what, ...whenIn(around) })
  }
  return true
}
