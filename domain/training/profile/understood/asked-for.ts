import type { Gear } from '../../../reading/lexicon/gear.ts'
import type { Statement } from '../../../reading/statement.ts'
import type { Named } from '../avoid.ts'
import type { Equipment } from '../equipment/equipment.ts'
import { gearOf } from '../equipment/gear.ts'
import { GEAR } from '../generated/gear.ts'
import { keptOf, placedOf } from '../kept.ts'
import { limitsOf } from '../limits.ts'
import { noBiggerOf } from '../no-bigger.ts'
import {
  phaseLabel,
  phaseName,
  phaseSentences,
  phasesOf,
  secondPlaceOf,
  toolsSaid,
  waitingFor,
} from '../phases.ts'
import type { TrainingProfile } from '../profile.ts'

/** What the buyer asks of the program in their own words, and what they use that no form asks for. */
export interface AskedFor {
  fields: Pick<TrainingProfile, 'gear' | 'limits' | 'noBigger' | 'keep' | 'order' | 'phases' | 'secondPlace'>
  /** Chips of what is used. Those of what is asked are told beside other values. */
  used: Named[]
  /** One each, for the forms and the overview. */
  sentences: string[]
  /** Catalogue ids of exercises that wait for a later phase. */
  waiting: string[]
}

export function askedFor(statements: readonly Statement[], equipment: Equipment): AskedFor {
  const [gear, noBigger, keep] = [gearOf(statements), noBiggerOf(statements), keptOf(statements)]
  const [limits, order] = [limitsOf(statements), placedOf(statements)]
  const [phases, secondPlace] = [phasesOf(statements, equipment), secondPlaceOf(statements)]
  return {
    fields: {
      ...(gear.length && { gear }),
      ...(limits && { limits }),
      ...(noBigger.length && { noBigger }),
      ...(keep.length && { keep }),
      ...(order && { order }),
      ...(phases.length && { phases }),
      ...(secondPlace && { secondPlace }),
    },
    used: [
      ...gear.map(namedGear),
      ...phases.map((each) => named(phaseName(each), phaseLabel(each))),
      ...(secondPlace ? [named('second-place', `Elsewhere: ${toolsSaid(secondPlace.has)}`)] : []),
    ],
    sentences: [...gear.map((each) => GEAR[each].says), ...phaseSentences(phases, secondPlace)],
    waiting: waitingFor(phases),
  }
}

const named = (what: string, label: string): Named => ({ about: 'value', what, label })
const namedGear = (what: Gear): Named => named(`gear-${what}`, GEAR[what].plain)
