const KEY = 'eightfold.checkout'

/** Marks that this browser leaves for a checkout: what comes back from it is a purchase of its own. */
export function markCheckout() {
  try {
    localStorage.setItem(KEY, `${Date.now()}`)
  } catch {
    // Storage is full or forbidden: purchases of one email are then counted as one.
  }
}

/** Tells the purchases of one browser and email apart. */
export function lastCheckout(): string {
  try {
    return localStorage.getItem(KEY) ?? ''
  } catch {
    return ''
  }
}
