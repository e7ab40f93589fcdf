import type { DayKind } from '../../program/day.ts'
import { CATALOGUE } from '../../exercises/catalogue.ts'
import type { CatalogueEntry } from '../../exercises/exercise.ts'
import { isLegs, isTrunk, type Muscle, type Pattern } from '../../exercises/vocabulary.ts'

const CHEST: readonly Pattern[] = ['horizontal-push', 'chest-fly']
const BACK: readonly Pattern[] = [
  'horizontal-pull',
  'vertical-pull',
  'straight-arm-pull',
  'rear-delt',
  'outward-rotation',
  'shrug',
]
const SHOULDERS: readonly Pattern[] = [
  'vertical-push',
  'lateral-raise',
  'front-raise',
  'rear-delt',
  'outward-rotation',
  'shrug',
]
const PUSH: readonly Pattern[] = [
  ...CHEST,
  'vertical-push',
  'lateral-raise',
  'front-raise',
  'elbow-extension',
]
const PULL: readonly Pattern[] = [...BACK, 'curl', 'forearm']
const BICEPS: readonly Pattern[] = ['curl', 'forearm']

const UPPER_PATTERNS: Readonly<Partial<Record<DayKind, readonly Pattern[]>>> = {
  push: PUSH,
  pull: PULL,
  chest: CHEST,
  'chest-triceps': [...CHEST, 'elbow-extension'],
  back: BACK,
  'back-biceps': [...BACK, ...BICEPS],
  shoulders: SHOULDERS,
  'shoulders-arms': [...SHOULDERS, ...BICEPS, 'elbow-extension'],
  arms: [...BICEPS, 'elbow-extension'],
}

const holdsArms = (kind: DayKind) => kind === 'arms' || kind === 'shoulders-arms' || kind === 'chest-triceps'

/** Whether an exercise belongs on a day of that kind. Trunk work may close any day. */
export function belongsOn(kind: DayKind, entry: CatalogueEntry): boolean {
  const { pattern } = entry
  if (kind === 'full-body' || isTrunk(pattern)) return true
  if (kind === 'upper') return !isLegs(pattern)
  if (kind === 'lower' || kind === 'legs') return isLegs(pattern)
  if (kind === 'lower-arms') return isLegs(pattern) || pattern === 'curl' || pattern === 'elbow-extension'
  if (kind === 'legs-shoulders') return isLegs(pattern) || SHOULDERS.includes(pattern)
  // A close-grip press is triceps work: it opens an arm day, and a chest day does not need it.
  const tricepsPress = pattern === 'horizontal-push' && entry.primary.includes('triceps')
  if (tricepsPress) return holdsArms(kind) || kind === 'push'
  return UPPER_PATTERNS[kind]?.includes(pattern) ?? false
}

export const holdsPattern = (kind: DayKind, pattern: Pattern): boolean =>
  CATALOGUE.some((entry) => entry.pattern === pattern && belongsOn(kind, entry))

/** A place in a day and its possible movements. The first pattern with an open exercise fills it. */
export interface Slot {
  patterns: readonly Pattern[]
  muscle?: Muscle
  /** A lift that the program is built around, if one is open. */
  main?: true
}

const main = (pattern: Pattern, muscle?: Muscle): Slot => ({
  patterns: [pattern],
  main: true,
  ...(muscle && { muscle }),
})
const slot = (...patterns: Pattern[]): Slot => ({ patterns })

const TRUNK = slot('trunk-stability', 'trunk-flexion')
const TRICEPS = slot('elbow-extension')
const LOWER_SLOTS: readonly (readonly Slot[])[] = [
  [
    main('squat'),
    slot('hinge', 'hip-extension'),
    slot('lunge'),
    slot('knee-flexion'),
    slot('calf'),
    slot('knee-extension'),
    TRUNK,
    slot('hip-abduction'),
  ],
  [
    main('hinge'),
    slot('squat', 'lunge'),
    slot('hip-extension'),
    slot('knee-extension', 'lunge'),
    slot('knee-flexion'),
    slot('calf'),
    TRUNK,
    slot('hip-adduction'),
  ],
]
const LOWER_ARM_SLOTS: readonly (readonly Slot[])[] = [
  [main('squat'), slot('hinge', 'hip-extension'), slot('curl'), TRICEPS, slot('knee-flexion'), slot('calf')],
  [main('hinge'), slot('squat', 'lunge'), slot('curl'), TRICEPS, slot('calf'), slot('knee-extension')],
]
const CHEST_SLOTS: readonly Slot[] = [
  main('horizontal-push', 'chest'),
  slot('horizontal-push'),
  slot('chest-fly'),
  slot('horizontal-push'),
]

