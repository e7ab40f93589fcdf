/** The items if a condition holds; otherwise none. */
export const when = <T>(condition: unknown, ...items: T[]): T[] => (condition ? items : [])
