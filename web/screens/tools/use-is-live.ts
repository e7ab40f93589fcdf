import { useSyncExternalStore } from 'react'

/** False on a page that was drawn at build time, until its code has taken it over. */
export const useIsLive = () =>
  useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  )