/** The slots of each kind of day, most important first. A repeated kind takes the next list. */
const SLOTS: Readonly<Record<DayKind, readonly (readonly Slot[])[]>> = {
  'full-body': [
    [
      main('squat'),
      main('horizontal-push', 'chest'),
      slot('horizontal-pull'),
      slot('hip-extension', 'knee-flexion'),
      slot('lateral-raise'),
      slot('curl'),
      TRICEPS,
      TRUNK,
    ],
    [
      main('hinge'),
      main('vertical-push'),
      slot('vertical-pull'),
      slot('lunge', 'squat'),
      slot('horizontal-push', 'chest-fly'),
      TRUNK,
      slot('rear-delt'),
      slot('calf'),
    ],
    [
      { patterns: ['squat', 'lunge'], main: true },
      slot('horizontal-push'),
      slot('horizontal-pull', 'vertical-pull'),
      slot('knee-flexion', 'hip-extension'),
      slot('lateral-raise'),
      slot('curl'),
      TRICEPS,
      slot('calf'),
    ],
  ],
  upper: [
    [
      main('horizontal-push', 'chest'),
      slot('horizontal-pull'),
      slot('vertical-push'),
      slot('vertical-pull'),
      slot('lateral-raise'),
      slot('curl'),
      TRICEPS,
      slot('rear-delt'),
    ],
    [
      main('vertical-push'),
      slot('vertical-pull'),
      slot('horizontal-push'),
      slot('horizontal-pull'),
      slot('lateral-raise'),
      TRICEPS,
      slot('curl'),
      slot('rear-delt'),
    ],
    [
      main('horizontal-push', 'chest'),
      slot('vertical-pull'),
      slot('lateral-raise'),
      slot('horizontal-pull'),
      slot('chest-fly'),
      slot('curl'),
      TRICEPS,
    ],
  ],
  lower: LOWER_SLOTS,
  'lower-arms': LOWER_ARM_SLOTS,
  legs: LOWER_SLOTS,
  push: [
    [
      main('horizontal-push', 'chest'),
      slot('vertical-push'),
      slot('horizontal-push'),
      slot('lateral-raise'),
      TRICEPS,
      slot('chest-fly'),
      TRICEPS,
    ],
    [
      main('vertical-push'),
      slot('horizontal-push'),
      slot('lateral-raise'),
      slot('chest-fly', 'horizontal-push'),
      TRICEPS,
      TRICEPS,
      TRUNK,
    ],
  ],
  pull: [
    [
      main('horizontal-pull'),
      slot('vertical-pull'),
      slot('rear-delt'),
      slot('curl'),
      slot('horizontal-pull'),
      slot('shrug'),
      slot('curl'),
      TRUNK,
    ],
    [
      main('vertical-pull'),
      slot('horizontal-pull'),
      slot('rear-delt'),
      slot('curl'),
      slot('straight-arm-pull'),
      slot('curl'),
      TRUNK,
    ],
  ],
  'chest-triceps': [[...CHEST_SLOTS.slice(0, 3), TRICEPS, TRICEPS, TRUNK]],
  'back-biceps': [
    [
      main('horizontal-pull'),
      slot('vertical-pull'),
      slot('horizontal-pull'),
      slot('curl'),
      slot('rear-delt'),
      slot('curl'),
      slot('straight-arm-pull'),
      TRUNK,
    ],
  ],
  'legs-shoulders': [
    [
      main('squat'),
      slot('hinge', 'hip-extension'),
      slot('vertical-push'),
      slot('knee-flexion'),
      slot('lateral-raise'),
      slot('lunge'),
      slot('calf'),
      TRUNK,
    ],
  ],
  'shoulders-arms': [
    [
      main('vertical-push'),
      slot('lateral-raise'),
      slot('curl'),
      TRICEPS,
      slot('rear-delt'),
      slot('curl'),
      TRICEPS,
      slot('lateral-raise'),
    ],
  ],
  chest: [[...CHEST_SLOTS, TRUNK, slot('chest-fly')]],
  back: [
    [
      main('horizontal-pull'),
      slot('vertical-pull'),
      slot('horizontal-pull'),
      slot('rear-delt'),
      slot('straight-arm-pull'),
      slot('shrug'),
      slot('vertical-pull'),
      TRUNK,
    ],
  ],
  shoulders: [
    [
      main('vertical-push'),
      slot('lateral-raise'),
      slot('rear-delt'),
      slot('vertical-push'),
      slot('lateral-raise'),
      slot('shrug'),
      TRUNK,
    ],
  ],
  arms: [
    [
      main('horizontal-push', 'triceps'),
      slot('curl'),
      TRICEPS,
      slot('curl'),
      TRICEPS,
      slot('curl'),
      slot('forearm'),
      TRUNK,
    ],
  ],
}

/** The slots of a day. `turn` counts the earlier days of that kind in the week. */
export function slotsOf(kind: DayKind, turn: number): readonly Slot[] {
  const lists = SLOTS[kind]
  return lists[turn % lists.length] ?? []
}
