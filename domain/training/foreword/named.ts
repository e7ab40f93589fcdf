import { termsIn, type Term } from '../../reading/words/find-terms.ts'
import { isLift } from '../../reading/lexicon/lifts.ts'
import type { Way } from '../../reading/lexicon/ways.ts'
import { CATALOGUE, entryById, entryByName } from '../../exercises/catalogue.ts'
import type { CatalogueEntry } from '../../exercises/exercise.ts'
import { exerciseTermsIn, LONGEST_NAME, variantsOf } from '../../exercises/exercise-terms.ts'
import { IMPLEMENTS } from '../../exercises/vocabulary.ts'
import { wordsOf } from '../../exercises/words.ts'
import { exerciseIdsIn, type GeneratedProgram } from '../../program/program.ts'
import { namedLift } from '../profile/lift-entries.ts'
import { objectionTo } from '../profile/eligible.ts'
import type { TrainingProfile } from '../profile/profile.ts'
import { EVERYDAY } from './generated/words.ts'
import { TURNED_DOWN_WITH, WAYS_OF_MOVING } from '../profile/ways-of-moving.ts'

/** What a sentence may name. */
export interface Nameable {
  /** In the rows, and beside them as swaps. */
  entries: ReadonlySet<CatalogueEntry>
  profile: TrainingProfile
  /** Names of lifts, implements, conditions and sports in the buyer's questions and in what they told. */
  told: ReadonlySet<string>
  /** Names of lifts and conditions in all that the buyer wrote. */
  mentioned: ReadonlySet<string>
  /** Of the buyer, folded. */
  words: ReadonlySet<string>
  /** Of the names of all entries, folded. */
  ofNames: ReadonlySet<string>
}

export type NamedFault = 'exercise' | 'way' | 'equipment' | 'condition'

export function nameableIn(program: GeneratedProgram, profile: TrainingProfile, told: string): Nameable {
  const rows = program.weeks.flatMap(({ workouts }) => workouts.flatMap(({ exercises }) => exercises))
  const swaps = new Set(
    rows.flatMap(({ substitutes = [], elsewhere }) => [
      ...substitutes,
      ...(elsewhere ? [elsewhere.name] : []),
    ]),
  )
  const inRows = exerciseIdsIn(program).flatMap((id) => entryById(id) ?? [])
  const entries = new Set([...inRows, ...[...swaps].flatMap((name) => swapNamed(name))])
  return {
    entries,
    ofNames: new Set([...entries].flatMap(({ name }) => wordsOf(name))),
    profile,
    told: namesIn(told),
    mentioned: namesIn(profile.comments),
    words: new Set(wordsOf(profile.comments)),
  }
}

const namesIn = (text: string): ReadonlySet<string> =>
  new Set(termsIn(text).terms.flatMap(({ senses }) => senses.map(({ of, is }) => `${of} ${is}`)))

const swapNamed = (name: string): CatalogueEntry[] =>
  variantsOf(wordsOf(name)).filter((entry) => entry.name === name)

/** The rows' exercises that a sentence names by a name that means few: `Barbell Back Squat`, not `squat`. */
export function exactlyNamed(sentence: string, { entries }: Nameable): string[] {
  return exerciseTermsIn(sentence).flatMap((term) => {
    const meant = variantsOf(term)
    const own = meant.filter((entry) => entries.has(entry))
    return own.length === 1 ? own.map(({ id }) => id) : []
  })
}

/** The exercises that a sentence names in full, each name once: `Barbell Pause Bench Press` names no other. */
export const namedInFull = (sentence: string, { entries }: Nameable): string[] =>
  partedByNames(sentence, entries).inFull

export const withoutNames = (sentence: string, { entries }: Nameable): string =>
  partedByNames(sentence, entries).rest

/** What a sentence names, each name with the exercises that it can mean here: `squat` is the squat and its variants. */
export function groupsNamed(sentence: string, { entries }: Nameable): string[][] {
  const { inFull, rest } = partedByNames(sentence, entries)
  const families = exerciseTermsIn(rest).map((term) =>
    variantsOf(bare(term)).flatMap((entry) => (entries.has(entry) ? entry.id : [])),
  )
  return [...inFull.map((id) => [id]), ...families].filter((group) => group.length > 0)
}

/** `and press`, `arm press`: a press. */
const bare = (term: readonly string[]): readonly string[] =>
  term.length > 1 && BEFORE_NAMES.has(term[0] ?? '') ? term.slice(1) : term
const BEFORE_NAMES = new Set(['and', 'or', 'arm', 'to'])

