/** The parts that a fault can hit. The three shops are one process with three routes to it. */
export const PARTS = [
  'gateway',
  'worker',
  'temporal',
  'postgres',
  'mail',
  'model',
  'shops',
  'gumroad',
  'shopify',
  'stripe',
] as const
export type PartName = (typeof PARTS)[number]

/** Kinds of faults of a process, and of a route to it. */
const PROCESS_KINDS = ['killed', 'frozen'] as const
export const WAY_KINDS = ['slow', 'wrong', 'cut', 'hung', 'refused'] as const
export const KINDS = [...PROCESS_KINDS, ...WAY_KINDS] as const

/** Parts that are processes. */
const PROCESSES = ['gateway', 'worker', 'temporal', 'postgres', 'mail', 'model', 'shops'] as const
export type ProcessName = (typeof PROCESSES)[number]

/** Parts that others connect to. */
const WAYS = ['gateway', 'temporal', 'postgres', 'mail', 'model', 'gumroad', 'shopify', 'stripe'] as const
export type WayName = (typeof WAYS)[number]

/** The step in which the fault should hit some purchase, as far as possible. */
export const AIMS = ['anything', 'generating', 'rendering', 'emailing'] as const
export type Aim = (typeof AIMS)[number]

export interface Fault {
  readonly number: number
  readonly strikes: Strikes
  /** Seconds after the first buyer's arrival. */
  readonly atSecond: number
  readonly seconds: number
  /** The fault waits briefly until some purchase reaches that step. */
  readonly aim: Aim
  /** From 0 to 1: the slowness, the position of the cut, or the choice of the wrong answer. */
  readonly dose: number
}

export type Strikes =
  | { readonly part: ProcessName; readonly kind: (typeof PROCESS_KINDS)[number] }
  | { readonly part: WayName; readonly kind: (typeof WAY_KINDS)[number] }

/** Every sensible combination of part and fault. */
export const ALL_STRIKES: readonly Strikes[] = [
  ...PROCESSES.flatMap((part) => PROCESS_KINDS.map((kind) => ({ part, kind }))),
  ...WAYS.flatMap((part) => WAY_KINDS.map((kind) => ({ part, kind }))),
]

export const nameOf = ({ part, kind }: Strikes): string => `${part} ${kind}`
