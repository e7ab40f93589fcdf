import type { Correction } from '../../../../domain/forms/corrections.ts'
import type { Condition } from '../../../../domain/reading/lexicon/condition-names.ts'
import { CATALOGUE } from '../../../../domain/exercises/catalogue.ts'
import { CONDITION_CARE } from '../../../../domain/training/profile/health/condition-care.ts'
import { equipmentNamed } from '../../../../domain/training/profile/equipment/equipment.ts'
import { toClear } from '../../../../domain/training/profile/health/red-flags.ts'
import { IMPLEMENTS, JOINTS } from '../../../../domain/exercises/vocabulary.ts'
import { wordsOf } from '../../../../domain/exercises/words.ts'

/** A thing that can be added, and the possible statements about it. */
export interface Choice {
  label: string
  actions: readonly { says: string; correction: Correction }[]
  /** The words of each of its names, for the search. */
  names: readonly (readonly string[])[]
}

/** The kinds of things that the form is about. */
export interface Offered {
  training: boolean
  equipment: boolean
}

/** What can be added, in search order. */
export const choicesOf = ({ training, equipment }: Offered): readonly Choice[] => [
  ...(equipment ? EQUIPMENT : []),
  ...(training ? [...EXERCISES, ...OF_JOINTS, ...CONDITIONS] : []),
]

const MIN_LETTERS = 3

/** The first choice with that name, else the first for which each typed word begins one of its words. */
export function matchIn(choices: readonly Choice[], typed: string): Choice | undefined {
  const plain = typed.trim().toLowerCase()
  if (plain.length < MIN_LETTERS) return undefined
  const begun = wordsOf(plain)
  const isBegun = (words: readonly string[]) =>
    begun.every((each) => words.some((word) => word.startsWith(each)))
  return (
    choices.find(({ label }) => label.toLowerCase() === plain) ??
    (begun.length > 0 ? choices.find(({ names }) => names.some(isBegun)) : undefined)
  )
}

const EXERCISES = CATALOGUE.map(({ id, name, aka }): Choice => {
  const about = { about: 'exercise', what: id } as const
  return {
    label: name,
    actions: [
      { says: `Leave out ${name}`, correction: { ...about, as: 'leave-out' } },
      { says: `Prefer ${name}`, correction: { ...about, as: 'prefer' } },
    ],
    names: [name, ...aka].map(wordsOf),
  }
})

const OF_JOINTS = JOINTS.map((what): Choice => {
  const label = what.replace('-', ' ')
  return {
    label,
    actions: [{ says: `Be careful with your ${label}`, correction: { about: 'joint', what, as: 'careful' } }],
    names: [wordsOf(label)],
  }
})

const CONDITIONS = Object.entries(CONDITION_CARE).map(([name, { plain }]): Choice => {
  const what = name as Condition
  return {
    label: plain,
    actions: [
      toClear([what]).length
        ? { says: `Clear first: ${plain}`, correction: { about: 'condition', what, as: 'clear' } }
        : { says: `Be careful with ${plain}`, correction: { about: 'condition', what, as: 'careful' } },
    ],
    names: [wordsOf(plain), wordsOf(what)],
  }
})

const EQUIPMENT = IMPLEMENTS.flatMap((each) => equipmentNamed({ kind: 'home', implements: [each] })).map(
  ({ what, label }): Choice => ({
    label,
    actions: [{ says: `Use ${label}`, correction: { about: 'implement', what, as: 'use' } }],
    names: [wordsOf(label), wordsOf(what)],
  }),
)
