import type { Correction, Group } from '../../../forms/corrections.ts'
import type { TrainingAnswers } from '../../../forms/program-request.ts'
import { inBoth, type Phrase } from '../../../program/phrase.ts'
import { sessionLengthOf } from '../session-length.ts'
import { corrected } from '../../../reading/correct.ts'
import type { Condition } from '../../../reading/lexicon/condition-names.ts'
import { eventOf, type Event } from '../../../reading/numbers/event.ts'
import { merged } from '../../../reading/merge.ts'
import { cut, sentenceWith } from './sentences.ts'
import { sparedFor } from './spared-joints.ts'
import { unreadIn } from './unread.ts'
import { readByRule } from '../../../reading/read-by-rule.ts'
import type { Question } from './question.ts'
import type { ModelReading, Statement } from '../../../reading/statement.ts'
import { avoidOf, likesOf, type Avoid, type Named } from '../avoid.ts'
import { entryById } from '../../../exercises/catalogue.ts'
import { ableByAnswer, clearedByAnswer, withoutDenied } from './contested.ts'
import { askedFor, type AskedFor } from './asked-for.ts'
import { believed } from './exclusions.ts'
import { careOf } from '../health/care.ts'
import { CONDITION_CARE } from '../health/condition-care.ts'
import { saidFineOf } from './said-fine.ts'
import { followingFrom } from './following.ts'
import { HEALTH_ADVICE } from '../health/generated/advice.ts'
import {
  equipmentNamed,
  equipmentOf,
  homeGymOf,
  onePieceAmong,
  oneWeightAmong,
  type Equipment,
} from '../equipment/equipment.ts'
import { limitsOfGym, limitsSaid, ownedWeightsOf, type OwnedWeights } from '../equipment/owned-weights.ts'
import { clearedIn } from './clearances-said.ts'
import { withoutVague } from '../phases.ts'
import type { TrainingProfile } from '../profile.ts'
import { repGoalsOf } from '../rep-goals.ts'
import { skillsOf, type Skill } from '../skills.ts'
import { loadLimitOf, type LoadLimit } from '../health/load-limit.ts'
import { conditionsOf, toClear, weeksOf } from '../health/red-flags.ts'
import { dailyLifeNotes, dailyLifeOf, type DailyLife } from '../daily-life.ts'
import type { Units } from '../../../program/units.ts'
import { isOfAge, personOf, unitsOf, withAge, type Person } from '../weights/person.ts'
import { weighed } from '../weights/said-weights.ts'
import { toldSentence, toldValues, wishesOf, withoutTakenBack } from './told.ts'
import {
  JOINTS,
  type Implement,
  type Joint,
  type Level,
  type Position,
} from '../../../exercises/vocabulary.ts'
import { namedDaysNote, namedDaysOf, type NamedDays } from '../named-days.ts'
import { otherTrainingNote, otherTrainingOf, type OtherTraining } from '../other-training.ts'
import { POSITION_NAMES } from '../ways-of-moving.ts'
import { inWords } from '../../../exercises/words.ts'

/**
 * The answers with free text, and those that affect how we read it. Any may be missing while a form is being
 * filled in.
 */
export type FreeAnswers = {
  [
    Name in
      | 'equipment'
      | 'equipmentDetails'
      | 'exercisesToAvoid'
      | 'corrections'
      | 'facts'
      | 'sessionLength'
      | 'experienceLevel'
  ]?: TrainingAnswers[Name] | undefined
}

/** One thing that we understood. The buyer can see and correct it. */
export interface Chip extends Named {
  group: Group
}

/**
 * Our reading of a buyer's own words. Shown before a program is written, and printed in it. Every phrase is
 * ours, but `unread`, `wishes` and the quotes of `questions`. Lists are empty if there is nothing to say.
 */
export interface Understanding {
  /** `a pair of dumbbells`. Empty unless the equipment is a home gym with equipment that we know. */
  uses: readonly string[]
  /** `lunges (all 18 variants, from … to …)`, `overhead work`, `machines`. */
  leavesOut: readonly string[]
  /** Preferred where it fits: `bench presses`. */
  prefers: readonly string[]
  /** Joints to protect from hard work: `shoulder`, `lower back`. */
  spares: readonly string[]
  /** Conditions that a professional should clear first: `surgery`. */
  clearFirst: readonly string[]
  /** The same, one chip per item. */
  chips: readonly Chip[]
  /** What no chip covers: what we cannot follow, and why. */
  notes: readonly string[]
  /** What we ask back before we believe it. An answered question is not asked again. */
  questions: readonly Question[]
  /** The sentences of the buyer's own words that nothing rests on, as they wrote them. */
  unread: readonly string[]
  /** What the buyer asks for in a way that only the writer can follow, as they wrote it. */
  wishes: readonly string[]
  /** What we understood, as plain sentences of ours. */
  sentences: readonly string[]
}

