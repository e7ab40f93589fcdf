import type { TrainingProfile } from '../profile.ts'
import type { Row } from './draft.ts'
import type { CatalogueEntry } from './exercise.ts'
import type { Weight } from './person/loads.ts'
import type { Phase } from './phases.ts'
import type { Prescription } from './prescribe.ts'
import { isLoadable, loadStepKg } from './scheme.ts'

/** A row in one week, as far as its rule depends on it. */
export interface RowWeek {
  phase: Phase
  prescription: Prescription
  weight: Weight | null
}

/**
 * What next week does with a lift that was hit, was too easy or was missed: the only rule of progression that it has
 * (T9). It follows from what the eight weeks print of the row, so that the two never disagree.
 */
export function ruleOf(row: Row, weeks: readonly RowWeek[], profile: TrainingProfile): string {
  const { entry } = row
  const loadable = isLoadable(entry, profile)
  if (profile.redFlags.length) return loadable ? CAREFUL : CAREFUL_UNLOADED
  if (!loadable) return `${hitUnloaded(entry)} ${easierUnloaded(entry, profile)}`
  const more = heavier(entry)
  if (weeks.some(({ weight }) => weight))
    return `Hit: take next week’s weight. Too easy: ${more} from then on. ${MISSED_WITH_WEIGHTS}`
  const loaded = weeks.filter(({ phase }) => !phase.deload)
  if (loaded.filter(({ prescription }) => prescription.stepKg).length > 1)
    return `Hit: add the step that next week’s row names. Too easy: add it twice. ${MISSED}`
  if (climbs(loaded))
    return `Hit: keep the weight; the rows raise the ${entry.timed ? 'seconds' : 'reps'}. Too easy: ${more}. ${MISSED}`
  return `Top of the range in every set: ${more} and start again at the bottom. Until then: same weight, 1 rep more. ${MISSED}`
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

/** Whether repetitions or seconds rise from one loaded week to the next. */
const climbs = (loaded: readonly RowWeek[]): boolean =>
  loaded.some(({ prescription: { reps } }, week) => {
    const before = loaded[week - 1]
    return before !== undefined && reps.high > before.prescription.reps.high
  })

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
