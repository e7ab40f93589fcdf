import type { Correction } from '../../../forms/corrections.ts'
import { sparedFor } from './spared-joints.ts'
import { isLift } from '../../../reading/lexicon/lifts.ts'
import type { Way } from '../../../reading/lexicon/ways.ts'
import { answerTo, type Answer, type Question } from './question.ts'
import type { Statement } from '../../../reading/statement.ts'
import { avoidOf } from '../avoid.ts'
import { CATALOGUE } from '../../../exercises/catalogue.ts'
import { namedLift } from '../lift-entries.ts'
import { daysIn } from '../named-days.ts'
import { inWords, pluralOf } from '../../../exercises/words.ts'
import { implementName } from '../equipment/equipment.ts'
import { MAIN_PATTERNS, type Need } from '../../../exercises/vocabulary.ts'
import { WAYS_OF_MOVING } from '../ways-of-moving.ts'

type Ban = Extract<Statement, { kind: 'leave-out' | 'only-with' }>
type Pain = Extract<Statement, { kind: 'pain' }>

/** The share of a pattern's exercises from which on it counts as closed. */
const MOST = 0.8
const OF_PATTERN = new Map(
  MAIN_PATTERNS.map((pattern) => [pattern, CATALOGUE.filter((entry) => entry.pattern === pattern)]),
)

/** Whether a ban closes a whole pattern, part of the body or kind of equipment. */
function isWide(ban: Ban): boolean {
  if (ban.kind === 'only-with') return true
  const { what, quote } = ban
  if (isLift(what)) {
    const out = new Set(namedLift(what, quote).entries)
    return [...OF_PATTERN.values()].some(
      (all) => all.filter((entry) => out.has(entry)).length >= MOST * all.length,
    )
  }
  if (!isWay(what)) return true
  return WAYS_OF_MOVING[what]?.patterns?.some((pattern) => MAIN_PATTERNS.includes(pattern)) ?? false
}

/** What hurts a joint outside the gym may hurt it there: careful until the buyer says otherwise. */
const BESIDE_LIFTING: ReadonlySet<string> = new Set(['running', 'sitting'])

/** A wide ban with a limit, or any ban for a time: nothing is left out for ever that comes back in March. */
const isAskedAbout = (ban: Ban): boolean => ban.limit === 'phase' || (!!ban.limit && isWide(ban))

/**
 * What the words exclude, as far as they are to be believed: bans that the words limit, and that would close a
 * whole pattern, wait for the buyer's answer. Until then only their narrow meaning counts; but what is left out
 * for a time stays out, since it is safe.
 */
export interface Believed {
  statements: Statement[]
  questions: Question[]
  /** Catalogue ids of exercises that stay, but not heavy. */
  light: string[]
  /** Catalogue ids of exercises that come after the first weeks. */
  later: string[]
  /** What is left out on some days or for a time, used alone for a time, or kept light: one sentence each. */
  limited: string[]
}

export function believed(statements: readonly Statement[], corrections: readonly Correction[]): Believed {
  const questions: Question[] = []
  const kept: Statement[] = []
  const said = statements.filter((each) => each.kind === 'only-with')
  const light: string[] = []
  const first: Statement[] = []
  const limited: string[] = []
  // `Free weights scare me, so machines for the first weeks`: the reason goes with its phase.
  const isOfPhase = said.some(({ limit }) => limit === 'phase') && answerTo('only-all', corrections) !== 'all'
  const isDaySaid = statements.some((each) => each.kind === 'days' && each.as === 'no-legs')
  const ask = (question: Question): Answer | undefined => {
    const answer = answerTo(question.id, corrections)
    if (!answer && !questions.some(({ id }) => id === question.id)) questions.push(question)
    return answer
  }
  const keepLight = (each: Pick<Ban, 'what' | 'quote'>): void => {
    light.push(...idsOf(each))
    if (isLift(each.what)) limited.push(lightSentence(namedLift(each.what, each.quote).spoken))
  }
  for (const each of statements) {
    if (isOfPhase && each.kind === 'leave-out' && !isLift(each.what) && !isWay(each.what)) continue
    if (each.kind === 'pain' && each.unless) {
      const answer = ask(aboutJoint(each))
      kept.push(answer === 'all' ? { ...each, unless: undefined } : each)
      if (answer !== 'all') limited.push(jointSentence(each))
    } else if (each.kind === 'pain' && each.movement && BESIDE_LIFTING.has(each.movement)) {
      if (ask(aboutJoint(each)) !== 'part') kept.push({ ...each, movement: undefined })
    } else if (each.kind === 'unclear') {
      if (statements.some((other) => spares(other, each.joint, statements))) continue
      if (ask(aboutJoint(each)) === 'all') kept.push({ kind: 'pain', joint: each.joint, quote: each.quote })
    } else if (each.kind === 'not-on') {
      limited.push(daySentence(each))
    } else if ((each.kind === 'leave-out' || each.kind === 'only-with') && isAskedAbout(each)) {
      // `No legs on Thursday` says it all.
      if (each.limit === 'day' && isDaySaid) continue
      const answer = ask(aboutBan(each, said))
      const isForATime = each.kind === 'leave-out' && each.limit === 'phase'
      if (answer === 'all' || (isForATime && !answer)) kept.push({ ...each, limit: undefined })
      else if (isForATime && answer === 'part') limited.push(phaseSentence(each))
      else if (each.kind === 'only-with' && answer !== 'none') {
        if (each.limit === 'phase') {
          first.push(each)
          limited.push(onlySentence(each, said))
        } else kept.push({ kind: 'prefer', what: each.what, limit: each.limit, quote: each.quote })
      } else if (each.limit === 'load' && answer !== 'none') keepLight(each)
    } else if (each.kind === 'allow' && each.light && isLift(each.what)) {
      keepLight(each)
      kept.push(each)
    } else kept.push(each)
  }
  const later = first.length ? withAny(avoidOf(first).avoid.implements) : []
  return { statements: kept, questions, light, later, limited: [...new Set(limited)] }
}

