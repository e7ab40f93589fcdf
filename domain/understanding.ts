import type { Correction, Group } from './forms/corrections.ts'
import type { TrainingAnswers } from './forms/program-request.ts'
import { corrected } from './statements/correct.ts'
import type { Condition } from './statements/lexicon/conditions.ts'
import { merged } from './statements/merge.ts'
import { readByRule } from './statements/read-by-rule.ts'
import type { ModelReading } from './statements/statement.ts'
import { avoidOf, likesOf, type Avoid, type Named } from './training/avoid.ts'
import { entryById } from './training/catalogue.ts'
import { CARE } from './training/conditions.ts'
import {
  equipmentNamed,
  equipmentOf,
  homeGymOf,
  onePieceAmong,
  oneWeightAmong,
  type Equipment,
} from './training/equipment.ts'
import { conditionsOf, toClear } from './training/red-flags.ts'
import { JOINTS, type Implement, type Joint } from './training/vocabulary.ts'
import { POSITION_NAMES } from './training/ways-of-moving.ts'
import { inWords } from './training/words.ts'

/** The answers that hold free text, and how we are to take it; any may still be missing while a form is being filled in. */
export type FreeAnswers = Partial<
  Pick<TrainingAnswers, 'equipment' | 'equipmentDetails' | 'exercisesToAvoid' | 'corrections'>
>

/** One thing that we understood, as it can be shown and corrected. */
export interface Chip extends Named {
  group: Group
}

/**
 * What we make of somebody's own words, to be shown before a program is written and printed in it after. Every phrase
 * is ours: none repeats what they typed. Lists are empty where there is nothing to say.
 */
export interface Understanding {
  /** `a pair of dumbbells`; empty unless the equipment is a home gym, or when nothing we know was named. */
  uses: readonly string[]
  /** `lunges (all 18 variants, from … to …)`, `overhead work`, `machines`. */
  leavesOut: readonly string[]
  /** What comes first where it fits: `bench presses`. */
  prefers: readonly string[]
  /** Joints that nothing hard is asked of: `shoulder`, `lower back`. */
  spares: readonly string[]
  /** What a professional should clear first: `surgery`. */
  clearFirst: readonly string[]
  /** The same, thing by thing. */
  chips: readonly Chip[]
  /** What no chip says: what we cannot follow, and why. */
  notes: readonly string[]
  /** All of it as plain sentences, in this order. */
  sentences: readonly string[]
}

/** What the rules read a program from: the same, for code. */
export interface Read {
  equipment: Equipment
  oneWeight: Implement[]
  onePiece: Implement[]
  avoid: Avoid
  /** Catalogue ids of what they like to do. */
  likes: string[]
  conditions: Condition[]
  redFlags: Condition[]
  understanding: Understanding
  /** Its sentences without what stands in the notice about clearance. */
  understood: readonly string[]
}

/**
 * How the free text in somebody's answers is read. Pure, fast and by rule alone unless a model has read it as well, so a
 * form can show it while they type; it needs the exercise catalogue, as the results page does, so load it lazily.
 */
export const understandingOf = (answers: FreeAnswers, model?: ModelReading): Understanding =>
  readingOf(answers, model).understanding