/** The same reading in the form that the rules use. */
export interface Read {
  equipment: Equipment
  oneWeight: Implement[]
  onePiece: Implement[]
  ownedWeights: OwnedWeights
  avoid: Avoid
  /** Catalogue ids of liked exercises. */
  likes: string[]
  /** Skills of their own weight that the buyer trains for. */
  skills: Skill[]
  /** Catalogue ids of exercises that the buyer can do or picked by hand. */
  fine: string[]
  /** What the words ask of the program, or use, that no form asks for. */
  asked: AskedFor['fields'] & Pick<TrainingProfile, 'repGoals'>
  conditions: Condition[]
  /** By condition, if stated: the week of a pregnancy, or the weeks since the event. */
  weeks: Partial<Record<Condition, number>>
  /** The heaviest weight that a professional allows. */
  loadLimit: LoadLimit | undefined
  redFlags: Condition[]
  cleared: Condition[]
  person: Person
  units: Units | undefined
  /** The event on a date that the buyer trains for, if stated. */
  event: Event | undefined
  otherTraining: OtherTraining[]
  /** Weekdays that the buyer can or cannot train on, if stated. */
  namedDays: NamedDays | null
  dailyLife: DailyLife
  /** Planned minutes per session. */
  minutes: number
  /** What the buyer wants to know: whole sentences, as in `understanding.unread`. */
  asks: readonly string[]
  understanding: Understanding
  /** The sentences, without those of the clearance notice. */
  understood: readonly Phrase[]
}

/**
 * Reads the free text of the answers. Pure and fast, so a form can show the result while the buyer types.
 * Works by rule alone unless a model's reading is given. It needs the exercise catalogue, as the results page
 * does, so load it lazily.
 */
export const understandingOf = (answers: FreeAnswers, today: Date, model?: ModelReading): Understanding =>
  readingOf(answers, today, model).understanding

/**
 * Assumes that a commercial gym has everything. What it lacks is left out; `only dumbbells` leaves out the
 * rest.
 */
function ofGym(said: string, statements: readonly Statement[]): Statement[] {
  if (!/^commercial/i.test(said)) return [...statements]
  const isAll = statements.some((each) => each.kind === 'has' && each.alone)
  return statements.map((each): Statement => {
    if (each.kind === 'lacks') return { kind: 'leave-out', what: each.what, quote: each.quote }
    return isAll && each.kind === 'has' ? { kind: 'only-with', what: each.what, quote: each.quote } : each
  })
}

