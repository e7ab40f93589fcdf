import { DAY_NAMES } from '../../program/day.ts'
import type { GeneratedProgram } from '../../program/program.ts'
import type { TrainingProfile } from '../profile/profile.ts'
import { amountsOf, strangeNumbers } from './amounts.ts'
import {
  AILING,
  ASKED,
  CAUTION,
  CHANGE,
  DENIABLE,
  DIAGNOSIS,
  DOSE,
  INSTRUCTION,
  MONEY,
  OPENERS,
  PAIN,
  PASSED_OVER,
  PROFESSIONAL,
  PROMISE,
  RECKLESS,
  VOICE,
} from './generated/words.ts'
import { exactlyNamed, namedInFull, nameableIn, strangeNames, type NamedFault } from './named.ts'
import { unknownWords, wordsIn } from './plain-words.ts'

/** Why a sentence is not printed. */
export type Refusal =
  | 'long'
  | 'characters'
  | 'link'
  | 'instruction'
  | 'dose'
  | 'money'
  | 'diagnosis'
  | 'promise'
  | 'reckless'
  | 'change'
  | 'voice'
  | 'person'
  | 'not cleared'
  | 'not plain'
  | 'number'
  | NamedFault

/** Letters and marks of plain English. No quotation marks: what is quoted may be anybody's. */
const PLAIN_CHARACTERS = /^[A-Za-z0-9 .,;:!?'()%/+-]*$/
/** Two words joined by a point or an at sign, and runs of digits that are no weight. */
const LINK = /[a-z0-9]\.[a-z]|\bwww\b|https?|:\/|\/\/|\d{5,}|\d[ .-]\d{2,}[ .-]\d|\+\d/i
const MOST_WORDS = 40

const patternOf = (phrases: readonly string[]): string =>
  phrases.map((each) => each.replace('*', '[a-z0-9]*')).join('|')
const anyOf = (phrases: readonly string[]): RegExp => new RegExp(` (?:${patternOf(phrases)}) `)

const BY_WORDS: readonly (readonly [Refusal, RegExp])[] = [
  ['instruction', anyOf(INSTRUCTION)],
  ['dose', anyOf(DOSE)],
  ['money', anyOf(MONEY)],
  ['diagnosis', anyOf(DIAGNOSIS)],
  ['promise', anyOf(PROMISE)],
  ['reckless', anyOf(RECKLESS)],
  ['change', anyOf(CHANGE)],
  ['voice', anyOf(VOICE)],
]
/** Asks for what no row asks for. */
const BEGINS_CHANGE =
  /^(?:add|double|include|insert|repeat|cut|run|swim|jump|train|squat|try (?!to\b))\b(?!,)/i
/** `If you feel dizzy, stop` */
const IN_CASE = /\b(?:if|when|any|so that|comes?|brings?)\b/i
/** `Never hold your breath`, `no bounce` */
const DENIED = / (?:never|not|no|without|avoid|don t|instead of|rather than)(?: \w+){0,2} $/
const deniable = anyOf(DENIABLE)
const SHORTEST_OF_OURS = 4
const [ailing, pain, caution] = [anyOf(AILING), anyOf(PAIN), anyOf(CAUTION)]
const [professional, asked] = [anyOf(PROFESSIONAL), anyOf(ASKED)]
/** `Stop seeing your doctor`, unlike `Ask your doctor, and stop what hurts` */
const passedOver = new RegExp(
  [
    [PASSED_OVER, PROFESSIONAL],
    [PROFESSIONAL, PASSED_OVER],
  ]
    .map((both) => both.map((words) => `(?:${patternOf(words)})`).join('(?: \\w+){0,4} '))
    .map((near) => ` ${near} `)
    .join('|'),
)
const DOSED = /\d ?(?:g|mg|mcg|iu|ml)\b/i

/** Capitals inside a sentence that name nobody: weekdays, and the names of our days. */
const CAPITALS = new Set([
  ...'rir rpe amrap ok us day days week weeks monday tuesday wednesday thursday friday saturday sunday'.split(
    ' ',
  ),
  ...'abcdef',
  ...Object.values(DAY_NAMES).flatMap((name) => wordsIn(name)),
])
const OPENER = new Set(OPENERS)
const CLEARED = /\bclear(?:ed|ance)?\b/i
const NOT_YET = /\b(?:until|once|when|before|first|after|asks?|please|not)\b/i

const wordsAndNumbersIn = (text: string): string[] => text.toLowerCase().match(/[a-z0-9]+/g) ?? []
/** `Mark, you know what to do`, unlike `Squats, rows and presses stay` */
const GREETS =
  /^[A-Za-z]+, (?:you|your|this|here|we|please|let|keep|go|well|great|good|remember|welcome|take|do|it|the|now|time)\b/
const SHORT_FORM = /(?<![A-Za-z])[A-Z]{2,5}(?![A-Za-z])/g

/** Judges sentences about one program. Pure, and linear in time. */
export function refuserFor(program: GeneratedProgram, profile: TrainingProfile) {
  const { overview } = program
  const told = [...profile.asks, ...profile.wishes, ...(overview.wishes ?? []), ...(overview.unread ?? [])]
  const nameable = nameableIn(program, profile, told.join('\n'))
  const amounts = amountsOf(program, profile)
  const ofProgram = new Set([
    ...(overview.decisions ?? []).flatMap(wordsIn),
    // A capital may begin a name.
    ...[profile.comments, ...told].flatMap((line) => line.match(/(?<![A-Za-z'])[a-z]+(?![A-Za-z])/g) ?? []),
  ])
  /** `SSB`, `GP`: as the buyer writes it. */
  const shortForms = new Set(profile.comments.match(SHORT_FORM) ?? [])
  for (const form of shortForms) ofProgram.add(form.toLowerCase())
  const ofBuyer = ` ${wordsIn([profile.comments, ...told, ...(overview.decisions ?? [])].join(' ')).join(' ')} `
  const ours = ` ${(overview.decisions ?? []).flatMap((each) => [...wordsAndNumbersIn(each), '|']).join(' ')} `
  const namesOfExercises = new Set([...nameable.entries].flatMap(({ name }) => wordsIn(name)))

  return (sentence: string): Refusal | null => {
    if (!PLAIN_CHARACTERS.test(sentence)) return 'characters'
    if (LINK.test(sentence)) return 'link'
    const words = wordsAndNumbersIn(sentence)
    if (words.length > MOST_WORDS) return 'long'
    if (DOSED.test(sentence)) return 'dose'
    const all = ` ${words.join(' ')} `
    const spaced = withoutOurs(words)
    const denied = deniable.exec(all)
    if (denied && !DENIED.test(` ${all.slice(0, denied.index + 1)}`)) return 'reckless'
    const [worded] = BY_WORDS.find(([, phrases]) => phrases.test(spaced)) ?? []
    if (worded) return worded
    if (BEGINS_CHANGE.test(sentence)) return 'change'
    const [ail = ''] = ailing.exec(spaced) ?? []
    if (ail && !ofBuyer.includes(ail) && !(IN_CASE.test(sentence) && caution.test(all))) return 'diagnosis'
    if (pain.test(spaced) && !caution.test(all)) return 'reckless'
    if (professional.test(spaced) && (!asked.test(all) || passedOver.test(spaced))) return 'reckless'
    if (namesSomebody(sentence)) return 'person'
    if (profile.redFlags.length && CLEARED.test(sentence) && !NOT_YET.test(sentence)) return 'not cleared'
    if (unknownWords(sentence, ofProgram).length) return 'not plain'
    const [fault] = strangeNames(sentence, nameable)
    if (fault) return fault
    const named = exactlyNamed(sentence, nameable)
    const isOfSport = profile.otherTraining.length > 0 && OF_SPORT.test(sentence)
    const inFull = namedInFull(sentence, nameable)
    return strangeNumbers(sentence, amounts, { named, inFull, isOfSport }).length ? 'number' : null
  }

  /** Without runs of words that the program says itself. */
  function withoutOurs(words: readonly string[]): string {
    const strange: string[] = []
    for (let at = 0; at < words.length;) {
      let to = at + SHORTEST_OF_OURS
      while (to <= words.length && ours.includes(` ${words.slice(at, to).join(' ')} `)) to++
      if (to > at + SHORTEST_OF_OURS) at = to - 1
      else strange.push(words[at++] ?? '')
    }
    return ` ${strange.join(' ')} `
  }

  /** A capital that begins neither the sentence nor a name of ours, or a word before a comma, as in a greeting. */
  function namesSomebody(sentence: string): boolean {
    const [, first] = /^([A-Za-z]+),/.exec(sentence) ?? []
    const isStrange = first && unknownWords(first, ofProgram).length > 0
    if (first && !OPENER.has(first.toLowerCase()) && (isStrange || GREETS.test(sentence))) return true
    const capitals = sentence.match(/(?<=[^.!?:] ?[ (/-])[A-Z][A-Za-z]*/g) ?? []
    return capitals.some((word) => {
      const folded = word.toLowerCase()
      return !CAPITALS.has(folded) && !namesOfExercises.has(folded) && !shortForms.has(word)
    })
  }
}

const OF_SPORT =
  /\b(?:runs?|running|rides?|riding|play|playing|match|matches|games?|swim|swimming|sports?|climb|climbing|class|classes|other training)\b/i
