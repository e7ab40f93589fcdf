import { wordsIn } from './plain-words.ts'

/**
 * Kinds of sentences that no list of phrases ends: what they are about tells them. All take a sentence folded to
 * ` words between spaces `.
 */

/** What keeps somebody safe or lets them recover. */
const PROTECTION =
  /^(?:warm ?ups?|warming|light weeks?|easy weeks?|deloads?|rest days?|sleep|nights?|spotters?|collars?|clips?|braces?|belts?|swaps?|easy sets?|reserve|stop signs?|clearance)$/
const BELITTLED =
  / (?:skip\w*|leave out|leaves out|leave off|drop|drops|forget|forgets|ignor\w*|bother\w*|matters? (?:less|little)|waste\w*|useless|unnecessary|overrated|needless|not needed|not need|no need|come off|comes off|take off|are for|is for (?:the weak|beginners|old)|plenty) /
const NOT_DENIED = / (?:never|not|no|nor|nothing|without|avoid|don t|rather than|instead of)(?: \w+){0,2} $/

/** `The clips are not needed`, `leave out the light week`; `do not skip it` is no such thing. */
export function belittlesProtection(all: string): boolean {
  const words = all.trim().split(' ')
  const names = words.some((word, at) => PROTECTION.test(word) || PROTECTION.test(`${word} ${words[at + 1]}`))
  const found = names ? BELITTLED.exec(all) : null
  if (!found) return false
  return (
    / (?:not|no) /.test(found[0]) ||
    found[0] === ' bother ' ||
    !NOT_DENIED.test(all.slice(0, found.index + 1))
  )
}

const BODY =
  'belly|waist|stomach|middle|stitches|mesh|scar|bones?|discs?|cartilage|hips?|knees?|shoulders?|back|spine|neck|elbows?|wrists?|ankles?|feet|foot|tendons?|heart|blood|lungs?|pressure|pain|ache|soreness|dizziness|numbness|swelling|bulge|hernia|gap|jeans|shirt|dress|doctors?|surgeon|physio|operation|replacement|everyone|nobody|others|wife|husband|kids|children|twins|son|daughter|exam'
/** Only time tells what becomes of a body, and of what others think of it. */
const FORECAST = new RegExp(
  `(?<! what (?:the|your)) (?:${BODY}) (?:will|ll) (?!not |never |only |take |need |ask |tell |show |stay |rest )|(?<! as) you (?:will|ll) (?:bench|squat|press|lift|pull|deadlift|run|jump|beat|pass|look|be|weigh|lose|gain|win|make|reach|get|have|do) | (?:gets?|goes|comes?) (?:denser|away|down by itself|back into place) | will feel (?:better|easier|lighter|stronger) | (?:does|do) not mind | (?:healthy|strong|young|fit) enough for `,
)
export const isForecast = (all: string): boolean => FORECAST.test(all)

/** No professional has had a part in the program, and none is judged. */
const OF_PROFESSIONALS =
  / (?:doctors?|physios?|physiotherapists?|surgeons?|nurses?|therapists?|cardiologists?|midwife|specialists?|professionals?) (?:has |have |had |will )?(?:read|signed|sign|written|wrote|designed|checked|approved|approves|made|built|watch|watches|is too|are too|is wrong|are wrong|tends?|exaggerates?|worry|worries) /
export const isOnProfessionals = (all: string): boolean => OF_PROFESSIONALS.test(all)

/** `A little burning in the joint shows that it works` */
const SENSATION = / (?:burn|burning|ache|pain|pinch|soreness|sting|stinging) /
const OF_PROGRESS =
  / (?:shows?|means|proves?|tells?)(?: you)?(?: that)? (?:it|they) (?:is |are )?(?:work|heal|grow)(?:s|ing)? /
export const takesPainForProgress = (all: string): boolean => SENSATION.test(all) && OF_PROGRESS.test(all)

const QUOTES =
  /^ (?:as |like )?you (?:wrote|told|said|mentioned|reported|explained|admitted|love|like|hate|enjoy|dislike|won|grew up) /
const OF_ANY_SENTENCE = new Set(
  `that this these those with from have were been your yours what when which where while will would could them they then than into onto over
   under after before about also only even just each every both more most less least very much many some such same other told wrote said
   mentioned reported explained love like enjoy dislike here there week weeks days session sessions sets reps program exercise exercises`.split(
    /\s+/,
  ),
)
const SHORTEST_CONTENT = 4

/** The words of a sentence that says what the buyer wrote, is or likes, if they are not theirs. */
export function putsInTheirMouth(all: string, hasSaid: (word: string) => boolean): boolean {
  if (!QUOTES.test(all)) return false
  const content = wordsIn(all).filter((word) => word.length >= SHORTEST_CONTENT && !OF_ANY_SENTENCE.has(word))
  const strange = content.filter((word) => !hasSaid(word))
  return strange.length > content.length / MOST_STRANGE
}
/** One of so many. */
const MOST_STRANGE = 4

/** People of one kind: who told of a wife may read of a spouse, and not of twins. */
const KIN: readonly RegExp[] = [
  / (?:wife|husband|girlfriend|boyfriend|spouse|frau|mann|femme|mari|esposa|marido) /,
  / twins /,
  / (?:kids?|children|child|sons?|daughters?|twins|baby|babies|toddler|little one|boys?|girls?|grandchildren|grandkids|grandson|granddaughter|enkel|tochter|sohn|enfants?|fille|fils|hijos?|hijas?|pregnant|born) /,
  / (?:mother|mum|mom|father|dad|parents?|grandmother|grandma|grandfather|grandpa|oma|opa|mamie|papi|abuela|nonna|grandparents) /,
  / (?:sister|brother|uncle|aunt|cousin) /,
  / (?:friends?|buddy|mate|mates) /,
  / (?:boss|teacher|colleagues?) /,
]
/** Somebody of the sentence of whom the buyer has not told. */
export const isOnStrangers = (all: string, ofBuyer: string): boolean =>
  KIN.some((kin) => kin.test(all) && !kin.test(ofBuyer))