export function readingOf(answers: FreeAnswers, today: Date, model: ModelReading = NOTHING_READ): Read {
  const comments = answers.exercisesToAvoid ?? ''
  const said = answers.equipment ?? 'commercial'
  const homeGym = homeGymOf(said, answers.equipmentDetails)
  const corrections = answers.corrections ?? []
  const heard = readByRule(comments, 'comments', today)
  const ofComments = merged(heard, model.comments, comments)
  const ofHome = merged(readByRule(homeGym, 'equipment', today), model.equipment, homeGym)
  // A sentence whose reading was taken back was read.
  const unread = [...unreadIn(comments, ofComments), ...unreadIn(homeGym, ofHome)]
  const read = ofGym(said, [...ofComments, ...ofHome])
  const level = answers.experienceLevel && LEVEL_OF[answers.experienceLevel]
  const { facts, ...values } = weighed(withoutTakenBack(read, corrections), {
    comments,
    equipment: homeGym,
    facts: answers.facts ?? {},
    level,
    corrections,
  })
  const meant = withoutDenied(
    corrected(
      [
        ...values.statements,
        ...wishesOf(values.statements),
        ...followingFrom(values.statements, facts, level),
      ],
      corrections,
    ),
    corrections,
  )
  const { statements, light, later, limited, ...exclusions } = believed(
    withoutVague(meant.decided),
    corrections,
  )
  const equipment = equipmentOf(said, statements)
  const wanted = askedFor(statements, equipment)
  const waiting = [...new Set([...later, ...wanted.waiting])]
  const conditions = withAge(conditionsOf(statements), facts.ageBand)
  const weeks = weeksOf(statements)
  const loadLimit = loadLimitOf(statements)
  const person = personOf(facts, statements, conditions)
  const repGoals = repGoalsOf(statements, person)
  const event = eventOf(statements, today)
  const otherTraining = otherTrainingOf(statements)
  const namedDays = namedDaysOf(statements)
  const dailyLife = dailyLifeOf(comments)
  const otherNotes = [namedDays ? namedDaysNote(namedDays) : null, otherTrainingNote(otherTraining)].filter(
    (note) => note !== null,
  )
  const isQuiet = (what: Condition) =>
    statements.some((each) => each.kind === 'condition' && each.what === what && each.quiet)
  const { avoid: asked, named: turnedDown } = avoidOf(statements)
  const spared = new Set([
    ...asked.injuries,
    ...conditions.filter((each) => !isQuiet(each)).flatMap((each) => sparedFor(each, statements)),
  ])
  // That a lift does no harm to a sore joint is read from the whole words, and asked where only a model reads it.
  const fine = ableByAnswer(ofComments, { byRule: heard, spared, conditions }, corrections)
  const able = [...new Set([...saidFineOf(heard), ...fine.decided])]
  const ownLeftOut = pickedFrom(corrections, 'leave-out')
  const avoid = {
    ...asked,
    ...(light.length && { light }),
    ...(waiting.length && { later: waiting }),
    ...(able.length && { able }),
    ...(fine.decided.length && { insisted: fine.decided }),
    ids: [...new Set([...asked.ids, ...ownLeftOut.map(({ what }) => what)])],
    injuries: JOINTS.filter((joint) => spared.has(joint) && !isTakenBack(joint, corrections)),
  }
  const likes = likesOf(statements, avoid)
  const ownLikes = pickedFrom(corrections, 'prefer')
  const skills = skillsOf(
    statements,
    ownLikes.map(({ what }) => what),
  )
  // Who chose no equipment describes in the comments what they own.
  const description = isBodyweight(said)
    ? comments
    : `${answers.equipment ?? ''}\n${answers.equipmentDetails ?? ''}`
  // A commercial gym has every weight, up to what the words say.
  const ofGymOnly = equipment.kind === 'commercial' ? limitsOfGym(statements) : {}
  const ownedWeights =
    equipment.kind === 'home' ? ownedWeightsOf(equipment.implements, statements, description) : ofGymOnly
  const oneWeight = oneWeightAmong(equipment, description, ownedWeights)
  const onePiece = onePieceAmong(equipment, description, ownedWeights)
  const saidCleared = clearedIn(comments, statements).filter((each) => CONDITION_CARE[each].clearWith)
  const clearance = clearedByAnswer(statements, saidCleared, corrections)
  const cleared = [...new Set([...saidCleared, ...clearance.decided])]
  const redFlags = toClear(conditions, cleared, LEVEL_OF[answers.experienceLevel ?? 'Novice'])
  const minded = conditions.filter((each) => !redFlags.includes(each))
  // The buyer corrects an age in its form field, not with a chip.
  const isFromWords = (each: Condition) => !facts.ageBand || !isOfAge(each)
  const told = toldValues({ statements, facts: answers.facts ?? {}, person, event, namedDays })
  const chips: Chip[] = [
    ...[...turnedDown, ...ownLeftOut].map(inGroup('leave-out')),
    ...[...likes.named, ...ownLikes].map(inGroup('prefer')),
    ...avoid.injuries.map(namedJoint).map(inGroup('careful')),
    ...minded.filter(isFromWords).map(namedCondition).map(inGroup('careful')),
    ...redFlags.filter(isFromWords).map(namedCondition).map(inGroup('clear')),
    ...(equipment.kind === 'home' ? equipmentNamed(equipment, { onePiece, owned: ownedWeights }) : [])
      .map(({ what, label }): Named => ({ about: 'implement', what, label }))
      .map(inGroup('use')),
    ...wanted.used.map(inGroup('use')),
    ...told.map(inGroup('told')),
  ]
  const labelled = (group: Group) => [
    ...new Set(chips.flatMap((each) => (each.group === group ? [inFull(each)] : []))),
  ]
  const found = {
    uses: [
      ...new Set(
        chips.flatMap((each) => (each.group === 'use' && each.about === 'implement' ? [inFull(each)] : [])),
      ),
    ],
    leavesOut: labelled('leave-out'),
    prefers: labelled('prefer'),
    spares: avoid.injuries.map(nameOfJoint),
    clearFirst: redFlags.map((each) => CONDITION_CARE[each].plain),
  }
  const isNamelessHome = equipment.kind === 'home' && found.uses.length === 0
  // If the buyer took back our reading, we do not claim that there was nothing to read.
  const isDescribed = hasWord(homeGym) && !corrections.some(({ about }) => about === 'implement')
  const sessionLength = sessionLengthOf(statements, answers.sessionLength)
  // The program itself tells what an age changes.
  const cares = [
    ...careSentences(
      minded.filter((each) => each !== 'over-65' && !CONDITION_CARE[each].unable),
      weeks,
      avoid.positions,
    ),
    ...conditions.flatMap(unableSentence),
  ]
  const limits = limitsSaid(ofGymOnly)
  const understood = [
    ...(equipment.kind === 'home' ? [equipmentSentence(found.uses)] : []),
    ...commentSentences(found, cares),
    ...toldSentence(told),
    ...limits,
    ...limited,
    ...wanted.sentences,
    ...dailyLifeNotes(dailyLife),
    ...sessionLength.sentences,
    ...preferSentence(found),
  ]
  return {
    equipment,
    oneWeight,
    onePiece,
    ownedWeights,
    avoid,
    likes: [
      ...new Set([
        ...likes.ids,
        ...skills.flatMap(({ steps }) => steps),
        ...ownLikes.map(({ what }) => what),
      ]),
    ],
    skills,
    fine: [...new Set([...saidFineOf(statements), ...ownLikes.map(({ what }) => what)])],
    asked: { ...wanted.fields, ...(repGoals.length && { repGoals }) },
    conditions,
    weeks,
    loadLimit,
    redFlags,
    cleared,
    person,
    units: unitsOf(facts, `${comments}\n${homeGym}`),
    event,
    otherTraining,
    namedDays,
    dailyLife,
    minutes: sessionLength.planned,
    asks: asksIn(statements, `${comments}\n${homeGym}`),
    understanding: {
      ...found,
      chips,
      notes: [
        ...(isNamelessHome && isDescribed ? [equipmentSentence([])] : []),
        ...cares,
        ...limits.map(inBoth),
        ...limited,
        ...dailyLifeNotes(dailyLife),
        ...otherNotes,
        ...sessionLength.sentences,
      ],
      questions: [
        ...values.questions,
        ...meant.questions,
        ...exclusions.questions,
        ...fine.questions,
        ...clearance.questions,
      ].map((each) => ({
        ...each,
        quote: sentenceWith(each.quote, `${comments}\n${homeGym}`),
      })),
      unread,
      wishes: wishesIn(statements),
      sentences: [...understood.map(inBoth), ...otherNotes, ...clearanceSentence(found)],
    },
    understood,
  }
}

