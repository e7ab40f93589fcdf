import { entryByName } from '../../exercises/catalogue.ts'
import { objectionTo, type Objection } from '../profile/eligible.ts'
import { implementName } from '../profile/equipment/equipment.ts'
import type { CatalogueEntry } from '../../exercises/exercise.ts'
import { canReplace } from '../draft/swaps.ts'
import { IMPLEMENTS } from '../../exercises/vocabulary.ts'
import { programRulesOf, type LimitsOf, type Objections, type Reviewed } from './program-rule.ts'
import { PERMITTED } from './generated/records.ts'
import { eachRow } from './notation.ts'
import type { ReadRow } from './printed-program.ts'

/** The exercise of a row and its swaps: everything that the buyer may end up doing. */
const mayDo = ({ entry, swaps }: ReadRow): (CatalogueEntry | undefined)[] => [
  entry,
  ...swaps.map(entryByName),
]

const neverFor = (objection: Objection, says: string) => (reviewed: Reviewed) =>
  eachRow(reviewed, (row) => {
    const wrong = mayDo(row).find((entry) => entry && objectionTo(entry, reviewed.profile) === objection)
    return wrong ? `${wrong.name}: ${says}` : null
  })

/** The free words of a note must not name equipment that is not there. */
function notesNeedNothingMore(reviewed: Reviewed): Objections {
  const missing = IMPLEMENTS.filter((each) => !reviewed.profile.equipment.implements.includes(each)).map(
    implementName,
  )
  if (!missing.length) return []
  const wanted = new RegExp(`\\b(${missing.join('|')})\\b`, 'i')
  return eachRow(reviewed, ({ words }) => {
    const word = wanted.exec(words.join(' '))?.[0]
    return word ? `The notes mention ${word.toLowerCase()}, which is not there.` : null
  })
}

/** A red flag requires more than exclusions: no effort near a maximum, and a notice in two places. */
function redFlagsAreHeeded(
  reviewed: Reviewed,
  { reserve }: LimitsOf<typeof PERMITTED, 'red-flag-care'>,
): Objections {
  const { program, profile } = reviewed
  if (!profile.redFlags.length) return []
  const notice = program.overview.clearance
  const shown = notice && Object.values(program.guidelines).some((lines) => lines.includes(notice))
  const hard = eachRow(reviewed, ({ rir }) =>
    rir && rir.low < reserve ? `With a red flag every set keeps at least ${reserve} in reserve.` : null,
  )
  return shown ? hard : [...hard, { says: 'The notice to clear the program with a professional is missing.' }]
}

const swapsFit = (reviewed: Reviewed): Objections =>
  eachRow(reviewed, ({ entry, swaps }) => {
    const wrong =
      entry &&
      swaps.find((name) => {
        const swap = entryByName(name)
        return !swap || !canReplace(swap, entry)
      })
    return wrong ? `${wrong} does not stand in for it: other movement or other muscle.` : null
  })

export const PERMITTED_RULES = programRulesOf(PERMITTED, {
  equipment: neverFor('equipment', 'needs equipment that is not there.'),
  'equipment-in-notes': notesNeedNothingMore,
  avoided: neverFor('avoided', 'the buyer asked to avoid it.'),
  injuries: neverFor('injury', 'hard on an injured joint.'),
  'red-flag-exercises': neverFor('red-flag', 'ruled out until a professional has cleared it.'),
  'red-flag-care': redFlagsAreHeeded,
  level: neverFor('level', 'too advanced for this buyer.'),
  'swaps-fit': swapsFit,
})
