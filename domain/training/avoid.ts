import { CATALOGUE } from './catalogue.ts'
import { exerciseTermsIn, meansExercise } from './exercise-terms.ts'
import { injuriesIn } from './injuries.ts'
import { isLegs, PATTERNS, type Implement, type Joint, type Pattern, type Position } from './vocabulary.ts'

/** What must not be in a program, as read from free text. */
export interface Avoid {
  /** Catalogue ids of exercises that were named, with all their variants. */
  ids: string[]
  patterns: Pattern[]
  positions: Position[]
  injuries: Joint[]
  implements: Implement[]
}

/** Ways of moving that people turn down without naming an exercise. */
const GROUPS: readonly {
  said: RegExp
  patterns?: readonly Pattern[]
  positions?: readonly Position[]
  named: string
}[] = [
  {
    said: /\b(overhead|shoulder|military) ?press(es|ing)?\b/,
    patterns: ['vertical-push'],
    named: 'overhead presses',
  },
  {
    said: /\boverhead\b(?! ?(press|tricep|dumbbell|cable|extension|squat|carr|band|barbell|kettlebell))/,
    positions: ['overhead'],
    named: 'overhead work',
  },
  { said: /\b(jump\w*|plyo\w*|high[- ]impact|impact|hops?|hopping)\b/, positions: ['jump'], named: 'jumps' },
  { said: /\bkneel\w*\b/, positions: ['kneeling'], named: 'kneeling' },
  { said: /\b(hang|hanging)\b/, positions: ['hanging'], named: 'hanging' },
  {
    said: /\b(upside down|inverted positions?|handstands?)\b/,
    positions: ['inverted'],
    named: 'upside-down positions',
  },
  { said: /\b(lying|lie|laying) (flat )?on my back\b/, positions: ['supine'], named: 'lying on your back' },
  {
    said: /\b((lying|lie|laying) on my (stomach|belly|front)|face down)\b/,
    positions: ['prone'],
    named: 'lying face down',
  },
  {
    said: /\b(on the floor|floor (work|exercises))\b/,
    positions: ['supine', 'prone', 'kneeling'],
    named: 'floor work',
  },
  { said: /\bhip ?hing(e|es|ing)\b/, patterns: ['hinge'], named: 'hip hinges' },
  {
    said: /\b((no|skip|skipping|avoid|without) (training )?(legs?|lower body)\b(?! ?(press|curl|ext|raise))|(legs?|lower body) (day|days|work|exercises?|training)\b)/,
    patterns: PATTERNS.filter(isLegs),
    named: 'leg work',
  },
  {
    said: /\bchest (day|work|exercises?|training)\b/,
    patterns: ['horizontal-push', 'chest-fly'],
    named: 'chest work',
  },
  {
    said: /\barm (day|work|exercises?|training)\b/,
    patterns: ['curl', 'elbow-extension'],
    named: 'arm work',
  },
  {
    said: /\b(abs?|core|abdominal) (work|exercises?|training)\b/,
    patterns: ['trunk-flexion', 'trunk-stability', 'trunk-rotation'],
    named: 'core work',
  },
]

const TOOLS: readonly { said: RegExp; implements: readonly Implement[]; named: string }[] = [
  { said: /\bbarbells?\b/, implements: ['barbell'], named: 'barbells' },
  { said: /\bdumbbells?\b/, implements: ['dumbbells'], named: 'dumbbells' },
  { said: /\bkettlebells?\b/, implements: ['kettlebell'], named: 'kettlebells' },
  { said: /\bbands?\b/, implements: ['bands'], named: 'bands' },
  { said: /\bcables?\b/, implements: ['cable', 'lat-pulldown'], named: 'cables' },
  { said: /\bsmith\b/, implements: ['smith-machine'], named: 'the Smith machine' },
  {
    said: /\bmachines?\b/,
    implements: ['machines', 'leg-press', 'leg-curl', 'leg-extension', 'smith-machine'],
    named: 'machines',
  },
]

