import { CATALOGUE } from '../../exercises/catalogue.ts'
import { DAY_NAMES } from '../../program/day.ts'
import type { GeneratedProgram } from '../../program/program.ts'
import type { TrainingProfile } from '../profile/profile.ts'
import { CONDITION_CARE } from '../profile/health/condition-care.ts'
import { askedAbout } from '../profile/health/red-flags.ts'
import { activityFor } from '../printing/activity.ts'
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
  OTHERS,
  PAIN,
  PASSED_OVER,
  PROFESSIONAL,
  PROMISE,
  RECKLESS,
  THEIRS as ONLY_THEIRS,
  VOICE,
} from './generated/words.ts'
import { factsOf, isUntrue } from './claims.ts'
import {
  exactlyNamed,
  groupsNamed,
  isAdvising,
  namedInFull,
  nameableIn,
  strangeNames,
  withoutNames,
  type NamedFault,
} from './named.ts'
import {
  belittlesProtection,
  isForecast,
  isOnProfessionals,
  isOnStrangers,
  putsInTheirMouth,
  takesPainForProgress,
} from './kinds.ts'
import { isBesideOurFood, isOnFood } from './food.ts'
import { anyOf, patternOf } from './phrases.ts'
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
  | 'untrue'
  | 'not told'
  | NamedFault

