import type { Facts } from '../sentence/facts.ts'
import { senseOf, type Term } from '../words/find-terms.ts'
import {
  quoteOf,
  addStatement,
  wordsAfter,
  wordsAround,
  wordsBefore,
  type ReaderState,
  type Stance,
} from '../sentence/reader-state.ts'
import { whenIn } from '../words/weekdays.ts'

/** Turned down, over, or painful. */
const NOT_PLAYED: readonly Stance[] = ['out', 'past', 'pain', 'grow', 'gone']
/** Sports that a program may also contain. */
const IN_PROGRAMS: readonly string[] = ['running', 'cycling']

/** Words that count what a plan or a body repeats, and are sports as well. */
const COUNTS = /^(?:cycles?|runs?|rounds?|rows?|walks?|sprints?|laps?|circuits?)$/i
const COUNTED =
  /(?<!\p{L})(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|(?<!\d)\d{1,3}(?:st|nd|rd|th)|this|last|next|each|every|per|one|two|three|four|five|six|whole|full|training|lifting|strength|peaking|bulking|cutting|menstrual|monthly|heart|bulk|cut|deload) $/iu
/** `A cycle of 5/3/1`, `cycle 3` */
const COUNTS_ON = /^ (?:of (?!my|the)|#?\d|through)/i
const isCycle = (words: string): boolean => /^cycles?$/i.test(words)
/** `My fifth cycle`, `3 cycles of`: a count, not a sport. `My first run of the week` is a run. */
function isCount(term: Term, reading: ReaderState): boolean {
  const words = quoteOf(term, reading)
  if (!COUNTS.test(words)) return false
  const isCounted = COUNTED.test(wordsBefore(term, reading))
  return isCycle(words)
    ? isCounted || COUNTS_ON.test(wordsAfter(term, reading))
    : isCounted && COUNTS_ON.test(wordsAfter(term, reading))
}

const DID =
  /(?<!\p{L})(?:played|did|rowed|boxed|swam|ran|wrestled|skied|danced|competed|raced|fenced|surfed|climbed|cycled|trained|used to|ex|former|was an?)(?!\p{L})/iu
const ENDED =
  /(?<!\p{L})(?:before(?: (?:my|the|that|this|i|it|kids|covid|children))?\W*$|before (?:my|the|that|this|i|kids|covid|children)|until|till|(?:in|(?:all )?through(?:out)?|during) (?:high school|college|school|uni|university|my (?:youth|teens|twenties))|at (?:school|uni|college)|back (?:then|when|in)|as a (?:kid|teen|child|boy|girl|teenager)|growing up|g[ai]ve (?:it|that|them) up|given up|quit|stopped|no longer|retired|hung up|years ago|a long time ago|once)(?!\p{L})/iu
const GOES_ON = /(?<!\p{L})(?:still|again|now|currently|back to|since)(?!\p{L})/iu
/** `Played hockey before my accident`: told in the past, and ended. */
function isPlayedBefore(term: Term, reading: ReaderState): boolean {
  const before =
    wordsBefore(term, reading)
      .split(/[,;.!?\n]/)
      .at(-1) ?? ''
  const after = wordsAfter(term, reading)
  // `Rowed all through college, gave it up`
  const own = `${before}${quoteOf(term, reading)}${after.split(/[,;.!?\n]/)[0] ?? ''}`
  const around = DID.test(own) ? `${before}${quoteOf(term, reading)}${after.split(/[.!?;\n]/)[0] ?? ''}` : own
  return DID.test(around) && ENDED.test(around) && !GOES_ON.test(around)
}

const BALL = /^[ -]balls?(?!\p{L})/iu
/** `The kids' swim club`, `my son's soccer practice`: somebody else plays. */
const OF_OTHERS =
  /(?<!\p{L})(?:kids?|child(?:ren)?|sons?|daughters?|boys?|girls?|wife|husband|partner|boyfriend|girlfriend|brother|sister|school|youth|junior|under.?\d+)(?:['’]s|s['’]|['’])? $/iu

/** `On the Saturday of week 4`: a date, not a day of every week. */
const ONCE = /(?<!\p{L})\p{L}{3,9} (?:of|in) week \d{1,2}(?!\d)/giu
/** `Only Tuesdays and Thursdays, and that's when I have judo`: the days named for lifting. */
const SAME_DAYS =
  /(?<!\p{L})(?:(?:that|which)(?:['’]?s| is) (?:also |exactly |just )?when|(?:those|these|the same|both)(?: \p{L}{1,10})? days?|the same evenings?|genau da|an (?:diesen|beiden|denselben) (?:tagen|abenden)|esos(?: mismos)? d[ií]as|ces jours|quei giorni|nesses dias|die dagen)(?!\p{L})/iu

function sentenceBefore({ from }: Term, { text }: ReaderState): string {
  const start = text.tokens[from]?.start ?? 0
  const before = text.said.slice(Math.max(0, start - LONGEST), start)
  return before.split(/[.!?;\n]/).at(-1) ?? ''
}
/** Characters. */
const LONGEST = 200

/** Reads other training: what the writer plays, and what they turn down or allow again. */
export function readSport(term: Term, stance: Stance, facts: Facts, reading: ReaderState): boolean {
  const what = senseOf(term, 'sport')
  if (!what) return false
  if (isCount(term, reading) || isPlayedBefore(term, reading) || OF_OTHERS.test(wordsBefore(term, reading)))
    return true
  // `A knot the size of a golf ball`, `I roll on a lacrosse ball`
  if (BALL.test(wordsAfter(term, reading))) return true
  // `Treadmill, spin bike` are equipment.
  if (reading.field === 'equipment' && !facts.isOfOneself()) return true
  const isHeld = IN_PROGRAMS.includes(what)
  if (stance === 'out' && isHeld) addStatement(reading, term, { kind: 'leave-out', what })
  else if (stance === 'fine' && isHeld && !facts.isOfOneself())
    addStatement(reading, term, { kind: 'allow', what })
  else if (NOT_PLAYED.includes(stance)) return false
  else if (!reading.isPast) {
    const around = wordsAround(term, { text: reading.withoutDays }).replace(ONCE, ' ')
    const when = whenIn(around)
    const isSame = !when.days && SAME_DAYS.test(around)
    addStatement(reading, term, {
      kind: 'sport',
      what,
      ...(isSame ? whenIn(sentenceBefore(term, reading)) : when),
    })
  }
  return true
}
