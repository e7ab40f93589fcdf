import type { CatalogueEntry } from '../../../exercises/exercise.ts'
import { NAMED_GEAR, type Joint, type NamedGear } from '../../../exercises/vocabulary.ts'
import type { Gear } from '../../../reading/lexicon/gear.ts'
import type { Statement } from '../../../reading/statement.ts'
import { GEAR } from '../generated/gear.ts'
import { isMeantBy, type Meant } from '../lift-entries.ts'

/** An implement that no form asks for. */
export interface GearRecord {
  /** Its name in texts. */
  plain: string
  /** What to do with it. */
  says: string
  /** Joints that its exercises are not hard on. */
  eases?: readonly Joint[]
  for?: readonly Meant[]
}

interface HasGear {
  gear?: readonly Gear[] | undefined
}

export const gearOf = (statements: readonly Statement[]): Gear[] => [
  ...new Set(statements.flatMap((each) => (each.kind === 'gear' ? [each.what] : []))),
]

/** Those with exercises of their own. */
export function namedGearOf(statements: readonly Statement[]): NamedGear[] {
  const gear = gearOf(statements)
  return NAMED_GEAR.filter((each) => gear.includes(each))
}

const EASED = new Map(
  Object.entries(GEAR).map(([name, { for: meant = [] }]) => [name, isMeantBy(meant)] as const),
)

/** Whether the buyer has something that takes an exercise off a joint. */
export const isEased = (entry: CatalogueEntry, joint: Joint, { gear }: HasGear): boolean =>
  gear !== undefined && gear.some((each) => GEAR[each].eases?.includes(joint) && EASED.get(each)?.(entry))