/** Letters and marks of plain English. No quotation marks: what is quoted may be anybody's. */
const PLAIN_CHARACTERS = /^[A-Za-z0-9 .,;:!?'()%/+-]*$/
/** Two words joined by a point or an at sign, and runs of digits that are no weight. */
const LINK = /[a-z0-9]\.[a-z]|\bwww\b|https?|:\/|\/\/|\d{5,}|\d[ .-]\d{2,}[ .-]\d|\+\d/i
const MOST_WORDS = 40

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
const BEGINS_CHANGE = /^(?:add|double|include|insert|repeat|cut|run|swim|jump|try (?!to\b))\b(?!,)/i
/** `If you feel dizzy, stop` */
const IN_CASE = /\b(?:if|when|any|so that|comes?|brings?)\b/i
/** `Never hold your breath`, `no bounce` */
const DENIED =
  / (?:never|not|no|nor|nothing|nobody|none|without|avoid|don t|instead of|rather than|before|tempts?|easy to)(?: \w+){0,5} $/
const deniable = anyOf(DENIABLE)
const SHORTEST_OF_OURS = 4
const [ailing, pain, caution] = [anyOf(AILING), anyOf(PAIN), anyOf(CAUTION)]
const onlyTheirs = new RegExp(` (?:${patternOf(ONLY_THEIRS)})(?= )`, 'g')
const [professional, asked, others] = [anyOf(PROFESSIONAL), anyOf(ASKED), anyOf(OTHERS)]
/** `For your pelvic girdle pain`, unlike `Pain tells you that it works` */
const THEIRS = / (?:your|irritates) /
/** What stands behind it is turned down, up to the end of the list. */
const LISTS_WHAT_TO_AVOID = /^Avoid [^.;:]*$|^Avoid [^.;:]*: they /
const CLAUSES = /[,;:]| (?:so|but) /
function asksForWhatIsDeniable(clause: string): boolean {
  const all = ` ${wordsAndNumbersIn(clause).join(' ')} `
  const found = deniable.exec(all)
  return found !== null && !DENIED.test(all.slice(0, found.index + 1))
}

/** What may be said in the buyer's own words, and is never theirs to say. */
const OWN_WORDS: readonly Refusal[] = ['promise', 'diagnosis']
const SURE = / (?:guarant|cure|promis|miracle|proven|forever|for good|i|i m|me|my|mine)/

const isPassedOver = (all: string, spaced: string, isAdvice: boolean): boolean =>
  (isAdvice && !asked.test(all)) || passedOver.test(spaced.replace(STOPS_TO_ASK, ' '))

const PARENTS = / (?:parents?|guardians?)(?= )/g

const isOfProfessionals = (text: string): boolean =>
  professional.test(` ${wordsAndNumbersIn(text).join(' ')} `)

/** `Stop and ask your doctor` */
const STOPS_TO_ASK = / (?:stop|end)(?: \w+){0,3} and (?:see|ask|tell|call|show|talk to) /g
/** `Stop seeing your doctor`, unlike `Ask your doctor, and stop what hurts` */
const passedOver = new RegExp(
  [
    [PASSED_OVER, PROFESSIONAL],
    [PROFESSIONAL, PASSED_OVER.filter((each) => !each.startsWith('stop') && each !== 'without')],
  ]
    .map((both) => both.map((words) => `(?:${patternOf(words)})`).join('(?: \\w+){0,4} '))
    .map((near) => ` ${near} `)
    .join('|'),
)
const DOSED = /\d ?(?:g|mg|mcg|iu|ml)\b/i

/** `Stop and call your midwife` */
const CALLS = /\b(?:stop|and) call (?=your (?:eye )?(?:doctor|midwife|surgeon)\b)/gi

/** Letters by which two forms of a word are one. */
const STEM = 5

/** Capitals inside a sentence that name nobody: weekdays, and the names of our days. */
const CAPITALS = new Set([
  ...'rir rpe amrap ok us day days week weeks monday tuesday wednesday thursday friday saturday sunday'.split(
    ' ',
  ),
  ...'abcdefmo',
  ...'mon tue wed thu fri sat sun pr prs'.split(' '),
  ...'mondays tuesdays wednesdays thursdays fridays saturdays sundays'.split(' '),
  ...'january february march april may june july august september october november december'.split(' '),
  ...Object.values(DAY_NAMES).flatMap((name) => wordsIn(name)),
])
const OPENER = new Set(OPENERS)
const CLEARED = /\bclear(?:ed|ance)\b|\bclears? (?:you|to|for)\b/i
const NOT_YET = /\b(?:until|once|when|before|first|after|asks?|please|not)\b/i

const WORDS_OF_EXERCISES = new Set(CATALOGUE.flatMap(({ name, aka }) => [name, ...aka].flatMap(wordsIn)))

/** Words with a capital inside a sentence. */
const CAPITALISED = /(?<=[^.!?:] ?[ (/-])[A-Z][A-Za-z0-9]*/g

const wordsAndNumbersIn = (text: string): string[] => text.toLowerCase().match(/[a-z0-9]+/g) ?? []
/** `Mark, you know what to do`, unlike `Squats, rows and presses stay` */
const GREETS =
  /^[A-Za-z]+, (?:you|your|this|here|we|please|let|keep|go|well|great|good|remember|welcome|take|do|it|the|now|time)\b/
const SHORT_FORM = /(?<![A-Za-z])(?:[A-Z]{2,5}|[A-Z]\d{1,2})(?![A-Za-z])/g

const BESIDE = String.raw`(?:run(?:s|ning)?|sprint(?:s|ing)?|swim(?:s|ming)?|ruck(?:s|ing)?|cycling|cardio|walk(?:s|ing)?)`
/** Denies what `plans` say, or has the buyer halve sets that a taper has halved already. */
const DENIES_PLANS = [
  new RegExp(String.raw`\b(?:no|nor|without|not)\b[^.]{0,30}\b${BESIDE}\b`, 'i'),
  /\bhalf (?:of )?(?:the|your) sets\b/i,
]

/** Our lines on food, and on what to do beside lifting. */
const advisedIn = ({ guidelines, plans = [] }: GeneratedProgram, profile: TrainingProfile): string[] => [
  ...guidelines.nutrition,
  ...activityFor(profile),
  ...plans.flatMap(({ lines }) => lines),
]

/** Judges sentences about one program. Pure, and linear in time. */
export function refuserFor(program: GeneratedProgram, profile: TrainingProfile) {
  const { overview } = program
  const told = [...profile.asks, ...profile.wishes, ...(overview.wishes ?? []), ...(overview.unread ?? [])]
  const nameable = nameableIn(program, profile, [...told, ...activityFor(profile)].join('\n'))
  const advised = advisedIn(program, profile)
  const amounts = amountsOf(program, profile, advised)
  const ofProgram = new Set([
    ...[...(overview.decisions ?? []), ...advised].flatMap(wordsIn),
    // A capital may begin a name.
    ...[profile.comments, ...told].flatMap((line) => line.match(/(?<![A-Za-z'])[a-z]+(?![A-Za-z])/g) ?? []),
  ])
  /** `SSB`, `GP`, `L5`: as the buyer writes it. */
  const shortForms = new Set(profile.comments.match(SHORT_FORM) ?? [])
  for (const form of shortForms) ofProgram.add(form.toLowerCase())
  const plainly = profile.conditions.map((each) => CONDITION_CARE[each].plain)
  const ofUs = [...(overview.decisions ?? []), ...plainly]
  const ofBuyer = ` ${wordsIn([profile.comments, ...told, ...ofUs].join(' ')).join(' ')} `
  const namesOfOurs = new Set(ofUs.flatMap((each) => each.match(CAPITALISED) ?? []))
  const ours = ` ${[...(overview.decisions ?? []), ...advised].flatMap((each) => [...wordsAndNumbersIn(each), '|']).join(' ')} `

  const speaksOfOthers = others.test(ofBuyer)
  const isToldCleared =
    !profile.redFlags.length && (profile.cleared.length > 0 || / cleared | clearance /.test(ofBuyer))
  const speaksOfProfessionals = professional.test(ofBuyer)
  const asksAParent = profile.redFlags.length > 0 && !isOfProfessionals(askedAbout(profile.redFlags))

  const facts = factsOf(program)
  const ofBuyersLifts = groupsNamed(profile.comments, nameable).flat()

  const placedIn = (clause: string): readonly string[] =>
    namedInFull(clause, nameable).length ? groupsNamed(clause, nameable).flat() : []

  return (sentence: string, subject?: string): Refusal | null => {
    if (!PLAIN_CHARACTERS.test(sentence)) return 'characters'
    if (LINK.test(sentence)) return 'link'
    const words = wordsAndNumbersIn(sentence)
    if (words.length > MOST_WORDS) return 'long'
    const all = ` ${words.join(' ')} `
    // `Plate Pinch` and `Medicine Ball Slam` say nothing of a pinch, and order nothing to be slammed.
    const spaced = withoutOurs(wordsAndNumbersIn(withoutNames(sentence, nameable)))
    if (isOnFood(all) ? isBesideOurFood(sentence, spaced, program) : DOSED.test(sentence)) return 'dose'
    if (!LISTS_WHAT_TO_AVOID.test(sentence) && sentence.split(CLAUSES).some(asksForWhatIsDeniable))
      return 'reckless'
    const isAdvice = isAdvising(sentence)
    const [worded] = BY_WORDS.find(([why, phrases]) => isMeant(why, phrases.exec(spaced)?.[0])) ?? []
    if (worded) return worded
    if (program.plans && DENIES_PLANS.some((denies) => denies.test(sentence))) return 'untrue'
    const beside = asksAParent ? spaced.replaceAll(PARENTS, '') : spaced
    if ((others.test(beside) && !speaksOfOthers) || isOnStrangers(beside, ofBuyer)) return 'voice'
    if (isOnProfessionals(spaced)) return 'voice'
    if (belittlesProtection(spaced) || takesPainForProgress(spaced)) return 'reckless'
    if (isForecast(spaced)) return 'promise'
    if (putsInTheirMouth(spaced, hasSaid)) return 'not told'
    if ((spaced.match(onlyTheirs) ?? []).some((word) => !hasSaid(word.trim()))) return 'not told'
    if (BEGINS_CHANGE.test(sentence)) return 'change'
    const [ail = ''] = ailing.exec(spaced.replace(/ hip bones? /g, ' ')) ?? []
    if (ail && !isOfBuyer(ail) && !(IN_CASE.test(sentence) && caution.test(all))) return 'diagnosis'
    const [hurt = ''] = pain.exec(spaced) ?? []
    if (hurt && !caution.test(all) && (isAdvice || !isOfBuyer(hurt) || !THEIRS.test(all))) return 'reckless'
    if (professional.test(spaced) && isPassedOver(all, spaced, isAdvice || !speaksOfProfessionals))
      return 'reckless'
    if (asksAParent && !speaksOfProfessionals && professional.test(spaced)) return 'not told'
    if (namesSomebody(sentence)) return 'person'
    if (!isToldCleared && CLEARED.test(sentence) && !NOT_YET.test(sentence)) return 'not cleared'
    if (unknownWords(sentence.replace(CALLS, ' '), ofProgram).length) return 'not plain'
    const [fault] = strangeNames(sentence, nameable)
    if (fault) return fault
    const named = exactlyNamed(sentence, nameable)
    const isOfSport = profile.otherTraining.length > 0 && OF_SPORT.test(sentence)
    const groups = groupsNamed(sentence, nameable)
    if (isUntrue(sentence, facts, (text) => groupsNamed(text, nameable), ofBuyersLifts, amounts))
      return 'untrue'
    const of = { named, groups, subject, isOfSport, placedIn }
    return strangeNumbers(sentence, amounts, of).length ? 'number' : null
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

  /** In any form. */
  function hasSaid(word: string): boolean {
    return ofBuyer.includes(` ${word.slice(0, STEM)}`)
  }

  /** In the singular or the plural. */
  function isOfBuyer(phrase: string): boolean {
    const word = phrase.trim()
    return [word, `${word}s`, word.replace(/s$/, '')].some((each) => ofBuyer.includes(` ${each} `))
  }

  /** What the buyer has, lost or wants may be called by their own words, which promise nothing. */
  function isMeant(why: Refusal, found: string | undefined): boolean {
    return found !== undefined && !(OWN_WORDS.includes(why) && isOfBuyer(found) && !SURE.test(found))
  }

  function isOurs(word: string): boolean {
    return shortForms.has(word) || namesOfOurs.has(word)
  }

  /** A capital that begins neither the sentence nor a name of ours, or a word before a comma, as in a greeting. */
  function namesSomebody(sentence: string): boolean {
    const [, start = ''] = /^([A-Za-z]+),/.exec(sentence) ?? []
    const first = CAPITALS.has(start.toLowerCase()) ? '' : start
    const isStrange = first && unknownWords(first, ofProgram).length > 0
    if (first && !OPENER.has(first.toLowerCase()) && (isStrange || GREETS.test(sentence))) return true
    return (sentence.match(CAPITALISED) ?? []).some((word) => {
      const folded = word.toLowerCase()
      const forms = [folded, folded.replace(/s$/, '')]
      return (
        ![CAPITALS, WORDS_OF_EXERCISES, ofProgram].some((known) => forms.some((form) => known.has(form))) &&
        !isOurs(word)
      )
    })
  }
}

const OF_SPORT =
  /\b(?:runs?|running|rides?|riding|play|playing|match|matches|games?|swim|swimming|sports?|climb|climbing|class|classes|other training)\b/i
