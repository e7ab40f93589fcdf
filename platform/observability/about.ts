import { AsyncLocalStorage } from 'node:async_hooks'

const here = new AsyncLocalStorage<{ purchase: string | null }>()

/**
 * Runs a function in the context of a purchase: its log lines carry the purchase's id.
 * @param purchase - null if it is not known yet; set it later with `isAbout`
 */
export const about = <T>(purchase: string | null, work: () => T): T => here.run({ purchase }, work)

/** Sets the current context's purchase once it is known. */
export function setLogPurchase(purchase: string): void {
  const scope = here.getStore()
  if (scope) scope.purchase = purchase
}

/** The current context's purchase; null if unknown. */
export const purchaseHere = (): string | null => here.getStore()?.purchase ?? null
