import { type ComponentType, lazy } from 'react'

/**
 * A part of a page whose code loads when it is first drawn.
 * @param otherwise - stands in its place if the code does not come
 */
export const loadedLate = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  otherwise: ComponentType<Props>,
) => lazy(async () => ({ default: await load().catch(() => otherwise) }))