/** The longest names first, and what is left of the sentence without them. */
function partedByNames(
  sentence: string,
  entries: ReadonlySet<CatalogueEntry>,
): { inFull: string[]; rest: string } {
  let rest = sentence
  const inFull = [...entries]
    .toSorted((one, other) => other.name.length - one.name.length)
    .flatMap(({ id, name }) => {
      if (!rest.includes(name)) return []
      rest = rest.replaceAll(name, ' ')
      return [id]
    })
  return { inFull, rest }
}

/**
 * Finds in a sentence what the program has not: exercises, ways of moving, equipment and conditions. What is
 * closed to the buyer may be named as left out. Linear in time.
 */
export function strangeNames(sentence: string, nameable: Nameable): NamedFault[] {
  const { entries, ofNames, profile, told, mentioned, words } = nameable
  const faults: NamedFault[] = []
  const has = (some: readonly CatalogueEntry[]) => some.some((entry) => entries.has(entry))
  const isOpen = (entry: CatalogueEntry) => objectionTo(entry, profile) === null
  /** The lift itself may be what the program leads to. */
  const isWithin = (entry: CatalogueEntry) => [null, 'level'].includes(objectionTo(entry, profile))
  const isClosed = (some: readonly CatalogueEntry[]) => !some.some(isOpen)
  /** `Your one press` is the machine press that the program has. */
  const inName = ([word = '']: readonly string[]) => ofNames.has(word)
  const leftOut = leftOutIn(sentence)
  const isShortOf = SHORT_OF_FAILURE.test(sentence)
  const isAdvice = isAdvising(sentence)
  const isOfBuyer = OF_BUYER.test(sentence) && !isAdvice
  const isElsewhere = !PLACES.test(sentence)
  const isApart = APART.test(sentence)
  /** It tells of something, and asks for nothing. */
  const isSparing = !isAdvice && SPARED.test(sentence)

  const plain = sentence.replace(ROWS_OF_NO_LIFT, ' ')
  const { rest, inFull: entriesNamed } = partedByNames(sentence, entries)
  for (const spoken of exerciseTermsIn(plain)) {
    const term = bare(spoken)
    const meant = variantsOf(term)
    const exact = entryByName(term.join(' '))
    const isFamily = !exact || entries.has(exact) || (isWithin(exact) && !rest.includes(exact.name))
    const isEveryday =
      term.length === 1 && (MEAN_MORE.has(term[0] ?? '') ? !isClosed(meant) || inName(term) : inName(term))
    const isOneInFull = meant.some((entry) => entries.has(entry) && sentence.includes(entry.name))
    if (has(meant) && (isFamily || isOneInFull)) continue
    const isInFull = exact && rest.includes(exact.name)
    if (!isEveryday && !(isTold(term) && !isInFull) && !leftOut(term)) faults.push('exercise')
  }
  if (LONG_NAMES.some(([name, entry]) => sentence.toLowerCase().includes(name) && !entries.has(entry)))
    faults.push('exercise')
  const { terms, tokens } = termsIn(plain)
  for (const term of terms) {
    const words = plain.slice(tokens[term.from]?.start, tokens[term.to - 1]?.end)
    const fault = faultOf(term, words)
    if (fault && !(fault !== 'condition' && leftOut(wordsOf(words)))) faults.push(fault)
  }
  const isSport = ({ from, senses }: Term) =>
    from <= LATEST_SUBJECT && senses.some(({ of, is }) => of === 'sport' || is === 'jumps')
  if (terms.some(isSport) && AS_SUBJECT.test(plain) && IN_A_WEEK.test(plain) && !entriesNamed.length)
    faults.push('exercise')
  return faults

  /** Named as what is not there, as what the buyer speaks of, or in a word with another sense. */
  function isTold(term: readonly string[]): boolean {
    const last = term.at(-1) ?? ''
    if (isSparing) return true
    const meant = variantsOf(term)
    const isAim = isElsewhere && (isApart || meant.some(isWithin))
    const isOpenTo = words.has(last) && (isAim || !isClosed(meant))
    return !isAdvice && (isOpenTo || (term.length === 1 && MEAN_MORE.has(last)))
  }

  /** A word with several senses passes by any of them. */
  function faultOf(term: Term, words: string): NamedFault | null {
    const faults = term.senses.flatMap(({ of, is }): (NamedFault | null)[] => {
      if (of === 'lift') return [isNamable(is, words) || isTold(wordsOf(words)) ? null : 'exercise']
      if (!isAdvice && of === 'implement' && !LOADED.has(is)) return [null]
      if (!isAdvice && of === 'sport' && (isSparing || mentioned.has(`sport ${is}`))) return [null]
      if (of === 'way')
        return [
          isOpenWay(is) || (is !== 'failure' && isSparing) || (!isAdvice && mentioned.has(`way ${is}`))
            ? null
            : 'way',
        ]
      if (told.has(`${of} ${is}`)) return [null]
      if (of === 'implement') return [isOwned(is) ? null : 'equipment']
      if (of === 'sport') return [profile.otherTraining.some(({ sport }) => sport === is) ? null : 'exercise']
      if (of === 'condition')
        return [
          profile.conditions.some((each) => each === is) ||
          mentioned.has(`condition ${is}`) ||
          (SIGNS.has(is) && STOPS.test(sentence))
            ? null
            : 'condition',
        ]
      return of === 'tool' || of === 'joint' || of === 'muscle' ? [null] : []
    })
    return faults.includes(null) ? null : (faults[0] ?? null)
  }

  function isNamable(is: string, words: string): boolean {
    if (!isLift(is)) return false
    const meant = namedLift(is, words).entries
    const single = wordsOf(words)
    if (single.length === 1 && inName(single)) return true
    if (isOfBuyer && mentioned.has(`lift ${is}`)) return true
    if (told.has(`lift ${is}`) && (!meant.length || !isClosed(meant))) return true
    return has(meant) || (MEAN_MORE.has(wordsOf(words).join(' ')) && !isClosed(meant))
  }

  function isOpenWay(is: string): boolean {
    if (is === 'failure') return isShortOf
    const way = Object.hasOwn(WAYS_OF_MOVING, is) ? WAYS_OF_MOVING[is as Way] : null
    if (!way || OF_ALL_EXERCISES.has(is)) return true
    return [...entries].some(
      (entry) =>
        way.is?.(entry) ||
        way.patterns?.includes(entry.pattern) ||
        entry.positions.some((position) => way.positions?.includes(position)),
    )
  }

  function isOwned(is: string): boolean {
    const { equipment, avoid } = profile
    const implement = IMPLEMENTS.find((each) => each === is)
    if (!implement || avoid.implements.includes(implement)) return false
    const kin = TURNED_DOWN_WITH[implement]?.implements ?? [implement]
    return kin.some((each) => equipment.implements.includes(each))
  }
}

