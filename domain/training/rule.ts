import type { TrainingProfile } from '../profile.ts'
import type { Row } from './draft.ts'
import type { CatalogueEntry } from './exercise.ts'
import type { Growth } from './growth.ts'
import { isLoadable, loadStepKg } from './scheme.ts'

/**
 * What next week does with a lift that was hit, was too easy or was missed: the only rule of progression that it has
 * (T9).
 *
 * @param hasWeight - whether the eight weeks print its weights
 */
export function ruleOf(row: Row, growth: Growth, hasWeight: boolean, profile: TrainingProfile): string {
  const { entry } = row
  const loadable = isLoadable(entry, profile)
  if (profile.redFlags.length) return loadable ? CAREFUL : CAREFUL_UNLOADED
  if (!loadable) return `${hitUnloaded(entry)} ${easierUnloaded(entry, profile)}`
  const more = heavier(entry)
  if (hasWeight) return `Hit: take next week’s weight. Too easy: ${more} from then on. ${MISSED_WITH_WEIGHTS}`
  switch (growth) {
    case 'linear':
      return `Hit: add the step that next week’s row names. Too easy: add it twice. ${MISSED}`
    case 'climb':
      return `Hit: keep the weight; the rows raise the ${entry.timed ? 'seconds' : 'reps'}. Too easy: ${more}. ${MISSED}`
    case 'double':
      return `Top of the range in every set: ${more}, back to its bottom. Else: 1 rep more. ${MISSED}`
    case 'top-set':
    case 'wave':
      return `Hit: take what next week’s effort allows. Too easy: ${more} beyond that. ${MISSED}`
  }
}

const MISSED = 'Missed: same weight again; twice in a row, take 10 percent off.'
const MISSED_WITH_WEIGHTS = 'Missed twice in a row: take 10 percent off from then on.'
const CAREFUL =
  'Hit with ease in every set: add 1 rep, or 2 percent of the weight, not both. Missed or in doubt: go lighter.'
const CAREFUL_UNLOADED =
  'Hit with ease in every set: add 1 rep. Missed or in doubt: do fewer, or take its swap.'

/** How weight is added to it. */
function heavier(entry: CatalogueEntry): string {
  if (entry.needs.includes('dumbbells') || entry.needs.includes('kettlebell')) return 'take the next size up'
  const kg = loadStepKg(entry)
  return `add ${kg} kg (${kg * 2} lb)`
}

const hitUnloaded = ({ timed }: CatalogueEntry): string =>
  `Hit: go on; the rows raise the ${timed ? 'seconds' : 'reps'}.`

/** How what has no weight to add is made harder, and easier. */
function easierUnloaded(entry: CatalogueEntry, { oneWeight }: TrainingProfile): string {
  const [harder, easier] = waysOf(entry, oneWeight)
  return `Too easy: ${harder}. Missed twice in a row: ${easier} for a week.`
}

function waysOf(entry: CatalogueEntry, oneWeight: TrainingProfile['oneWeight']): [string, string] {
  if (entry.traits.includes('assisted')) return ['take less help', 'take more help']
  if (entry.needs.includes('bands'))
    return ['grip the band shorter or take a stronger one', 'take a lighter band']
  if (entry.needs.includes('suspension'))
    return ['walk your feet closer to the anchor', 'walk them further from it']
  if (entry.timed) return ['brace harder and breathe slowly', 'hold 5 seconds less']
  if (entry.needs.some((each) => oneWeight.includes(each)))
    return ['lower for 3 seconds, or take the next weight up if you own it', 'do 2 reps fewer']
  return ['lower for 3 seconds, then pause for 1 second as well', 'take an easier variation']
}
