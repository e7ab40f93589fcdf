import { isName, senseOf, type Term, type Text } from '../words/find-terms.ts'
import type { Sense } from '../words/term-tree.ts'

/** Words that limit the equipment to one thing, among other meanings. */
const MAY_LIMIT =
  /^(?:only|just|solely|strictly|exclusively|solo|s[oó]lo|solamente|[uú]nicamente|nur|seulement|uniquement|soltanto|somente|só|apenas|alleen)(?!\p{L})/iu
/** `the only rack`, `not only machines`: the word describes the thing, or denies the limit. */
const OF_ITS_KIND =
  /(?<!\p{L})(?:the|my|our|your|his|her|this|that|an|not|not just|una?|el|la|le|les|il|lo|o|a|der|die|das|den|het|de|nicht|no|pas|non|n[aã]o)\s$/iu
/** `The only thing I have is`. */
const ALL_THERE_IS =
  /^ (?:thing|stuff|equipment|gear|kit|weights?|option)s? (?:that )?(?:i|we|my gym|the gym|they)(?:['’]?ve)? (?:can |could |want to |will )?(?:have|has|got|own|use|do|need)\b/i
/** Words that may stand between `only` and the thing: who has, uses or wants it. */
const USES =
  /^(?:\s|\d+(?:[.,]\d+)?|[x&/+,()-]|kgs?|kilos?|lbs?|pounds?|(?:a|an|the|my|our|some|of|pairs?|set|sets|with|on|to|at|home|in|for|from|and|or|do|does|doing|use|uses|using|have|has|having|got|own|owns|train|trains|training|lift|lifting|work|works|working|exercise|out|want|wants|wanna|willing|like|love|trust|allowed|access|go|going|stick|sticking|please|pls|light|heavy|small|little|old|adjustable|fixed|resistance|basic|simple|two|three|few|couple|one|single|un|une|una|uno|unos|unas|ein|eine|einen|paar|um|uma|een|mit|con|avec|com|met|mein|meine|meinen|mi|mis|mon|ma|mes|mio|mia|meu|minha|mijn|i|el|la|las|los|le|les|il|gli|o|os|as|der|die|das|den|het|de|des|du|tengo|uso|usar|ho|tenho|heb|habe|benutze|van|von|di|da)(?!\p{L}))*$/iu
/** `Only machine I like is …`, `only barbells that hurt`. */
const IS_OF_ANOTHER =
  /^[^.,;!?\n]{0,30}?(?<!\p{L})(?:(?:that|which|i|we|my gym|the gym|they)(?!\p{L})[^.,;!?\n]{0,30}?(?<!\p{L})(?:is|are|was|were|hurts?|has|bothers?)|is|are|was|were|isn.?t|aren.?t|hurts?)(?!\p{L})/iu
/** `Only one cable machine`: the number is limited. */
const COUNTED =
  /^ (?:(?:have|has|got|has got) )?(?:one|a single|two|three|\d+)(?! ?(?:kg|kilos?|lbs?|pounds?|x ))(?!\p{L})/iu
const BY_ONESELF = /(?<!\p{L})(?:i|i['’]?ve|we|we['’]?ve)(?!\p{L})[^.;!?\n]{0,20}$/iu
/** `Only has dumbbells up to 20`: the weight is limited. */
const UP_TO =
  /^ ?\(?(?:that )?(?:(?:go|goes|going) )?(?:up to|to|till|until|bis|hasta|jusqu|fino a|at[eé]|tot)(?!\p{L})/iu
/** `Dumbbells only up to 25 kg` */
const UP_TO_WEIGHT =
  /^ ?\(?(?:(?:go|goes) )?(?:up to|to|till|until|bis(?: zu)?|hasta|jusqu['’]à|fino a|até|tot) ?\d/iu
const OF_A_GYM = /(?<!\p{L})(?:gyms?|there(?:['’]?s| is| are)|they)(?!\p{L})[^.;!?\n]{0,20}$/iu
/** A hotel has nothing more. */
const OF_A_HOTEL = /hotel/i
/** `Only in the evening`, `only use dumbbells for curls`: occasional use. */
const NOW_AND_THEN =
  /^ (?:(?:in|at|during|before|after) (?:the |my )?(?:mornings?|evenings?|afternoons?|nights?|weekends?|lunch|work|summer|winter)|on \p{L}+days?|when|if (?!you can|possible|that)|sometimes|for (?!now|me|the (?:moment|time|next|first)|this|a (?:while|few)|medical|health|\d))/iu

/** Characters. Text further away does not count. */
const FAR = 60
/** Terms. `I only want to use machines` */
const NEXT = 4
const isTool = (term: Term): boolean => senseOf(term, 'tool') !== null || senseOf(term, 'several') !== null

/**
 * Turns each `only` without a limiting meaning into a mention: `the only rack is always taken`, `I just
 * bought dumbbells`. An `only` excludes everything else only with what the writer has, uses or wants.
 */
export const withoutIdleOnly = (text: Text): Text => ({
  ...text,
  terms: text.terms.map((term, at) => (isIdle(term, at, text) ? { ...term, senses: [MENTION] } : term)),
})
const MENTION: Sense = { of: 'cue', is: 'mention' }

/** `Deadlifts only with the trap bar`: nothing is said of other lifts. */
function isOfALift(
  before: Term | undefined,
  only: Term,
  { said, tokens }: Pick<Text, 'said' | 'tokens'>,
): boolean {
  if (!before || !senseOf(before, 'lift')) return false
  const between = said.slice(tokens[before.to - 1]?.end, tokens[only.from]?.start)
  const after = said.slice(tokens[only.to - 1]?.end)
  return !/[.,;!?\n]/.test(between) && WITH.test(after.slice(0, FAR))
}
const WITH = /^ (?:with|on|using|met|mit|con|avec|com|op|an|sur)(?!\p{L})/iu

function isIdle(term: Term, at: number, { said, tokens, terms }: Text): boolean {
  if (!term.senses.some(({ of, is }) => of === 'cue' && is === 'only')) return false
  const start = tokens[term.from]?.start ?? 0
  const end = tokens[term.to - 1]?.end ?? 0
  if (!MAY_LIMIT.test(said.slice(start, end))) return false
  const before = said.slice(Math.max(0, start - FAR), start)
  const after = said.slice(end, end + FAR)
  if (OF_ITS_KIND.test(before)) return !ALL_THERE_IS.test(after)
  if (NOW_AND_THEN.test(after) || UP_TO_WEIGHT.test(after)) return true
  if (isOfALift(terms[at - 1], term, { said, tokens })) return true
  // `Dumbbells only` names its things first.
  const name = terms.slice(at + 1, at + 1 + NEXT).find((each) => isName(each) || isTool(each))
  if (!name) return false
  const from = tokens[name.from]?.start ?? 0
  if (/[.;!?\n,]/.test(said.slice(end, from))) return false
  const rest = said.slice(tokens[name.to - 1]?.end ?? 0)
  const next = rest.slice(0, FAR)
  return (
    !USES.test(said.slice(end, Math.min(from, end + FAR))) ||
    IS_OF_ANOTHER.test(next) ||
    NOW_AND_THEN.test(next) ||
    (COUNTED.test(after) && !BY_ONESELF.test(before)) ||
    (UP_TO.test(next) && OF_A_GYM.test(before) && !OF_A_HOTEL.test(before))
  )
}
