import { useSyncExternalStore } from 'react'
import { UNITS, usualUnits, type Units } from '../domain/units.ts'

const KEY = 'units'

/** What was chosen while the storage refuses to keep it: then it lasts as long as the page. */
let chosen: Units | null = null
const listeners = new Set<() => void>()

/** What this person chose on any page, any day; null when never. */
export function chosenUnits(): Units | null {
  try {
    return UNITS.find((units) => units === localStorage.getItem(KEY)) ?? chosen
  } catch {
    return chosen
  }
}

/** Remembers the choice, and tells all that show weights on this page. */
export function chooseUnits(units: Units): void {
  chosen = units
  try {
    localStorage.setItem(KEY, units)
  } catch {
    // Storage is full or forbidden: the choice lasts as long as this page.
  }
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  // Another tab may change its mind too.
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}

/**
 * Kilograms or pounds, as this person last chose anywhere on the site, and the way to choose.
 * @param usual - until they choose; without it, what is usual where their browser's language is spoken
 */
export function useUnits(usual?: Units): readonly [Units, (units: Units) => void] {
  const units = useSyncExternalStore(
    subscribe,
    () => chosenUnits() ?? usual ?? usualUnits(navigator.language),
    // A page prerendered once for all can know nobody's choice.
    () => usual ?? 'lb',
  )
  return [units, chooseUnits]
}