export function readingOf(answers: FreeAnswers, model: ModelReading = NOTHING_READ): Read {
  const comments = answers.exercisesToAvoid ?? ''
  const said = answers.equipment ?? 'commercial'
  const homeGym = homeGymOf(said, answers.equipmentDetails)
  const corrections = answers.corrections ?? []
  const statements = corrected(
    [
      ...merged(readByRule(comments, 'comments'), model.comments, comments),
      ...merged(readByRule(homeGym, 'equipment'), model.equipment, homeGym),
    ],
    corrections,
  )
  const equipment = equipmentOf(said, statements)
  const conditions = conditionsOf(statements)
  const { avoid: asked, named: turnedDown } = avoidOf(statements)
  const spared = new Set([...asked.injuries, ...conditions.flatMap((each) => CARE[each].spares)])
  const ownLeftOut = pickedFrom(corrections, 'leave-out')
  const avoid = {
    ...asked,
    ids: [...new Set([...asked.ids, ...ownLeftOut.map(({ what }) => what)])],
    injuries: JOINTS.filter((joint) => spared.has(joint) && !isTakenBack(joint, corrections)),
  }
  const likes = likesOf(statements, avoid)
  const ownLikes = pickedFrom(corrections, 'prefer')
  const description = `${answers.equipment ?? ''}\n${answers.equipmentDetails ?? ''}`
  const oneWeight = oneWeightAmong(equipment, description)
  const onePiece = onePieceAmong(equipment, description)
  const redFlags = toClear(conditions)
  const minded = conditions.filter((each) => !redFlags.includes(each))
  const chips: Chip[] = [
    ...[...turnedDown, ...ownLeftOut].map(inGroup('leave-out')),
    ...[...likes.named, ...ownLikes].map(inGroup('prefer')),
    ...avoid.injuries.map(namedJoint).map(inGroup('careful')),
    ...minded.map(namedCondition).map(inGroup('careful')),
    ...redFlags.map(namedCondition).map(inGroup('clear')),
    ...(equipment.kind === 'home' ? equipmentNamed(equipment, onePiece) : [])
      .map(({ what, label }): Named => ({ about: 'implement', what, label }))
      .map(inGroup('use')),
  ]
  const labelled = (group: Group) => chips.flatMap((each) => (each.group === group ? [each.label] : []))
  const found = {
    uses: labelled('use'),
    leavesOut: labelled('leave-out'),
    prefers: labelled('prefer'),
    spares: avoid.injuries.map(nameOfJoint),
    clearFirst: labelled('clear'),
  }
  const isNamelessHome = equipment.kind === 'home' && found.uses.length === 0
  const unfollowed = [
    ...statements.flatMap((each) => (each.kind === 'time' ? [timeSentence(each.minutes)] : [])),
    ...(chips.length === 0 && !saysNothing(comments) && !statements.some(({ kind }) => kind === 'time')
      ? [NOTHING_TO_FOLLOW]
      : []),
  ]
  const cares = minded.map(careSentence)
  const understood = [
    ...(equipment.kind === 'home' ? [equipmentSentence(found.uses)] : []),
    ...commentSentences(found, cares),
    ...unfollowed,
    ...preferSentence(found),
  ]
  return {
    equipment,
    oneWeight,
    onePiece,
    avoid,
    likes: [...new Set([...likes.ids, ...ownLikes.map(({ what }) => what)])],
    conditions,
    redFlags,
    understanding: {
      ...found,
      chips,
      notes: [...(isNamelessHome ? [equipmentSentence([])] : []), ...cares, ...unfollowed],
      sentences: [...understood, ...clearanceSentence(found)],
    },
    understood,
  }
}

const NOTHING_READ: ModelReading = { comments: [], equipment: [] }

const inGroup =
  (group: Group) =>
  (named: Named): Chip => ({ group, ...named })

const nameOfJoint = (joint: Joint): string => joint.replace('-', ' ')
const namedJoint = (joint: Joint): Named => ({ about: 'joint', what: joint, label: nameOfJoint(joint) })
const namedCondition = (what: Condition): Named => ({ about: 'condition', what, label: CARE[what].plain })

/** Whether the last word of the buyer on it is that it is fine. */
const isTakenBack = (joint: Joint, corrections: readonly Correction[]): boolean =>
  corrections.findLast(({ about, what }) => about === 'joint' && what === joint)?.as === 'nothing'

/** Entries of the catalogue that the buyer put into a group. */
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
const saysNothing = (text: string): boolean => NOTHING.test(text.toLowerCase().replace(/\W+/g, ' ').trim())

type Found = Pick<Understanding, 'leavesOut' | 'prefers' | 'spares' | 'clearFirst'>

const NOTHING_TO_FOLLOW =
  'Your comments name nothing that we can follow, so they change nothing in the program.'

const timeSentence = (minutes: number): string =>
  `You wrote of ${minutes} minutes. The program is planned for the session length that you chose.`

/** What a condition that needs no clearance changes. */
function careSentence(condition: Condition): string {
  const { plain, positions, patterns, spares } = CARE[condition]
  if (positions.length)
    return `Because of ${plain} we leave out ${inWords(positions.map((each) => POSITION_NAMES[each]))}.`
  if (patterns.length + spares.length > 0) return `Because of ${plain} some exercises are left out.`
  return `You mentioned ${plain}. It changes nothing in the program.`
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
