import { calf, curl, elbowExtension, forearm } from './catalogue/arms-and-calves.ts'
import { hinge } from './catalogue/hinges.ts'
import { hipAbduction, hipAdduction, jump } from './catalogue/hip-sides-and-jumps.ts'
import { hipExtension, kneeExtension, kneeFlexion } from './catalogue/hips-and-knees.ts'
import { lunge } from './catalogue/lunges.ts'
import { horizontalPush, verticalPush } from './catalogue/presses.ts'
import { horizontalPull, straightArmPull, verticalPull } from './catalogue/pulls.ts'
import {
  chestFly,
  frontRaise,
  lateralRaise,
  outwardRotation,
  rearDelt,
  shrug,
} from './catalogue/shoulders-and-chest.ts'
import { squat } from './catalogue/squats.ts'
import { carry, trunkFlexion, trunkRotation, trunkStability } from './catalogue/trunk.ts'
import type { CatalogueEntry } from './exercise.ts'
import { wordsOf } from './words.ts'

/**
 * Every exercise that a program may contain. The generator, the review and the free-text readers share it.
 */
export const CATALOGUE: readonly CatalogueEntry[] = [
  ...squat,
  ...lunge,
  ...hinge,
  ...hipExtension,
  ...kneeFlexion,
  ...kneeExtension,
  ...horizontalPush,
  ...verticalPush,
  ...horizontalPull,
  ...verticalPull,
  ...straightArmPull,
  ...chestFly,
  ...rearDelt,
  ...outwardRotation,
  ...lateralRaise,
  ...frontRaise,
  ...shrug,
  ...curl,
  ...elbowExtension,
  ...forearm,
  ...calf,
  ...trunkStability,
  ...trunkFlexion,
  ...trunkRotation,
  ...carry,
  ...hipAbduction,
  ...hipAdduction,
  ...jump,
]

const byId = new Map(CATALOGUE.map((entry) => [entry.id, entry]))
/** Nearly every look-up uses a name that we printed. */
const byPrintedName = new Map(CATALOGUE.map((entry) => [entry.name, entry]))
const byName = new Map(
  CATALOGUE.flatMap((entry) => [entry.name, ...entry.aka].map((name) => [foldedName(name), entry] as const)),
)

export const entryById = (id: string): CatalogueEntry | undefined => byId.get(id)

/** Finds an exercise by its name or an alias. Case, hyphens and plurals do not matter. */
export const entryByName = (name: string): CatalogueEntry | undefined =>
  byPrintedName.get(name) ?? byName.get(foldedName(name))

function foldedName(name: string): string {
  return wordsOf(name).join(' ')
}
