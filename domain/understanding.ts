import type { TrainingAnswers } from './forms/program-request.ts'
import type { Condition } from './statements/lexicon/conditions.ts'
import { readByRule } from './statements/read-by-rule.ts'
import { avoidOf, likesOf, type Avoid } from './training/avoid.ts'
import { CARE } from './training/conditions.ts'
import {
  equipmentOf,
  homeGymOf,
  equipmentPhrases,
  onePieceAmong,
  oneWeightAmong,
  type Equipment,
} from './training/equipment.ts'
import { conditionsOf, toClear } from './training/red-flags.ts'
import { JOINTS, type Implement } from './training/vocabulary.ts'
import { POSITION_NAMES } from './training/ways-of-moving.ts'
import { inWords } from './training/words.ts'

/** The answers that hold free text; any of them may still be missing while a form is being filled in. */
export type FreeAnswers = Partial<
  Pick<TrainingAnswers, 'equipment' | 'equipmentDetails' | 'exercisesToAvoid'>
>

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
  /** The same as plain sentences, in this order, ready to be shown one below the other. */
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
 * How the free text in somebody's answers is read. Pure, fast and by rule alone, so a form can show it while they type;
 * it needs the exercise catalogue, as the results page does, so load it lazily.
 */
export const understandingOf = (answers: FreeAnswers): Understanding => readingOf(answers).understanding

export function readingOf(answers: FreeAnswers): Read {
  const comments = answers.exercisesToAvoid ?? ''
  const details = answers.equipmentDetails ?? ''
  const said = answers.equipment ?? 'commercial'
  const ofHome = readByRule(homeGymOf(said, details), 'equipment')
  const equipment = equipmentOf(said, ofHome)
  const statements = [
    ...readByRule(comments, 'comments'),
    ...ofHome.filter(({ kind }) => kind !== 'has' && kind !== 'lacks'),
  ]
  const conditions = conditionsOf(statements)
  const { avoid: asked, named } = avoidOf(statements)
  const spared = new Set([...asked.injuries, ...conditions.flatMap((each) => CARE[each].spares)])
  const avoid = { ...asked, injuries: JOINTS.filter((joint) => spared.has(joint)) }
  const likes = likesOf(statements, avoid)
  const description = `${answers.equipment ?? ''}\n${details}`
  const oneWeight = oneWeightAmong(equipment, description)
  const onePiece = onePieceAmong(equipment, description)
  const redFlags = toClear(conditions)
  const found = {
    uses: equipment.kind === 'home' ? equipmentPhrases(equipment, onePiece) : [],
    leavesOut: named,
    prefers: likes.named,
    spares: avoid.injuries.map((joint) => joint.replace('-', ' ')),
    clearFirst: redFlags.map((each) => CARE[each].plain),
  }
  const minded = [
    ...conditions.filter((each) => !redFlags.includes(each)).map(careSentence),
    ...statements.flatMap((each) => (each.kind === 'time' ? [timeSentence(each.minutes)] : [])),
  ]
  const understood = [
    ...(equipment.kind === 'home' ? [equipmentSentence(found.uses)] : []),
    ...commentSentences(found, comments, minded),
  ]
  const clearance = clearanceSentence(found)
  return {
    equipment,
    oneWeight,
    onePiece,
    avoid,
    likes: likes.ids,
    conditions,
    redFlags,
    understanding: { ...found, sentences: [...understood, ...clearance] },
    understood,
  }
}

const equipmentSentence = (uses: readonly string[]): string =>
  uses.length
    ? `We will use ${inWords(uses)}. Nothing in the program needs more.`
    : 'Your description named no equipment that we know, so every exercise needs only your own weight.'

const NOTHING = /^(none|no|nope|nothing|n ?a|no(ne)? (thanks|limitations|injuries|preference))?$/
const saysNothing = (text: string): boolean => NOTHING.test(text.toLowerCase().replace(/\W+/g, ' ').trim())

type Found = Omit<Understanding, 'sentences' | 'uses'>

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

function commentSentences(
  { leavesOut, prefers, spares, clearFirst }: Found,
  comments: string,
  minded: readonly string[],
): string[] {
  const sentences: string[] = []
  if (leavesOut.length) sentences.push(`We will leave out ${inWords(leavesOut)}.`)
  if (spares.length)
    sentences.push(
      `We will go easy on your ${inWords(spares)}: exercises that are hard on ${spares.length > 1 ? 'them' : 'it'} are left out.`,
    )
  sentences.push(...minded)
  if (prefers.length)
    sentences.push(`Where they fit your days and equipment, we will prefer ${inWords(prefers)}.`)
  if (!sentences.length && !clearFirst.length && !saysNothing(comments))
    sentences.push('Your comments name nothing that we can follow, so they change nothing in the program.')
  return sentences
}

const clearanceSentence = ({ clearFirst }: Found): string[] =>
  clearFirst.length
    ? [`Please clear with a doctor or another professional before you start: ${inWords(clearFirst)}.`]
    : []