const wishesIn = (statements: readonly Statement[]): string[] => [
  ...new Set(statements.flatMap((each) => (each.kind === 'wish' ? [cut(each.quote)] : []))),
]

const asksIn = (statements: readonly Statement[], texts: string): string[] => [
  ...new Set(
    statements.flatMap((each) => (each.kind === 'question' ? [sentenceWith(each.quote, texts)] : [])),
  ),
]

export const LEVEL_OF: Readonly<Record<TrainingAnswers['experienceLevel'], Level>> = {
  Novice: 'novice',
  Beginner: 'novice',
  'Early-Intermediate': 'intermediate',
  'Late-Intermediate': 'intermediate',
  Intermediate: 'intermediate',
  Advanced: 'advanced',
}

const NOTHING_READ: ModelReading = { comments: [], equipment: [] }

const isBodyweight = (said: string): boolean => /^bodyweight/i.test(said)

const inGroup =
  (group: Group) =>
  (named: Named): Chip => ({ group, ...named })

const inFull = ({ label, detail }: Named): string => (detail ? `${label} (${detail})` : label)
const nameOfJoint = (joint: Joint): string => joint.replace('-', ' ')
const namedJoint = (joint: Joint): Named => ({ about: 'joint', what: joint, label: nameOfJoint(joint) })
const namedCondition = (what: Condition): Named => ({
  about: 'condition',
  what,
  label: CONDITION_CARE[what].plain,
})

