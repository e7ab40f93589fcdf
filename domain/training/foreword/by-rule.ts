import type { CatalogueEntry } from '../../exercises/exercise.ts'
import { entryById } from '../../exercises/catalogue.ts'
import type { Pattern } from '../../exercises/vocabulary.ts'
import { inWords, lowerFirst } from '../../exercises/words.ts'
import { FIRST_STEPS } from '../../program/first-steps.ts'
import type { Foreword } from '../../program/foreword.ts'
import { isLightWeek, type GeneratedProgram, type Workout } from '../../program/program.ts'
import { WEEKS } from '../../program/weeks.ts'
import { careOf } from '../profile/health/care.ts'
import { askedAtPain, WHO_TREATS_IT } from '../profile/health/pain.ts'
import { askedAbout } from '../profile/health/red-flags.ts'
import { POSITION_NAMES } from '../profile/ways-of-moving.ts'
import type { TrainingProfile } from '../profile/profile.ts'
import { plainNameOf } from '../prescription/bring-up.ts'
import {
  ANSWER,
  CHALLENGE,
  GOALS,
  LEVEL,
  MOTIVATION,
  NOTE,
  SPLIT,
  WHERE,
  WHO,
  WHY,
} from './generated/texts.ts'
import { subjectsOf } from './subjects.ts'

/** The lifts that a note names: it is read at a glance. */
const MOST_NAMED = 2

/** What our rules alone say to the buyer, from the fields of the program. */
export function forewordByRule(program: GeneratedProgram, profile: TrainingProfile): Foreword {
  const { lifts } = subjectsOf(program, profile)
  return {
    by: 'rules',
    note: noteByRule(program, profile, lifts),
    heard: heardByRule(program, profile),
    lifts: lifts.map((entry) => ({ exerciseId: entry.id, why: WHY[entry.pattern] })),
    cues: [],
    answers: answersByRule(program, profile),
    tools: [],
  }
}

/** `What plan do you have for me?` */
const OF_PLAN =
  /^(?:so )?(?:what|which|how|do you|can you|could you)\b[^?]{0,40}\b(?:plan|program|routine)\b[^?]{0,30}\?$/i
/** `I have no idea how to even begin.` */
const OF_BEGINNING =
  /\b(?:how|where|what)\b(?: \w+){0,4} (?:begin|start|get started)\b(?! (?:with|at|over|the|my|a)\b)/i
/** `Which exercises do I need to avoid?` */
const OF_AVOIDING =
  /\b(?:what|which)\b(?: \w+){0,8} (?:avoid|(?:leave|stay|keep) (?:out|away|off|clear)|not do|not be doing)\b/i
/** `How do I slowly ramp back?` */
const OF_COMING_BACK =
  /\b(?:how|when)\b(?: \w+){0,6} (?:ramp|(?:come|get|ease|build|work) (?:my way )?(?:back|up)|return)\b/i

/** A question that the program itself answers. */
function answersByRule(program: GeneratedProgram, profile: TrainingProfile): Foreword['answers'] {
  const { unread = [], unanswered = [], wishes = [] } = program.overview
  const asked = [...new Set([...unanswered, ...unread, ...wishes])]
  const known: readonly (readonly [RegExp, () => string | null])[] = [
    [OF_PLAN, () => planInWords(program, profile)],
    [OF_COMING_BACK, () => sharesInWords(program, profile)],
    [OF_AVOIDING, () => leftOutInWords(program, profile)],
    [OF_BEGINNING, () => beginningInWords(program)],
  ]
  return known.flatMap(([kind, answerTo]) => {
    const question = asked.find((each) => kind.test(each))
    const answer = question === undefined ? null : answerTo()
    return question !== undefined && answer !== null ? [{ question, answer }] : []
  })
}

function planInWords(
  { overview: { sessionLength }, weeks, plans = [] }: GeneratedProgram,
  { event, days }: TrainingProfile,
): string {
  const taper = weeks.find((week) => week.taper)?.weekNumber
  const light = weeks.find(isLightWeek)?.weekNumber
  const beside = plans.map(({ title }) => lowerFirst(title))
  const sentences = [
    filled(ANSWER.weeks, { days, minutes: sessionLength }),
    event && taper ? filled(ANSWER.taper, { week: taper }) : light && filled(ANSWER.light, { week: light }),
    taper && taper < WEEKS && filled(ANSWER.after, { week: taper + 1 }),
    beside.length > 0 && filled(ANSWER.beside, { plans: inWords(beside) }),
  ]
  return sentences.filter((each) => each !== false && each !== undefined && each !== 0).join(' ')
}

