import type { Term } from '../words/find-terms.ts'
import { wordsAfter, wordsAround, wordsBefore, type ReaderState } from './reader-state.ts'
import { DAY_NAME } from '../words/weekdays.ts'

/** What limits a ban to less than everything that it names. */
export type Limit = 'day' | 'load' | 'phase' | 'case' | 'taste'

const DAY = `${DAY_NAME}|match ?days?|game ?days?|race ?days?|leg days?|rest days?`
const ON_A_DAY = new RegExp(
  `^(?:(?!, ?(?:i|my|we|he|she|they)(?!\\p{L}))[^.;!?\\n]){0,25}?(?<!\\p{L})(?:(?:on|at|for|every) (?:the |an? )?(?:${DAY})|(?:the |on the )?(?:day|days|night|morning|evening)s? (?:after|before|following|of)|(?:right |straight |just |directly )?(?:before|after) (?:my |a |the |each |every )?(?:games?|match(?:es)?|races?|runs?|long run|ride|practice|training|soccer|football|rugby|hockey|climbing|bjj|class|${DAY}))(?!\\p{L})`,
  'iu',
)
const HEAVY =
  /(?<!\p{L})(?:heavy|schwere[nrs]?|zware|pesad[oa]s?|lourde?s?|pesanti|hard|big|intense|brutal|serious|max(?:imal)?|all[- ]out)(?: \p{L}+)? $/iu
const TOO_MUCH =
  /^ ?(?:that (?:is|are) )?(?:too |so |very )?(?:heavy|hard)(?!\p{L})|(?<!\p{L})(?:too|so) (?:heavy|hard|much|many|often)(?!\p{L})/iu