/** Whether the buyer's last correction says that the joint is fine. */
const isTakenBack = (joint: Joint, corrections: readonly Correction[]): boolean =>
  corrections.findLast(({ about, what }) => about === 'joint' && what === joint)?.as === 'nothing'

/** Catalogue entries that the buyer put into a group. */
function pickedFrom(corrections: readonly Correction[], group: Group): Named[] {
  const last = new Map(corrections.map((each) => [`${each.about} ${each.what}`, each]))
  return [...last.values()].flatMap(({ about, what, as }) => {
    const entry = about === 'exercise' && as === group ? entryById(what) : undefined
    return entry ? [{ about: 'exercise' as const, what, label: entry.name }] : []
  })
}

const equipmentSentence = (uses: readonly string[]): string =>
  uses.length
    ? `We will use ${inWords(uses)}. Nothing in the program needs more.`
    : 'Your description named no equipment that we know, so every exercise needs only your own weight.'

const NOTHING = /^(none|no|nope|nothing|n ?a|no(ne)? (thanks|limitations|injuries|preference))?$/
/** Whether a text is blank, or says that there is nothing to say. */
export const saysNothing = (text: string): boolean =>
  NOTHING.test(
    text
      .toLowerCase()
      .replace(/[^\p{L}\d]+/gu, ' ')
      .trim(),
  )

/** False for the first letters of a text that is still being typed. */
const hasWord = (text: string): boolean => /\p{L}{3}/u.test(text)

type Found = Pick<Understanding, 'leavesOut' | 'prefers' | 'spares' | 'clearFirst'>

/** States what each condition without clearance changes. What is already left out is not named again. */
function careSentences(
  conditions: readonly Condition[],
  weeks: Read['weeks'],
  leftOut: readonly Position[],
): string[] {
  const named = new Set(leftOut)
  return conditions.map((each) => {
    const fresh = careOf(each, weeks[each]).positions.filter((position) => !named.has(position))
    const isFirst = named.size === 0
    fresh.forEach((position) => named.add(position))
    return careSentence(each, weeks[each], fresh, isFirst)
  })
}

function careSentence(
  condition: Condition,
  week: number | undefined,
  fresh: readonly Position[],
  isFirst: boolean,
): string {
  const { plain, positions, patterns, spares, reserve, growth, adds } = careOf(condition, week)
  if (fresh.length)
    return `Because of ${plain} we ${isFirst ? '' : 'also '}leave out ${inWords(fresh.map((each) => POSITION_NAMES[each]))}.`
  if (positions.length) return `You mentioned ${plain}: what it rules out is left out already.`
  if (patterns.length + spares.length > 0) return `Because of ${plain} some exercises are left out.`
  if (reserve > 1 || growth !== 'normal') return `Because of ${plain} the program asks for less effort.`
  return adds.length || HEALTH_ADVICE[condition]
    ? `You mentioned ${plain}: it leaves nothing out, and the guidelines say what to mind.`
    : `You mentioned ${plain}. It leaves nothing out.`
}

const unableSentence = (condition: Condition): string[] => {
  const { plain, unable } = CONDITION_CARE[condition]
  return unable ? [`There is ${unable} but what you say is fine, since you mentioned ${plain}.`] : []
}

const commentSentences = ({ leavesOut, spares }: Found, cares: readonly string[]): string[] => [
  ...(leavesOut.length ? [`We will leave out ${inWords(leavesOut)}.`] : []),
  ...(spares.length
    ? [
        `We will go easy on your ${inWords(spares)}: exercises that are hard on ${spares.length > 1 ? 'them' : 'it'} are left out.`,
      ]
    : []),
  ...cares,
]

const preferSentence = ({ prefers }: Found): string[] =>
  prefers.length ? [`Where they fit your days and equipment, we will prefer ${inWords(prefers)}.`] : []

const clearanceSentence = ({ clearFirst }: Found): string[] =>
  clearFirst.length
    ? [`Please clear with a doctor or another professional before you start: ${inWords(clearFirst)}.`]
    : []
