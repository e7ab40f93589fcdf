import { isCompound, type Muscle } from '../../exercises/vocabulary.ts'
import type { CatalogueEntry } from '../../exercises/exercise.ts'
import type { MUSCLES } from '../../reading/lexicon/body.ts'
import type { Statement } from '../../reading/statement.ts'
import type { TrainingProfile } from './profile.ts'

type Named = keyof typeof MUSCLES

/** What the words for a part of the body mean. What keeps a joint sound is not among it, such as the rear delts. */
const MUSCLES_OF: Readonly<Record<Named, readonly Muscle[]>> = {
  chest: ['chest'],
  'upper-chest': ['chest'],
  back: ['back'],
  lats: ['back'],
  traps: ['traps'],
  shoulders: ['front-delts', 'side-delts'],
  'side-delts': ['side-delts'],
  'rear-delts': ['rear-delts'],
  arms: ['biceps', 'triceps', 'forearms'],
  biceps: ['biceps'],
  triceps: ['triceps'],
  forearms: ['forearms'],
  legs: ['quads', 'hamstrings', 'calves', 'adductors'],
  quads: ['quads'],
  hamstrings: ['hamstrings'],
  glutes: ['glutes'],
  calves: ['calves'],
  core: [],
  'lower-back': [],
  grip: ['forearms'],
  'upper-body': ['chest', 'back', 'traps', 'front-delts', 'side-delts', 'biceps', 'triceps'],
  'lower-body': ['quads', 'hamstrings', 'glutes', 'calves', 'adductors'],
}

export const musclesOf = (named: readonly Named[]): readonly Muscle[] => [
  ...new Set(named.flatMap((each) => MUSCLES_OF[each])),
]

/** The parts of the body that are to get no bigger, by the names that people have for them. */
export const noBiggerOf = (statements: readonly Statement[]): Named[] => [
  ...new Set(statements.flatMap((each) => (each.kind === 'less' ? [each.what] : []))),
]

/** Needed for nothing but themselves: a press for the triceps is one for their size. */
const SMALL: readonly Muscle[] = ['biceps', 'triceps', 'forearms', 'traps', 'calves']

/** Whether an exercise is there for the size of a muscle that is big enough: nothing else needs it. */
export function onlyEnlarges(
  { pattern, primary }: CatalogueEntry,
  { noBigger }: Pick<TrainingProfile, 'noBigger'>,
): boolean {
  if (!noBigger) return false
  const enough = musclesOf(noBigger)
  const [first] = primary
  if (!first || !enough.includes(first)) return false
  const isOfOneJoint = !isCompound(pattern) || pattern === 'hip-extension'
  return isOfOneJoint || primary.every((each) => SMALL.includes(each) && enough.includes(each))
}