/** Thrown or climbed rather than lifted: naming it names an exercise. */
const LOADED: ReadonlySet<string> = new Set(['medicine-ball', 'suspension'])

/** What to stop a set at, whatever is known of the buyer. */
const SIGNS: ReadonlySet<string> = new Set(['fainting', 'chest-pain', 'breathlessness'])
const STOPS = /\b(?:stop|end|sit down)\b/i

/** Asks for a deed; other sentences may name what the buyer has named. */
const ADVICE =
  /(?:^|[,;:] |\b(?:and|or|then|so|to|please|can|could|should|must|will|also|instead) )(?:do|try|add|start|use|perform|practise|practice|begin|include|go|repeat|train|take|finish|put|keep|make|get|work|play|run|swim|ride|jump|press|squat|lift|hang|pull|push|swing|carry|replace|throw)\b/i
/** `Too short to add 40 lb` asks for nothing. */
const TOO = /\btoo (?:short|few|little|long|soon)\b[^.;:]*/gi
/** Whether a sentence asks for a deed. */
export const isAdvising = (sentence: string): boolean => ADVICE.test(sentence.replace(TOO, ' '))

/** What the buyer does, wants or cannot have. */
const OF_BUYER =
  /\b(?:you (?:do|did|like|love|want|wanted|asked|prefer|have|had|were|used)|your goal|your wish|as you|nearest|takes? the place of|not in the|none are in|do not fit|did not fit|fit yet)\b/i
/** `Nothing takes you down to the floor`, `so are jumps` */
const SPARED =
  /\b(?:left out|missing|avoid(?:s|ing)?|too (?:short|few|little|long|soon)|stays? out|not stand|so (?:is|are)|without|no|not|never|nothing|none|nor|neither|spared|need not|away from)\b/i
/** Says where something is found, which only what is in the rows can be. */
const PLACES =
  /\b(?:days?|sessions?|week|weeks? \d|mondays?|tuesdays?|wednesdays?|thursdays?|fridays?|saturdays?|sundays?|opens?|closes?|leads?|waits?|stands?|comes?|begins?|starts?|finish(?:es)?|returns?|here|gets?|has|have|are|is)\b/i
const AS_SUBJECT = /^(?:your|the|an?) /i
const LATEST_SUBJECT = 6
/** Places it among the days and weeks of the program, where no sport stands. */
const IN_A_WEEK = /\b(?:day|week) (?:\d|one|two|three|four|five|six|seven|eight)\b|\b(?:last|first) month\b/i
/** Says of what the buyer cannot have that it is not here. */
const APART =
  /\b(?:cannot|can not|may not|miss(?:es)?|nearest|in place of|instead|would|beyond|toward|towards|half of|lockout of|will ask|you bring|not|no)\b/i
