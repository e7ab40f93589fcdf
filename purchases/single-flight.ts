/**
 * Concurrent calls with the same key share one result. Temporal accepts ten concurrent updates per workflow,
 * and a person may press a button more often.
 */
export function singleFlight<T>() {
  const underWay = new Map<string, Promise<T>>()
  return (key: string, work: () => Promise<T>): Promise<T> => {
    const running = underWay.get(key) ?? work().finally(() => underWay.delete(key))
    underWay.set(key, running)
    return running
  }
}