const withAny = (tools: readonly Need[]): string[] =>
  CATALOGUE.filter(({ needs }) => needs.some((each) => tools.includes(each))).map(({ id }) => id)

const spares = (each: Statement, joint: Pain['joint'], all: readonly Statement[]): boolean =>
  (each.kind === 'pain' && each.joint === joint) ||
  (each.kind === 'condition' && sparedFor(each.what, all).some((spared) => spared === joint))

function daySentence({ what, days, quote }: Extract<Statement, { kind: 'not-on' }>): string {
  const on = days.length ? `On ${daysIn(days)}` : 'On the day you mentioned'
  const named = nameOfBan({ kind: 'leave-out', what, quote })
  return `${on}, skip ${named}, or do that session on another day.`
}

const phaseSentence = (ban: Ban): string =>
  `Skip ${nameOfBan(ban)} for the time you mentioned. Do the rest of the session as written.`

function onlySentence(ban: Ban, only: readonly Ban[]): string {
  const named = nameOfBan(ban, only)
  return `For the time you mentioned, every exercise uses only ${named}. After that, you may also use a swap that needs more.`
}

const lightSentence = (spoken: string): string =>
  `Keep ${spoken} light in all eight weeks: every set ends with at least 4 easy reps left.`

const jointSentence = ({ joint }: Pick<Pain, 'joint'>): string =>
  `Keep your ${joint.replace('-', ' ')} comfortable: do each exercise the way that feels fine. If none does, use the swap.`

function aboutBan(ban: Ban, only: readonly Ban[]): Question {
  const id = ban.kind === 'only-with' ? 'only-all' : `all-${ban.what}`
  const named = nameOfBan(ban, only)
  const isOnly = ban.kind === 'only-with'
  const part = (isOnly ? PART_OF_ONLY : PART)[ban.limit ?? 'case']
  const all = `${isOnly ? 'Nothing but' : 'Leave out all'} ${named}`
  return {
    id,
    asks: `${all}${isOnly || ban.limit === 'phase' ? ' for all eight weeks' : ''}, or ${part.or}?`,
    quote: ban.quote,
    choices: [
      { label: all, answer: { about: 'question', what: id, as: 'all' } },
      { label: part.label, answer: { about: 'question', what: id, as: 'part' } },
      {
        label: isOnly ? 'Use everything' : 'Leave nothing out',
        answer: { about: 'question', what: id, as: 'none' },
      },
    ],
  }
}

/** The narrow meaning of each limit. */
const PART: Readonly<Record<NonNullable<Ban['limit']>, { or: string; label: string }>> = {
  day: { or: 'only on the day you mean', label: 'Only on that day' },
  load: { or: 'only the heavy sets', label: 'Only the heavy sets' },
  phase: { or: 'only for the time you mentioned', label: 'Only for that time' },
  taste: { or: 'just do less of it', label: 'Just do less of it' },
  case: { or: 'only in the case you name', label: 'Only in that case' },
}
/** The same of what is to be used alone: who only really gets on with kettlebells likes them best. */
const PART_OF_ONLY: typeof PART = {
  ...PART,
  load: { or: 'only for the heavy sets', label: 'Only for the heavy sets' },
  taste: { or: 'just more of it', label: 'Just more of it' },
}

function aboutJoint({ joint, quote }: Pick<Pain, 'joint' | 'quote'>): Question {
  const id = `joint-${joint}`
  const named = joint.replace('-', ' ')
  return {
    id,
    asks: `Leave out everything that is hard on your ${named}, or keep what you can do without pain?`,
    quote,
    choices: [
      { label: `Spare my ${named}`, answer: { about: 'question', what: id, as: 'all' } },
      { label: 'Keep what I can do', answer: { about: 'question', what: id, as: 'part' } },
    ],
  }
}

/** @param only - all that is to be used, for an `only-with` */
export function nameOfBan(ban: Ban, only: readonly Ban[] = [ban]): string {
  if (ban.kind === 'only-with') return inWords(only.map(({ what }) => toolName(what)))
  if (isLift(ban.what)) return namedLift(ban.what, ban.quote).spoken
  if (isWay(ban.what)) return WAYS_OF_MOVING[ban.what]?.named ?? TO_FAILURE
  return ban.what === 'bodyweight' ? toolName(ban.what) : `exercises with ${toolName(ban.what)}`
}

/** The only way that no exercise is closed for. */
const TO_FAILURE = 'sets to failure'

const idsOf = ({ what, quote }: Pick<Ban, 'what' | 'quote'>): string[] =>
  isLift(what) ? namedLift(what, quote).entries.map(({ id }) => id) : []

const toolName = (what: string): string => {
  if (what === 'bodyweight') return 'bodyweight exercises'
  return what === 'free-weights'
    ? 'free weights'
    : pluralOf(implementName(what as Parameters<typeof implementName>[0]))
}
const isWay = (what: string): what is Way => what in WAYS_OF_MOVING
