import fc from 'fast-check'

/** One of several, each as often as its weight says. */
export const weighted = <T>(
  ...options: readonly (readonly [weight: number, arbitrary: fc.Arbitrary<T>])[]
): fc.Arbitrary<T> => fc.oneof(...options.map(([weight, arbitrary]) => ({ weight, arbitrary })))
