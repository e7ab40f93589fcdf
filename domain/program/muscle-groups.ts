/** The muscles that every week must train. */
export const MAJOR = ['chest', 'back', 'quads', 'hamstrings', 'glutes', 'delts'] as const
const MINOR = ['biceps', 'triceps', 'calves', 'core'] as const
export const GROUPS = [...MAJOR, ...MINOR] as const
export type Group = (typeof GROUPS)[number]
