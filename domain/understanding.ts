import type { TrainingAnswers } from './forms/program-request.ts'
import { avoidIn, likesIn, type Avoid } from './training/avoid.ts'
import {
  equipmentOf,
  equipmentPhrases,
  onePieceAmong,
  oneWeightAmong,
  type Equipment,
} from './training/equipment.ts'
import { plainFlag, redFlagsIn, type RedFlag } from './training/red-flags.ts'
import type { Implement } from './training/vocabulary.ts'
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
  redFlags: RedFlag[]
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
  const equipment = equipmentOf(answers.equipment ?? 'commercial', details)
  const { avoid, named } = avoidIn(comments)
  const likes = likesIn(comments, avoid)
  const description = `${answers.equipment ?? ''}\n${details}`
  const oneWeight = oneWeightAmong(equipment, description)
  const onePiece = onePieceAmong(equipment, description)
  const redFlags = redFlagsIn(`${comments}\n${details}`)
  const found = {
    uses: equipment.kind === 'home' ? equipmentPhrases(equipment, onePiece) : [],
    leavesOut: named,
    prefers: likes.named,
    spares: avoid.injuries.map((joint) => joint.replace('-', ' ')),
    clearFirst: redFlags.map(plainFlag),
  }
  const understood = [
    ...(equipment.kind === 'home' ? [equipmentSentence(found.uses)] : []),
    ...commentSentences(found, comments),
  ]
  const toClear = clearanceSentence(found)
  return {
    equipment,
    oneWeight,
    onePiece,
    avoid,
    likes: likes.ids,
    redFlags,
    understanding: { ...found, sentences: [...understood, ...toClear] },
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

function commentSentences({ leavesOut, prefers, spares, clearFirst }: Found, comments: string): string[] {
  const sentences: string[] = []
  if (leavesOut.length) sentences.push(`We will leave out ${inWords(leavesOut)}.`)
  if (spares.length)
    sentences.push(
      `We will go easy on your ${inWords(spares)}: exercises that are hard on ${spares.length > 1 ? 'them' : 'it'} are left out.`,
    )
  if (prefers.length)
    sentences.push(`Where they fit your days and equipment, we will prefer ${inWords(prefers)}.`)
  if (!sentences.length && !clearFirst.length && !saysNothing(comments))
    sentences.push(
      'Your comments name no exercise that we know and no body part to spare, so they change nothing in the program.',
    )
  return sentences
}

const clearanceSentence = ({ clearFirst }: Found): string[] =>
  clearFirst.length
    ? [`Please clear with a doctor or another professional before you start: ${inWords(clearFirst)}.`]
    : []