/** The share of each week, while something heals. */
function sharesInWords({ weeks }: GeneratedProgram, profile: TrainingProfile): string | null {
  const shares = weeks.flatMap(({ weekNumber, workouts }) => {
    const share = workouts.flatMap(({ exercises }) => exercises).find(({ facts }) => facts?.share)
      ?.facts?.share
    return share === undefined ? [] : [`${share} percent in week ${weekNumber}`]
  })
  if (!shares.length) return null
  return `In small steps. Of the weight you would usually lift for those reps, take: ${shares.join('; ')}. However easy it feels, take no more. At a pull or pain, stop and ask ${askedAtPain(profile) ?? WHO_TREATS_IT}. If they say less, do less.`
}

const PATTERN_WORDS: Readonly<Partial<Record<Pattern, string>>> = {
  'trunk-flexion': 'crunches, sit-ups and toe touches',
  'trunk-rotation': 'loaded twists, and machines that twist you',
  hinge: 'deadlifts and other hip hinges',
  lunge: 'lunges',
  carry: 'carries',
  jump: 'jumps',
}

/** What health leaves out, as far as no row of the program asks for it. */
function leftOutInWords(
  { weeks }: GeneratedProgram,
  { conditions, weeks: since, torn }: TrainingProfile,
): string | null {
  const rows = weeks
    .flatMap(({ workouts }) => workouts.flatMap(({ exercises }) => exercises))
    .flatMap(({ exerciseId }) => entryById(exerciseId ?? '') ?? [])
  const cares = conditions.map((each) => careOf(each, since[each], torn))
  const patterns = cares
    .flatMap((each) => each.patterns)
    .filter((each) => !rows.some(({ pattern }) => pattern === each))
  const positions = cares
    .flatMap((each) => each.positions)
    .filter((each) => each !== 'jump' && !rows.some((row) => row.positions.includes(each)))
  const named = [
    ...new Set([
      ...patterns.flatMap((each) => PATTERN_WORDS[each] ?? []),
      ...positions.map((each) => POSITION_NAMES[each]),
    ]),
  ]
  if (!named.length) return null
  const because = cares.flatMap(({ plain }) => plain ?? [])
  return `Because of ${inWords(because)}: ${named.join('; ')}. None of it is in your eight weeks; leave it out elsewhere, too. Whoever treats you may add to the list. Recovery says the rest.`
}

/** Where the first steps stand. */
const beginningInWords = ({ overview: { firstSteps = [] } }: GeneratedProgram): string | null =>
  firstSteps.length
    ? `One step at a time: “${FIRST_STEPS}” says them in order, and the first ones are small.`
    : null

function noteByRule(
  { overview }: GeneratedProgram,
  { goal, days, redFlags, avoid, person }: TrainingProfile,
  lifts: readonly CatalogueEntry[],
): string {
  const spares = avoid.able?.length ? NOTE.sparesMost : NOTE.spares
  const sentences = [
    redFlags.length > 0 && filled(NOTE.clearFirst, { who: askedAbout(redFlags) }),
    filled(NOTE.asked, { goal: GOALS[goal], days, minutes: overview.sessionLength }),
    lifts.length > 0 &&
      filled(NOTE.built, {
        lifts: inWords(lifts.slice(0, MOST_NAMED).map(({ name }) => `the ${name}`)),
      }),
    avoid.injuries.length > 0 &&
      filled(spares, {
        joints: inWords(avoid.injuries.map((each) => each.replace('-', ' '))),
        them: avoid.injuries.length > 1 ? 'them' : 'it',
      }),
    person.bringUp.length > 0 && filled(NOTE.bringUp, { points: inWords(person.bringUp.map(plainNameOf)) }),
    (overview.unread?.length ?? 0) > 0 && NOTE.unread,
  ]
  return sentences.filter((each) => each !== false && each !== undefined).join(' ')
}

/** What no exercise shows: who they are, why they train, and what got in the way before. */
function heardByRule({ weeks }: GeneratedProgram, profile: TrainingProfile): string[] {
  const { level, equipment, said } = profile
  const { split, motivation, challenge } = said
  const who = askedAtPain(profile)
  const obstacle = challenge === 'injury' && who ? 'injuryToAskAbout' : challenge
  const longest = Math.max(...weeks.flatMap((week) => week.workouts.map(minutesOf)))
  const about = LEFT_TO_US.test(split) ? SPLIT.left : filled(SPLIT.chosen, { split })
  return [
    filled(WHO.you, { level: LEVEL[level], where: WHERE[equipment.kind], split: about }),
    ...(motivation ? [MOTIVATION[motivation]] : []),
    ...(obstacle ? [filled(CHALLENGE[obstacle], { longest, who: who ?? '' })] : []),
  ]
}
const LEFT_TO_US = /no preference|don't have/i

const minutesOf = ({ estimatedMinutes = 0 }: Workout): number => estimatedMinutes

const filled = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(/\{(\w+)\}/g, (slot, name: string) => String(values[name] ?? slot))
