import { toolsOf, type CatalogueEntry } from '../../exercises/exercise.ts'
import { inWords } from '../../exercises/words.ts'
import { equipmentNamed, type Equipment } from './equipment/equipment.ts'

/** `a bench`: what the easiest to equip of some exercises needs and is not there. Null if nothing is missing for it. */
export function lackedFor(entries: readonly CatalogueEntry[], equipment: Equipment): string | null {
  const lacks = entries.map((entry) => toolsOf(entry).filter((each) => !equipment.implements.includes(each)))
  const [least = []] = lacks.toSorted((one, other) => one.length - other.length)
  return least.length
    ? inWords(equipmentNamed({ ...equipment, implements: [...least] }).map(({ label }) => label))
    : null
}