const SHORT_OF_FAILURE =
  /\b(?:short of|far from|away from|never (?:near|to)|not (?:near|to)|nor? near|or goes near) failure\b/i

/** Longer than the terms that are looked for in people's words. */
const LONG_NAMES = CATALOGUE.filter(({ name }) => wordsOf(name).length > LONGEST_NAME).map(
  (entry) => [entry.name.toLowerCase(), entry] as const,
)
const MEAN_MORE = new Set(EVERYDAY)

/** Said of every exercise: `push the floor away`, `stand tall`. */
const OF_ALL_EXERCISES: ReadonlySet<string> = new Set(['floor', 'standing', 'noise', 'gripping'])

/** `Twice in a row`, and rows of our tables. */
const ROWS_OF_NO_LIFT =
  /\b(?:in a row|(?:last|next|each|every|its|the|these|a) rows?|of a row|clean(?:er|est|ly)? (?:and |, )?(?:strong |fast )?(?:reps?|repetitions?|sets?|technique|form|press(?:es)?)|(?:repetitions?|reps?) clean|(?:be|stay|stays|is|are|and) clean|climbs?(?: (?:more )?(?:slowly|steadily)| over time|(?= only| from| to| by| in planned| for weeks| most with| well|[.,]))|climbing to|slowest-climbing|walk(?:s|ing)? into|get(?:s|ting)? up|help up|(?:can|to|the distance) climb|carr(?:y|ies) (?:your|over|on|a load|the load|little|or lift)|(?:easy|short|good) (?:walk|run)|for the run|before the run|curl up|press (?:through|evenly|gently|from)|push up and|step by step|(?:push|step) up (?:from|to|off|without|from it)|(?:brisk|easy) walking|sit(?:s|ting)? (?:up(?:right)?|tall)|(?:bring|come|carry|start)s? back|lock(?:ed)? out|upright|diabetes team|surgeons?\b|thinner|fall(?:s|ing)? apart|runs? (?:on|through|long|against|from)|still climb(?:s|ing)?|climb(?:s|ing)? (?:cleanly|for you|from|a stair|stairs)|step (?:on|along))\b/gi

const LEFT_OUT_BEFORE =
  /\b(?:no|no (?:day|session|week|exercise) \w+(?: for)?|without|avoid|avoids|avoiding|skip|skips|leave|leaves|leaving|left out|leave out|leaves out|leaving out|instead of|rather than|in place of|takes? the place of|stands? in for|replaces?|not a fan of|dislike|not like)((?: (?:the|your|any|all|heavy|more|out|and|or|deep|straight|a|an|real|\w+ (?:or|and|nor))){0,2} )$/
const LEFT_OUT_AFTER =
  /^(?: (?!(?:do|add|try|start|use|put|go|then|first) )\w+){0,6}? (?:(?:is|are|stays?|remain|were|was) (?:left )?(?:out|off)|you skip|(?:is|are) not (?:in|included|planned|part))\b/

/** `Squats, lunges and hard work on the knee are left out`: a list without a deed. */
const LIST_LEFT_OUT = /^([^.;:]*?) (?:are|is) (?:also |all |both )?(?:left out|out)\b/i
const DEED =
  /\b(?:do|does|add|adds|try|start|starts|use|uses|put|go|goes|perform|begin|include|includes|keep|keeps|train|trains|lift|lifts|is|are|stay|stays|make|take|have|has|can|should|must|will)\b/i

/** Whether a sentence says of some folded words that they are left out. */
function leftOutIn(sentence: string): (words: readonly string[]) => boolean {
  const [, list = ''] = LIST_LEFT_OUT.exec(sentence) ?? []
  const listed = DEED.test(list) ? '' : ` ${wordsOf(list).join(' ')} `
  const rest = listed ? sentence.slice(list.length) : sentence
  const clauses = rest
    .split(/[,;:.]|\bbut\b|\bso\b|\bthen\b/i)
    .map((clause) => ` ${wordsOf(clause).join(' ')} `)
  return (words) => {
    const wanted = ` ${words.join(' ')} `
    const holding = clauses.filter((clause) => clause.includes(wanted))
    return (
      (holding.length > 0 || listed.includes(wanted)) &&
      holding.every((clause) => {
        const at = clause.indexOf(wanted)
        return (
          LEFT_OUT_BEFORE.test(clause.slice(0, at + 1)) ||
          LEFT_OUT_AFTER.test(clause.slice(at + wanted.length - 1))
        )
      })
    )
  }
}
