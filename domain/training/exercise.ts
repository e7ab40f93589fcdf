import type { Implement, Joint, Level, Movement, Muscle, Pattern, Position, Trait } from './vocabulary.ts'

/** One exercise of the catalogue. */
export interface CatalogueEntry {
  /** The name as a slug; stable, because blocks in storage refer to it. */
  id: string
  /** Plain English, with the implement unless it is obvious. */
  name: string
  /** What else people call it; used to understand free text and to check records, never printed. */
  aka: readonly string[]
  pattern: Pattern
  /** Null where the pattern says it all. */
  movement: Movement | null
  /** Everything it takes; empty means the floor, a wall, a chair, a doorframe or a towel. */
  needs: readonly Implement[]
  /** A set counts 1.0 for these and 0.5 for the secondary ones. */
  primary: readonly Muscle[]
  secondary: readonly Muscle[]
  /** The least experience it suits. */
  level: Level
  /** A lift that a strength program is built around; the only kind that may go below six reps. */
  main: boolean
  /** What most coaches would reach for first. */
  staple: boolean
  perSide: boolean
  /** Held or carried for seconds instead of counted in reps. */
  timed: boolean
  /** Joints that rule it out while they are injured. */
  hardOn: readonly Joint[]
  positions: readonly Position[]
  traits: readonly Trait[]
}

/** Down to the floor and up again under a weight: one of each side is a set. */
export const isGetUp = ({ movement }: Pick<CatalogueEntry, 'movement'>): boolean => movement === 'get-up'

/** Thrown by the hips. */
export const isBallistic = ({ traits }: Pick<CatalogueEntry, 'traits'>): boolean =>
  traits.includes('ballistic')

/** Pulled against a band, which nothing else makes heavier. */
export const isOfBands = ({ needs, traits }: Pick<CatalogueEntry, 'needs' | 'traits'>): boolean =>
  needs.includes('bands') && !traits.includes('assisted')

/** With a kettlebell in each hand. */
export const isOfTwoBells = ({ needs, traits }: Pick<CatalogueEntry, 'needs' | 'traits'>): boolean =>
  needs.includes('kettlebell') &&
  traits.some((each) => each === 'pair' || each === 'two-bells' || each === 'unlike-bells')

export const isCleanAndPress = ({ traits }: Pick<CatalogueEntry, 'traits'>): boolean =>
  traits.includes('cleaned')

/** The clean and press of one arm: the sides take turns after one, two, three repetitions. */
export const isInLadders = (entry: Pick<CatalogueEntry, 'traits' | 'perSide'>): boolean =>
  isCleanAndPress(entry) && entry.perSide

type Row = Pick<CatalogueEntry, 'name' | 'primary'> & Partial<CatalogueEntry>

export const slugOf = (name: string): string =>
  name
    .toLowerCase()
    .replace(/'/g, '')
    .replace(/[^a-z0-9]+/g, '-')

/** Fills in what a catalogue line leaves out. */
export const exercises = (pattern: Pattern, rows: readonly Row[]): readonly CatalogueEntry[] =>
  rows.map((row) => ({
    id: slugOf(row.name),
    pattern,
    movement: null,
    aka: [],
    needs: [],
    secondary: [],
    level: 'novice',
    main: false,
    staple: false,
    perSide: false,
    timed: false,
    hardOn: [],
    positions: [],
    traits: [],
    ...row,
  }))
