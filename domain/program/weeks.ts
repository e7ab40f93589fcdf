/** The weeks of a program. */
export const WEEKS = 8
