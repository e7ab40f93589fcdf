const KEY = 'eightfold.checkout'

/** Marks that this browser leaves for a checkout. What comes back from it is a separate purchase. */
export function markCheckout() {
  try {
    localStorage.setItem(KEY, `${Date.now()}`)
  } catch {
    // Storage is full or forbidden. Purchases of one email are then counted as one.
  }
}

/** Distinguishes the purchases of one browser and email. */
export function lastCheckout(): string {
  try {
    return localStorage.getItem(KEY) ?? ''
  } catch {
    return ''
  }
}
