export const DAY_KINDS = [
  'full-body',
  'upper',
  'lower',
  'lower-arms',
  'push',
  'pull',
  'legs',
  'chest-triceps',
  'back-biceps',
  'legs-shoulders',
  'shoulders-arms',
  'chest',
  'back',
  'shoulders',
  'arms',
] as const
export type DayKind = (typeof DAY_KINDS)[number]

export const DAY_NAMES: Readonly<Record<DayKind, string>> = {
  'full-body': 'Full Body',
  upper: 'Upper',
  lower: 'Lower',
  'lower-arms': 'Lower and Arms',
  push: 'Push',
  pull: 'Pull',
  legs: 'Legs',
  'chest-triceps': 'Chest and Triceps',
  'back-biceps': 'Back and Biceps',
  'legs-shoulders': 'Legs and Shoulders',
  'shoulders-arms': 'Shoulders and Arms',
  chest: 'Chest',
  back: 'Back',
  shoulders: 'Shoulders',
  arms: 'Arms',
}

/** Days of a repeated kind get letters. */
export function letterOf(kinds: readonly DayKind[], index: number): string | undefined {
  const isAlike = (kind: DayKind) => kind === kinds[index]
  if (kinds.filter(isAlike).length === 1) return undefined
  return 'ABCDEF'.charAt(kinds.slice(0, index).filter(isAlike).length)
}

/** What a day is called, in parts. */
export interface DayTitle {
  /** `Day 1` */
  place: string
  /** `Upper A`; empty in a stored name that is not of our form. */
  name: string
  light: 'deload' | 'taper' | null
}

export const titleOf = (
  index: number,
  kind: DayKind,
  letter: string | undefined,
  light: DayTitle['light'],
): DayTitle => ({
  place: `Day ${index + 1}`,
  name: letter ? `${DAY_NAMES[kind]} ${letter}` : DAY_NAMES[kind],
  light,
})

/** `Day 1 - Upper A (deload)` */
export const titleIn = ({ place, name, light }: DayTitle, between: ' - ' | ' · '): string =>
  `${name ? `${place}${between}${name}` : place}${light ? ` (${light})` : ''}`
