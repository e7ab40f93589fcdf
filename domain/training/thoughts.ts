import { plainEnglish } from './plain-english.ts'
import { replaceSpans } from './spans.ts'

/** A piece of a comment: what stands in it is turned down, is wanted or liked, or is said to be all right. */
export interface Thought {
  text: string
  stance: 'unwanted' | 'wanted' | 'liked' | 'fine'
}

/** Turning down the turning down: `I don't mind squats`, `no problem with squats`, `do not remove squats`. */
const DOUBLE_NEGATION =
  /\b(not that i (hate|dislike|mind)|(don'?t|do not|doesn'?t|never|didn'?t) (really |actually )?(mind|hate|dislike|remove|exclude|skip|avoid|leave out|drop|replace)|no (problems?|issues?|trouble|objections?) (with|doing|to)|nothing against|nothing wrong with|can'?t (live|do) without|can'?t get enough of|not afraid of)\b/g

/** `everything except lunges` turns lunges down; `no squats except front squats` allows those. */
const ALL = /\b(?:everything|anything|all(?: exercises| lifts)?|any exercise|whatever)\b/g
const BUT = /\b(?:except(?: for)?|but(?: not)?|apart from|other than|besides|excluding)\b/g
const OTHERWISE_EXCEPT = /\b(except(?: for)?|apart from|other than|besides)\b/g

const BREAK = /[.;\n!?]+|\bbut\b|\bhowever\b|\balthough\b|\bthough\b|\byet\b/
const AND_ANOTHER =
  /\band (?=(?:i |also |please )*(?:hate|dislike|can'?t|cannot|don'?t|no|not|avoid|skip|never|love|like|enjoy|prefer|want)\b)/

const UNWANTED =
  /\b(avoid\w*|no|not|none|don'?t|do not|can'?t|cannot|never|hate|dislike|skip\w*|without|hurts?|pain\w*|ache\w*|injur\w*|bad|sore|cranky|issues?|problems?|remove|exclude|unable|weak|limited|swap|replace|nothing|instead|rather not|torn|tear|strain\w*|sprain\w*|kills?|bothers?|tight|stiff)\b/
const WANTED =
  /\b(love|like|enjoy|prefer|want|wanna|favou?rites?|focus|include|more|lots of|plenty|unbothered by|only|goal|bigger|improve|build|add)\b/
const FINE =
  /\b((is|are|feels?|feel|seems?|it's) (now |totally |all |completely |perfectly |back to )?(fine|ok|okay|good|great|healthy|healed|normal|alright|allowed)|(can do|am allowed|no longer hurts?))\b/
/** Said to be liked for itself, not only not minded. */
const LIKED = /\b(love|like|enjoy|prefer|favou?rites?|include|more|lots of|plenty)\b/
/** Sport beside the gym: `I row twice a week` turns nothing down. */
const OTHER_SPORT =
  /\b(times|twice|once|days?) (a|per|each) week\b|\bweekends?\b|\bon (mon|tues|wednes|thurs|fri|satur|sun)days?\b/

/** A comment piece by piece. Where nothing tells otherwise, what somebody names here is what they do not want. */
export function thoughtsIn(text: string): Thought[] {
  const plain = plainEnglish(text).replace(DOUBLE_NEGATION, ' unbothered by ')
  const said = replaceSpans(plain, ALL, BUT, (_, between) => ` ${between} ; avoid `)
    .replace(OTHERWISE_EXCEPT, ' ; are fine: ')
    .replace(/\b(everything|the rest|all)( else)? (is|feels)\b/g, '; $&')
    // Nothing stands before it that could be turned down.
    .replace(/^\s*; are fine: /, 'bad ')
  return said.split(BREAK).flatMap((sentence) => {
    let stance: Thought['stance'] | undefined
    return sentence
      .split(/,/)
      .flatMap((piece) => piece.split(AND_ANOTHER))
      .map((piece) => piece.trim())
      .filter(Boolean)
      .map((piece): Thought => {
        stance = stanceOf(piece) ?? stance ?? 'unwanted'
        return { text: piece, stance }
      })
  })
}

function stanceOf(piece: string): Thought['stance'] | undefined {
  if (FINE.test(piece) || /^are fine:/.test(piece)) return 'fine'
  if (UNWANTED.test(piece)) return 'unwanted'
  if (OTHER_SPORT.test(piece)) return 'wanted'
  return LIKED.test(piece) ? 'liked' : WANTED.test(piece) ? 'wanted' : undefined
}