/** `For the first weeks`, `three more weeks`, `until March`, `at first`: the program changes later. */
const AT_FIRST =
  /(?<!\p{L})(?:(?:for|in|during) (?:(?:the|my|about|around) )?(?:first|1st|initial|next|coming)(?: \p{L}+)? ?(?:weeks?|months?|days?|bit|block|phase|while)|(?:the |my )?(?:first|1st) (?:(?:\d{1,2}|one|two|three|four|five|six|eight|couple of|few) )?(?:weeks?|months?)|(?:\d{1,2}|one|two|three|four|five|six|eight|a couple of|a few|some) (?:more |other )(?:weeks?|months?)|for (?:about |another )?(?:\d{1,2}|one|two|three|four|five|six|eight|a couple of|a few) (?:weeks?|months?)|(?:until|till|before) (?:the )?(?:end of|start of|middle of|mid|next|january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|autumn|winter|christmas|easter|new year|holidays|season)|at first|to (?:start|begin)(?: with)?|initially|in the beginning|until i(?:['’]?m| am| get| feel| have)? (?:more |a bit |used|better|stronger|confident|comfortable|ready|the hang|learn))(?!\p{L})/iu
/** Said after a ban: it holds now, and not for ever. */
const FOR_NOW =
  /^[^.;!?\n]{0,25}?(?<!\p{L})(?:for (?:now|the moment|the time being)|at the moment|right now|just yet|this (?:month|block|season))(?!\p{L})/iu
/** `Light RDLs`, `RDLs are fine if light`: a lift that is allowed with little weight. */
const LIGHT_BEFORE =
  /(?<!\p{L})(?:light(?:er|weight|ly)?|gentle|easy|small|leicht\p{L}*|ligero|ligeros|leve|leves|l[eé]ger\p{L}*|legger[oi]|lichte?)(?: \p{L}+){0,2} $/iu
const LIGHT_AFTER =
  /^[^.;!?\n]{0,30}?(?<!\p{L})(?:(?:if|when|as long as|so long as|but|kept|keep (?:it|them)|done|only|just|nur|aber|wenn) (?:\p{L}+ ){0,3}?(?:light|lightly|gentle|leicht)|(?:with|at) (?:a )?(?:light|low|small|little|easy) (?:weights?|loads?)|lightly|mit wenig gewicht)(?!\p{L})/iu
export const isLight = (term: Term, reading: ReaderState): boolean =>
  LIGHT_BEFORE.test(sentenceBefore(wordsBefore(term, reading))) ||
  LIGHT_AFTER.test(sentenceAfter(wordsAfter(term, reading)))

/** A taste, not a demand: `I could live without leg day`. */
const HEDGED =
  /(?<!\p{L})i(?:['’]d)? (?:(?:could|can|would)(?: \p{L}+)? )?(?:live|do|be fine|be happy|manage) without|(?:can take or leave|would(?: not|n['’]?t) miss|not (?:that |too |so )(?:bothered|fussed|keen|into)|only really|tend to|mostly|mainly|usually|more of a)(?!\p{L})/iu
const IN_A_CASE =
  /^ ?(?:when(?:ever)?|if|unless|once|while|as soon as)(?! (?:possible|you can|that['’]?s ok))(?!\p{L})/iu
/** Health told outright needs no question. */
const OF_HEALTH =
  /(?<!\p{L})(?:hurts?|pain\p{L}*|ache\p{L}*|sore|injur\p{L}*|doctor|doc|dr|physio\p{L}*|pt|surgeon|chiro\p{L}*|surgery|op|knees?|back|hips?|shoulders?|elbows?|wrists?|ankles?|disc|hernia|pregnan\p{L}*|kills?)(?!\p{L})/iu

/** Characters of the sentence around a ban. */
const sentenceAfter = (words: string): string => words.split(/[.!?;\n]/)[0] ?? ''
const sentenceBefore = (words: string): string => words.split(/[.!?;\n]/).at(-1) ?? ''

/** `The physio says no chin-ups`, `told to stay off rows`: a matter of the movement, not of the exercise. */
export const isOrdered = (term: Term, reading: ReaderState): boolean =>
  PROFESSIONAL.test(wordsAround(term, reading))
const PROFESSIONAL =
  /(?<!\p{L})(?:doctors?|docs?|dr|gp|physio\p{L}*|physical therapist|therapist|pt|surgeon|chiro\p{L}*|specialist|consultant|orthop\p{L}*|cardiologist|midwife|arzt|ärztin|physiotherapeut\p{L}*|médico|medico|médecin|kiné|fisio\p{L}*|told|advised|ordered|warned|forbidden|banned from)(?!\p{L})/iu

/** What limits the ban on a name; null for a plain ban. One of health can only be limited to a day or a time. */
export function limitOf(term: Term, reading: ReaderState): Limit | null {
  const before = sentenceBefore(wordsBefore(term, reading))
  const after = sentenceAfter(wordsAfter(term, reading))
  if (ON_A_DAY.test(after)) return 'day'
  // It stays left out until the answer, so asking is safe for health too.
  const isForATime = AT_FIRST.test(after) || AT_FIRST.test(before) || FOR_NOW.test(after)
  if (isOrdered(term, reading) || OF_HEALTH.test(before + after)) return isForATime ? 'phase' : null
  if (HEDGED.test(before)) return 'taste'
  if (HEAVY.test(before) || TOO_MUCH.test(after)) return 'load'
  if (isForATime) return 'phase'
  return IN_A_CASE.test(after) ? 'case' : null
}

/** `Lower back gets angry when I round but ok if braced`: a way to do it without pain. */
const FINE_IF =
  /(?<!\p{L})(?:but|though|tho|otherwise|yet|however)[ ,]{1,2}(?:(?:it|its|it['’]s|they|they['’]?re|that|that['’]?s|is|are|i|i['’]?m|am|feels?|totally|all|usually|always|mostly) ){0,4}(?:ok|okay|okey|fine|good|great|alright|all right|happy|no (?:problem|issue|pain|trouble)s?|painless|pain.?free)[ ,]{1,2}(?:if|when(?:ever)?|with|once|as long as|so long as|provided|braced|belted|after)(?!\p{L})/iu
/** `Wrists get cranky in deep extension: parallettes or fists`: a way around it. */
const WAY_AROUND =
  /[:,;(–—-] ?(?:so )?(?:i )?(?:use |need |prefer |do (?:them |it )?(?:on|with) |with |on )?(?:parallettes?|paralettes?|fists?|knuckles?|push.?up (?:bars?|handles?|grips?)|wraps?|straps?|sleeves?|a belt|neutral grips?|handles?)(?!\p{L})/iu
/** `Grumpy if I slam the lockout`: it hurts when done badly. */
const BADLY_DONE =
  /(?<!\p{L})(?:if|when(?:ever)?|only if|only when|unless) i (?:slam|bounce|round|flare|rush|cheat|overdo|over ?extend|over ?arch|jerk|cave|go too|let (?:it|them|my|the|your)|get sloppy|use bad|lose|forget to|skip|don['’]?t (?:warm|brace|keep|tuck|stretch)|do(?:n['’]?t| not) (?:warm|brace)|arch|shrug|lock (?:out|them|it)|warm up|brace)(?!\p{L})/iu
/** `Squatting is grand so long as I warm up`, in the sentence after a complaint. */
const FINE_NEXT =
  /^[^.;!?\n]+ (?:is|are|feels?|['’]s) (?:all |totally |just |perfectly )?(?:ok|okay|fine|grand|good|great|alright|all right|no (?:problem|issue|bother))[ ,]{1,2}(?:so long as|as long as|if|when(?:ever)?|provided|once|unless)(?!\p{L})/iu
const HURTS_IN_PART = /(?<!\p{L})(?:when(?:ever)?|if|in|only|at|with|on|unless)(?!\p{L})/iu

/** A complaint about a way of doing things, with the way that is fine. */
export function isFineOtherwise(term: Term, reading: ReaderState): boolean {
  const start = reading.text.tokens[term.to - 1]?.end ?? 0
  const sentence = sentenceAfter(reading.text.said.slice(start, start + FAR))
  const next = sentenceAfter(
    reading.text.said.slice(start + sentence.length + 1, start + 2 * FAR).trimStart(),
  )
  const found = FINE_IF.exec(sentence) ?? WAY_AROUND.exec(sentence)
  if (BADLY_DONE.test(sentence) || FINE_NEXT.test(next)) return true
  return found !== null && HURTS_IN_PART.test(sentence.slice(0, found.index))
}
const FAR = 110
