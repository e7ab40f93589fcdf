import type { Correction, Group } from '../../../forms/corrections.ts'
import type { Condition } from '../../../reading/lexicon/condition-names.ts'
import type { Named } from '../avoid.ts'
import { entryById } from '../../../exercises/catalogue.ts'
import { CONDITION_CARE } from '../health/condition-care.ts'
import type { Joint } from '../../../exercises/vocabulary.ts'
import type { Chip } from './reading.ts'

export const inGroup =
  (group: Group) =>
  (named: Named): Chip => ({ group, ...named })

export const nameOfJoint = (joint: Joint): string => joint.replace('-', ' ')
export const namedJoint = (joint: Joint): Named => ({
  about: 'joint',
  what: joint,
  label: nameOfJoint(joint),
})
export const namedCondition = (what: Condition): Named => ({
  about: 'condition',
  what,
  label: CONDITION_CARE[what].plain,
})

/** Whether the buyer's last correction says that the joint is fine. */
export const isTakenBack = (joint: Joint, corrections: readonly Correction[]): boolean =>
  corrections.findLast(({ about, what }) => about === 'joint' && what === joint)?.as === 'nothing'

/** Catalogue entries that the buyer put into a group. */
export function pickedFrom(corrections: readonly Correction[], group: Group): Named[] {
  const last = new Map(corrections.map((each) => [`${each.about} ${each.what}`, each]))
  return [...last.values()].flatMap(({ about, what, as }) => {
    const entry = about === 'exercise' && as === group ? entryById(what) : undefined
    return entry ? [{ about: 'exercise' as const, what, label: entry.name }] : []
  })
}
