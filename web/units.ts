import { useSyncExternalStore } from 'react'
import { UNITS, usualUnits, type Units } from '../domain/program/units.ts'
import { deviceTexts } from './kept-texts.ts'

const KEY = 'units'

/** The choice while storage refuses to keep it. It lasts as long as the page. */
let chosen: Units | null = null
const listeners = new Set<() => void>()

/** The last choice of this person, on any page and any day. Null if there was none. */
export const chosenUnits = (): Units | null => UNITS.find((units) => units === deviceTexts.get(KEY)) ?? chosen

/** Stores the choice, and notifies everything on this page that shows weights. */
export function chooseUnits(units: Units): void {
  chosen = units
  deviceTexts.set(KEY, units)
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  // Another tab may change the choice too.
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}

/**
 * Kilograms or pounds, as this person last chose anywhere on the site, and the setter.
 * @param usual - the default until they choose; without it, what is usual where their
 * browser's language is spoken
 */
export function useUnits(usual?: Units): readonly [Units, (units: Units) => void] {
  const units = useSyncExternalStore(
    subscribe,
    () => chosenUnits() ?? usual ?? usualUnits(navigator.language),
    // A page that is prerendered once for all knows nobody's choice.
    () => usual ?? 'lb',
  )
  return [units, chooseUnits]
}
