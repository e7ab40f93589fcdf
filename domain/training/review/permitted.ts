import { entryByName } from '../../exercises/catalogue.ts'
import type { CatalogueEntry } from '../../exercises/exercise.ts'
import { atSecondPlace, objectionTo, type Objection } from '../profile/eligible.ts'
import type { TrainingProfile } from '../profile/profile.ts'
import { waitsUntil } from '../profile/second-half.ts'
import { implementName } from '../profile/equipment/equipment.ts'
import { canReplace } from '../draft/swaps.ts'
import { sitsInstead } from '../profile/seated-swap.ts'
import { IMPLEMENTS } from '../../exercises/vocabulary.ts'
import { when } from '../draft/when.ts'
import type { Says } from '../rules/quality-rule.ts'
import { programRulesOf, type Reviewed } from './program-rule.ts'
import { PERMITTED } from './generated/records.ts'
import { eachRow } from './notation.ts'

/** No exercise, no swap and nothing at a second place: everything that the buyer may end up doing. */
const neverFor = (objection: Objection) => (reviewed: Reviewed, _limits: unknown, says: Says) => {
  const { profile } = reviewed
  const isWrong = (whose: TrainingProfile) => (each: CatalogueEntry | undefined) =>
    each && objectionTo(each, whose) === objection
  return eachRow(reviewed, ({ entry, swaps, elsewhere }) => {
    const wrong =
      [entry, ...swaps.map(entryByName)].find(isWrong(profile)) ??
      (elsewhere && profile.secondPlace
        ? [entryByName(elsewhere)].find(isWrong(atSecondPlace(profile, profile.secondPlace)))
        : undefined)
    return wrong && says({ wrong: wrong.name })
  })
}

export const PERMITTED_RULES = programRulesOf(PERMITTED, {
  equipment: neverFor('equipment'),
  /** The free words of a note must not name equipment that is not there. */
  'equipment-in-notes': (reviewed, _limits, says) => {
    const owned = reviewed.profile.equipment.implements
    const missing = IMPLEMENTS.filter((each) => !owned.includes(each)).map(implementName)
    if (!missing.length) return []
    const wanted = new RegExp(`\\b(${missing.join('|')})\\b`, 'i')
    return eachRow(reviewed, ({ words }) => {
      const word = wanted.exec(words.join(' '))?.[0]
      return word && says({ word: word.toLowerCase() })
    })
  },
  /** What waits for later weeks is a swap until then. */
  avoided: (reviewed, limits, says) => [
    ...neverFor('avoided')(reviewed, limits, says),
    ...eachRow(
      reviewed,
      ({ entry }, week) =>
        entry &&
        week < waitsUntil(reviewed.profile) &&
        objectionTo(entry, reviewed.profile) === 'later' &&
        says({ wrong: entry.name }),
    ),
  ],
  injuries: neverFor('injury'),
  'red-flag-exercises': neverFor('red-flag'),
  /** A red flag requires more than exclusions: no effort near a maximum, and a notice in two places. */
  'red-flag-care': (reviewed, { reserve }, says) => {
    const { program, profile } = reviewed
    if (!profile.redFlags.length) return []
    const notice = program.overview.clearance
    const shown = notice && Object.values(program.guidelines).some((lines) => lines.includes(notice))
    return [
      ...eachRow(reviewed, ({ rir }) => rir && rir.low < reserve && says.reserve()),
      ...when(!shown, { says: says.notice() }),
    ]
  },
  level: neverFor('level'),
  'swaps-fit': (reviewed, _limits, says) =>
    eachRow(reviewed, ({ entry, swaps }) => {
      const wrong =
        entry &&
        swaps.find((name) => {
          const swap = entryByName(name)
          return !swap || !(canReplace(swap, entry) || sitsInstead(entry, swap, reviewed.profile))
        })
      return wrong && says({ swap: wrong })
    }),
})
