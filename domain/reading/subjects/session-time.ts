import type { Segment } from '../sentence/clauses.ts'
import { spanIn } from '../numbers/clock.ts'
import { senseOf, type Term } from '../words/find-terms.ts'
import type { Table } from '../words/term-tree.ts'
import type { Amount } from '../numbers/numbers.ts'
import type { Field } from '../statement.ts'

/** The time is for a session, not for a ride to work. */
const IS_SESSION =
  /\b(\dx ?\/? ?(?:a |per )?(?:wk|week|woche|semaine|semana)|cap\w*|(?:done|over|finished|through|out(?: of (?:there|here))?) (?:in|within|after)|hard stop|up to|seulement|juste|daily|quick|por d[ií]a|al d[ií]a|am tag|par jour|al giorno|per dag|por treino|is (?:fine|ok|okay|good|perfect)|works|days|all i|what i|can do|can spare|spare|lunch|break|before work|after work|express|no longer|no more|not more|not longer|squeeze|fit in|slots?|window|free|budget|keep it|keep them|keep workouts|keep sessions|train(?:ing)? for|at best|at the most|door to door|top|longest|long|short|quick|a go|a pop|a piece|apiece|tengo|dispongo|m[aá]ximo|nur|h[oö]chstens|maximal|mehr|pro|par|max|massimo|al massimo|per seduta|sesi[oó]n|sesiones|s[eé]ance|seduta|allenamento|treino|sess[aã]o|einheit|trainingseinheit|training|per keer|gym time|sessions?|workouts?|only|max|tops|at most|session|per|each|have|got|under|limit|workout|time|day|times?|volte|incl\w*|tengo|solo|habe|nur|maximal|j['’]ai|ho|tenho|usually|normally)\b/i

const AT_MOST = /como mucho|a lo sumo|au plus/i
/** `45 min.` */
const IS_ALONE =
  /^\W{0,2}(?:\d{1,3}-)?(?:\d{1,3}(?:[.,]\d)?|[a-z]{4,7}) ?(?:min(?:s|ut\w*|uet\w*|its?)?|hours?|hrs?|h)\b.{0,8}$/i
/** Times for other things, such as an hour in the car. */
const OF_OTHER_THINGS =
  /\b(walk\w*|runs?|running|jog\w*|swim\w*|driv\w*|commut\w*|ride|riding|car|planks?|hold|bike|cycl\w*|camino|perro|sit|sitting|sits|stand|sleep\w*|prt|warm.?up|rest|correr|corro|corsa|laufen|laufe|joggen|courir|cours|nadar|nado|schwimm\w*|nage\w*|fahr\w*|fahrt|marche|caminar|spazier\w*|v[ée]lo|bici\w*|pasear|hike|hiking|anfahrt|trajet|viaje|parking)\b/i

/** `1.5 miles in 10 min`, `400 m in 2 minutes`: a pace. */
const IS_PACE =
  /\d ?(?:miles?|mi|km|kms|k|m|met(?:er|re)s?|yards?|yds?|laps?|reps?|sit.?ups|push.?ups|burpees)(?!\p{L})[^.;!?\n]{0,30}? in (?:\p{L}+ ){0,4}$/iu
/** `It hurts after 10 mins`: when something begins. */
const IS_ONSET =
  /(?<!\p{L})(?:hurt|ach|sore|pain|numb|tingl|burn|stiff|swell|throb|cramp|breath|dizzy|gass?ed|tired|puffed|wrecked)\p{L}{0,6}(?: \p{L}+){0,4} (?:after|past|beyond) (?:\p{L}+ ){0,2}$/iu
/** `30 minutes of rehab`, `20 min of cardio`: the minutes belong to what is named. */
const IS_OF_ACTIVITY =
  /^ ?\p{L}* of (?:\p{L}+ ){0,2}?(?!(?:your|my|the|gym|free|spare|training|lifting|lifts?|weights?|strength|exercise|work|workouts?|time|it|this|that|actual)(?!\p{L}))\p{L}+/iu
/** `15 minutes of ankle work from my physio`: words about others are blank. */
const IS_OF_OTHERS = /^ ?\p{L}* of {2,}/iu
/** Training that has its own minutes. A segment that names it lends them to the next: `rehab, 30 minutes`. */
const OTHER_TRAINING =
  /(?<!\p{L})(?:rehab\p{L}*|physio\p{L}*|fisio\p{L}*|reha|krankengymnastik|kin[ée]|mobility|flow|physical therapy|therapy|aerobics?|cardio|treadmill|elliptical|stretch\p{L}*|meditat\p{L}*|yoga|pilates|class(?:es)?|aquagym|spin\p{L}*)(?!\p{L})/iu
const HAS_LIMIT =
  /(?<!\p{L})(?:max\p{L}*|only|tops|at (?:the )?most|limit|sessions?|each|workouts?|no (?:more|longer))(?!\p{L})/iu
/** Characters. */
const FAR = 60

const minutesOf = ({ minutes = 0 }: Amount): number => minutes
/** Other things with a schedule. */
const OF_THE_DAY =
  /\b(?:shifts?|school|class(?:es)?|practice|pick ?up|meetings?|closed|busy|church|appointment)\b/i
/** `Max 40`, `hard stop at 45`, with no lift beside it. */
const BARE_MOST =
  /^\W*(?:max|maximum|no more than|hard stop at|hard stop|capped at|limited to|limit|done in) (\d0|\d5)(?: max| tops)?\W*$|^\W*(\d0|\d5) (?:tops|max|at most)\W*$/i
const WEIGHED: readonly Table[] = ['lift', 'implement', 'tool']
const MAX_MINUTES = 90
/** Words. A text this short states only the time. */
const MAX_WORDS = 4

export interface SessionTime {
  minutes: number
  usually?: number
  quote: string
}

interface Words {
  said: string
  wordsFrom: (from: number, to: number, text?: string) => string
  /** Where a token begins and ends in the text. */
  spanOf: (token: number) => { start: number; end: number }
}

/** The longest time available for a session. */
export function sessionIn(
  { said, wordsFrom, spanOf }: Words,
  pieces: readonly Segment[],
  amounts: readonly Amount[],
  terms: readonly Term[],
  field: Field,
): SessionTime | null {
  // `Trois quarts d'heure` is the whole text.
  const isWhole = !/\d/.test(said) && said.trim().split(/\s+/).length <= MAX_WORDS
  const sessions = amounts.filter(({ minutes = 0, at }) => {
    const piece = pieces.find(({ from, to }) => at >= from && at < to)
    const words = piece ? wordsFrom(piece.from, piece.to, said) : ''
    const isOne = IS_SESSION.test(said) || AT_MOST.test(said) || IS_ALONE.test(words) || isWhole
    return (
      minutes >= 10 && minutes <= 120 && isOne && !OF_OTHER_THINGS.test(words) && !isOfActivity(at, piece)
    )
  })
  const longest = sessions.toSorted((one, other) => minutesOf(other) - minutesOf(one))[0]
  if (!longest?.minutes) return field === 'comments' ? (clockIn() ?? bareMostIn()) : null
  const usual = longest.isMost && Math.max(...sessions.filter((each) => !each.isMost).map(minutesOf))
  return {
    minutes: longest.minutes,
    ...(usual && usual > 0 && { usually: usual }),
    quote: wordsFrom(longest.at, longest.at + 2),
  }

  /** The minutes of a pace, of a complaint, or of training beside the program. */
  function isOfActivity(at: number, piece: Segment | undefined): boolean {
    const { start, end } = spanOf(at)
    const before = said.slice(Math.max(0, start - FAR), start)
    if (IS_PACE.test(before) || IS_ONSET.test(before)) return true
    const after = said.slice(end, end + FAR)
    if (IS_OF_ACTIVITY.test(after) || IS_OF_OTHERS.test(after)) return true
    const own = piece ? wordsFrom(piece.from, at, said) : ''
    if (OTHER_TRAINING.test(own) && !HAS_LIMIT.test(own)) return true
    const last = piece && pieces[pieces.indexOf(piece) - 1]
    if (!last || !piece.isAfterComma || at - piece.from > 1) return false
    const words = wordsFrom(piece.from, piece.to, said)
    return OTHER_TRAINING.test(wordsFrom(last.from, last.to, said)) && !HAS_LIMIT.test(words)
  }

  function clockIn(): SessionTime | null {
    const isOfOther = OF_OTHER_THINGS.test(said) || OF_THE_DAY.test(said) || names(['sport'])
    return isOfOther ? null : spanIn(said)
  }

  function names(tables: readonly Table[]): boolean {
    return terms.some((term) => tables.some((of) => senseOf(term, of) !== null))
  }

  function bareMostIn(): SessionTime | null {
    if (names(WEIGHED)) return null
    for (const { from, to } of pieces) {
      const quote = wordsFrom(from, to, said)
      const found = BARE_MOST.exec(quote)
      const minutes = Number(found?.[1] ?? found?.[2])
      if (found && minutes >= 15 && minutes <= MAX_MINUTES) return { minutes, quote: quote.trim() }
    }
    return null
  }
}
