import { AsyncLocalStorage } from 'node:async_hooks'

const here = new AsyncLocalStorage<{ purchase: string | null }>()

/**
 * Does something that is about one purchase, or about none yet: whatever is logged meanwhile carries its id.
 * @param purchase - null when it turns out in between, if it does
 */
export const about = <T>(purchase: string | null, deed: () => T): T => here.run({ purchase }, deed)

/** Says which purchase all this is about, as soon as that is known. */
export function isAbout(purchase: string): void {
  const scope = here.getStore()
  if (scope) scope.purchase = purchase
}

/** The purchase that this is about, as far as that is known. */
export const purchaseHere = (): string | null => here.getStore()?.purchase ?? null
