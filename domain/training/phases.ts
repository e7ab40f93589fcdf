/** Where a week stands in the eight. */
export interface Phase {
  week: number
  deload: boolean
  /** 0 before the light week (or week 5), 1 after it. */
  round: 0 | 1
  /** Loaded weeks of this round before this one. */
  step: number
  /** Loaded weeks of this round. */
  length: number
}

export const WEEKS = 8
/** Without a light week, weights and repetitions start over in the middle all the same. */
const MIDDLE = 5

/** The eight weeks around a light week; null means that there is none. */
export function phasesOf(deloadWeek: number | null): Phase[] {
  const firstLength = (deloadWeek ?? MIDDLE) - 1
  const secondStart = deloadWeek === null ? MIDDLE : deloadWeek + 1
  return Array.from({ length: WEEKS }, (_, index): Phase => {
    const week = index + 1
    const deload = week === deloadWeek
    if (week <= firstLength || deload)
      return { week, deload, round: 0, step: Math.min(index, firstLength - 1), length: firstLength }
    return { week, deload, round: 1, step: week - secondStart, length: WEEKS - secondStart + 1 }
  })
}
