/**
 * Shares work under way: whoever asks for the same while it lasts gets the same answer. Temporal takes ten updates
 * of one workflow at a time, and a person may press a button more often.
 */
export function sharing<T>() {
  const underWay = new Map<string, Promise<T>>()
  return (key: string, work: () => Promise<T>): Promise<T> => {
    const running = underWay.get(key) ?? work().finally(() => underWay.delete(key))
    underWay.set(key, running)
    return running
  }
}
