import { armsAndCalves } from './arms-and-calves.ts'
import { hinges } from './hinges.ts'
import { hipSidesAndJumps } from './hip-sides-and-jumps.ts'
import { hipsAndKnees } from './hips-and-knees.ts'
import type { HowTo, HowTos } from './how-to.ts'
import { lunges } from './lunges.ts'
import { presses } from './presses.ts'
import { pulls } from './pulls.ts'
import { shouldersAndChest } from './shoulders-and-chest.ts'
import { squats } from './squats.ts'
import { trunk } from './trunk.ts'
import { withoutFeet } from './without-feet.ts'

/** For every exercise of the catalogue. */
export const HOW_TOS: HowTos = {
  ...squats,
  ...lunges,
  ...hinges,
  ...hipsAndKnees,
  ...presses,
  ...pulls,
  ...shouldersAndChest,
  ...armsAndCalves,
  ...trunk,
  ...hipSidesAndJumps,
}

/** The how-to text of an exercise by its id; undefined for an id outside the catalogue. */
export function howToOf(
  id: string,
  { isSeated }: { isSeated?: boolean | undefined } = {},
): HowTo | undefined {
  const howTo = Object.hasOwn(HOW_TOS, id) ? HOW_TOS[id] : undefined
  return howTo && isSeated ? withoutFeet(howTo) : howTo
}
