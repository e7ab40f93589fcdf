import { z } from 'zod'
import type { CatalogueEntry } from '../../../exercises/exercise.ts'
import { loads } from './parts.ts'

/** The side that an injury of the other one leaves free, where a side works alone. */
export const FreeSide = z.object({ side: z.enum(['left', 'right']), part: z.enum(['arms', 'legs']) })
export type FreeSide = z.infer<typeof FreeSide>

export const LIMB = { arms: 'arm', legs: 'leg' } as const
export const OTHER = { left: 'right', right: 'left' } as const
/** The usual reserve of the program. */
export const RESERVE_OF_FREE = 2

/** The reserve of each side in a row where the free one may work harder; null if both do the same. */
export function reserveOfSides(
  entry: CatalogueEntry,
  rir: number,
  free: FreeSide | undefined,
): Record<FreeSide['side'], number> | null {
  if (!free || !entry.perSide || rir <= RESERVE_OF_FREE || !loads(free.part, entry)) return null
  return free.side === 'left' ? { left: RESERVE_OF_FREE, right: rir } : { left: rir, right: RESERVE_OF_FREE }
}