const WANTED =
  /\b(love|like|enjoy|prefer|want|wanna|favou?rites?|focus|include|more|goal|bigger|improve|build|add)\b/i
const UNWANTED =
  /\b(avoid\w*|no|not|don'?t|do not|can'?t|cannot|never|hate|dislike|skip|without|hurts?|pain\w*|injur\w*|bad|sore|issues?|problems?|remove|exclude|unable|weak|limited|swap|replace|nothing|instead)\b/i
/** Sport beside the gym: `I row twice a week` turns nothing down. */
const OTHER_SPORT =
  /\b(times|twice|once|days?) (a|per|each) week\b|\bweekends?\b|\bon (mon|tues|wednes|thurs|fri|satur|sun)days?\b/i

/** Sentences and the sides of a `but`; within one, what is wanted and unwanted is not told apart. */
const thoughtsOf = (text: string): string[] =>
  text
    .replace(/’/g, "'")
    .split(/[.;\n!?]+|\bbut\b|\bhowever\b/i)
    .map((thought) => thought.trim())
    .filter(Boolean)

const turnsSomethingDown = (thought: string) =>
  UNWANTED.test(thought) || !(WANTED.test(thought) || OTHER_SPORT.test(thought))

/** Reads what to leave out. When in doubt it is left out. */
export function avoidIn(text: string): { avoid: Avoid; understood: string[] } {
  const ids = new Set<string>()
  const patterns = new Set<Pattern>()
  const positions = new Set<Position>()
  const injuries = new Set<Joint>()
  const implementsTurnedDown = new Set<Implement>()
  const named = new Set<string>()

  for (const thought of thoughtsOf(text).filter(turnsSomethingDown)) {
    let left = thought.toLowerCase()
    for (const group of GROUPS.filter(({ said }) => said.test(left))) {
      group.patterns?.forEach((pattern) => patterns.add(pattern))
      group.positions?.forEach((position) => positions.add(position))
      named.add(group.named)
      left = left.replaceAll(new RegExp(group.said, 'g'), ' ')
    }
    for (const clause of left.split(',')) {
      const { terms, rest } = exerciseTermsIn(clause)
      for (const term of terms) {
        for (const entry of CATALOGUE) if (meansExercise(term, entry)) ids.add(entry.id)
        named.add(spoken(term))
      }
      for (const tool of TOOLS.filter(({ said }) => said.test(rest))) {
        tool.implements.forEach((each) => implementsTurnedDown.add(each))
        named.add(tool.named)
      }
      injuriesIn(rest).forEach((joint) => injuries.add(joint))
    }
  }
  return {
    avoid: {
      ids: [...ids],
      patterns: [...patterns],
      positions: [...positions],
      injuries: [...injuries],
      implements: [...implementsTurnedDown],
    },
    understood: sentencesOf([...named], [...injuries], text),
  }
}

/** Our own spelling of what was named, never the buyer's text. */
const spoken = (term: readonly string[]) =>
  term.join(' ').replace(/\b(push|pull|chin|sit|step)up\b/g, '$1-up')

const SAYS_NOTHING =
  /^\W*(none|no|nope|nothing|n\/?a|no(ne)? (thanks|limitations|injuries|preference)|-)?\W*$/i

function sentencesOf(named: readonly string[], injuries: readonly Joint[], text: string): string[] {
  const sentences: string[] = []
  if (named.length) sentences.push(`Left out because you asked, with all variants: ${named.join(', ')}.`)
  for (const joint of injuries)
    sentences.push(
      `We read your ${joint.replace('-', ' ')} as sensitive, so exercises that are hard on it are left out.`,
    )
  if (!sentences.length && !SAYS_NOTHING.test(text))
    sentences.push(
      'Nothing in your comments named an exercise or a body part to spare, so nothing is left out.',
    )
  return sentences
}
