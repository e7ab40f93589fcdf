import { useSyncExternalStore } from 'react'

/** False on a prerendered page, until its code has taken it over. */
export const useIsLive = () =>
  useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  )
