import type { Tool } from '../../reading/statement.ts'
import type { Way } from '../../reading/lexicon/ways.ts'
import { MACHINES } from '../draft/generated/implements.ts'
import type { CatalogueEntry } from '../../exercises/exercise.ts'
import {
  isLegs,
  isPull,
  isPush,
  isTrunk,
  ODD_OBJECTS,
  PATTERNS,
  type Need,
  type Pattern,
  type Position,
  type Trait,
} from '../../exercises/vocabulary.ts'

/** The names of excluded positions. */
export const POSITION_NAMES: Readonly<Record<Position, string>> = {
  overhead: 'overhead work',
  supine: 'lying on your back',
  prone: 'lying face down',
  inverted: 'upside-down positions',
  hanging: 'hanging',
  kneeling: 'kneeling',
  jump: 'jumps',
  standing: 'standing exercises',
  floor: 'floor work',
}

/** What a ban on a way of moving excludes, and our words for it. */
export interface WayOfMoving {
  patterns?: readonly Pattern[]
  positions?: readonly Position[]
  /** Exercises that no pattern or position covers. */
  is?: (entry: CatalogueEntry) => boolean
  named: string
}

const has =
  (trait: Trait) =>
  ({ traits }: CatalogueEntry): boolean =>
    traits.includes(trait)

/** Pressed or held overhead while standing: not supported, on the floor or upside down. */
function isOverheadOnFeet({ pattern, positions, traits }: CatalogueEntry): boolean {
  if (!positions.includes('overhead')) return false
  if (pattern !== 'vertical-push')
    return positions.includes('standing') && (isLegs(pattern) || isTrunk(pattern))
  return !traits.includes('supported') && !positions.some((each) => OFF_FEET.includes(each))
}
const OFF_FEET: readonly Position[] = ['floor', 'kneeling', 'inverted']

/** A heavy bar from the floor or the rack hangs from the fingers. */
const isGrippedHard = ({ pattern, needs, main }: CatalogueEntry): boolean =>
  pattern === 'hinge' && main && needs.includes('barbell')

/** The other leg kicks, curls or lifts, or does nothing. */
const isOnOneLeg = ({ pattern, positions, perSide, traits }: CatalogueEntry): boolean =>
  traits.includes('one-leg') || (isLegs(pattern) && perSide && positions.includes('standing'))

/** Null for ways that we cannot follow. */
export const WAYS_OF_MOVING: Readonly<Record<Way, WayOfMoving | null>> = {
  overhead: { patterns: ['vertical-push'], positions: ['overhead'], named: POSITION_NAMES.overhead },
  jumps: { positions: ['jump'], named: POSITION_NAMES.jump },
  floor: { positions: ['floor'], named: POSITION_NAMES.floor },
  kneeling: { positions: ['kneeling'], named: POSITION_NAMES.kneeling },
  'lying-on-back': { positions: ['supine'], named: POSITION_NAMES.supine },
  'lying-face-down': { positions: ['prone'], named: POSITION_NAMES.prone },
  hanging: { positions: ['hanging'], named: POSITION_NAMES.hanging },
  'upside-down': { positions: ['inverted'], named: POSITION_NAMES.inverted },
  'bending-over': {
    patterns: ['hinge'],
    is: has('bent-over'),
    named: 'hip hinges and bent-over rows',
  },
  twisting: { patterns: ['trunk-rotation'], is: has('twisting'), named: 'twisting' },
  gripping: {
    patterns: ['carry', 'forearm'],
    positions: ['hanging'],
    is: isGrippedHard,
    named: 'hard gripping',
  },
  standing: { positions: ['standing'], named: POSITION_NAMES.standing },
  'standing-overhead': { is: isOverheadOnFeet, named: 'overhead presses on your feet' },
  'one-leg': {
    patterns: ['lunge'],
    is: isOnOneLeg,
    named: 'lunges and other work on one leg',
  },
  noise: { positions: ['jump'], named: 'jumps, for quiet' },
  'spotter-lifts': {
    is: has('spotter'),
    named: 'barbell bench presses',
  },
  failure: null,
  'leg-work': { patterns: PATTERNS.filter(isLegs), named: 'leg work' },
  'chest-work': { patterns: ['horizontal-push', 'chest-fly'], named: 'chest work' },
  'back-work': {
    patterns: ['horizontal-pull', 'vertical-pull', 'straight-arm-pull'],
    is: ({ id }) => id === 'back-extension',
    named: 'back work',
  },
  'shoulder-work': {
    patterns: ['vertical-push', 'lateral-raise', 'front-raise', 'rear-delt', 'outward-rotation'],
    named: 'shoulder work',
  },
  'arm-work': { patterns: ['curl', 'elbow-extension', 'forearm'], named: 'arm work' },
  'core-work': { patterns: PATTERNS.filter(isTrunk), named: 'core work' },
  pushing: { patterns: PATTERNS.filter(isPush), named: 'presses and push-ups' },
  pulling: { patterns: PATTERNS.filter(isPull), named: 'rows and pull-ups' },
  'lower-body': { patterns: PATTERNS.filter(isLegs), named: 'leg work' },
  'upper-body': {
    patterns: PATTERNS.filter((pattern) => !isLegs(pattern) && !isTrunk(pattern)),
    named: 'upper-body work',
  },
}

const BARS: readonly Need[] = ['barbell', 'trap-bar', 'ez-bar', 'landmine']
const FREE_WEIGHTS: readonly Need[] = [...BARS, 'dumbbells', 'kettlebell', 'plates', ...ODD_OBJECTS]

/** Implements that a ban includes: "barbells" covers every bar that takes plates. */
export const TURNED_DOWN_WITH: Readonly<
  Partial<Record<Tool, { implements: readonly Need[]; named: string }>>
> = {
  barbell: { implements: BARS, named: 'barbells' },
  'free-weights': { implements: FREE_WEIGHTS, named: 'free weights' },
  cable: { implements: ['cable', 'lat-pulldown'], named: 'cables' },
  machines: { implements: MACHINES, named: 'machines' },
}

/** What may be used beside the only tool that someone wants. */
export const GOES_WITH: Readonly<Partial<Record<Tool, readonly Need[]>>> = {
  machines: [...MACHINES, 'cable'],
  'free-weights': [...FREE_WEIGHTS, 'rack'],
  barbell: [...BARS, 'rack', 'plates'],
  dumbbells: ['dumbbells'],
  bodyweight: ['pull-up-bar', 'dip-bars', 'suspension', 'box'],
}
/** Not a weight, and needed for nearly everything. */
export const FURNITURE: readonly Need[] = ['bench', 'incline-bench', 'box']
