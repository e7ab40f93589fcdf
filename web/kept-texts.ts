/** Access to one of the browser's stores, which may be full or forbidden. */
const textsIn = (store: () => Storage) => ({
  get(key: string): string | null {
    try {
      return store().getItem(key)
    } catch {
      return null
    }
  },
  /** @returns whether it is kept */
  set(key: string, text: string): boolean {
    try {
      store().setItem(key, text)
      return true
    } catch {
      return false
    }
  },
  forget(key: string) {
    try {
      store().removeItem(key)
    } catch {
      // There is nothing to remove.
    }
  },
})

/** Lasts as long as this tab, reloads included. */
export const tabTexts = textsIn(() => sessionStorage)
/** Shared by every tab of this browser, until it is removed. */
export const deviceTexts = textsIn(() => localStorage)
