import {
  NAMED_GEAR,
  ODD_OBJECTS,
  OWN_BARS,
  type Joint,
  type Level,
  type Movement,
  type Muscle,
  type Need,
  type Pattern,
  type Position,
  type Trait,
} from './vocabulary.ts'

export interface CatalogueEntry {
  /** The name as a slug. Stable, because stored blocks refer to it. */
  id: string
  /** Plain English, with the implement unless it is obvious. */
  name: string
  /** Aliases for reading free text and checking records. Never printed. */
  aka: readonly string[]
  pattern: Pattern
  /** Null if the pattern describes the movement fully. */
  movement: Movement | null
  /** Required equipment. Empty means only the floor, a wall, a chair, a doorframe or a towel. */
  needs: readonly Need[]
  /** A set counts 1.0 for these muscles and 0.5 for the secondary ones. */
  primary: readonly Muscle[]
  secondary: readonly Muscle[]
  /** The lowest level that it suits. */
  level: Level
  /** A lift that a strength program is built around. Only these may go below six reps. */
  main: boolean
  /** The first choice of most coaches. */
  staple: boolean
  perSide: boolean
  /** Held or carried for seconds, not counted in reps. */
  timed: boolean
  /** Joints that exclude it while they are injured. */
  hardOn: readonly Joint[]
  positions: readonly Position[]
  traits: readonly Trait[]
}

/** Down to the floor and up again under a weight. A set is one rep per side. */
export const isGetUp = ({ movement }: Pick<CatalogueEntry, 'movement'>): boolean => movement === 'get-up'

/** They train hamstrings and glutes alike; a Romanian deadlift is for the hamstrings. */
export const isFromFloor = ({ pattern, primary }: Pick<CatalogueEntry, 'pattern' | 'primary'>): boolean =>
  pattern === 'hinge' && primary.length > 1

/** Driven by the hips. */
export const isBallistic = ({ traits }: Pick<CatalogueEntry, 'traits'>): boolean =>
  traits.includes('ballistic')

/** Resisted by a band only, so no weight can be added. */
export const isOfBands = ({ needs, traits }: Pick<CatalogueEntry, 'needs' | 'traits'>): boolean =>
  needs.includes('bands') && !traits.includes('assisted')

/** With a sandbag or a log. */
export const isOfOddObject = ({ needs }: Pick<CatalogueEntry, 'needs'>): boolean =>
  ODD_OBJECTS.some((each) => needs.includes(each))

/** On a bench or a seat that stands where it stands: whoever sits in a wheelchair has to change over. */
export const hasOwnSeat = ({ needs, positions }: Pick<CatalogueEntry, 'needs' | 'positions'>): boolean =>
  !positions.includes('standing') && needs.some((each) => SEATS.includes(each))
const SEATS: readonly Need[] = [
  'bench',
  'incline-bench',
  'machines',
  'smith-machine',
  'lat-pulldown',
  'leg-press',
  'leg-curl',
  'leg-extension',
]

/** With gear that no form asks for. */
export const isOfNamedGear = ({ needs }: Pick<CatalogueEntry, 'needs'>): boolean =>
  NAMED_GEAR.some((each) => needs.includes(each))

/** What must be there, and may be turned down. A bar of its own kind takes the place of the straight one. */
export const toolsOf = ({ needs }: Pick<CatalogueEntry, 'needs'>): readonly Need[] =>
  OWN_BARS.some((each) => needs.includes(each)) ? needs.filter((each) => each !== 'barbell') : needs

/** Done only where there is no rack. */
export const isRackless = ({ traits }: Pick<CatalogueEntry, 'traits'>): boolean => traits.includes('rackless')

/** With a kettlebell in each hand. */
export const isOfTwoBells = ({ needs, traits }: Pick<CatalogueEntry, 'needs' | 'traits'>): boolean =>
  needs.includes('kettlebell') &&
  traits.some((each) => each === 'pair' || each === 'two-bells' || each === 'unlike-bells')

export const isCleanAndPress = ({ traits }: Pick<CatalogueEntry, 'traits'>): boolean =>
  traits.includes('cleaned')

/** The one-arm clean and press. The sides take turns after one, two and three reps. */
export const isInLadders = (entry: Pick<CatalogueEntry, 'traits' | 'perSide'>): boolean =>
  isCleanAndPress(entry) && entry.perSide

export type CatalogueRow = Pick<CatalogueEntry, 'name' | 'primary'> & Partial<CatalogueEntry>

export const slugOf = (name: string): string =>
  name
    .toLowerCase()
    .replace(/'/g, '')
    .replace(/[^a-z0-9]+/g, '-')

export const exercises = (pattern: Pattern, rows: readonly CatalogueRow[]): readonly CatalogueEntry[] =>
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
